import { decodeText } from '../../../../core/base/decode-text.ts'
import { type AppErrorOf, unexpected } from '../../../../core/base/errors.ts'
import { err, type Result } from '../../../../core/base/result.ts'

/** Largest file of a glossary or of spoken terms, as the service limits it. */
export const MAX_LIST_FILE_BYTES = 10 * 1024 * 1024

type Unreadable = AppErrorOf<'invalid-input' | 'storage'>

export async function readTextFile(file: File): Promise<Result<string, Unreadable>> {
  if (file.size > MAX_LIST_FILE_BYTES)
    return err({
      kind: 'invalid-input',
      field: 'file',
      problem: { type: 'too-much', limit: MAX_LIST_FILE_BYTES, actual: file.size, unit: 'bytes' },
    })
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
    return decoded.ok
      ? decoded
      : err({ kind: 'invalid-input', field: 'file', problem: { type: 'not-text', ...decoded.error } })
  } catch (thrown) {
    // The file was moved or changed after it was chosen.
    return err({ kind: 'storage', what: 'document', detail: unexpected(thrown).detail })
  }
}
