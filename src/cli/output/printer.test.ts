import { expect, it } from 'vitest'
import { TerminalOutput } from '../../backend/base/terminal-output.ts'
import { jsonPrinter, textPrinter } from './printer.ts'

const HOSTILE = '\u001b]52;c;cm0gLXJm\u0007\u009b2J\n-- idle'
const segment = { text: HOSTILE, startTime: 0, endTime: 1000, language: HOSTILE }
const update = { target: HOSTILE, concluded: [segment], tentative: [segment], unfinished: [segment] }

const printed = (printer: typeof textPrinter, isTTY: boolean): string => {
  let text = ''
  const out = { isTTY, columns: 80, write: (part: string) => (text += part) !== '' }
  printer(new TerminalOutput(() => out as unknown as NodeJS.WriteStream)).update(update, 100)
  return text
}

it('prints captions as lines of text, whatever the service sends', () => {
  // The printer's own escape sequence to clear the line.
  const lines = printed(textPrinter, true).replaceAll('\r\u001b[K', '')
  expect(lines).not.toMatch(/(?!\n)\p{Cc}/u)
  expect(lines).not.toMatch(/^-- idle/m)
  expect(lines.split('\n')).toHaveLength(3)
})

it('writes JSON without control characters', () => {
  const json = printed(jsonPrinter, false)
  expect(json).not.toMatch(/(?!\n)\p{Cc}/u)
  expect(JSON.parse(json).concluded).toEqual([segment])
})
