import { ok, type Result } from '../../../core/base/result.ts'
import type { Progress } from '../../../core/contract/call.ts'
import type { Bridge } from '../../../core/contract/contract.ts'

/**
 * Downloads a translation from the host in chunks.
 *
 * @param onProgress in bytes
 */
export async function fetchTranslation(
  bridge: Pick<Bridge, 'invoke'>,
  id: string,
  onProgress: (progress: Progress) => void,
): Promise<Result<Blob>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let done = 0
  for (;;) {
    const chunk = await bridge.invoke('document.read', { id, offset: done })
    if (!chunk.ok) return chunk
    const { data, total } = chunk.value
    chunks.push(new Uint8Array(data))
    done += data.length
    onProgress({ done, total })
    if (done >= total || data.length === 0) return ok(new Blob(chunks))
  }
}
