import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { playwrightSkipped } from './failures.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-failures-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('names the journeys that were skipped, with their reasons', () => {
  const path = join(folder, 'e2e.json')
  const test = (status: string, annotations: object[]) => ({ status, projectName: 'electron', annotations })
  const spec = (title: string, ...tests: object[]) => ({ title, file: 'a.spec.ts', line: 1, tags: [], tests })
  const skip = { type: 'skip', description: 'it needs a runtime' }
  const inner = [
    spec('one', test('skipped', [skip, { type: 'because', description: 'it is Electron’s' }, skip])),
    spec('two', test('expected', [{ type: 'because', description: 'it ran' }])),
    spec('three', test('skipped', [{ type: 'skip' }])),
  ]
  writeFileSync(path, JSON.stringify({ errors: [], suites: [{ suites: [{ specs: inner }] }] }))
  expect(playwrightSkipped(path)).toEqual([
    '[electron] a.spec.ts: one: it needs a runtime; it is Electron’s',
    '[electron] a.spec.ts: three: no reason was given',
  ])
  expect(playwrightSkipped(join(folder, 'missing.json'))).toEqual([])
})
