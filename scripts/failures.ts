import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './commands.ts'

/** A test that failed, or that passed only when it was tried once more. */
export interface Failure {
  readonly kind: 'failed' | 'flaky'
  /** The file and the words of the test. */
  readonly name: string
  /** What it said when it failed first: some lines, without colours. */
  readonly message: string
}

/** Lines of one message that the summary keeps: the rest stands where the test ran. */
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

/** What failed in a report of Vitest, or passed when it was tried once more; a file that did not load is one. */
export const vitestFailures = (path: string): Failure[] =>
  read<VitestReport>(path, ({ testResults }) =>
    testResults.flatMap((file) => {
      const place = relative(root, file.name)
      // What passed when it was tried once more keeps what it said before.
      const told = file.assertionResults.filter(
        ({ status, failureMessages }) => status === 'failed' || failureMessages.length > 0,
      )
      if (file.status === 'failed' && !told.some(({ status }) => status === 'failed'))
        return [{ kind: 'failed', name: place, message: excerpt(file.message) }]
      return told.map(({ fullName, status, failureMessages }) => ({
        kind: status === 'failed' ? 'failed' : 'flaky',
        name: `${place}: ${fullName}`,
        message: excerpt(failureMessages[0]),
      }))
    }),
  )

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly { readonly message?: string }[]
}

/** What failed in a report of Playwright, and what passed only when it was tried once more. */
export const playwrightFailures = (path: string): Failure[] =>
  read<PlaywrightReport>(path, ({ suites, errors }) => [
    ...errors.map(
      ({ message }): Failure => ({ kind: 'failed', name: 'the runner', message: excerpt(message) }),
    ),
    ...suites.flatMap(failuresOf),
  ])

const failuresOf = (suite: PlaywrightSuite): Failure[] => [
  ...(suite.suites ?? []).flatMap(failuresOf),
  ...(suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }): Failure => {
        const first = results.flatMap(({ errors }) => errors)[0]
        return {
          kind: status === 'flaky' ? 'flaky' : 'failed',
          name: `${file}:${line}: ${title}`,
          message: excerpt(first?.message),
        }
      }),
  ),
]

interface AttackReport {
  readonly failures: readonly { readonly name: string; readonly message: string }[]
}

/** Attacks that were not refused. */
export const attackFailures = (path: string): Failure[] =>
  read<AttackReport>(path, ({ failures }) =>
    failures.map(({ name, message }) => ({ kind: 'failed', name, message: excerpt(message) })),
  )

/** A report that is missing has nothing to tell; that it is missing counts as a failure elsewhere. */
function read<T>(path: string, toFailures: (report: T) => Failure[]): Failure[] {
  return existsSync(path) ? toFailures(JSON.parse(readFileSync(path, 'utf8')) as T) : []
}
