import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'

/** Commits made from here on follow the rule for subjects. */
const RULE_SINCE = '2026-11-22T13:38:00Z'
const MAX_SUBJECT = 72
const SUBJECT = /^(?:feat|fix|perf|refactor|test|docs|build|ci|chore)\([a-z0-9-]+\): \S/

const MAX_FILES_IN_FOLDER = 25

const sources = globSync('{src,test,scripts}/**/*.{ts,tsx}', { cwd: root })
const read = (path: string) => readFileSync(join(root, path), 'utf8')

function identifiersIn(path: string, text: string): Set<string> {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return found
}

const oddLimitsIn = (path: string, text: string) =>
  [...identifiersIn(path, text)].filter((name) => /^(?:MOST|LEAST)_/.test(name))

/** A file named like a hook exports one and holds no component. */
const isNamedLikeHook = (path: string, text: string) =>
  basename(path).startsWith('use-') &&
  (path.endsWith('.tsx') || !/^export (?:async )?(?:function|const) use[A-Z]/m.test(text))

const isOddSubject = (subject: string) => !SUBJECT.test(subject) || subject.length > MAX_SUBJECT

describe('limits are named MAX_ and MIN_', () => {
  it('in every source', () => {
    expect(
      sources.flatMap((path) => oddLimitsIn(path, read(path)).map((name) => `${path}: ${name}`)),
    ).toEqual([])
  })

  it('and not otherwise', () => {
    expect(oddLimitsIn('a.ts', 'const MOST_TEXTS = 50\nconst LEAST_MS = 1\nconst UTMOST_CARE = 2')).toEqual([
      'MOST_TEXTS',
      'LEAST_MS',
    ])
  })
})

describe('a file is named like a hook where it exports one', () => {
  it('in every source of the renderer', () => {
    const named = sources.filter((path) => path.startsWith('src/renderer/') && !path.endsWith('.test.ts'))
    expect(named.filter((path) => isNamedLikeHook(path, read(path)))).toEqual([])
  })

  it.each([
    ['use-button.tsx', 'export function useButton() {}'],
    ['use-help.ts', 'export function help() {}'],
  ])('and %s is refused', (path, text) => {
    expect(isNamedLikeHook(path, text)).toBe(true)
  })
})

describe('a folder holds what is read in one glance', () => {
  it('in all of the sources', () => {
    const files = new Map<string, number>()
    for (const path of sources) files.set(dirname(path), (files.get(dirname(path)) ?? 0) + 1)
    expect([...files].filter(([, count]) => count > MAX_FILES_IN_FOLDER)).toEqual([])
  })
})

describe('the subject of a commit', () => {
  it.runIf(existsSync(join(root, '.git')))('has a type, a scope, and room in one line', () => {
    const log = execFileSync('git', ['log', '--no-merges', '--format=%s', `--since=${RULE_SINCE}`], {
      cwd: root,
    })
    expect(
      String(log)
        .split('\n')
        .filter((subject) => subject !== '' && isOddSubject(subject)),
    ).toEqual([])
  })

  it.each(['add a panel', 'feat: add a panel', 'feat(panels): ', `feat(panels): ${'a'.repeat(60)}`])(
    'is refused: %s',
    (subject) => {
      expect(isOddSubject(subject)).toBe(true)
    },
  )
})
