import { formatProgress, formatSeconds, toStepLine } from './report.ts'
import type { TestResult } from './results.ts'
import type { Step } from './step.ts'

export interface FinishedStep {
  readonly name: string
  readonly seconds: number
  readonly results: readonly TestResult[]
}

/** How often the steps that run say how far they are, in ms. */
const PROGRESS_MS = 15_000

/**
 * Carries out lanes of steps in parallel, each lane in its order, and prints a line when a step has ended, and the
 * progress of those that run. Lanes may take their steps from one iterator. Resolves with all steps in the order in
 * which they ended.
 */
export async function runLanes(lanes: readonly Iterable<Step>[]): Promise<FinishedStep[]> {
  const began = performance.now()
  const finished: FinishedStep[] = []
  const running = new Map<Step, number | undefined>()
  const ends = new Map<Step, PromiseWithResolvers<void>>()
  const endOf = (step: Step) => {
    const end = ends.get(step) ?? Promise.withResolvers<void>()
    ends.set(step, end)
    return end
  }
  const timer = setInterval(
    () => console.log(formatProgress(running, (performance.now() - began) / 1000)),
    PROGRESS_MS,
  )
  const carryOut = async (step: Step) => {
    await Promise.all((step.after ?? []).map((needed) => endOf(needed).promise))
    const started = performance.now()
    running.set(step, undefined)
    const results = await step.run((part) => running.set(step, part))
    running.delete(step)
    const done = { name: step.name, seconds: (performance.now() - started) / 1000, results }
    finished.push(done)
    console.log(toStepLine(done))
    endOf(step).resolve()
  }
  try {
    await Promise.all(
      lanes.map(async (steps) => {
        for (const step of steps) await carryOut(step)
      }),
    )
  } finally {
    clearInterval(timer)
  }
  console.log(`in ${formatSeconds((performance.now() - began) / 1000)}`)
  return finished
}
