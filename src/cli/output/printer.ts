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

/** Lines of a terminal, of which the last one may be provisional. */
export class TerminalLines {
  readonly #out: NodeJS.WriteStream

  constructor(out: NodeJS.WriteStream) {
    this.#out = out
  }

  print(line: string): void {
    this.#clear()
    this.#out.write(`${line}\n`)
  }

  /** Shows a line until the next one; only on a terminal, which can overwrite it. */
  show(line: string): void {
    this.#clear()
    if (this.#out.isTTY) this.#out.write(line.slice(0, (this.#out.columns ?? 80) - 1))
  }

  #clear(): void {
    if (this.#out.isTTY) this.#out.write('\r\u001B[K')
  }
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
export function textPrinter(out: NodeJS.WriteStream): Printer {
  const terminal = new TerminalLines(out)
  return {
    phase: (phase) => terminal.print(`-- ${phase}`),
    update: (update, lagMs) => {
      const { lines, tentative } = linesOf(update, lagMs)
      for (const { line } of lines) terminal.print(line)
      terminal.show(tentative)
    },
  }
}

export const writeJson = (out: NodeJS.WriteStream, value: object): void =>
  void out.write(`${toTerminalJson(JSON.stringify(value))}\n`)

/**
 * One JSON object per line, for other programs. Times are in milliseconds.
 *
 * @param about fields of every object
 */
export function jsonPrinter(out: NodeJS.WriteStream, about: object = {}): Printer {
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
