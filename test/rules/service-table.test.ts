import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'
import { COMMAND, serviceTable } from '../../scripts/service/service-table.ts'

describe('docs/service.md', () => {
  it('is up to date with its script', async () => {
    expect(await readFile(join(root, 'docs', 'service.md'), 'utf8'), `run ${COMMAND}`).toBe(serviceTable())
  })

  it('has no row without an entry in every column', () => {
    const rows = serviceTable()
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^[| -]+$/.test(line))
    expect(rows.length).toBeGreaterThan(200)
    for (const row of rows)
      expect(row.split(/(?<!\\)\|/).slice(1, -1), row).not.toContainEqual(expect.stringMatching(/^\s*$/))
  })
})
