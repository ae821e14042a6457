import type { TerminalOutput } from '../../backend/base/terminal-output.ts'
import { toTerminalLine } from '../../backend/base/terminal-text.ts'
import type { Clock } from '../../core/base/clock.ts'
import type { AppError } from '../../core/base/errors.ts'
import { columns, padColumns } from '../../core/base/words/columns.ts'
import type { Side } from '../../core/voice/sides.ts'
import {
  captionLinesOf,
  gapLine,
  jsonPrinter,
  lossLine,
  type Printer,
  printOver,
  writeJson,
} from '../output/printer.ts'
import { SpokenOrder } from './spoken-order.ts'

/** Output of both sides of a meeting. Times of updates are times of the meeting. */
export interface MeetingPrinter {
  readonly sides: Readonly<Record<Side, SidePrinter>>
  /** Something that concerns the whole meeting. */
  note(text: string): void
}

export interface SidePrinter extends Printer {
  problem(error: AppError): void
}

type Names = Readonly<Record<Side, string>>

/** Prints the captions of both sides as lines with the name of their side, in the order in which they were spoken. */
export function meetingTextPrinter(
  out: TerminalOutput,
  { names, clock, describe }: { names: Names; clock: Clock; describe: (error: AppError) => string },
): MeetingPrinter {
  const order = new SpokenOrder(clock, (line) => printOver(out, line))
  const width = Math.max(columns(names.mine), columns(names.theirs)) + 2
  const note = (text: string) => printOver(out, `-- ${text}`)
  const printerOf = (side: Side): SidePrinter => {
    const name = toTerminalLine(names[side])
    const speaker = padColumns(name, width)
    return {
      phase: (phase) => {
        if (phase === 'idle' || phase === 'failed') order.end(side)
        note(`${name}: ${phase}`)
      },
      update: (update, lagMs) => {
        const { lines, tentative } = captionLinesOf(update, lagMs, speaker)
        order.update(side, update.target ?? '', lines, update.tentative[0]?.startTime)
        out.show(tentative)
      },
      gap: (gap) => order.add(side, [gapLine(gap, speaker)]),
      end: (_, gaps) => {
        if (gaps.length > 0) note(`${name}: ${lossLine(gaps)}`)
      },
      problem: (error) => note(`${name}: ${describe(error)}`),
    }
  }
  return { note, sides: { mine: printerOf('mine'), theirs: printerOf('theirs') } }
}

/** Prints the objects of `jsonPrinter`, each with its `side`, as they come. */
export function meetingJsonPrinter(out: TerminalOutput): MeetingPrinter {
  const printerOf = (side: Side): SidePrinter => ({
    ...jsonPrinter(out, { side }),
    problem: (error) => writeJson(out, { side, error }),
  })
  return {
    note: (text) => writeJson(out, { note: text }),
    sides: { mine: printerOf('mine'), theirs: printerOf('theirs') },
  }
}
