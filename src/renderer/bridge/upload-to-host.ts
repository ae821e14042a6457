import type { Progress } from '../../core/base/call.ts'
import { MAX_PIECE_BYTES } from '../../core/base/chunk.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { Bridge } from '../../core/contract/contract.ts'

/**
 * Uploads a file of this page to its host, in chunks.
 *
 * @param onProgress in bytes
 * @returns its handle
 */
export async function uploadToHost(
  bridge: Pick<Bridge, 'invoke'>,
  file: File,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Result<string>> {
  const begun = await bridge.invoke('file.begin', { name: file.name, bytes: file.size }, { signal })
  if (!begun.ok) return begun
  const { id } = begun.value
  for (let offset = 0; offset < file.size; offset += MAX_PIECE_BYTES) {
    const data = await readChunk(file, offset)
    if (!data.ok) return data
    if (signal.aborted) return err({ kind: 'cancelled' })
    const appended = await bridge.invoke('file.append', { id, offset, data: data.value }, { signal })
    if (!appended.ok) return appended
    onProgress({ done: appended.value.received, total: file.size })
  }
  const ended = await bridge.invoke('file.end', { id }, { signal })
  return ended.ok ? ok(ended.value.handle) : ended
}

/** The file may have been moved or changed since it was chosen. */
async function readChunk(file: File, offset: number): Promise<Result<Uint8Array>> {
  try {
    return ok(new Uint8Array(await file.slice(offset, offset + MAX_PIECE_BYTES).arrayBuffer()))
  } catch (thrown) {
    const detail = thrown instanceof Error ? thrown.message : String(thrown)
    return err({ kind: 'storage', what: 'document', detail })
  }
}
