// npm run faults [-- NAME...]: plants faults in the sources, one after the other, and runs the test that has to find each.
// A name is a layer, or a part of a fault's name.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/commands.ts'
import { formatSeconds } from '../../scripts/tests/report.ts'
import type { TestResult } from '../../scripts/tests/results.ts'
import { layerFaults } from './all-faults.ts'
import type { LayerFault } from './layer-fault.ts'
import { placeOf } from './placed-test.ts'
import { runTests } from './run-tests.ts'

interface Outcome {
  readonly fault: LayerFault
  /** The test that failed; undefined if the fault was not found. */
  readonly test: TestResult | undefined
}

/** Undoes the fault that is planted now. */
let takeBack = (): void => {}
const end = new AbortController()
process.on('exit', () => takeBack())
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    end.abort()
    process.exit(130)
  })

const failuresIn = (results: readonly TestResult[]) => results.filter(({ outcome }) => outcome === 'failed')

/** Plants a fault until `takeBack` is called. */
function plant({ name, file, find, replace }: LayerFault): void {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--', file], { cwd: root, encoding: 'utf8' })
  if (stdout !== '') throw new Error(`${file} has changes that are not committed`)
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  const [before = '', after, ...others] = text.split(find)
  if (after === undefined || others.length > 0)
    throw new Error(`"${name}" needs one place in ${file}: ${find}`)
  takeBack = () => writeFileSync(path, text)
  writeFileSync(path, before + replace + after)
}

async function tryFault(fault: LayerFault): Promise<Outcome> {
  const { file, project, plan, isJourney } = placeOf(fault.foundBy)
  const began = performance.now()
  try {
    plant(fault)
    const results = await runTests(
      { isJourney, projects: [project], files: [file], isShort: true },
      end.signal,
    )
    // A file that does not load has no tests: such a fault would not compile.
    const test = failuresIn(results).find(({ name }) => name.includes(': '))
    const seconds = formatSeconds((performance.now() - began) / 1000)
    console.log(
      test === undefined
        ? `NOT FOUND  ${fault.name}\n           ${fault.file}; ${file} passes; ${seconds}`
        : `found      ${fault.name}\n           by ${plan}, ${test.name}; ${seconds}`,
    )
    return { fault, test }
  } finally {
    takeBack()
    takeBack = () => {}
  }
}

/** Runs the tests that have found faults without any. @returns those that fail as well, which prove nothing */
async function failWithoutFault(outcomes: readonly Outcome[]): Promise<readonly TestResult[]> {
  const failed: TestResult[] = []
  for (const isJourney of [false, true]) {
    const found = outcomes.flatMap(({ fault: { foundBy }, test }) => {
      const place = placeOf(foundBy)
      return test !== undefined && place.isJourney === isJourney ? [{ ...place, test }] : []
    })
    if (found.length === 0) continue
    // The command that repeats a journey names its line.
    const files = found.map(({ file, test }) => (isJourney ? (test.repeat?.[3] ?? file) : file))
    const projects = found.map(({ project }) => project)
    const selection = {
      isJourney,
      projects: [...new Set(projects)],
      files: [...new Set(files)],
      isShort: false,
    }
    failed.push(...failuresIn(await runTests(selection, end.signal)))
  }
  return failed
}

function toTable(outcomes: readonly Outcome[]): string {
  return [...Map.groupBy(outcomes, ({ fault }) => fault.layer)]
    .map(([layer, all]) => {
      const found = all.filter(({ test }) => test !== undefined)
      const journeys = found.filter(({ fault }) => placeOf(fault.foundBy).isJourney).length
      const counts = `${found.length} of ${all.length}`.padStart(8)
      return `${layer.padEnd(26)}${counts} found${journeys > 0 ? `, ${journeys} by a journey` : ''}`
    })
    .join('\n')
}

const wanted = process.argv.slice(2)
const layers = new Set(layerFaults.map(({ layer }) => layer))
const isWanted = ({ layer, name }: LayerFault) =>
  wanted.some((part) => (layers.has(part) ? layer === part : name.includes(part)))
const faults = wanted.length === 0 ? layerFaults : layerFaults.filter(isWanted)
if (faults.length === 0) throw new Error(`no fault has such a name: ${wanted.join(', ')}`)
const began = performance.now()
const outcomes: Outcome[] = []
for (const fault of faults) outcomes.push(await tryFault(fault))
const wrong = await failWithoutFault(outcomes)
const missed = outcomes.filter(({ test }) => test === undefined)
const time = formatSeconds((performance.now() - began) / 1000)
for (const { name } of wrong) console.log(`fails without a fault: ${name}`)
console.log(`\n${toTable(outcomes)}\n`)
console.log(`${outcomes.length - missed.length} of ${outcomes.length} faults were found, in ${time}.`)
process.exitCode = missed.length + wrong.length === 0 ? 0 : 1
