// npm test, npm run test:rest and npm run test:all, on Node 24.
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { build } from '../build.ts'
import { root } from '../commands.ts'
import { treeOf, writeLastRun } from './last-run.ts'
import { type Plan, quickPlan, REST_PARTS } from './plans.ts'
import { conclude, tallyOf, toDetails, toSlowList, toStepTable } from './report.ts'
import { runFailedOfLast } from './run-failed.ts'
import { type FinishedStep, runLanes } from './run-lanes.ts'
import { runSelected } from './select.ts'
import { RESULTS } from './step.ts'

// Hosts, workers and command lines are started hundreds of times: what Node has compiled once serves them all.
process.env['NODE_COMPILE_CACHE'] ??= join(root, '.parley-test', 'compiled')

const rest: Readonly<Record<string, () => Plan>> = REST_PARTS
/** Runs again what failed, if at most so many tests did. */
const FAILED = /^--failed(?:=(\d+))?$/

async function runPlans(plans: readonly (() => Plan)[]): Promise<number> {
  rmSync(RESULTS, { recursive: true, force: true })
  const began = performance.now()
  const [load = 0] = loadavg()
  const tree = treeOf()
  const steps: FinishedStep[] = []
  let slow = ''
  for (const plan of plans) {
    const finished = await runLanes(plan())
    steps.push(...finished)
    if (plan === quickPlan) slow = toSlowList(finished.flatMap(({ results }) => results))
  }
  const results = steps.flatMap((step) => step.results)
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  const tally = tallyOf(results)
  writeLastRun({
    ...tally,
    tree: tree === treeOf() ? tree : null,
    seconds: (performance.now() - began) / 1000,
    load,
    failures: failed.map(({ name }) => name),
    again: failed.map(({ repeat }) => repeat ?? null),
    trembled: [],
  })
  for (const text of [toStepTable(steps), slow, toDetails(results)]) if (text !== '') console.log(`\n${text}`)
  return conclude(tally)
}

/** Plans of the named parts of the rest; of all parts without a name. */
function restPlans(names: readonly string[]): readonly (() => Plan)[] {
  const parts = names.length === 0 ? Object.keys(rest) : names
  return parts.map((name) => {
    const plan = rest[name]
    if (plan === undefined)
      throw new Error(`the rest has no part ${name}; there are ${Object.keys(rest).join(', ')}`)
    return plan
  })
}

async function main(command = '', ...args: readonly string[]): Promise<number> {
  const [failed, max] = FAILED.exec(args[0] ?? '') ?? []
  if (failed !== undefined || (command === 'quick' && args.length > 0)) await build()
  if (failed !== undefined) return runFailedOfLast(Number(max ?? Infinity))
  if (command === 'rest') return runPlans(restPlans(args))
  if (command === 'all') return runPlans([quickPlan, ...restPlans(args)])
  return args.length > 0 ? runSelected(args) : runPlans([quickPlan])
}

process.exitCode = await main(...process.argv.slice(2))
