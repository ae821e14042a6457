import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'

it('no two files of the source share a name, so that one search finds each', () => {
  const sources = globSync('src/**/*.{ts,tsx,css}', { cwd: root })
  expect(sources.length).toBeGreaterThan(1000)
  const named = Map.groupBy(sources, (path) => basename(path))
  expect(
    [...named].flatMap(([name, paths]) => (paths.length > 1 && name !== 'index.ts' ? paths : [])),
  ).toEqual([])
})
