import { expect, it } from 'vitest'
import { TerminalOutput } from '../../backend/base/terminal-output.ts'
import type { Gap } from '../../core/voice/sending/sending-gaps.ts'
import { LostSpeech } from './lost-speech.ts'
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

it('passes on each gap once, before the words after it, and what it grows by at the end', () => {
  const gaps: Gap[] = []
  const lost = new LostSpeech((gap) => gaps.push(gap))
  const words = (startTime: number) => ({ concluded: [{ ...segment, startTime }], tentative: [] })
  lost.before(words(1000), [{ fromMs: 2000, toMs: 9000 }])
  expect(gaps).toEqual([])
  lost.before(words(9000), [{ fromMs: 2000, toMs: 9000 }])
  lost.before(words(9500), [{ fromMs: 2000, toMs: 9000 }])
  expect(gaps).toEqual([{ fromMs: 2000, toMs: 9000 }])
  lost.end([{ fromMs: 2000, toMs: 12_000 }])
  expect(gaps.slice(1)).toEqual([{ fromMs: 9000, toMs: 12_000 }])
})
