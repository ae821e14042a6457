import { expect, it } from 'vitest'
import { digitOfTab, panelNames } from './panel-names.ts'

it('gives every tab the digit at its place on the keyboard, and no two the same', () => {
  expect([0, 1, 8, 9, 10].map(digitOfTab)).toEqual(['1', '2', '9', '0', undefined])
  const digits = panelNames.map((_, index) => digitOfTab(index))
  expect(digits).not.toContain(undefined)
  expect(new Set(digits).size).toBe(panelNames.length)
})
