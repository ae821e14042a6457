import type { TerminalOutput } from '../../backend/base/terminal-output.ts'
import { toTerminalJson, toTerminalLine } from '../../backend/base/terminal-text.ts'
import type { TranscriptUpdate } from '../../core/voice/receiving/transcript.ts'
import type { Segment } from '../../core/voice/wire/messages.ts'

/** Output of a session on a terminal. */
export interface Printer {
  phase(phase: string): void
  /** @param lagMs time from the last words spoken to their caption */
  update(update: TranscriptUpdate, lagMs: number): void
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** Prints a line in place of the provisional one. */
export function printOver(out: TerminalOutput, line: string): void {
  out.clearLine()
  out.print(line)
}

/**
 * The lines of an update, each with its start in milliseconds, and its tentative text.
 *
 * @param speaker precedes the language
 */
export function linesOf(
  { target, concluded, tentative, unfinished = [] }: TranscriptUpdate,
  lagMs: number,
  speaker = '',
) {
  const who = (language = '') => `${speaker}${toTerminalLine(target ?? language).padEnd(7)}`
  const lineOf = ({ startTime, language, text }: Segment, end: string) => ({
    startMs: startTime,
    line: `${inSeconds(startTime).padStart(8)}  ${who(language)} ${toTerminalLine(text)}${end}`,
  })
  const rest = toTerminalLine(tentative.map(({ text }) => text).join(''))
  return {
    lines: [
      ...concluded.map((segment) => lineOf(segment, `  (lag ${inSeconds(Math.max(0, lagMs))})`)),
      ...unfinished.map((segment) => lineOf(segment, ' …  (unfinished)')),
    ],
    tentative: rest === '' ? '' : `          ${who()} ${rest}…`,
  }
}

/**
 * Prints a line for each concluded caption. On a terminal, the last line shows the tentative text and is
 * overwritten.
 */
export function textPrinter(out: TerminalOutput): Printer {
  return {
    phase: (phase) => printOver(out, `-- ${phase}`),
    update: (update, lagMs) => {
      const { lines, tentative } = linesOf(update, lagMs)
      for (const { line } of lines) printOver(out, line)
      out.show(tentative)
    },
  }
}

export const writeJson = (out: TerminalOutput, value: object): void =>
  out.print(toTerminalJson(JSON.stringify(value)))

/**
 * One JSON object per line, for other programs. Times are in milliseconds.
 *
 * @param about fields of every object
 */
export function jsonPrinter(out: TerminalOutput, about: object = {}): Printer {
  const write = (value: object) => writeJson(out, { ...about, ...value })
  return {
    phase: (phase) => write({ phase }),
    update: ({ target, concluded, tentative, unfinished }, lagMs) =>
      write({
        ...(target !== undefined && { target }),
        concluded,
        tentative,
        ...(unfinished !== undefined && { unfinished }),
        lagMs: Math.max(0, Math.round(lagMs)),
      }),
  }
}
