import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'

const read = (path: string) => readFile(join(root, path), 'utf8')
const isAdr = (path: string) => /^docs\/adr\/\d/.test(path)
const STATUS = /^Date: \d{4}-\d{2}-\d{2}\. Status: accepted\.$/m

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

/** Whether a file, a folder or a match of a pattern such as `src/renderer/features/<x>` exists. */
function exists(path: string): boolean {
  return globSync(path.replaceAll(/<\w+>/g, '*').replace(/\/$/, ''), { cwd: root }).length > 0
}

/** Paths from the root or, between backticks, from src; and the targets of relative links. */
function references(document: string, text: string): string[] {
  const fromRoot = text.matchAll(/(?<![\w./-])(?:src|test|scripts|docs|resources)\/[\w./*<>@-]*[\w>/*]/g)
  const fromSrc = text.matchAll(
    /(?<=`)(?:core|backend|main|renderer|webhost|cli|simulator)\/[\w./*<>-]+(?=`)/g,
  )
  const links = text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)
  return [
    ...Array.from(fromRoot, ([path]) => path),
    ...Array.from(fromSrc, ([path]) => join('src', path)),
    ...Array.from(links, ([, to]) => join(dirname(document), to!)),
  ]
}

describe('documents', () => {
  it.each(documents)('%s names only files that exist', async (document) => {
    const missing = references(document, await read(document)).filter((path) => !exists(path))
    expect(missing).toEqual([])
  })

  // Playwright takes every word after `--project` as a project.
  it.each(documents)('%s passes a project to Playwright with an equals sign', async (document) => {
    expect(await read(document)).not.toMatch(/playwright test.* --project /)
  })
})

describe('decisions', () => {
  it('are referred to by numbers that exist', async () => {
    const named = globSync(['*.{md,ts}', '{docs,src,test,scripts}/**/*.{md,ts,tsx}'], { cwd: root })
    const missing: string[] = []
    for (const path of named) {
      for (const [, number] of (await read(path)).matchAll(/\b(?:ADR |adr\/)(\d+)/g)) {
        if (!exists(`docs/adr/${number!.padStart(4, '0')}-*.md`)) missing.push(`${path}: ${number}`)
      }
    }
    expect(missing).toEqual([])
  })

  it.each(documents.filter(isAdr))('%s has number, date and status, and a row in the index', async (path) => {
    const text = await read(path)
    const file = path.slice('docs/adr/'.length)
    expect(text).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `))
    expect(text).toMatch(STATUS)
    expect(await read('docs/adr/README.md')).toContain(`](${file}) | accepted |`)
  })
})
