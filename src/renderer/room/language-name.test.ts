import { expect, it } from 'vitest'
import { nameOf } from './language-name.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

it('names a language', () => expect(nameOf('de', names)).toBe('German'))

it.each(['a', '-', 'xx-1', '12', 'en-', 'abcdefghi'])('shows %j as it is', (code) => {
  expect(nameOf(code, names)).toBe(code)
})
