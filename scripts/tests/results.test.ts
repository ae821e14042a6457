import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../commands.ts'
import { toShellCommand, toStepLine } from './report.ts'
import { attackResults, playwrightResults, type TestResult, vitestResults } from './results.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, report: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(report))
  return path
}

it('names every test of a Vitest report, with the command that repeats it alone', () => {
  const test = (title: string, status: string, failureMessages: string[] = [], suites: string[] = []) => ({
    fullName: [...suites, title].join(' '),
    ancestorTitles: suites,
    title,
    status,
    duration: 1500,
    failureMessages,
  })
  const path = write('unit.json', {
    testResults: [
      {
        name: join(root, 'src/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          test("it's $HOME", 'failed', ['\u001b[31mexpected 1\u001b[39m']),
          test('it trembles', 'passed', ['once'], ['a suite']),
          test('it works', 'passed'),
          test('it is left out', 'pending'),
        ],
      },
      { name: join(root, 'src/b.test.ts'), status: 'failed', message: 'no module', assertionResults: [] },
    ],
  })
  expect(vitestResults(path).map(({ name, outcome, message }) => [name, outcome, message])).toEqual([
    ["src/a.test.ts: it's $HOME", 'failed', 'expected 1'],
    ['src/a.test.ts: a suite it trembles', 'failed', 'once'],
    ['src/a.test.ts: it works', 'passed', undefined],
    ['src/a.test.ts: it is left out', 'skipped', undefined],
    ['src/b.test.ts', 'failed', 'no module'],
  ])
  const [first] = vitestResults(path)
  expect(first).toMatchObject({
    seconds: 1.5,
    repeat: ['npm', 'test', '--', 'src/a.test.ts', '-t', '^it.s..HOME$'],
  })
  expect(vitestResults(path)[1]?.repeat?.at(-1)).toBe('^a.suite...it.trembles$')
  expect(vitestResults(path, ['node'])[4]?.repeat).toEqual([
    'npm',
    'test',
    '--',
    'src/b.test.ts',
    '--project=node',
  ])
})

it('names every journey of a Playwright report, and why it was skipped', () => {
  const skip = { type: 'skip', description: 'it needs a runtime' }
  const because = { type: 'because', description: 'it is Electron’s' }
  const spec = (title: string, status: string, annotations: object[], results: object[]) => ({
    title,
    file: '../rest/a.spec.ts',
    line: 7,
    tests: [{ status, projectName: 'electron', annotations, results }],
  })
  const path = write('journeys.json', {
    config: { rootDir: join(root, 'test/journeys') },
    errors: [{ message: 'no browser' }],
    suites: [
      {
        suites: [
          {
            specs: [
              spec('one', 'skipped', [skip, because, skip], []),
              spec('two', 'expected', [because], [{ duration: 2500, errors: [] }]),
              spec('three', 'unexpected', [], [{ duration: 1, errors: [{ message: 'not there' }] }]),
              spec('four', 'skipped', [], []),
              spec('five', 'flaky', [], [{ duration: 1, errors: [{ message: 'once' }] }]),
            ],
          },
        ],
      },
    ],
  })
  expect(playwrightResults(path).map(({ name, outcome, message }) => [name, outcome, message])).toEqual([
    ['the runner', 'failed', 'no browser'],
    ['test/rest/a.spec.ts: one', 'skipped', 'it needs a runtime; it is Electron’s'],
    ['test/rest/a.spec.ts: two', 'passed', undefined],
    ['test/rest/a.spec.ts: three', 'failed', 'not there'],
    ['test/rest/a.spec.ts: four', 'skipped', 'no reason was given'],
    ['test/rest/a.spec.ts: five', 'failed', 'once'],
  ])
  expect(playwrightResults(path)[2]).toMatchObject({
    seconds: 2.5,
    repeat: ['npm', 'test', '--', 'test/rest/a.spec.ts:7', '--project=electron'],
  })
})

it('counts an attack that was refused as passed', () => {
  const finding = { area: 'files', name: "a thief's file", how: 'it was read', ms: 40 }
  const path = write('attacks.json', [
    { ...finding, outcome: 'refused' },
    { ...finding, outcome: 'succeeded' },
    { ...finding, outcome: 'skipped' },
  ])
  expect(attackResults(path).map(({ outcome, message }) => [outcome, message])).toEqual([
    ['passed', undefined],
    ['failed', 'it was read'],
    ['skipped', 'it was read'],
  ])
  expect(toShellCommand(attackResults(path)[1]?.repeat ?? [])).toBe(
    String.raw`npm run attack -- --area=files '--attack=a thief'\''s file'`,
  )
})

it('fails where a runner wrote no report', () => {
  for (const read of [vitestResults, playwrightResults, attackResults])
    expect(read(join(folder, 'missing.json'))).toMatchObject([{ name: 'the runner', outcome: 'failed' }])
})

it('names the failed tests of a step as soon as it has ended', () => {
  const result = (name: string, outcome: TestResult['outcome']) => ({ name, outcome, seconds: 1 })
  const results = [result('it works', 'passed'), result('it breaks', 'failed'), result('it waits', 'skipped')]
  expect(toStepLine({ name: 'packaging', seconds: 61, results }).split('\n')).toEqual([
    '✗ packaging: 1 passed, 1 failed, 1 skipped in 1 min 1 s',
    '  failed: it breaks',
  ])
})
