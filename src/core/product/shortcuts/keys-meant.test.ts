import { describe, expect, it } from 'vitest'
import { pressed } from '../../../../test/support/base/pressed.ts'
import { keysMeant } from './keys-meant.ts'

const elsewhere = { isMac: false, isTyping: false }

describe('the keys that are meant', () => {
  it.each([
    ['Russian', 'в', 'KeyD', 'd'],
    ['Greek', 'δ', 'KeyD', 'd'],
    ['Hebrew', 'ג', 'KeyD', 'd'],
    ['Arabic', 'ي', 'KeyD', 'd'],
    ['Arabic with Shift', ']', 'KeyD', 'd'],
    ['Arabic, two letters on a key', 'لا', 'KeyB', 'b'],
    ['Thai vowel signs', 'ี', 'KeyU', 'u'],
    ['Russian signs', 'ю', 'Period', '.'],
    ['Hebrew signs', 'ת', 'Comma', ','],
    ['Persian digits', '۰', 'Digit0', '0'],
    ['Korean', 'ㅇ', 'KeyD', 'd'],
  ])('are those at their places on a keyboard without Latin letters: %s', (_, key, code, latin) => {
    expect(keysMeant(pressed(key, code, { ctrlKey: true }), elsewhere)).toEqual([key, latin])
  })

  it.each([
    // Another letter is printed there.
    ['French', 'a', 'KeyQ'],
    ['German', 'ß', 'Minus'],
    ['French digits', 'à', 'Digit0'],
    ['Turkish', 'ı', 'KeyI'],
    ['a named key', 'Enter', 'Enter'],
    ['a sign', '.', 'Slash'],
    ['a digit', '5', 'Digit5'],
  ])('are their own on a keyboard with Latin letters: %s', (_, key, code) => {
    expect(keysMeant(pressed(key, code, { ctrlKey: true }), elsewhere)).toEqual([key])
  })

  it('type on macOS with Option, where something can be typed', () => {
    const bracket = pressed('[', 'Digit5', { altKey: true })
    expect(keysMeant(bracket, { isMac: true, isTyping: true })).toEqual([])
    expect(keysMeant(bracket, { isMac: true, isTyping: false })).toEqual(['['])
    expect(keysMeant(bracket, { isMac: false, isTyping: true })).toEqual(['['])
    const withCommand = pressed('[', 'Digit5', { altKey: true, metaKey: true })
    expect(keysMeant(withCommand, { isMac: true, isTyping: true })).toEqual(['['])
  })
})
