import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppError } from '../../../../core/base/errors.ts'
import type { LanguagePair } from '../../../../core/glossaries/import.ts'
import { type KeeperPorts, loadTable, pairOf, type Saved, saveEntries, type Target } from '../keeper.ts'
import type { ListedGlossary } from '../list/listing.ts'
import { createDraft, type Draft } from './draft.ts'
import { type Row, rowsOfTable } from './row.ts'
import { pageSlicer, runInSlices } from './slices.ts'

export type Saving =
  | { readonly type: 'idle' }
  | { readonly type: 'saving' }
  | { readonly type: 'failed'; readonly error: AppError }
  | { readonly type: 'saved'; readonly isFormerKept: boolean }

export interface OpenDictionary {
  readonly key: string
  readonly target: Target
  readonly draft: Draft
  readonly saving: Saving
}

export type Place =
  | { readonly type: 'list' }
  | { readonly type: 'loading'; readonly target: Target }
  | { readonly type: 'failed'; readonly target: Target; readonly error: AppError }
  | { readonly type: 'editing'; readonly key: string }

export interface WorkspaceState {
  readonly place: Place
  /** Dictionaries that are being edited, or have unsaved changes. */
  readonly drafts: ReadonlyMap<string, OpenDictionary>
}

/** State of glossary editing. Drafts stay until they are saved or discarded, whatever is opened in the meantime. */
export interface Workspace {
  readonly store: StoreApi<WorkspaceState>
  readonly open: (target: Target) => Promise<void>
  /** Opens the first pair of a glossary, or one with unsaved changes. */
  readonly openGlossary: (glossary: ListedGlossary) => Promise<void>
  /** Reopens a draft with unsaved changes. */
  readonly resume: (key: string) => void
  readonly toList: () => void
  /** @returns the result; undefined on failure, with the reason in the state */
  readonly save: (key: string) => Promise<Saved | undefined>
  readonly cancelSaving: () => void
  readonly dismissSaving: (key: string) => void
  /** Restores the stored entries. A dictionary that is not stored is removed. */
  readonly discard: (key: string) => void
  /** Forgets a glossary, or one pair of it, that no longer exists at the service. */
  readonly forget: (id: string, pair?: LanguagePair) => void
  /** Applies the new name of a glossary, or the new ID of one that was replaced. */
  readonly renamed: (id: string, name: string, newId: string) => void
  readonly hasChanges: (id?: string) => boolean
}

const keyOf = (id: string, { sourceLanguage, targetLanguage }: LanguagePair): string =>
  `${id}/${sourceLanguage}/${targetLanguage}`

const IDLE: Saving = { type: 'idle' }

