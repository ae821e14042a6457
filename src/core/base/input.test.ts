import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listOf, parseUntilFault } from './input.ts'

it('reads a list up to the first element of another kind', () => {
  const schema = z.object({ all: listOf(z.object({ name: z.string() })) })
  const all = [{ name: 'a' }, ...Array.from({ length: 900 }, () => ({}))]
  expect(parseUntilFault(schema, { all }).error?.issues).toMatchObject([{ path: ['all', 1, 'name'] }])
})

it('refuses a list that is longer than it may be', () => {
  const schema = listOf(z.number(), 2)
  expect([[1], [1, 2], [1, 2, 3]].map((list) => parseUntilFault(schema, list).success)).toEqual([
    true,
    true,
    false,
  ])
})
