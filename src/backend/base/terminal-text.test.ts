import { describe, expect, it } from 'vitest'
import { toTerminalJson, toTerminalLine, toTerminalText } from './terminal-text.ts'

describe('a text for a terminal', () => {
  it.each([
    ['the clipboard', '\u001b]52;c;cm0gLXJm\u0007'],
    ['the title', '\u001b]0;pwned\u0007'],
    ['the screen', '\u001b[2J\u001b[H'],
    ['the screen, in one byte', '\u009b2J'],
    ['the cursor', 'a\b\b\rb'],
    ['the device', '\u0090q\u009c\u007f'],
    ['the direction of its line', 'a\u202eb\u2067c\u2069\u202c'],
  ])('reaches nothing of %s', (_what, text) => {
    expect(toTerminalText(`${text}\nHello`)).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u)
    expect(toTerminalText(`${text}\nHello`)).toMatch(/\nHello$/)
    const value = { text }
    const json = toTerminalJson(JSON.stringify(value, undefined, 2))
    expect(json).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u)
    expect(JSON.parse(json)).toEqual(value)
  })

  it('pretends to no line of its own where there is one', () => {
    expect(toTerminalLine(' Hello\n  0.0 s  en  Bye\t!')).toBe('Hello 0.0 s en Bye !')
  })
})
