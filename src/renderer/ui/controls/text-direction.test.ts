import { expect, it } from 'vitest'
import { textDirectionOf } from './text-direction.ts'

const long = (text: string) => text + ' 12, 34.\n'.repeat(10_000)

it('is left to the browser for a short text, and to the placeholder for none', () => {
  expect([textDirectionOf(''), textDirectionOf('Hello'), textDirectionOf('שלום')]).toEqual([
    undefined,
    'auto',
    'auto',
  ])
})

it.each([
  ['Hello, שלום', 'ltr'],
  ['«123» שלום, hello', 'rtl'],
  ['(1) مرحبا', 'rtl'],
  ['\u{1E900}', 'rtl'],
  ['𠮷野家', 'ltr'],
  ['', 'ltr'],
])('of a long one is that of its first letter: %s', (text, direction) => {
  expect(textDirectionOf(long(text))).toBe(direction)
})
