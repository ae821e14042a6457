import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './commands.ts'

/** A test that failed, or that passed only on a retry. */
export interface Failure {
  readonly kind: 'failed' | 'flaky'
  /** File and title of the test. */
  readonly name: string
  /** Message of its first failure: a few lines, without colours. */
  readonly message: string
  /** Arguments of its runner that select this test alone; undefined if it has none of its own. */
  readonly selection?: readonly string[]
}

/** Maximum number of lines of a message in the summary; the test's own output has the rest. */
const KEPT_LINES = 12

const excerpt = (message: string | undefined) =>
  stripVTControlCharacters(message ?? 'it said nothing')
    .split('\n')
    .slice(0, KEPT_LINES)
    .join('\n')

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Failed and flaky tests in a Vitest report, and files that did not load. */
export const vitestFailures = (path: string): Failure[] =>
  read(path, ({ testResults }: VitestReport) =>
    testResults.flatMap((file): Failure[] => {
      const place = relative(root, file.name)
      // A test that passed on a retry keeps the messages of its failures.
      const told = file.assertionResults.filter(
        ({ status, failureMessages }) => status === 'failed' || failureMessages.length > 0,
      )
      if (file.status === 'failed' && !told.some(({ status }) => status === 'failed'))
        return [{ kind: 'failed', name: place, message: excerpt(file.message) }]
      return told.map(({ fullName, status, failureMessages }) => ({
        kind: status === 'failed' ? 'failed' : 'flaky',
        name: `${place}: ${fullName}`,
        message: excerpt(failureMessages[0]),
        selection: [place, '-t', `^${fullName.replaceAll(/\W/g, '.')}$`],
      }))
    }),
  )

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    /** Tags of the test, without the `@`. */
    readonly tags: readonly string[]
    readonly tests: readonly {
      readonly status: string
      readonly projectName: string
      readonly annotations: readonly { readonly type: string; readonly description?: string }[]
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly { readonly message?: string }[]
}

/** Failed and flaky tests in a Playwright report. */
export const playwrightFailures = (path: string): Failure[] =>
  read(path, ({ suites, errors }: PlaywrightReport) => [
    ...errors.map(
      ({ message }): Failure => ({ kind: 'failed', name: 'the runner', message: excerpt(message) }),
    ),
    ...suites.flatMap(failuresOf),
  ])

const failuresOf = (suite: PlaywrightSuite): Failure[] => [
  ...(suite.suites ?? []).flatMap(failuresOf),
  ...(suite.specs ?? []).flatMap(({ title, file, line, tags, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName, annotations, results }): Failure => {
        const marks = [...tags.map((tag) => `@${tag}`), ...annotations.map(({ type }) => `[${type}]`)]
        const first = results.flatMap(({ errors }) => errors)[0]
        return {
          kind: status === 'flaky' ? 'flaky' : 'failed',
          name: [`${file}: ${title}`, ...marks].join(' '),
          message: `line ${line}\n${excerpt(first?.message)}`,
          selection: [`${file}:${line}`, '--project', projectName],
        }
      }),
  ),
]

/** Journeys of a report that were skipped, each with its reasons. */
export const playwrightSkipped = (path: string): string[] =>
  read(path, ({ suites }: PlaywrightReport) => suites.flatMap(skippedIn))

const skippedIn = (suite: PlaywrightSuite): string[] => [
  ...(suite.suites ?? []).flatMap(skippedIn),
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName, annotations }) => {
        const reasons = annotations.flatMap(({ type, description }) =>
          (type === 'skip' || type === 'because') && description !== undefined ? [description] : [],
        )
        const told = reasons.length === 0 ? 'no reason was given' : [...new Set(reasons)].join('; ')
        return `[${projectName}] ${file}: ${title}: ${told}`
      }),
  ),
]

interface AttackReport {
  readonly failures: readonly { readonly name: string; readonly message: string }[]
}

/** Attacks that were not refused. */
export const attackFailures = (path: string): Failure[] =>
  read(path, ({ failures }: AttackReport) =>
    failures.map(({ name, message }) => ({ kind: 'failed', name, message: excerpt(message) })),
  )

/** A missing report has nothing to list; tally.ts counts it as a failure. */
function read<T, Found>(path: string, find: (report: T) => Found[]): Found[] {
  return existsSync(path) ? find(JSON.parse(readFileSync(path, 'utf8')) as T) : []
}
