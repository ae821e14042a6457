import { expect, it } from 'vitest'
import { createLog } from './create-log.ts'

const lines: string[] = []
const log = createLog((line) => lines.push(line))
const written = (detail: string): string => {
  log.warn('something failed', { detail, status: 403 })
  const line = JSON.parse(lines.at(-1) ?? '{}') as { detail: string; status: number }
  expect(line.status).toBe(403)
  return line.detail
}

it.each([
  ['a token in an address', 'cannot reach wss://voice.test/v3?token=abc.def-123&x=1', 'abc.def'],
  ['a key in a header', 'sent Authorization: DeepL-Auth-Key my-secret', 'my-secret'],
  ['a key of the free plan', 'bad 279a2e9d-83b3-c416-7e2d-f721593e42a0:fx', '279a2e9d'],
  ['a long secret', `refused ${'aB3_'.repeat(12)}`, 'aB3_aB3_'],
  ['a text that was no JSON', `Unexpected token 'G', "Guten Tag," is not valid JSON`, 'Guten'],
  ['a password in the address of a proxy', 'proxy http://me:hunter2@proxy.test:8080 refused', 'hunter2'],
])('the words of an error that hold %s are written without it', (_what, detail, secret) => {
  expect(written(detail)).not.toContain(secret)
  expect(written(detail)).toContain('[redacted]')
})

it('words of an error that hold no secret are written as they are', () => {
  expect(written('connect ECONNREFUSED 127.0.0.1:4000')).toBe('connect ECONNREFUSED 127.0.0.1:4000')
  expect(written('the library cannot be opened: disk I/O error')).toBe(
    'the library cannot be opened: disk I/O error',
  )
})

it('a field that is named after a secret is never written', () => {
  log.warn('event', { apiKey: 'abc', text: 'Hello' })
  expect(lines.at(-1)).not.toMatch(/abc|Hello/)
})
