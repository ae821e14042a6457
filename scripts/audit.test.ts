import { expect, it } from 'vitest'
import { readAudit } from './audit.ts'

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} })

it('names packages that are known to be vulnerable', () => {
  const found = { ws: { name: 'ws', severity: 'high', range: '<8.17.1', via: [] } }
  expect(readAudit(report(found))).toEqual({ type: 'answered', vulnerable: ['ws <8.17.1 (high)'] })
  expect(readAudit(report({}))).toEqual({ type: 'answered', vulnerable: [] })
})

it('takes no failure of the registry for an answer', () => {
  const message = '405 Method Not Allowed - POST https://registry.test/-/npm/v1/security/advisories/bulk'
  expect(readAudit(JSON.stringify({ message, statusCode: 405 }))).toEqual({
    type: 'unanswered',
    why: message,
  })
  expect(() => readAudit('{}')).toThrow('invalid_type')
  expect(() => readAudit('not JSON')).toThrow(SyntaxError)
})
