import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { parley } from '../../support/app/command-line.ts'
import { answerByPath } from '../../support/service/answers-by-path.ts'
import { HttpPeer } from '../../support/service/http-peer.ts'
import { memoryPages } from '../../support/service/memory-pages.ts'
import { legalTmx } from '../../support/service/tmx.ts'

it('lists all translation memories on the command line, and each page with a call', async () => {
  const peer = await HttpPeer.listen()
  answerByPath(peer, { '/v3/translation_memories': memoryPages(() => 45) })
  const run = (...args: string[]) =>
    parley([...args, '--service', peer.address, '--profile', 'deepl'], { PARLEY_KEY: 'key' })
  try {
    const listed = await run('memories', 'list', '--json')
    expect(listed).toMatchObject({ code: 0, err: '' })
    const { memories } = JSON.parse(listed.out) as { readonly memories: readonly { readonly name: string }[] }
    expect(memories.map(({ name }) => name)).toEqual(Array.from({ length: 45 }, (_, i) => `Memory ${i + 1}`))
    const page = await run('call', 'memory.list', '{"page":1,"pageSize":25}')
    expect((JSON.parse(page.out) as { readonly memories: unknown[] }).memories).toHaveLength(20)
  } finally {
    await peer.close()
  }
}, 120_000)

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

    const odd = join(folder, 'caf\ufffd.tmx')
    expect(await memories('import', odd)).toMatchObject({
      code: 2,
      err: `Can’t read ${odd}: its name is not in UTF-8.\n`,
    })

    const target = join(folder, 'exported.tmx')
    expect(await memories('export', id, '--save', target)).toMatchObject({ code: 0 })
    expect(await readFile(target, 'utf8')).toContain('Höhere Gewalt')
    // An existing file is not overwritten.
    expect(await memories('export', id, '--save', target)).toMatchObject({ code: 2 })

    expect(await memories('delete', id)).toMatchObject({ code: 0, out: `Deleted ${id}\n` })
    expect(await memories('segments', id)).toMatchObject({ code: 2, out: '' })
    // Eight processes run one after the other, on computers of any speed.
  }, 300_000)
})
