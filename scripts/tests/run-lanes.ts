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
 * Carries out lists of steps in parallel, each list in its order, and prints a line when a step has ended, and the
 * progress of those that run. Resolves with all steps in the order in which they ended.
 */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<FinishedStep[]> {
  const began = performance.now()
  const finished: FinishedStep[] = []
  const running = new Map<Step, number | undefined>()
  const ended = new Map<Step, { readonly done: Promise<void>; readonly resolve: () => void }>(
    lanes.flat().map((step) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      return [step, { done: promise, resolve }]
    }),
  )
  const timer = setInterval(
    () => console.log(formatProgress(running, (performance.now() - began) / 1000)),
    PROGRESS_MS,
  )
  const carryOut = async (step: Step) => {
    await Promise.all((step.after ?? []).map(async (needed) => ended.get(needed)?.done))
    const started = performance.now()
    running.set(step, undefined)
    const results = await step.run((part) => running.set(step, part))
    running.delete(step)
    const done = { name: step.name, seconds: (performance.now() - started) / 1000, results }
    finished.push(done)
    console.log(toStepLine(done))
    ended.get(step)?.resolve()
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
