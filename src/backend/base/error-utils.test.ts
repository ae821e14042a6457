import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { reasonOf } from './error-utils.ts'

const thrownBy = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (thrown) {
    return thrown
  }
}

it.each([
  ['the system', thrownBy(() => readFileSync('/nowhere/at, all')), 'ENOENT: no such file or directory'],
  ['a database', new Error('database or disk is full'), 'database or disk is full'],
  ['a parser, with a comma', new Error('it ends, and should not'), 'it ends, and should not'],
  ['no error at all', 'torn', 'torn'],
])('why a file cannot be used is told without a path: %s', (_who, thrown, told) => {
  expect(reasonOf(thrown)).toBe(told)
})
