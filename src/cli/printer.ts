import { toTerminalJson, toTerminalLine } from '../core/base/terminal-text.ts'
import type { TranscriptUpdate } from '../core/voice/receiving/transcript.ts'
import type { Segment } from '../core/voice/wire/messages.ts'

/** Output of a session on a terminal. */
export interface Printer {
  phase(phase: string): void
  /** @param lagMs time from the last words spoken to their caption */
  update(update: TranscriptUpdate, lagMs: number): void
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** A line for each concluded caption, and what is tentative on a last line that is written over where it can be. */
export function textPrinter(out: NodeJS.WriteStream): Printer {
  const isTerminal = out.isTTY
  const clear = () => isTerminal && out.write('\r\u001B[K')
  return {
    phase: (phase) => {
      clear()
      out.write(`-- ${phase}\n`)
    },
    update: ({ target, concluded, tentative, unfinished = [] }, lagMs) => {
      clear()
      const print = ({ startTime, language, text }: Segment, end: string) => {
        const who = toTerminalLine(target ?? language ?? '').padEnd(7)
        out.write(`${inSeconds(startTime).padStart(8)}  ${who} ${toTerminalLine(text)}${end}\n`)
      }
      for (const segment of concluded) print(segment, `  (lag ${inSeconds(Math.max(0, lagMs))})`)
      for (const segment of unfinished) print(segment, ' …  (unfinished)')
      const rest = toTerminalLine(tentative.map(({ text }) => text).join(''))
      if (isTerminal && rest !== '')
        out.write(
          `          ${toTerminalLine(target ?? '').padEnd(7)} ${rest.slice(0, (out.columns ?? 80) - 24)}…`,
        )
    },
  }
}

/** One JSON object per line, for other programs. Times are in milliseconds. */
export function jsonPrinter(out: NodeJS.WriteStream): Printer {
  const write = (value: object) => out.write(`${toTerminalJson(JSON.stringify(value))}\n`)
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
