import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Progress } from '../../../core/base/call.ts'
import { readChunks } from '../../../core/base/chunk.ts'
import type { AppError } from '../../../core/base/errors.ts'
import { ok, type Result } from '../../../core/base/result.ts'
import type { Bridge, CallOutput } from '../../../core/contract/contract.ts'
import { uploadToHost } from '../../bridge/upload-to-host.ts'
import type { StorePorts } from '../../queries/stores.ts'
import { saveBlob } from '../../shared/toasts/save-file.ts'

/** Location of a TMX file: in this page, or at a path that only the host knows. */
export type TmxSource =
  | { readonly type: 'page'; readonly file: File }
  | { readonly type: 'picked'; readonly handle: string; readonly name: string }

/** An import or export, until an import is dismissed and an export saved. There is one at a time. */
export type Transfer =
  | {
      readonly type: 'import' | 'export'
      readonly name: string
      /** Fraction of the file, from 0 to 1; undefined while the service processes it. */
      readonly part?: number | undefined
    }
  | { readonly type: 'imported'; readonly name: string; readonly segments: number; readonly skipped: number }
  | { readonly type: 'failed'; readonly error: AppError }

export interface TransfersState {
  readonly transfer: Transfer | undefined
  /** Whether the key turned out to lack write permission. */
  readonly isReadOnly: boolean
}

export interface Transfers {
  readonly store: StoreApi<TransfersState>
  /** @param account id of the account that it is for, whichever is active once it is uploaded; by default the active one */
  readonly importFile: (source: TmxSource, name: string, account?: string) => Promise<void>
  readonly exportMemory: (memory: { readonly id: string; readonly name: string }) => Promise<void>
  readonly cancel: () => void
  readonly dismiss: () => void
  /** Reports the error of another request. */
  readonly learn: (error: AppError) => void
  /** Clears the state after another account was chosen. */
  readonly forget: () => void
}

interface TransfersPorts {
  readonly bridge: Pick<Bridge, 'invoke'>
  readonly isDesktop: () => Promise<boolean>
  readonly saveFile: (name: string, content: Blob) => void
  /** Called when a memory was imported, or may have been. */
  readonly imported: () => void
}

const WRITE_SCOPE = 'translation_memories:write'

export const isRunning = (
  transfer: Transfer | undefined,
): transfer is Extract<Transfer, { type: 'import' | 'export' }> =>
  transfer?.type === 'import' || transfer?.type === 'export'

const partOf = ({ done, total }: Progress): number | undefined =>
  total === 0 || done >= total ? undefined : done / total

/** Imports and exports of translation memories. They continue while the panel is closed. */
export function createTransfers({ bridge, isDesktop, saveFile, imported }: TransfersPorts): Transfers {
  const store = createStore<TransfersState>(() => ({ transfer: undefined, isReadOnly: false }))
  let underWay: AbortController | undefined

  const learn = (error: AppError) => {
    if (error.kind === 'not-allowed' && error.missingScopes?.includes(WRITE_SCOPE) === true)
      store.setState({ isReadOnly: true })
  }

  /** Runs one transfer at a time; a second one is not started. */
  const run = async (
    begun: Extract<Transfer, { type: 'import' | 'export' }>,
    work: (
      signal: AbortSignal,
      report: (part: number | undefined) => void,
    ) => Promise<Result<Transfer | undefined>>,
  ) => {
    if (underWay !== undefined) return
    const abort = new AbortController()
    underWay = abort
    store.setState({ transfer: begun })
    const done = await work(abort.signal, (part) => store.setState({ transfer: { ...begun, part } }))
    underWay = undefined
    if (done.ok) return store.setState({ transfer: done.value })
    learn(done.error)
    const isCancelled = done.error.kind === 'cancelled'
    store.setState({ transfer: isCancelled ? undefined : { type: 'failed', error: done.error } })
  }

  return {
    store,
    learn,
    importFile: async (source, name, account) => {
      await run({ type: 'import', name, part: 0 }, async (signal, report) => {
        // A file of the page is first uploaded to the host, which sends it on.
        const isOfPage = source.type === 'page'
        const handle = isOfPage
          ? await uploadToHost(bridge, source.file, signal, ({ done, total }) => report(done / total / 2))
          : ok(source.handle)
        if (!handle.ok) return handle
        const onProgress = (progress: Progress) => {
          const part = partOf(progress)
          report(part !== undefined && isOfPage ? 0.5 + part / 2 : part)
        }
        const made = await bridge.invoke(
          'memory.import',
          { file: handle.value, name, account },
          { signal, onProgress },
        )
        if (!made.ok) return made
        const { memory, skippedSegments: skipped } = made.value
        return ok({ type: 'imported', name: memory.name, segments: memory.segmentCount, skipped })
      })
      imported()
    },
    exportMemory: ({ id, name }) =>
      run({ type: 'export', name }, async (signal, report) => {
        const onProgress = (progress: Progress) => report(partOf(progress))
        const made = await bridge.invoke('memory.export', { id }, { signal, onProgress })
        if (!made.ok) return made
        return (await isDesktop()) ? save(bridge, made.value) : hand(bridge, made.value, saveFile)
      }),
    cancel: () => underWay?.abort(),
    dismiss: () => {
      if (underWay === undefined) store.setState({ transfer: undefined })
    },
    forget: () => store.setState({ isReadOnly: false }),
  }
}

type Exported = CallOutput<'memory.export'>

/** Saves on the desktop, which asks where; if the user cancels, nothing is saved. */
async function save(bridge: Pick<Bridge, 'invoke'>, { handle }: Exported): Promise<Result<undefined>> {
  const saved = await bridge.invoke('memory.save', { handle })
  if (!saved.ok) return saved
  if (saved.value.name === undefined) await bridge.invoke('memory.release', { handle })
  return ok(undefined)
}

/** Passes the file to the browser, which saves it with its downloads. */
async function hand(
  bridge: Pick<Bridge, 'invoke'>,
  { handle, name }: Exported,
  saveFile: TransfersPorts['saveFile'],
): Promise<Result<undefined>> {
  const chunks = await readChunks((offset) => bridge.invoke('memory.read', { handle, offset }))
  await bridge.invoke('memory.release', { handle })
  if (!chunks.ok) return chunks
  saveFile(name, new Blob(chunks.value, { type: 'application/xml' }))
  return ok(undefined)
}

/** Transfers continue while the panel is closed, for the lifetime of the page. */
export function createMemoryTransfers({ bridge, invalidate }: StorePorts): Transfers {
  const transfers = createTransfers({
    bridge,
    isDesktop: async () => {
      const info = await bridge.invoke('app.info', {})
      return info.ok && info.value.host === 'electron'
    },
    saveFile: saveBlob,
    imported: () => invalidate(['memory.list']),
  })
  bridge.subscribe('service.changed', transfers.forget)
  return transfers
}
