import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../../../scripts/commands.ts'
import type { Figure } from '../figures.ts'

const MAIN = join(root, 'out', 'main')

/** The entry loads the window or the command line; the window comes first (src/main/entry.ts). */
function windowOf(entry: string): string {
  const [, path] = /import\("\.\/([^"]+)"\)/.exec(readFileSync(join(MAIN, entry), 'utf8')) ?? []
  if (path === undefined) throw new Error(`${entry} loads no window`)
  return path
}

/** Scripts that an entry and its window import at once, with themselves, as paths in the folder of the bundle. */
function loadedWith(entry: string): string[] {
  const loaded = new Set([entry, windowOf(entry)])
  for (const path of loaded)
    for (const [, name = ''] of readFileSync(join(MAIN, path), 'utf8').matchAll(
      /^import\b[^;]*?["']\.{1,2}\/(?:chunks\/)?([^"'/]+)["'];?$/gm,
    ))
      loaded.add(`chunks/${name}`)
  return [...loaded]
}

function sizeOf(name: string, paths: readonly string[], gzippedTarget?: number): Figure[] {
  const files = paths.map((path) => readFileSync(join(MAIN, path)))
  const sum = (of: (file: Buffer) => number) => files.reduce((total, file) => total + of(file), 0) / 1000
  const figure = (kind: string, value: number, target?: number): Figure => ({
    name: `main process, ${name}${kind}`,
    value,
    unit: 'kB',
    baseline: undefined,
    target,
  })
  const zipped = sum((file) => gzipSync(file, { level: 9 }).length)
  return [
    figure(
      '',
      sum((file) => file.length),
    ),
    figure(', gzipped', zipped, gzippedTarget),
  ]
}

/** Sizes of the scripts of the main process: what is loaded at the start, each part of it, and the rest together. */
export function measureBundle(): Figure[] {
  const atOnce = loadedWith('index.js')
  const chunks = globSync('chunks/*.js', { cwd: MAIN }).toSorted((a, b) => a.localeCompare(b))
  const later = chunks.filter((path) => !atOnce.includes(path))
  return [
    ...sizeOf('scripts loaded at the start', atOnce, 300),
    ...atOnce.flatMap((path) => sizeOf(`of them ${path.replace(/-[\w-]{8}\.js$/, '')}`, [path]).slice(0, 1)),
    ...sizeOf(`${later.length} scripts loaded when needed`, later),
  ]
}
