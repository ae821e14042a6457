// npm test, npm run test:rest and npm run test:all, on Node 24.
import { rmSync } from 'node:fs'
import { build } from '../build.ts'
import { type Plan, quickPlan, restPlan } from './plans.ts'
import { tallyOf, toDetails, toSlowList, toStepTable } from './report.ts'
import { type FinishedStep, runLanes } from './run-lanes.ts'
import { runSelected } from './select.ts'
import { RESULTS } from './step.ts'

/** Plans by the name of their command. */
const PLANS: Readonly<Record<string, readonly (() => Plan)[]>> = {
  quick: [quickPlan],
  rest: [restPlan],
  all: [quickPlan, restPlan],
}

async function runPlans(plans: readonly (() => Plan)[]): Promise<number> {
  rmSync(RESULTS, { recursive: true, force: true })
  const steps: FinishedStep[] = []
  let slow = ''
  for (const plan of plans) {
    const finished = await runLanes(plan())
    steps.push(...finished)
    if (plan === quickPlan) slow = toSlowList(finished.flatMap(({ results }) => results))
  }
  const results = steps.flatMap((step) => step.results)
  const { passed, failed, skipped } = tallyOf(results)
  for (const text of [toStepTable(steps), slow, toDetails(results)]) if (text !== '') console.log(`\n${text}`)
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
  return failed === 0 && passed > 0 ? 0 : 1
}

const [name = '', ...selection] = process.argv.slice(2)
const plans = PLANS[name]
if (plans === undefined) throw new Error(`no such tests: ${name}; there are ${Object.keys(PLANS).join(', ')}`)
if (selection.length > 0) await build()
process.exitCode = selection.length > 0 ? await runSelected(selection) : await runPlans(plans)