export function createWorkspace(ports: KeeperPorts): Workspace {
  const store = createStore<WorkspaceState>(() => ({ place: { type: 'list' }, drafts: new Map() }))
  let loading = new AbortController()
  let saving = new AbortController()
  let made = 0

  const put = (dictionary: OpenDictionary) =>
    store.setState(({ drafts }) => ({ drafts: new Map(drafts).set(dictionary.key, dictionary) }))
  const drop = (isGone: (dictionary: OpenDictionary) => boolean) =>
    store.setState(({ drafts, place }) => {
      const kept = new Map([...drafts].filter(([, each]) => !isGone(each)))
      const isOpenGone = place.type === 'editing' && !kept.has(place.key)
      return { drafts: kept, place: isOpenGone ? { type: 'list' } : place }
    })
  const set = (key: string, patch: Partial<OpenDictionary>) => {
    const dictionary = store.getState().drafts.get(key)
    if (dictionary !== undefined) put({ ...dictionary, ...patch })
  }
  const isChanged = (dictionary: OpenDictionary) =>
    dictionary.draft.store.getState().changes > 0 || dictionary.saving.type === 'saving'

  const toList = () => {
    loading.abort()
    store.setState({ place: { type: 'list' } })
    drop((dictionary) => !isChanged(dictionary))
  }

  const edit = (key: string, target: Target, draft: Draft) => {
    put({ key, target, draft, saving: IDLE })
    store.setState({ place: { type: 'editing', key } })
  }

  const open = async (target: Target): Promise<void> => {
    toList()
    const { id } = target
    if (id === undefined) {
      made += 1
      return edit(`new/${made}`, target, createDraft([]))
    }
    const key = keyOf(id, target)
    if (store.getState().drafts.has(key)) return store.setState({ place: { type: 'editing', key } })
    if (target.isNewPair === true) return edit(key, target, createDraft([]))
    const own = new AbortController()
    loading = own
    store.setState({ place: { type: 'loading', target } })
    const loaded = await loadTable(ports, { ...target, id }, { signal: own.signal })
    if (own.signal.aborted) return undefined
    if (!loaded.ok) return store.setState({ place: { type: 'failed', target, error: loaded.error } })
    const rows = await new Promise<Row[]>((resolve) => {
      runInSlices(rowsOfTable(loaded.value), pageSlicer, resolve)
    })
    return own.signal.aborted ? undefined : edit(key, target, createDraft(rows))
  }

  return {
    store,
    open,
    async openGlossary({ id, name, canEdit, dictionaries }) {
      const left = [...store.getState().drafts.values()].find((each) => each.target.id === id)
      const [first] = dictionaries
      if (left !== undefined) store.setState({ place: { type: 'editing', key: left.key } })
      else if (first !== undefined) await open({ id, name, canEdit, ...pairOf(first) })
    },
    resume: (key) => store.setState({ place: { type: 'editing', key } }),
    toList,
    async save(key) {
      const dictionary = store.getState().drafts.get(key)
      if (dictionary === undefined) return undefined
      const { target, draft } = dictionary
      const entries = draft.entries()
      saving = new AbortController()
      set(key, { saving: { type: 'saving' } })
      const result = await saveEntries(ports, target, entries, { signal: saving.signal })
      if (!result.ok) {
        set(key, {
          saving: result.error.kind === 'cancelled' ? IDLE : { type: 'failed', error: result.error },
        })
        return undefined
      }
      draft.saved(entries)
      const { id, isFormerKept } = result.value
      const next = keyOf(id, target)
      const { drafts, place } = store.getState()
      const others = new Map([...drafts].filter(([each]) => each !== key))
      const saved: OpenDictionary = {
        key: next,
        target: { ...target, id, isNewPair: false },
        draft,
        saving: { type: 'saved', isFormerKept },
      }
      const isOpen = place.type === 'editing' && place.key === key
      // A closed draft is kept only with unsaved changes.
      const isKept = isOpen || draft.store.getState().changes > 0
      store.setState({
        drafts: isKept ? others.set(next, saved) : others,
        place: isOpen ? { type: 'editing', key: next } : place,
      })
      return result.value
    },
    cancelSaving: () => saving.abort(),
    dismissSaving: (key) => set(key, { saving: IDLE }),
    discard(key) {
      const dictionary = store.getState().drafts.get(key)
      if (dictionary === undefined) return
      const { target, draft } = dictionary
      if (target.id === undefined || target.isNewPair === true) drop((each) => each.key === key)
      else draft.revert()
    },
    forget: (id, pair) =>
      drop(({ key, target }) => target.id === id && (pair === undefined || key === keyOf(id, pair))),
    renamed(id, name, newId) {
      const entries = [...store.getState().drafts.values()].map((each) =>
        each.target.id === id
          ? { ...each, key: keyOf(newId, each.target), target: { ...each.target, id: newId, name } }
          : each,
      )
      store.setState({ drafts: new Map(entries.map((each) => [each.key, each])) })
    },
    hasChanges: (id) =>
      [...store.getState().drafts.values()].some(
        (each) => isChanged(each) && (id === undefined || each.target.id === id),
      ),
  }
}
