import type { TerminalOutput } from '../../backend/base/terminal-output.ts'
import { toTerminalJson, toTerminalLine } from '../../backend/base/terminal-text.ts'
import type { Figures } from '../../core/session/figures/figures.ts'
import { gapMark } from '../../core/session/library/export/content.ts'
import type { TranscriptUpdate } from '../../core/voice/receiving/transcript.ts'
import type { Gap } from '../../core/voice/sending/sending-gaps.ts'
import type { Segment } from '../../core/voice/wire/voice-messages.ts'
import { figuresTable } from './figures-table.ts'

/** Output of a session on a terminal. */
export interface Printer {
  phase(phase: string): void
  /** @param lagMs time from the last words spoken to their caption */
  update(update: TranscriptUpdate, lagMs: number): void
  /** Speech was lost, before the words of the next update. */
  gap(gap: Gap): void
  /**
   * The session is over.
   *
   * @param figures undefined if nothing was said
   * @param gaps all of them
   */
  end(figures: Figures | undefined, gaps: readonly Gap[]): void
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const startOf = (ms: number): string => inSeconds(ms).padStart(8)

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
export function captionLinesOf(
  { target, concluded, tentative, unfinished = [] }: TranscriptUpdate,
  lagMs: number,
  speaker = '',
) {
  const who = (language = '') => `${speaker}${toTerminalLine(target ?? language).padEnd(7)}`
  const lineOf = ({ startTime, language, text }: Segment, end: string) => ({
    startMs: startTime,
    line: `${startOf(startTime)}  ${who(language)} ${toTerminalLine(text)}${end}`,
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

/** The line of lost speech, with its start in milliseconds. */
export const gapLine = (gap: Gap, speaker = '') => ({
  startMs: gap.fromMs,
  line: `${startOf(gap.fromMs)}  ${speaker}${' '.repeat(7)} ${gapMark(gap)}  (lost)`,
})

/** The length of all lost speech. */
export const lossLine = (gaps: readonly Gap[]): string =>
  `Lost speech: ${inSeconds(gaps.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0))}`

/**
 * Prints a line for each concluded caption. On a terminal, the last line shows the tentative text and is
 * overwritten.
 */
export function textPrinter(out: TerminalOutput): Printer {
  return {
    phase: (phase) => printOver(out, `-- ${phase}`),
    update: (update, lagMs) => {
      const { lines, tentative } = captionLinesOf(update, lagMs)
      for (const { line } of lines) printOver(out, line)
      out.show(tentative)
    },
    gap: (gap) => printOver(out, gapLine(gap).line),
    end: (figures, gaps) => {
      if (figures !== undefined) printOver(out, `\n${figuresTable(figures)}`)
      if (gaps.length > 0) printOver(out, lossLine(gaps))
    },
  }
}

export const writeJson = (out: TerminalOutput, value: object): void =>
  out.print(toTerminalJson(JSON.stringify(value)))

const rounded = ({ fromMs, toMs }: Gap): Gap => ({ fromMs: Math.round(fromMs), toMs: Math.round(toMs) })

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
    gap: (gap) => write({ gap: rounded(gap) }),
    end: (figures, gaps) => write({ ...(figures !== undefined && { figures }), gaps: gaps.map(rounded) }),
  }
}
