import { describe, expect, it } from 'vitest'
import { leavesOf } from '../../../../test/support/base/leaf-keys.ts'
import { found } from '../../../core/product/doctor/checks.ts'
import { en } from '../../../core/product/strings/en.ts'
import { reportOf } from './doctor-report.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const ABOUT = { version: '0.1.0', host: 'webhost', platform: 'linux' } as const
const KEY = '4f4a8b3a-1bd6-4e9c-8ad0-1f0d7d4e9a11:fx'

const keys = new Set(leavesOf(en))

/** Returns the key of each string with its values. */
const translate = (key: string | string[], values: object = {}) =>
  [[key].flat().find((each) => keys.has(each)), ...Object.values(values)].join(' ')

describe('the report of the connection check', () => {
  it('lists each finding with what to do below it', () => {
    const checks = [
      found('key', 'accepted', { facts: { host: 'mt.test' } }),
      found('proxy', 'unusable', { error: { kind: 'proxy', host: 'p.test:1', reason: 'unreachable' } }),
    ]
    expect(reportOf(checks, ABOUT, NOW, translate)).toBe(
      [
        'Parley 0.1.0, webhost, linux, 2026-11-21T10:00:00.000Z',
        '',
        'doctor.checks.key: doctor.statuses.ok. doctor.findings.key.accepted.result mt.test',
        'doctor.checks.proxy: doctor.statuses.failed. doctor.findings.proxy.unusable.result',
        '  errors.sentences errors.proxy.title p.test:1 unreachable errors.proxy.remedy.unreachable p.test:1 unreachable',
        '  doctor.findings.proxy.unusable.remedy',
        '',
      ].join('\n'),
    )
  })

  it.each([
    `The key ${KEY} is not known.`,
    'See https://me:hunter2-hunter2@mt.test/?token=abcdef for more.',
    'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.s5-x_y==',
  ])('leaves out what a service repeats: %s', (message) => {
    const error = { kind: 'not-allowed', message, traceId: 'b3f1c2d4-0000-4e9c-8ad0-1f0d7d4e9a11' } as const
    const report = reportOf([found('key', 'refused', { error })], undefined, NOW, translate)
    expect(report).not.toMatch(/4f4a8b3a|:fx|hunter2|abcdef|eyJ|s5-x/)
    // The support team asks for the trace ID.
    expect(report).toContain(error.traceId)
  })

  it('leaves out an invalid trace ID', () => {
    const error = { kind: 'not-allowed', traceId: `Service-Auth-Key ${KEY}` } as const
    expect(reportOf([found('key', 'refused', { error })], undefined, NOW, translate)).not.toContain(KEY)
  })
})
