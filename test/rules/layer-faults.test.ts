import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'
import { layerFaults } from '../faults/all-faults.ts'
import { placeOf } from '../faults/placed-test.ts'

/** Faults that only `npm run test:rest` may find, besides those of the built shell: npm test has to find the others. */
const MAX_OF_REST = 4

it.each(layerFaults)('has one place for this fault: $name', ({ file, find, replace }) => {
  const parts = readFileSync(join(root, file), 'utf8').split(find)
  expect(parts).toHaveLength(2)
  expect(replace).not.toBe(find)
})

it('names a test that is there for each fault', () => {
  const missing = layerFaults.filter(({ foundBy }) => !existsSync(join(root, placeOf(foundBy).file)))
  expect(missing).toEqual([])
})

it('calls no two faults the same', () => {
  const names = layerFaults.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('leaves few faults to the tests that seldom run', () => {
  const rest = layerFaults.filter(
    ({ layer, foundBy }) => layer !== 'built shell' && placeOf(foundBy).plan === 'test:rest',
  )
  expect(rest.length).toBeLessThanOrEqual(MAX_OF_REST)
})
