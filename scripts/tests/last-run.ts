import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands.ts'
import type { Tally } from './report.ts'
import { RESULTS } from './step.ts'

/** Record of a run of tests, for programs: `test-results/last-run.json`. */
export interface LastRun extends Tally {
  /** Hash of the tree that was tested; null where something was not committed. */
  readonly tree: string | null
  readonly seconds: number
  /** Load average of one minute when the run began: whether the computer was busy with something else. */
  readonly load: number
  /** Names of the tests that failed. */
  readonly failures: readonly string[]
  /** Commands that run each of them alone, in the same order; null for the failure of a whole step. */
  readonly again: readonly (readonly string[] | null)[]
  /** Names of the tests that failed, and passed when they ran again alone. */
  readonly trembled: readonly string[]
}

const FILE = join(RESULTS, 'last-run.json')

/** Hash of the tree that lies in this folder; null if something is not committed, or without git. */
export function treeOf(folder = root): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD^{tree}') : null
  } catch {
    return null
  }
}

export function writeLastRun(run: LastRun): void {
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(run, undefined, 2)}\n`)
}

/** @throws if no run has ended in this folder */
export function readLastRun(): LastRun {
  if (!existsSync(FILE)) throw new Error('no tests have run here: npm test runs them')
  return JSON.parse(readFileSync(FILE, 'utf8')) as LastRun
}
