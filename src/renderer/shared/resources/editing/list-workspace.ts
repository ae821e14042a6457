import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppError } from '../../../../core/base/errors.ts'
import type { Result } from '../../../../core/base/result.ts'

/** A list of entries that is edited, such as one language pair of a glossary. */
export interface EditTarget {
  /** The item that the list belongs to; undefined if the service does not have it yet. */
  readonly id?: string | undefined
  readonly name: string
}

export type Saving<S> =
  | { readonly type: 'idle' }
  | { readonly type: 'saving' }
  | { readonly type: 'failed'; readonly error: AppError }
  | { readonly type: 'saved'; readonly saved: S }

export interface OpenList<T, D, S> {
  readonly key: string
  readonly target: T
  readonly draft: D
  readonly saving: Saving<S>
}

export type EditorPlace<T> =
  | { readonly type: 'list' }
  | { readonly type: 'loading'; readonly target: T }
  | { readonly type: 'failed'; readonly target: T; readonly error: AppError }
  | { readonly type: 'editing'; readonly key: string }

export interface ListWorkspaceState<T, D, S> {
  readonly place: EditorPlace<T>
  /** Lists that are being edited, or have unsaved changes. */
  readonly drafts: ReadonlyMap<string, OpenList<T, D, S>>
}

/** How the lists of one kind are identified, loaded and saved. */
export interface WorkspacePorts<T, D, S> {
  /** Identifies the list within its item. */
  readonly partOf: (target: T) => string
  /** Whether the service has the item without this list. */
  readonly isNewPart: (target: T) => boolean
  readonly createDraft: () => D
  readonly load: (target: T & { readonly id: string }, signal: AbortSignal) => Promise<Result<D>>
  /** Stores the entries of a draft, and tells it which. */
  readonly save: (target: T, draft: D, signal: AbortSignal) => Promise<Result<S>>
  /** The target after it was saved. */
  readonly toSaved: (target: T, saved: S) => T
  readonly hasChanges: (draft: D) => boolean
  /** Restores the stored entries. */
  readonly revert: (draft: D) => void
}

/** State of editing. Drafts stay until they are saved or discarded, whatever is opened in the meantime. */
export interface ListWorkspace<T, D, S> {
  readonly store: StoreApi<ListWorkspaceState<T, D, S>>
  readonly open: (target: T) => Promise<void>
  /** Opens a list of an item that has unsaved changes; the given one if none has. */
  readonly openItem: (id: string, first: T | undefined) => Promise<void>
  /** Reopens a draft with unsaved changes. */
  readonly resume: (key: string) => void
  readonly toList: () => void
  /** @returns the result; undefined on failure, with the reason in the state */
  readonly save: (key: string) => Promise<S | undefined>
  readonly cancelSaving: () => void
  readonly dismissSaving: (key: string) => void
  /** Restores the stored entries. A list that is not stored is removed. */
  readonly discard: (key: string) => void
  /** Forgets an item, or one list of it, that no longer exists at the service. */
  readonly forget: (id: string, target?: T) => void
  /** Applies the new name of an item, or the new ID of one that was replaced. */
  readonly renamed: (id: string, name: string, newId: string) => void
  readonly hasChanges: (id?: string) => boolean
}

const IDLE: Saving<never> = { type: 'idle' }

export function createListWorkspace<T extends EditTarget, D, S extends { readonly id: string }>(
  ports: WorkspacePorts<T, D, S>,
): ListWorkspace<T, D, S> {
  type Open = OpenList<T, D, S>
  const store = createStore<ListWorkspaceState<T, D, S>>(() => ({
    place: { type: 'list' },
    drafts: new Map(),
  }))
  let loading = new AbortController()
  let saving = new AbortController()
  let made = 0

  const keyOf = (id: string, target: T) => `${id}/${ports.partOf(target)}`
  const put = (list: Open) =>
    store.setState(({ drafts }) => ({ drafts: new Map(drafts).set(list.key, list) }))
  const drop = (isGone: (list: Open) => boolean) =>
    store.setState(({ drafts, place }) => {
      const kept = new Map([...drafts].filter(([, each]) => !isGone(each)))
      const isOpenGone = place.type === 'editing' && !kept.has(place.key)
      return { drafts: kept, place: isOpenGone ? { type: 'list' } : place }
    })
  const set = (key: string, patch: Partial<Open>) => {
    const list = store.getState().drafts.get(key)
    if (list !== undefined) put({ ...list, ...patch })
  }
  const isChanged = ({ draft, saving: state }: Open) => ports.hasChanges(draft) || state.type === 'saving'

  const toList = () => {
    loading.abort()
    store.setState({ place: { type: 'list' } })
    drop((list) => !isChanged(list))
  }

  const edit = (key: string, target: T, draft: D) => {
    put({ key, target, draft, saving: IDLE })
    store.setState({ place: { type: 'editing', key } })
  }

  const open = async (target: T): Promise<void> => {
    toList()
    const { id } = target
    if (id === undefined) {
      made += 1
      return edit(`new/${made}`, target, ports.createDraft())
    }
    const key = keyOf(id, target)
    if (store.getState().drafts.has(key)) return store.setState({ place: { type: 'editing', key } })
    if (ports.isNewPart(target)) return edit(key, target, ports.createDraft())
    const own = new AbortController()
    loading = own
    store.setState({ place: { type: 'loading', target } })
    const loaded = await ports.load({ ...target, id }, own.signal)
    if (own.signal.aborted) return undefined
    return loaded.ok
      ? edit(key, target, loaded.value)
      : store.setState({ place: { type: 'failed', target, error: loaded.error } })
  }

  return {
    store,
    open,
    async openItem(id, first) {
      const left = [...store.getState().drafts.values()].find((each) => each.target.id === id)
      if (left !== undefined) store.setState({ place: { type: 'editing', key: left.key } })
      else if (first !== undefined) await open(first)
    },
    resume: (key) => store.setState({ place: { type: 'editing', key } }),
    toList,
    async save(key) {
      const list = store.getState().drafts.get(key)
      if (list === undefined) return undefined
      const { target, draft } = list
      saving = new AbortController()
      set(key, { saving: { type: 'saving' } })
      const result = await ports.save(target, draft, saving.signal)
      if (!result.ok) {
        set(key, {
          saving: result.error.kind === 'cancelled' ? IDLE : { type: 'failed', error: result.error },
        })
        return undefined
      }
      const next = keyOf(result.value.id, target)
      const { drafts, place } = store.getState()
      const others = new Map([...drafts].filter(([each]) => each !== key))
      const stored: Open = {
        key: next,
        target: ports.toSaved(target, result.value),
        draft,
        saving: { type: 'saved', saved: result.value },
      }
      const isOpen = place.type === 'editing' && place.key === key
      // A closed draft is kept only with unsaved changes.
      const isKept = isOpen || ports.hasChanges(draft)
      store.setState({
        drafts: isKept ? others.set(next, stored) : others,
        place: isOpen ? { type: 'editing', key: next } : place,
      })
      return result.value
    },
    cancelSaving: () => saving.abort(),
    dismissSaving: (key) => set(key, { saving: IDLE }),
    discard(key) {
      const list = store.getState().drafts.get(key)
      if (list === undefined) return
      const { target, draft } = list
      if (target.id === undefined || ports.isNewPart(target)) drop((each) => each.key === key)
      else ports.revert(draft)
    },
    forget: (id, part) =>
      drop(({ key, target }) => target.id === id && (part === undefined || key === keyOf(id, part))),
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
