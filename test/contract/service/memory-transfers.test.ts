import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Backend } from '../../../src/backend/backend.ts'
import type { Bridge } from '../../../src/core/contract/contract.ts'
import { createTransfers, type Transfers } from '../../../src/renderer/features/memories/transfers.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../support/app/backend-on.ts'
import { hasty } from '../../support/service/official-client.ts'
import { legalTmx } from '../../support/service/tmx.ts'

const KEY = 'reader'

describe('imports and exports of a page', () => {
  let simulator: Simulator
  let backend: Backend
  let saved: [name: string, content: Blob][]
  let imported: number
  beforeEach(async () => {
    const scopes = ['translation_memories:read']
    simulator = await createSimulator({ clock: hasty, keys: [{ key: KEY, scopes }] })
    saved = []
    imported = 0
  })
  afterEach(async () => {
    await backend.close()
    await simulator.close()
  })

  function open({
    key = simulator.key,
    isDesktop = false,
    path = undefined as string | undefined,
  } = {}): Transfers {
    backend = backendOn({ address: simulator.address, key }, 'deepl', {
      files: { saveAs: () => Promise.resolve(path) },
    })
    const invoke = (
      name: string,
      input: unknown,
      { signal, onProgress }: Parameters<Bridge['invoke']>[2] = {},
    ) =>
      backend.dispatch(name, input, {
        caller: { id: 0 },
        signal: signal ?? new AbortController().signal,
        progress: onProgress ?? (() => undefined),
      })
    return createTransfers({
      bridge: { invoke: invoke as Bridge['invoke'] },
      isDesktop: () => Promise.resolve(isDesktop),
      saveFile: (name, content) => saved.push([name, content]),
      imported: () => (imported += 1),
    })
  }
  const stateOf = ({ store }: Transfers) => store.getState().transfer
  const page = (content = legalTmx) => ({ type: 'page', file: new File([content], 'legal.tmx') }) as const
  const demo = async () => {
    const list = (await backend.dispatch('memory.list', {})) as {
      value: { memories: [{ id: string; name: string }] }
    }
    return list.value.memories[0]
  }

  it('show how far a file has come, and what became of it', async () => {
    const transfers = open()
    const seen: unknown[] = []
    transfers.store.subscribe(({ transfer }) => seen.push(transfer))
    await transfers.importFile(page(), 'Legal')
    expect(seen[0]).toEqual({ type: 'import', name: 'Legal', part: 0 })
    // The upload to the host is the first half; then the service processes the file.
    expect(seen).toContainEqual({ type: 'import', name: 'Legal', part: 0.5 })
    expect(seen).toContainEqual({ type: 'import', name: 'Legal', part: undefined })
    expect(stateOf(transfers)).toEqual({ type: 'imported', name: 'Legal', segments: 2, skipped: 1 })
    expect(imported).toBe(1)
    transfers.dismiss()
    expect(stateOf(transfers)).toBeUndefined()
  })

  it('give an export to the browser', async () => {
    const transfers = open()
    await transfers.exportMemory(await demo())
    const [[name, content] = ['', new Blob()]] = saved
    expect(name).toBe('Demo_ meeting minutes.tmx')
    expect(await content.text()).toContain('<tmx version="1.4">')
    expect(stateOf(transfers)).toBeUndefined()
  })

  it('keep nothing of an export whose place the user did not choose', async () => {
    const transfers = open({ isDesktop: true })
    await transfers.exportMemory(await demo())
    expect(stateOf(transfers)).toBeUndefined()
    expect(saved).toEqual([])
  })

  it('are one at a time, and can be cancelled', async () => {
    const transfers = open()
    const first = transfers.importFile(page(), 'First')
    const second = transfers.exportMemory({ id: 'x', name: 'Second' })
    expect(stateOf(transfers)).toMatchObject({ type: 'import', name: 'First' })
    await second
    transfers.cancel()
    await first
    expect(stateOf(transfers)).toBeUndefined()
    await transfers.importFile(page(), 'Third')
    expect(stateOf(transfers)).toMatchObject({ type: 'imported', name: 'Third' })
  })

  it('tell what failed, and learn that a key may only read', async () => {
    const broken = open()
    await broken.importFile(page('<tmx></tmx>'), 'None')
    expect(stateOf(broken)).toMatchObject({ type: 'failed', error: { kind: 'memory-job' } })
    expect(broken.store.getState().isReadOnly).toBe(false)
    await backend.close()
    const reader = open({ key: KEY })
    await reader.importFile(page(), 'Legal')
    expect(stateOf(reader)).toMatchObject({ type: 'failed', error: { kind: 'not-allowed' } })
    expect(reader.store.getState().isReadOnly).toBe(true)
    reader.forget()
    expect(reader.store.getState().isReadOnly).toBe(false)
  })
})
