import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DocumentJob } from '../../../core/areas/documents/documents-calls.ts'
import type { DocumentExtension } from '../../../core/areas/documents/types.ts'
import type { Progress } from '../../../core/base/call.ts'
import { readChunks } from '../../../core/base/chunk.ts'
import type { AppError } from '../../../core/base/errors.ts'
import { ok, type Result } from '../../../core/base/result.ts'
import type { Bridge, CallInput } from '../../../core/contract/contract.ts'
import { uploadToHost } from '../../bridge/upload-to-host.ts'
import type { StorePorts } from '../../queries/stores.ts'
import { saveBlob } from '../../shared/toasts/save-file.ts'

/**
 * Downloads a translation from the host in chunks.
 *
 * @param onProgress in bytes
 */
async function fetchTranslation(
  bridge: Pick<Bridge, 'invoke'>,
  id: string,
  onProgress: (progress: Progress) => void,
): Promise<Result<Blob>> {
  const chunks = await readChunks((offset) => bridge.invoke('document.read', { id, offset }), onProgress)
  return chunks.ok ? ok(new Blob(chunks.value)) : chunks
}

/** Origin of a document: a file of this page, or a path that only the host knows. */
export type DocumentOrigin =
  | { readonly type: 'page'; readonly file: File }
  | { readonly type: 'picked'; readonly handle: string }

/** A chosen document that has not been sent for translation. */
export interface DocumentDraft {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly origin: DocumentOrigin
  /** Defaults to the format of the source. */
  readonly outputFormat?: DocumentExtension | undefined
  /** Why sending it failed, until it is sent again. */
  readonly error?: AppError | undefined
}

/** State of a download in this page. */
export type Fetching =
  | { readonly type: 'reading'; readonly progress: Progress | undefined }
  /** Passed to the browser; a page cannot know whether it was saved. */
  | { readonly type: 'downloaded' }
  | { readonly type: 'failed'; readonly error: AppError }

export interface DocumentsState {
  readonly drafts: readonly DocumentDraft[]
  /** The draft that is being uploaded, with its progress in bytes. */
  readonly sending: { readonly id: string; readonly progress: Progress | undefined } | undefined
  /** Downloads by job id. */
  readonly fetching: Readonly<Record<string, Fetching>>
}

/** Options that all documents of a translation share. */
export type DocumentRequest = Omit<CallInput<'document.translate'>, 'file' | 'outputFormat'>

export interface DocumentsActions {
  readonly add: (files: readonly File[]) => void
  readonly addPicked: (files: readonly { handle: string; name: string; bytes: number }[]) => void
  readonly remove: (id: string) => void
  readonly setFormat: (id: string, outputFormat: DocumentExtension | undefined) => void
  /** Sends these drafts one after the other. Accepted ones leave the list; the others show their error. */
  readonly send: (ids: readonly string[], request: DocumentRequest) => Promise<void>
  readonly cancelSending: () => void
  /** Passes a translation to the browser, which saves it. */
  readonly download: (job: DocumentJob) => Promise<void>
  /** Passes several translations to the browser, one after the other: a failed one does not stop the rest. */
  readonly downloadAll: (jobs: readonly DocumentJob[]) => Promise<void>
}

export interface DocumentsStore {
  readonly store: StoreApi<DocumentsState>
  readonly actions: DocumentsActions
}

export interface DocumentsPorts {
  readonly bridge: Pick<Bridge, 'invoke'>
  readonly newId: () => string
  readonly saveFile: (name: string, content: Blob) => void
}

const initial: DocumentsState = { drafts: [], sending: undefined, fetching: {} }

/** Manages documents between their selection and the jobs of the host. */
export function createDocumentsStore({ bridge, newId, saveFile }: DocumentsPorts): DocumentsStore {
  const store = createStore<DocumentsState>(() => initial)
  /** Handles of documents that were uploaded to the host but not translated. */
  const handles = new Map<string, string>()
  let underWay: AbortController | undefined

  const append = (added: readonly DocumentDraft[]) =>
    store.setState(({ drafts }) => ({ drafts: [...drafts, ...added] }))
  const change = (id: string, patch: Partial<DocumentDraft>) =>
    store.setState(({ drafts }) => ({
      drafts: drafts.map((draft) => (draft.id === id ? { ...draft, ...patch } : draft)),
    }))
  const remove = (id: string) => {
    handles.delete(id)
    store.setState(({ drafts }) => ({ drafts: drafts.filter((draft) => draft.id !== id) }))
  }
  const note = (id: string, fetching: Fetching) =>
    store.setState((state) => ({ fetching: { ...state.fetching, [id]: fetching } }))

  const handleOf = async ({ id, origin }: DocumentDraft, signal: AbortSignal): Promise<Result<string>> => {
    if (origin.type === 'picked') return ok(origin.handle)
    const kept = handles.get(id)
    if (kept !== undefined) return ok(kept)
    const handedIn = await uploadToHost(bridge, origin.file, signal, (progress) =>
      store.setState({ sending: { id, progress } }),
    )
    if (handedIn.ok) handles.set(id, handedIn.value)
    return handedIn
  }

  const sendOne = async (
    draft: DocumentDraft,
    request: DocumentRequest,
    signal: AbortSignal,
  ): Promise<Result<undefined>> => {
    const handle = await handleOf(draft, signal)
    if (!handle.ok) return handle
    const { outputFormat, origin } = draft
    const started = await bridge.invoke(
      'document.translate',
      {
        ...request,
        file: handle.value,
        ...(outputFormat !== undefined && { outputFormat }),
        // For an uploaded document, the host knows no source folder.
        ...(origin.type === 'page' && { whenDone: 'keep' }),
      },
      { signal },
    )
    if (started.ok) return ok(undefined)
    if (!isForgotten(started.error)) return started
    const isStale = handles.delete(draft.id)
    return isStale ? sendOne(draft, request, signal) : started
  }

  const download = async ({ id, result }: DocumentJob): Promise<void> => {
    if (result === undefined || store.getState().fetching[id]?.type === 'reading') return
    note(id, { type: 'reading', progress: undefined })
    const fetched = await fetchTranslation(bridge, id, (progress) => note(id, { type: 'reading', progress }))
    if (fetched.ok) saveFile(result.name, fetched.value)
    note(id, fetched.ok ? { type: 'downloaded' } : { type: 'failed', error: fetched.error })
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
            origin: { type: 'page', file },
          })),
        ),
      addPicked: (files) =>
        append(
          files.map(({ handle, name, bytes }) => ({
            id: newId(),
            name,
            bytes,
            origin: { type: 'picked', handle },
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

/** Whether the host no longer knows a handle: handles expire after a while. */
export const isForgotten = (error: AppError): boolean =>
  error.kind === 'invalid-input' && error.field === 'file' && error.problem.type === 'unknown-value'

/** Chosen documents are kept while the panel is closed, for the lifetime of the page. */
export const createPageDocuments = ({ bridge }: StorePorts): DocumentsStore =>
  createDocumentsStore({ bridge, newId: () => crypto.randomUUID(), saveFile: saveBlob })
