import { type GlossaryEntry, readTsv, writeTsv } from '../../../core/areas/glossaries/glossary-entries.ts'
import type { DictionaryPair } from '../../../core/areas/glossaries/import.ts'
import type { InvokeOptions } from '../../../core/base/call.ts'
import { ok, type Result } from '../../../core/base/result.ts'
import type { Bridge } from '../../../core/contract/contract.ts'

/** The dictionary to open or create. */
export interface Target extends DictionaryPair {
  /** Undefined if the service does not have the glossary yet. */
  readonly id?: string | undefined
  readonly name: string
  /** Whether the glossary can be edited in place; otherwise each change creates a new one. */
  readonly canEdit: boolean
  /** Whether the glossary exists without this language pair. */
  readonly isNewPair?: boolean
}

export interface Saved {
  /** A new ID if the glossary was replaced by a new one. */
  readonly id: string
  /** Whether the former glossary still exists, because it could not be deleted safely. */
  readonly isFormerKept: boolean
}

export interface KeeperPorts {
  readonly invoke: Bridge['invoke']
  readonly pause: (ms: number) => Promise<void>
}

export const keeperPortsOn = (bridge: Bridge): KeeperPorts => ({
  invoke: (name, input, options) => bridge.invoke(name, input, options),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

export const pairOf = ({ sourceLanguage, targetLanguage }: DictionaryPair): DictionaryPair => ({
  sourceLanguage,
  targetLanguage,
})

/** The stored entries as a table of two columns. */
export async function loadTable(
  { invoke }: KeeperPorts,
  target: Target & { readonly id: string },
  options?: InvokeOptions,
): Promise<Result<string>> {
  const { id, canEdit } = target
  const form = 'tsv'
  const answer = canEdit
    ? await invoke('glossary.entries', { id, ...pairOf(target), form }, options)
    : await invoke('plainGlossary.entries', { id, form }, options)
  if (!answer.ok) return answer
  return ok('tsv' in answer.value ? answer.value.tsv : writeTsv(answer.value.entries))
}

/** Replaces all entries of a dictionary; creates the glossary if there is none. */
export async function saveEntries(
  ports: KeeperPorts,
  target: Target,
  entries: GlossaryEntry[],
  options?: InvokeOptions,
): Promise<Result<Saved>> {
  const { id, name, canEdit } = target
  const pair = pairOf(target)
  if (id !== undefined) {
    if (!canEdit) return makeAnew(ports, { ...target, id }, name, entries, options)
    const answer = await ports.invoke('glossary.replaceDictionary', { id, ...pair, entries }, options)
    return answer.ok ? ok({ id, isFormerKept: false }) : answer
  }
  const made = canEdit
    ? await ports.invoke('glossary.create', { name, dictionaries: [{ ...pair, entries }] }, options)
    : await ports.invoke('plainGlossary.create', { name, ...pair, entries }, options)
  return made.ok ? ok({ id: made.value.id, isFormerKept: false }) : made
}

export async function renameGlossary(
  ports: KeeperPorts,
  target: Target & { readonly id: string },
  name: string,
): Promise<Result<Saved>> {
  if (target.canEdit) {
    const answer = await ports.invoke('glossary.update', { id: target.id, name })
    return answer.ok ? ok({ id: target.id, isFormerKept: false }) : answer
  }
  const table = await loadTable(ports, target)
  return table.ok ? makeAnew(ports, target, name, readTsv(table.value)) : table
}

const READY_POLL_MS = 1000
const READY_POLLS = 30

/** Creates a new glossary first; the former one is deleted only once the new one is ready. */
async function makeAnew(
  ports: KeeperPorts,
  former: Target & { readonly id: string },
  name: string,
  entries: GlossaryEntry[],
  options?: InvokeOptions,
): Promise<Result<Saved>> {
  const made = await ports.invoke('plainGlossary.create', { name, ...pairOf(former), entries }, options)
  if (!made.ok) return made
  const { id } = made.value
  let isReady = made.value.isReady
  for (let polls = 0; !isReady && polls < READY_POLLS; polls += 1) {
    await ports.pause(READY_POLL_MS)
    const now = await ports.invoke('plainGlossary.get', { id })
    isReady = now.ok && now.value.isReady
  }
  const isGone = isReady && (await ports.invoke('plainGlossary.delete', { id: former.id })).ok
  return ok({ id, isFormerKept: !isGone })
}
