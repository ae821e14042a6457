import type { Progress } from '../../../core/base/call.ts'
import { readChunks } from '../../../core/base/chunk.ts'
import { ok, type Result } from '../../../core/base/result.ts'
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
  const chunks = await readChunks((offset) => bridge.invoke('document.read', { id, offset }), onProgress)
  return chunks.ok ? ok(new Blob(chunks.value)) : chunks
}
