import { expect, it } from 'vitest'
import type { AppError } from '../../../../core/base/errors.ts'
import { groupEqual } from './grouped-problems.ts'

const gone = (what: string): AppError => ({ kind: 'unexpected', detail: `the ${what} is gone` })

it('groups equal problems in the order of the first, and keeps all of them', () => {
  const [first, other, second] = [gone('speaker'), gone('microphone'), gone('speaker')]
  const groups = groupEqual([first, other, second])
  expect(groups.map(({ problem }) => problem)).toEqual([first, other])
  expect(groups[0]?.equal[1]).toBe(second)
  expect(new Set(groups.map(({ words }) => words)).size).toBe(2)
})
