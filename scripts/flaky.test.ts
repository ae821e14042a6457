import { expect, it } from 'vitest'
import { reasonForRetry } from './flaky.ts'

const known = [{ test: 'panels/text.spec.ts: a text', reason: 'It waits for a peer.' }]

it('knows the reason for listed tests only', () => {
  expect(reasonForRetry('panels/text.spec.ts: a text is translated', known)).toBe('It waits for a peer.')
  expect(reasonForRetry('panels/text.spec.ts: another text', known)).toBeUndefined()
})
