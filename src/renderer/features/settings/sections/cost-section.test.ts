import { expect, it } from 'vitest'
import { readLimit } from './cost-section.tsx'

it('parses whole minutes, and empty input as no limit, and rejects the rest', () => {
  const typed = ['90', ' 1 ', '', '0', '-3', '1.5', 'ten', '10001']
  const nothing = Array.from({ length: 5 }, () => undefined)
  expect(typed.map(readLimit)).toEqual([90, 1, null, ...nothing])
})
