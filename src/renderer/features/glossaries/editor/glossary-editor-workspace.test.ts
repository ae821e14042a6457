import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backendOn } from '../../../../../test/support/app/backend-on.ts'
import { err, type Result } from '../../../../core/base/result.ts'
import type { Bridge } from '../../../../core/contract/contract.ts'
import { createSimulator, type Simulator } from '../../../../simulator/simulator-server.ts'
import { type KeeperPorts, renameGlossary } from '../keeper.ts'
import { toListing } from '../list/listing.ts'
import { createGlossaryEditing, type GlossaryWorkspace } from './glossary-editor-workspace.ts'

const pair = { sourceLanguage: 'en', targetLanguage: 'de' }
const entries = [
  { source: 'dog', target: 'Hund' },
  { source: 'cat', target: 'Katze' },
]

let simulator: Simulator
let invoke: Bridge['invoke']
/** Names of all calls in their order. */
let asked: string[]
/** Calls that fail once. */
let failing: Set<string>
let ports: KeeperPorts
let workspace: GlossaryWorkspace
beforeEach(async () => {
  simulator = await createSimulator({ key: 'key' })
  const { dispatch } = backendOn(simulator)
  asked = []
  failing = new Set()
  invoke = async (name, input) => {
    asked.push(name)
    if (failing.delete(name)) return err({ kind: 'unavailable', status: 503 })
    return (await dispatch(name, input)) as Result<never>
  }
  ports = { invoke, pause: () => Promise.resolve() }
  workspace = createGlossaryEditing(ports)
})
afterEach(() => simulator.close())

async function made(kind: 'glossary' | 'plainGlossary' = 'glossary') {
  const answer =
    kind === 'glossary'
      ? await invoke('glossary.create', { name: 'Pets', dictionaries: [{ ...pair, entries }] })
      : await invoke('plainGlossary.create', { name: 'Pets', ...pair, entries })
  if (!answer.ok) throw new Error(answer.error.kind)
  asked = []
  return { id: answer.value.id, name: 'Pets', canEdit: kind === 'glossary', ...pair }
}

function opened() {
  const { place, drafts } = workspace.store.getState()
  const dictionary = place.type === 'editing' ? drafts.get(place.key) : undefined
  if (dictionary === undefined) throw new Error(`it is ${place.type}`)
  return dictionary
}
const names = async () => {
  const [editable, plain] = [await invoke('glossary.list', {}), await invoke('plainGlossary.list', {})]
  const { data } = toListing(
    { data: editable.ok ? editable.value : undefined, error: undefined },
    { data: plain.ok ? plain.value : undefined, error: undefined },
  )
  if (data === undefined) throw new Error('there is no list')
  return data.glossaries.map(({ name, dictionaries }) => [
    name,
    ...dictionaries.map((each) => each.entryCount),
  ])
}

