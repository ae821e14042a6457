import { inspect } from 'node:util'
import type { Outcome } from './outcome.ts'
import type { Plan } from './plan.ts'
import { verifyRun } from './rules/verify-run.ts'

export interface SeedRun {
  readonly plan: Plan
  /** Undefined for a run that threw. */
  readonly outcome: Outcome | undefined
  readonly violations: readonly string[]
}

/** Plays a plan to its end and verifies what came of it. A run that throws breaks a rule: the seeds after it run. */
export async function runPlan(plan: Plan, play: (plan: Plan) => Promise<Outcome>): Promise<SeedRun> {
  try {
    const outcome = await play(plan)
    return { plan, outcome, violations: verifyRun(plan, outcome) }
  } catch (thrown) {
    return { plan, outcome: undefined, violations: [`the run throws: ${inspect(thrown)}`] }
  }
}
