import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const PAGE = 'https://www.electronjs.org/docs/latest/'
/** Pages of the documentation that are about no part of the API. */
const TUTORIALS = new Set(['tutorial/context-isolation', 'tutorial/sandbox', 'tutorial/security'])

/** Rows of the tables under a heading of the list, as their cells. */
function rows(heading: string): string[][] {
  const [, section = ''] = read('docs/electron-double.md').split(`\n## ${heading}\n`)
  const [table = ''] = section.split('\n## ')
  const lines = table.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** Names of the tests in a file, with what they are about before them and without what they are repeated with. */
function testNames(path: string): string[] {
  const names: string[] = []
  let about = ''
  for (const [, kind, name = ''] of read(path).matchAll(/^\s*(describe|it|\])\)?\('([^']+)'/gm))
    if (kind === 'describe') about = name
    else names.push(`${basename(path, '.test.ts')}: ${about} ${name.replace(/: %\w$/, '')}`)
  return names
}

const behaviours = rows('Behaviours of the double')
const shown = rows('Behaviours that pages in Chromium show')

describe('the list of what the double of Electron asserts', () => {
  it('has a row for each test of the double, and a test for each row', () => {
    const tests = globSync('test/doubles/behaviours/*.test.ts', { cwd: root }).flatMap(testNames)
    expect(tests.length).toBeGreaterThan(50)
    expect(behaviours.map(([file, name]) => `${file}: ${name}`).toSorted()).toEqual(tests.toSorted())
  })

  it('has a row for each test of the built shell, and a test for each row', () => {
    const specs = ['built-shell', 'other-desktops'].map((name) =>
      read(`test/rest/journeys/long/desktop/${name}.spec.ts`),
    )
    const tests = specs.flatMap((spec) =>
      Array.from(spec.matchAll(/^  test\('([^']+)'/gm), ([, name]) => name),
    )
    expect(shown.map(([name]) => name)).toEqual(tests)
  })

  it('names a page of Electron’s documentation for each behaviour, or its source', () => {
    const known = new Set(
      Array.from(
        read('node_modules/electron/electron.d.ts').matchAll(/Docs: https:\/\/electronjs\.org\/docs\/(\S+)/g),
        ([, page]) => page,
      ),
    )
    for (const cells of [...behaviours, ...shown]) {
      const sources = cells.at(-1) ?? ''
      const links = Array.from(sources.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link)
      const unknown = links.filter((link) => {
        const page = link.replace(PAGE, '')
        return !known.has(page) && !TUTORIALS.has(page)
      })
      expect({ behaviour: cells.at(-2), unknown }).toEqual({ behaviour: cells.at(-2), unknown: [] })
      expect(links.length > 0 || /^source(: |$)/.test(sources), `${cells.at(-2)}: ${sources}`).toBe(true)
    }
  })
})
