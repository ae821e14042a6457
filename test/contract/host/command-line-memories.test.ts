import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSimulator, type Simulator } from '../../../src/simulator/server.ts'
import { parley } from '../../support/app/command-line.ts'
import { legalTmx } from '../../support/service/tmx.ts'

describe('translation memories on the command line', () => {
  let simulator: Simulator
  let folder: string
  beforeAll(async () => {
    simulator = await createSimulator()
    folder = await mkdtemp(join(tmpdir(), 'parley-cli-tmx-'))
  })
  afterAll(async () => {
    await simulator.close()
    await rm(folder, { recursive: true, force: true })
  })
  const memories = (...args: string[]) =>
    parley(['memories', ...args, '--service', simulator.address, '--profile', 'deepl'], {
      PARLEY_KEY: simulator.key,
    })

  it('are imported, listed, searched, exported and deleted', async () => {
    const file = join(folder, 'legal.tmx')
    await writeFile(file, legalTmx)
    const imported = await memories('import', file, '--name', 'Legal', '--json')
    expect(imported).toMatchObject({ code: 0, err: '' })
    const { memory, skippedSegments } = JSON.parse(imported.out) as {
      memory: { id: string; name: string }
      skippedSegments: number
    }
    expect([memory.name, skippedSegments]).toEqual(['Legal', 1])
    const { id } = memory
    expect((await memories('list')).out).toContain(`${id}  Legal  (en-us to de, fr, 2 segments)`)
    expect((await memories('segments', id, '--find', 'höhere')).out).toBe(
      'Force majeure\n  de  Höhere Gewalt\n',
    )

    const target = join(folder, 'exported.tmx')
    expect(await memories('export', id, '--save', target)).toMatchObject({ code: 0 })
    expect(await readFile(target, 'utf8')).toContain('Höhere Gewalt')
    // What is there stays as it is.
    expect(await memories('export', id, '--save', target)).toMatchObject({ code: 2 })

    expect(await memories('delete', id)).toMatchObject({ code: 0, out: `Deleted ${id}\n` })
    expect(await memories('segments', id)).toMatchObject({ code: 2, out: '' })
    // Seven processes, one after the other, on whatever computer.
  }, 300_000)
})
