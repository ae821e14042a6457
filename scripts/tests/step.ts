import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root, tool } from '../commands.ts'
import { runLogged } from './logged-run.ts'
import { attackResults, playwrightResults, type TestResult, vitestResults } from './results.ts'

/** One line of the table at the end. */
export interface Step {
  readonly name: string
  /** Steps that have to end before this one begins. */
  readonly after?: readonly Step[]
  /** Carries the step out. `onProgress` is told which part of it is done, from 0 to 1. */
  readonly run: (onProgress: (part: number) => void) => Promise<readonly TestResult[]>
}

export const CORES = availableParallelism()
export const RESULTS = join(root, 'test-results')

const report = (name: string) => join(RESULTS, `${name}.json`)
const log = (name: string) => join(RESULTS, `${name}.log`)

/** Counts a failed exit without a failed test, such as an error outside all tests, as a failure. */
function withExit(results: readonly TestResult[], code: number, name: string): readonly TestResult[] {
  if (code === 0 || results.some(({ outcome }) => outcome === 'failed')) return results
  const message = `it ended with code ${code}; its output is in ${log(name)}`
  return [...results, { name, outcome: 'failed', seconds: 0, message }]
}

/** A step that is one check: it passes if its command succeeds. */
export const command = (name: string, parts: readonly string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await runLogged(parts, log(name))
    const message = output.trim().split('\n').slice(-40).join('\n')
    return [{ name, outcome: code === 0 ? 'passed' : 'failed', seconds: 0, ...(code !== 0 && { message }) }]
  },
})

/** A step without a test of its own, which the others need. */
export const preparation = (name: string, run: () => Promise<void>): Step => ({
  name,
  run: async () => {
    await run()
    return []
  },
})

const PROGRESS = join(root, 'scripts/tests/vitest-progress.ts')

interface Running {
  readonly after?: readonly Step[]
  readonly workers?: number
  /** Further arguments of the runner, such as the files to run. */
  readonly only?: readonly string[]
}

/** The tests of Vitest projects. */
export const suite = (
  name: string,
  projects: readonly string[],
  { after = [], workers = CORES, only = [] }: Running = {},
): Step => ({
  name,
  after,
  run: async (onProgress) => {
    const file = report(name)
    const { code } = await runLogged(
      tool('vitest/vitest.mjs').concat(
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--reporter=${PROGRESS}`,
        `--outputFile.json=${file}`,
        `--maxWorkers=${workers}`,
        ...only,
      ),
      log(name),
      { onProgress },
    )
    return withExit(vitestResults(file, projects), code, name)
  },
})

/** The journeys of Playwright projects. */
export const journeys = (
  name: string,
  projects: readonly string[],
  { after = [], workers = CORES, only = [] }: Running = {},
): Step => ({
  name,
  after,
  run: async (onProgress) => {
    const file = report(name)
    mkdirSync(RESULTS, { recursive: true })
    const { code } = await runLogged(
      tool('@playwright/test/cli.js').concat(
        'test',
        ...projects.map((project) => `--project=${project}`),
        `--workers=${workers}`,
        ...only,
      ),
      log(name),
      {
        onProgress,
        env: { ...process.env, PARLEY_JOURNEY_REPORT: file, PARLEY_JOURNEY_RESULTS: join(RESULTS, name) },
      },
    )
    return withExit(playwrightResults(file), code, name)
  },
})

export const attacks = (name: string, { after = [], only = [] }: Running = {}): Step => ({
  name,
  after,
  run: async (onProgress) => {
    const file = report(name)
    const { code } = await runLogged(
      [process.execPath, join(root, 'test/attack/run.ts'), `--report=${file}`, ...only],
      log(name),
      { onProgress },
    )
    return withExit(attackResults(file), code, name)
  },
})
