import { toTerminalLine } from '../../backend/base/terminal-text.ts'
import type { Clock } from '../../core/base/clock.ts'
import type { AppError } from '../../core/base/errors.ts'
import type { Side } from '../../core/voice/sides.ts'
import {
  gapLine,
  jsonPrinter,
  linesOf,
  lossLine,
  type Printer,
  TerminalLines,
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
  out: NodeJS.WriteStream,
  { names, clock, describe }: { names: Names; clock: Clock; describe: (error: AppError) => string },
): MeetingPrinter {
  const terminal = new TerminalLines(out)
  const order = new SpokenOrder(clock, (line) => terminal.print(line))
  const width = Math.max(names.mine.length, names.theirs.length) + 2
  const note = (text: string) => terminal.print(`-- ${text}`)
  const printerOf = (side: Side): SidePrinter => {
    const name = toTerminalLine(names[side])
    const speaker = name.padEnd(width)
    return {
      phase: (phase) => {
        if (phase === 'idle' || phase === 'failed') order.end(side)
        note(`${name}: ${phase}`)
      },
      update: (update, lagMs) => {
        const { lines, tentative } = linesOf(update, lagMs, speaker)
        order.take(side, update.target ?? '', lines, update.tentative[0]?.startTime)
        terminal.show(tentative)
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
export function meetingJsonPrinter(out: NodeJS.WriteStream): MeetingPrinter {
  const printerOf = (side: Side): SidePrinter => ({
    ...jsonPrinter(out, { side }),
    problem: (error) => writeJson(out, { side, error }),
  })
  return {
    note: (text) => writeJson(out, { note: text }),
    sides: { mine: printerOf('mine'), theirs: printerOf('theirs') },
  }
}
