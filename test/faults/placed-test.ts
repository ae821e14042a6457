import { matchesGlob, relative, resolve } from 'node:path'
import playwright from '../../playwright.config.ts'
import { root } from '../../scripts/commands.ts'
import { QUICK_PROJECTS } from '../../scripts/tests/plans.ts'
import vitest from '../../vitest.config.ts'

/** A test file, and when it runs. */
export interface PlacedTest {
  readonly file: string
  readonly project: string
  readonly plan: 'npm test' | 'test:rest'
  readonly isJourney: boolean
}

/** The part of a project that is read here, of either runner. */
interface Project {
  readonly name?: string
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  readonly testDir?: string
}

const quick: ReadonlySet<string> = new Set(Object.values(QUICK_PROJECTS).flat())

const suites = (vitest.test?.projects ?? []).map((each) => (each as { readonly test: Project }).test)

const runsSuite =
  (file: string) =>
  ({ include = [], exclude = [] }: Project): boolean =>
    include.some((glob) => matchesGlob(file, glob)) && !exclude.some((glob) => matchesGlob(file, glob))

const runsJourney =
  (file: string) =>
  ({ testDir = playwright.testDir ?? '' }: Project): boolean =>
    file.startsWith(`${relative(root, resolve(root, testDir))}/`)

/**
 * The place of a test: what npm test runs goes before the rest.
 *
 * @param test path of a file, for several projects followed by `--project=NAME`
 * @throws if no project runs it
 */
export function placeOf(test: string): PlacedTest {
  const [file = '', option] = test.split(' --project=')
  const isJourney = file.endsWith('.spec.ts')
  const projects: readonly Project[] = isJourney
    ? (playwright.projects ?? []).filter(runsJourney(file))
    : suites.filter(runsSuite(file))
  const names = projects.flatMap(({ name = '' }) => (option === undefined || name === option ? [name] : []))
  const project = names.find((name) => quick.has(name)) ?? names[0]
  if (project === undefined) throw new Error(`no project runs ${test}`)
  return {
    file,
    project,
    plan: quick.has(project) ? 'npm test' : 'test:rest',
    isJourney,
  }
}
