import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ReportedFinding } from '../../test/attack/report.ts'
import { root } from '../commands.ts'

/** Result of one test, journey, attack or command. */
export interface TestResult {
  /** File and title; for an attack, area and title. */
  readonly name: string
  /** A test that passes on a second try has failed. */
  readonly outcome: 'passed' | 'failed' | 'skipped'
  readonly seconds: number
  /** Its failure, in a few lines without colours, or the reason for which it was skipped. */
  readonly message?: string
  /** Command that runs this test alone, word by word. */
  readonly repeat?: readonly string[]
}

/** Maximum number of lines of a message in the summary; the log of the step has the rest. */
const MAX_MESSAGE_LINES = 12

const excerpt = (message = 'no message'): string =>
  stripVTControlCharacters(message).split('\n').slice(0, MAX_MESSAGE_LINES).join('\n')

/** A report that is missing counts as a failure: its writer crashed. */
function read<T>(path: string, toResults: (report: T) => TestResult[]): TestResult[] {
  return existsSync(path)
    ? toResults(JSON.parse(readFileSync(path, 'utf8')) as T)
    : [{ name: 'the runner', outcome: 'failed', seconds: 0, message: 'it wrote no report' }]
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: 'passed' | 'failed' | 'pending' | 'todo' | 'skipped' | 'disabled'
      readonly duration?: number | null
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/**
 * Results in a Vitest report. A file that did not load has no tests, and is a failure of its own.
 *
 * @param projects those that ran, of which a file may belong to several
 */
export const vitestResults = (path: string, projects: readonly string[] = []): TestResult[] =>
  read(path, ({ testResults }: VitestReport) =>
    testResults.flatMap((file) => {
      const place = relative(root, file.name)
      const repeat = ['npm', 'test', '--', place, ...projects.map((project) => `--project=${project}`)]
      const results = file.assertionResults.map((test): TestResult => {
        // A test that passed on a second try keeps the messages of its failures.
        const hasFailed = test.status === 'failed' || test.failureMessages.length > 0
        // As Vitest matches names: the report joins them in another way.
        const names = [...test.ancestorTitles, test.title].join(' > ')
        return {
          name: `${place}: ${test.fullName}`,
          outcome: hasFailed ? 'failed' : test.status === 'passed' ? 'passed' : 'skipped',
          seconds: (test.duration ?? 0) / 1000,
          ...(test.failureMessages.length > 0 && { message: excerpt(test.failureMessages[0]) }),
          // Every character that a shell or a regular expression might interpret becomes a dot.
          repeat: [...repeat, '-t', `^${names.replaceAll(/\W/g, '.')}$`],
        }
      })
      const isUnexplained = file.status === 'failed' && !results.some(({ outcome }) => outcome === 'failed')
      return isUnexplained
        ? [
            ...results,
            {
              name: place,
              outcome: 'failed',
              seconds: 0,
              message: excerpt(file.message),
              repeat,
            },
          ]
        : results
    }),
  )

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly projectName: string
      readonly annotations: readonly { readonly type: string; readonly description?: string }[]
      readonly results: readonly {
        readonly duration: number
        readonly errors: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly { readonly message?: string }[]
}

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const

/** Results in a Playwright report; an error outside all journeys is a failure of its own. */
export const playwrightResults = (path: string): TestResult[] =>
  read(path, ({ config, suites, errors }: PlaywrightReport) => [
    ...errors.map(
      ({ message }): TestResult => ({
        name: 'the runner',
        outcome: 'failed',
        seconds: 0,
        message: excerpt(message),
      }),
    ),
    ...suites.flatMap((suite) => resultsOf(suite, relative(root, config.rootDir))),
  ])

const resultsOf = (suite: PlaywrightSuite, folder: string): TestResult[] => [
  ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, folder)),
  ...(suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, projectName, annotations, results }): TestResult => {
      const message =
        status === 'skipped' ? reasonToSkip(annotations) : results.flatMap(({ errors }) => errors)[0]?.message
      const place = join(folder, file)
      return {
        name: `${place}: ${title}`,
        outcome: OUTCOMES[status],
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...(status !== 'expected' && { message: excerpt(message) }),
        repeat: ['npm', 'test', '--', `${place}:${line}`, `--project=${projectName}`],
      }
    }),
  ),
]

function reasonToSkip(annotations: readonly { readonly type: string; readonly description?: string }[]) {
  const reasons = annotations.flatMap(({ type, description }) =>
    (type === 'skip' || type === 'because') && description !== undefined ? [description] : [],
  )
  return reasons.length === 0 ? 'no reason was given' : [...new Set(reasons)].join('; ')
}

/** Results in a report of `test/attack/run.ts`: an attack that was refused has passed. */
export const attackResults = (path: string): TestResult[] =>
  read(path, (findings: readonly ReportedFinding[]) =>
    findings.map(
      ({ area, name, outcome, how, ms }): TestResult => ({
        name: `${area}: ${name}`,
        outcome: outcome === 'refused' ? 'passed' : outcome === 'skipped' ? 'skipped' : 'failed',
        seconds: ms / 1000,
        ...(outcome !== 'refused' && { message: excerpt(how) }),
        repeat: ['npm', 'run', 'attack', '--', `--area=${area}`, `--attack=${name}`],
      }),
    ),
  )
