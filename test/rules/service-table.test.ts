import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'
import { ARRIVAL, operations, ROUTES } from '../../scripts/service/operations.ts'
import { COMMAND, serviceTable } from '../../scripts/service/table.ts'
import { testsIn, WITHIN } from '../../scripts/service/test-names.ts'

const all = operations.map(([, operation]) => operation)
const proofs = new Set([
  ROUTES,
  ARRIVAL,
  ...all.flatMap((operation) => [...operation.proofs, ...Object.values(operation.more ?? {}).flat()]),
])

describe('docs/service.md', () => {
  it('is up to date with its script', async () => {
    expect(await readFile(join(root, 'docs', 'service.md'), 'utf8'), `run ${COMMAND}`).toBe(serviceTable())
  })

  it('has no row without an entry in every column', () => {
    const rows = serviceTable()
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^[| -]+$/.test(line))
    expect(rows.length).toBeGreaterThan(200)
    for (const row of rows.filter((line) => !line.startsWith('| | file')))
      expect(row.split(/(?<!\\)\|/).slice(1, -1), row).not.toContainEqual(expect.stringMatching(/^\s*$/))
  })

  it('names tests that exist, each so that it cannot be taken for another', async () => {
    const names = new Map<string, string[]>()
    for (const proof of proofs) {
      const [file = '', ...path] = proof.split(WITHIN)
      const wanted = path.join(WITHIN)
      const known = names.get(file) ?? (await testsIn(file))
      names.set(file, known)
      const found = known.filter((name) => name === wanted || name.endsWith(WITHIN + wanted))
      const trouble = found.length === 0 ? 'no test has this name' : 'name the suite too, several tests fit'
      expect(found, `${proof}\n${trouble}`).toHaveLength(1)
    }
  })

  it('has more tests only for parameters that there are', () => {
    for (const { parameters, more = {} } of all)
      expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(more)))
  })
})