describe('a glossary that is being edited', () => {
  it('is opened, edited and saved; until then the service is not changed', async () => {
    const target = await made()
    await workspace.open(target)
    const { key, draft } = opened()
    draft.edit(draft.add('first'), { source: 'bird', target: 'Vogel' })
    expect(await names()).toEqual([['Pets', 2]])
    expect(await workspace.save(key)).toEqual({ id: target.id, isFormerKept: false })
    expect(await names()).toEqual([['Pets', 3]])
    expect(opened()).toMatchObject({ saving: { type: 'saved' } })
    expect(workspace.hasChanges()).toBe(false)
  })

  it('keeps its changes while others are open, and after saving has failed', async () => {
    const target = await made()
    await workspace.open(target)
    const { key, draft } = opened()
    draft.remove(0)
    failing.add('glossary.replaceDictionary')
    expect(await workspace.save(key)).toBeUndefined()
    expect(opened().saving).toMatchObject({ type: 'failed', error: { kind: 'unavailable' } })
    workspace.toList()
    expect(workspace.hasChanges(target.id)).toBe(true)
    await workspace.open(target)
    expect(opened().draft.entries()).toEqual([entries[1]])
    workspace.discard(key)
    expect(opened().draft.entries()).toEqual(entries)
    workspace.toList()
    expect(workspace.store.getState().drafts.size).toBe(0)
  })

  it('keeps what was learned into it while it was open', async () => {
    const target = await made()
    await workspace.open(target)
    const { key, draft } = opened()
    draft.edit(draft.add('first'), { source: 'bird', target: 'Vogel' })
    const learned = { source: 'cow', target: 'Kuh' }
    await invoke('glossary.replaceDictionary', { id: target.id, ...pair, entries: [...entries, learned] })
    await workspace.save(key)
    expect(await names()).toEqual([['Pets', 4]])
    expect(workspace.hasChanges()).toBe(false)
  })

  it('is created when it is first saved, and so is a further pair', async () => {
    await workspace.open({ name: 'New', canEdit: true, ...pair })
    opened().draft.merge(entries, 'add')
    const saved = await workspace.save(opened().key)
    expect(await names()).toEqual([['New', 2]])
    const other = { ...pair, targetLanguage: 'fr' }
    await workspace.open({ id: saved!.id, name: 'New', canEdit: true, isNewPair: true, ...other })
    opened().draft.edit(opened().draft.add('first'), { source: 'dog', target: 'chien' })
    await workspace.save(opened().key)
    expect(await names()).toEqual([['New', 2, 1]])
  })

  it('reports a repeated source as soon as it is opened, until it is fixed', async () => {
    await workspace.open(await made())
    const { draft } = opened()
    const [first, second] = draft.store.getState().rows
    draft.edit(1, { source: first!.source })
    expect([0, 1].map(draft.faultOf)).toEqual(['repeated-source', 'repeated-source'])
    draft.edit(1, { source: second!.source })
    expect(draft.store.getState()).toMatchObject({ faults: 0, changes: 0 })
  })

  it('that cannot be loaded shows the error, and can be loaded again', async () => {
    const target = await made()
    failing.add('glossary.entries')
    await workspace.open(target)
    expect(workspace.store.getState().place).toMatchObject({ type: 'failed', error: { kind: 'unavailable' } })
    await workspace.open(target)
    expect(opened().draft.entries()).toEqual(entries)
  })

  it('is removed with all its drafts when it is deleted', async () => {
    const target = await made()
    await workspace.open(target)
    opened().draft.remove(0)
    workspace.forget(target.id)
    expect(workspace.store.getState()).toMatchObject({ place: { type: 'list' }, drafts: new Map() })
  })
})

describe('a glossary that the service cannot change', () => {
  it('is created anew before the former one is deleted', async () => {
    const target = await made('plainGlossary')
    await workspace.open(target)
    const { key, draft } = opened()
    draft.remove(0)
    const saved = await workspace.save(key)
    expect(saved).toEqual({ id: expect.not.stringMatching(target.id) as string, isFormerKept: false })
    expect(asked).toEqual(['plainGlossary.entries', 'plainGlossary.create', 'plainGlossary.delete'])
    expect(await names()).toEqual([['Pets', 1]])
    expect(opened().target.id).toBe(saved?.id)
  })

  it('stays beside the new one if it cannot be deleted, and unchanged if no new one can be created', async () => {
    const target = await made('plainGlossary')
    failing.add('plainGlossary.delete')
    expect(await renameGlossary(ports, target, 'Animals')).toMatchObject({ value: { isFormerKept: true } })
    expect(new Set((await names()).map(([name]) => name))).toEqual(new Set(['Animals', 'Pets']))
    failing.add('plainGlossary.create')
    asked = []
    expect(await renameGlossary(ports, target, 'Beasts')).toMatchObject({ error: { kind: 'unavailable' } })
    expect(asked).toEqual(['plainGlossary.entries', 'plainGlossary.create'])
  })
})

describe('the list', () => {
  const plain = { ...pair, id: 'p', name: 'Plain', createdAt: '2026-01-01', entryCount: 1, isReady: false }
  const editable = { id: 'e', name: 'Both', createdAt: '2026-01-02', dictionaries: [] }
  const answer = <T>(value: T) => ({ data: value, error: undefined })

  it('has both kinds, each glossary once, newest first, and shows which is not ready', () => {
    const both = { ...plain, id: 'e', name: 'Both' }
    expect(
      toListing(answer({ glossaries: [editable] }), answer({ glossaries: [plain, both] })),
    ).toMatchObject({
      data: {
        canEdit: true,
        glossaries: [
          { id: 'e', canEdit: true, isReady: false },
          { id: 'p', canEdit: false, isReady: false, dictionaries: [{ entryCount: 1 }] },
        ],
      },
    })
  })

  it('has only the other kind if the service has no editable glossaries', () => {
    const gone = { data: undefined, error: { kind: 'not-found' as const } }
    expect(toListing(gone, answer({ glossaries: [plain] }))).toMatchObject({ data: { canEdit: false } })
    expect(toListing(gone, answer({ glossaries: [], emptyHint: 'data-centre' as const })).data).toEqual({
      canEdit: false,
      glossaries: [],
      emptyHint: 'data-centre',
    })
    const refused = { data: undefined, error: { kind: 'key-rejected' as const } }
    expect(toListing(refused, answer({ glossaries: [plain] }))).toEqual(refused)
  })
})
