import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'
import { leavesOf } from '../support/base/leaf-keys.ts'

/** The rule for subjects applies to commits from this time on. */
const RULE_SINCE = '2026-11-22T13:38:00Z'
const MAX_SUBJECT = 72
const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'ci', 'chore']
const SUBJECT = new RegExp(`^(?:${TYPES.join('|')})\\([a-z0-9-]+\\): \\S`)
const ALLOWED = `type(scope): subject, at most ${MAX_SUBJECT} characters; types: ${TYPES.join(', ')}`

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
  /(?:MOST|LEAST)_/.test(text)
    ? [...identifiersIn(path, text)].filter((name) => /^(?:MOST|LEAST)_/.test(name))
    : []

/** Whether a file named like a hook exports none, or contains a component. */
const isNamedLikeHook = (path: string, text: string) =>
  basename(path).startsWith('use-') &&
  (path.endsWith('.tsx') || !/^export (?:async )?(?:function|const) use[A-Z]/m.test(text))

/** Properties named `is` or `do`, as discriminants of unions once were. */
function oddDiscriminantsIn(path: string, text: string): string[] {
  if (!/\b(?:is|do)\??:/.test(text)) return []
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && ts.isIdentifier(node.name) && /^(?:is|do)$/.test(node.name.text))
      found.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return found
}

/** Openings that make the reader wait for the subject of a comment. */
const ODD_OPENING = /^[^'"`]*\/(?:\*\*?|\/)\s+(?:What|Whatever|Who|Whoever|Whom|Nobody|Nothing|Of)\b/

const oddCommentsIn = (text: string) => {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(
    (line, i) => ODD_OPENING.test(line) && !(line.startsWith('//') && lines[i - 1]?.startsWith('//')),
  )
}

/** Strings about straight quotation marks, and samples of texts that are to be corrected. */
const ABOUT_QUOTES = /straight|\.sample/

/** Keys of strings with straight quotation marks or apostrophes. */
const straightQuotesIn = (strings: object) =>
  leavesOf(strings).filter((key) => {
    const text = key.split('.').reduce<unknown>((node, part) => Reflect.get(Object(node), part), strings)
    return /["']/.test(String(text)) && !ABOUT_QUOTES.test(key)
  })

/** Texts with a straight apostrophe. On a terminal, straight quotation marks surround what the user types. */
function straightApostrophesIn(path: string, text: string): string[] {
  if (!/\p{L}'\p{L}/u.test(text)) return []
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
    if (isText && /\p{L}'\p{L}/u.test(node.getText().slice(1, -1))) found.push(node.getText())
    else ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return found
}

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

describe('the discriminant of a union is called type', () => {
  it('in every source', () => {
    expect(sources.filter((path) => oddDiscriminantsIn(path, read(path)).length > 0)).toEqual([])
  })

  it('and not otherwise', () => {
    const text =
      "type A = { is: 'on' } | { is: 'off' }\ninterface B { readonly do: 'stop'; readonly type: 'x' }"
    expect(oddDiscriminantsIn('a.ts', text)).toEqual(['is', 'is', 'do'])
  })
})

describe('only files that export a hook are named like one', () => {
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

describe('a comment begins with its subject', () => {
  it('in every source', () => {
    expect(
      sources.flatMap((path) => oddCommentsIn(read(path)).map((comment) => `${path}: ${comment}`)),
    ).toEqual([])
  })

  it('and not otherwise', () => {
    const text = [
      '/** What is kept. */',
      'f() // Nobody waits.',
      '// A list',
      '// Of names.',
      '/** Names. */',
    ]
    expect(oddCommentsIn(text.join('\n'))).toEqual(['/** What is kept. */', 'f() // Nobody waits.'])
  })
})

describe('displayed text has typographic quotation marks and apostrophes', () => {
  it('in the strings of every language', () => {
    const paths = globSync('resources/locales/*/*.json', { cwd: root })
    const straight = (path: string) => straightQuotesIn(JSON.parse(read(path)) as object)
    expect(paths.flatMap((path) => straight(path).map((key) => `${path}: ${key}`))).toEqual([])
  })

  it('in French with no-break spaces', () => {
    const paths = globSync('resources/locales/fr/*.json', { cwd: root, exclude: ['**/styleRules.json'] })
    expect(paths.flatMap((path) => read(path).match(/.*(?: [;:?!»]|« ).*/g) ?? [])).toEqual([])
  })

  it('on the terminal', () => {
    const paths = sources.filter((path) => /^src\/(?:cli|webhost)\//.test(path) && !path.endsWith('.test.ts'))
    expect(paths.flatMap((path) => straightApostrophesIn(path, read(path)))).toEqual([])
  })

  it('and not otherwise', () => {
    expect(
      straightQuotesIn({ a: { b: "Can't", c: 'Say "no"', d: 'Can’t' }, trial: { sample: "It's" } }),
    ).toEqual(['a.b', 'a.c'])
    expect(straightApostrophesIn('a.ts', "const a = [`It's ${b}`, 'Use \"revoke\"', 'It’s']")).toEqual([
      "`It's ${b}`",
    ])
  })
})

describe('a folder has a limited number of files', () => {
  it('in all of the sources', () => {
    const files = new Map<string, number>()
    for (const path of sources) files.set(dirname(path), (files.get(dirname(path)) ?? 0) + 1)
    expect(
      [...files].filter(([, count]) => count > MAX_FILES_IN_FOLDER),
      `a folder holds ${MAX_FILES_IN_FOLDER} files at most: move some into a folder of their own`,
    ).toEqual([])
  })
})

describe('the subject of a commit', () => {
  it.runIf(existsSync(join(root, '.git')))('has a type, a scope, and room in one line', () => {
    const log = execFileSync('git', ['log', '--no-merges', '--format=%s', `--since=${RULE_SINCE}`], {
      cwd: root,
    })
    const odd = String(log)
      .split('\n')
      .filter((subject) => subject !== '' && isOddSubject(subject))
    expect(odd, `${ALLOWED}: ${odd.join('; ')}`).toEqual([])
  })

  it.each(['add a panel', 'feat: add a panel', 'feat(panels): ', `feat(panels): ${'a'.repeat(60)}`])(
    'is refused: %s',
    (subject) => {
      expect(isOddSubject(subject)).toBe(true)
    },
  )
})
