import { describe, expect, it } from 'vitest'
import { translatorOf } from '../../../../test/support/service/translator.ts'
import { type CheckId, findings, found } from '../doctor/checks.ts'
import { interfaceLanguages } from '../interface-languages.ts'
import { checkText } from './check-text.ts'

const all = Object.entries(findings).flatMap(([id, meanings]) =>
  Object.keys(meanings).map((finding) => [id as CheckId, finding] as const),
)
const FACTS = {
  host: 'h.test',
  used: 1,
  limit: 2,
  missing: ['write', 'voice'],
  region: 'us',
  seconds: 40,
  proxy: 'http://p.test',
  ms: 30,
  openMs: 40,
  firstMessageMs: 50,
  damaged: 3,
  decibels: -50,
  route: 'Parley speech → Speaker',
}

describe.each(interfaceLanguages)('the text of a check in %s', async (language) => {
  const { translate } = await translatorOf(language)
  it.each(all)('states finding and remedy: %s, %s', (id, finding) => {
    const check = found(id, finding as never, { facts: FACTS })
    const { name, status, result, remedies } = checkText(check, translate)
    expect([name, status, result].join()).not.toMatch(/undefined|\{\{|[!！¡]/)
    expect(result).toMatch(/\S/)
    expect(remedies).toHaveLength(check.status === 'ok' || check.status === 'skipped' ? 0 : 1)
    for (const remedy of remedies) expect(remedy).toMatch(/[.。]$/)
  })
})

describe('the text of a check', async () => {
  const { translate } = await translatorOf('en')

  it('begins with the text of the error', () => {
    const check = found('key', 'refused', {
      facts: FACTS,
      error: { kind: 'not-allowed', message: 'No.', traceId: 't-1' },
    })
    expect(checkText(check, translate).remedies).toEqual([
      expect.stringContaining('denied'),
      'No.',
      'Trace ID for support: t-1',
      expect.stringContaining('whole key'),
    ])
  })
})
