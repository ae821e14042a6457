import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppError } from '../../../core/base/errors.ts'
import { ok, type Result } from '../../../core/base/result.ts'
import type { Progress } from '../../../core/contract/call.ts'
import type { Bridge, CallInput } from '../../../core/contract/contract.ts'
import type { DocumentJob } from '../../../core/documents/calls.ts'
import type { DocumentExtension } from '../../../core/documents/types.ts'
import { uploadToHost } from '../../bridge/hand-in.ts'
import { fetchTranslation } from './fetch-translation.ts'

/** Origin of a document: a file of this page, or a path that only the host knows. */
export type Origin =
  | { readonly is: 'page'; readonly file: File }
  | { readonly is: 'picked'; readonly handle: string }

/** A document that was chosen and is not translated yet. */
export interface Draft {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly origin: Origin
  /** Left out, the translation has the format of the source. */
  readonly outputFormat?: DocumentExtension | undefined
  /** Why it was not taken, until it is tried again. */
  readonly error?: AppError | undefined
}

/** What this page does with a translation. */
export type Fetching =
  | { readonly is: 'reading'; readonly progress: Progress | undefined }
  /** The browser has it; a page cannot know whether it was saved. */
  | { readonly is: 'given' }
  | { readonly is: 'failed'; readonly error: AppError }

export interface DocumentsState {
  readonly drafts: readonly Draft[]
  /** The draft that is being uploaded, with its progress in bytes. */
  readonly sending: { readonly id: string; readonly progress: Progress | undefined } | undefined
  /** By job id. */
  readonly fetching: Readonly<Record<string, Fetching>>
}

/** Options that all documents of a translation share. */
export type Request = Omit<CallInput<'document.translate'>, 'file' | 'outputFormat'>

export interface DocumentsActions {
  readonly add: (files: readonly File[]) => void
  readonly addPicked: (files: readonly { handle: string; name: string; bytes: number }[]) => void
  readonly remove: (id: string) => void
  readonly setFormat: (id: string, outputFormat: DocumentExtension | undefined) => void
  /** Hands over these drafts one after the other. What is taken leaves the list; what is not says why. */
  readonly send: (ids: readonly string[], request: Request) => Promise<void>
  readonly cancelSending: () => void
  /** Gives a translation to the browser, which saves it. */
  readonly download: (job: DocumentJob) => Promise<void>
  /** Gives several to the browser, one after the other: one that fails holds up no other. */
  readonly downloadAll: (jobs: readonly DocumentJob[]) => Promise<void>
}

export interface Documents {
  readonly store: StoreApi<DocumentsState>
  readonly actions: DocumentsActions
}

export interface DocumentsPorts {
  readonly bridge: Pick<Bridge, 'invoke'>
  readonly newId: () => string
  readonly saveFile: (name: string, content: Blob) => void
}

const initial: DocumentsState = { drafts: [], sending: undefined, fetching: {} }

/** Documents between their selection and the jobs of the host. */
export function createDocuments({ bridge, newId, saveFile }: DocumentsPorts): Documents {
  const store = createStore<DocumentsState>(() => initial)
  /** Handles of documents that the host has but has not translated. */
  const handles = new Map<string, string>()
  let underWay: AbortController | undefined

  const append = (added: readonly Draft[]) =>
    store.setState(({ drafts }) => ({ drafts: [...drafts, ...added] }))
  const change = (id: string, patch: Partial<Draft>) =>
    store.setState(({ drafts }) => ({
      drafts: drafts.map((draft) => (draft.id === id ? { ...draft, ...patch } : draft)),
    }))
  const remove = (id: string) => {
    handles.delete(id)
    store.setState(({ drafts }) => ({ drafts: drafts.filter((draft) => draft.id !== id) }))
  }
  const note = (id: string, fetching: Fetching) =>
    store.setState((state) => ({ fetching: { ...state.fetching, [id]: fetching } }))

  const handleOf = async ({ id, origin }: Draft, signal: AbortSignal): Promise<Result<string>> => {
    if (origin.is === 'picked') return ok(origin.handle)
    const kept = handles.get(id)
    if (kept !== undefined) return ok(kept)
    const handedIn = await uploadToHost(bridge, origin.file, signal, (progress) =>
      store.setState({ sending: { id, progress } }),
    )
    if (handedIn.ok) handles.set(id, handedIn.value)
    return handedIn
  }

  const sendOne = async (draft: Draft, request: Request, signal: AbortSignal): Promise<Result<undefined>> => {
    const handle = await handleOf(draft, signal)
    if (!handle.ok) return handle
    const { outputFormat, origin } = draft
    const started = await bridge.invoke(
      'document.translate',
      {
        ...request,
        file: handle.value,
        ...(outputFormat !== undefined && { outputFormat }),
        // The host knows no folder for an uploaded document.
        ...(origin.is === 'page' && { whenDone: 'keep' }),
      },
      { signal },
    )
    if (started.ok) return ok(undefined)
    if (!isForgotten(started.error)) return started
    const isStale = handles.delete(draft.id)
    return isStale ? sendOne(draft, request, signal) : started
  }

  const download = async ({ id, result }: DocumentJob): Promise<void> => {
    if (result === undefined || store.getState().fetching[id]?.is === 'reading') return
    note(id, { is: 'reading', progress: undefined })
    const fetched = await fetchTranslation(bridge, id, (progress) => note(id, { is: 'reading', progress }))
    if (fetched.ok) saveFile(result.name, fetched.value)
    note(id, fetched.ok ? { is: 'given' } : { is: 'failed', error: fetched.error })
  }

  return {
    store,
    actions: {
      add: (files) =>
        append(
          files.map((file) => ({
            id: newId(),
            name: file.name,
            bytes: file.size,
            origin: { is: 'page', file },
          })),
        ),
      addPicked: (files) =>
        append(
          files.map(({ handle, name, bytes }) => ({
            id: newId(),
            name,
            bytes,
            origin: { is: 'picked', handle },
          })),
        ),
      remove,
      setFormat: (id, outputFormat) => change(id, { outputFormat, error: undefined }),
      send: async (ids, request) => {
        if (underWay !== undefined) return
        const { signal } = (underWay = new AbortController())
        for (const id of ids) {
          const draft = store.getState().drafts.find((each) => each.id === id)
          if (draft === undefined) continue
          if (signal.aborted) break
          change(id, { error: undefined })
          store.setState({ sending: { id, progress: undefined } })
          const sent = await sendOne(draft, request, signal)
          if (sent.ok) remove(id)
          else if (sent.error.kind !== 'cancelled') change(id, { error: sent.error })
        }
        underWay = undefined
        store.setState({ sending: undefined })
      },
      cancelSending: () => underWay?.abort(),
      download,
      downloadAll: async (jobs) => {
        for (const job of jobs) await download(job)
      },
    },
  }
}

/** A handle ends after a while. */
export const isForgotten = (error: AppError): boolean =>
  error.kind === 'invalid-input' && error.field === 'file' && error.problem.type === 'unknown-value'
