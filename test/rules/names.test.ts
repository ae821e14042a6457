import { globSync } from 'node:fs'
import { basename, parse } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'
import { sharedExports } from '../../scripts/shared-exports.ts'

it('no two files of the source share a name, so that one search finds each', () => {
  const sources = globSync('src/**/*.{ts,tsx,css}', { cwd: root })
  expect(sources.length).toBeGreaterThan(1000)
  // `presets.ts` beside `presets.tsx` are one answer to "presets", and tools that guess an extension take either.
  const named = Map.groupBy(sources, (path) => (path.endsWith('.css') ? basename(path) : parse(path).name))
  expect([...named].flatMap(([name, paths]) => (paths.length > 1 && name !== 'index' ? paths : []))).toEqual(
    [],
  )
})

it('no two files of the source export one name, so that a search for a symbol finds it', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.ts', '**/*.test.tsx'] })
  expect([...sharedExports(root, sources.toSorted())]).toEqual([
    // The name of the library's class, in whose place the registry of encoders is found.
    ['EncodedPacket', ['src/core/media/demuxer.ts', 'src/renderer/engine/worker/encoders/coder-registry.ts']],
  ])
})
