import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'

/** Prints without cleaning what a terminal would obey. */
const RAW = /\bconsole\.|\bprocess\.std(?:out|err)\.write\b/

it('what people read on a terminal goes through its one writer', () => {
  expect(RAW.test('process.stdout.write(text)') && RAW.test('console.log(text)')).toBe(true)
  const sources = globSync('src/{cli,webhost,backend}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  expect(sources.length).toBeGreaterThan(200)
  const raw = sources.filter((path) => RAW.test(readFileSync(join(root, path), 'utf8')))
  expect(raw, 'use stdout and stderr of src/backend/base/terminal-output.ts').toEqual([])
})
