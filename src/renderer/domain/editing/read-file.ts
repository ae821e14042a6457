import type { AppErrorOf } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'

/** The service's limit. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

type Unreadable = AppErrorOf<'invalid-input'>

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

/**
 * Decodes a file: UTF-8, or UTF-16 with the byte order mark that spreadsheets write. Other encodings are not
 * guessed: a wrong guess would silently corrupt every accent.
 */
export function decodeText(bytes: Uint8Array): Result<string, Unreadable> {
  const encoding = startsWith(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : 'utf-8'
  try {
    return ok(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  } catch {
    return err(notText(encoding))
  }
}

const notText = (encoding: string): Unreadable => ({
  kind: 'invalid-input',
  field: 'file',
  problem: { type: 'malformed', detail: encoding },
})

export async function readTextFile(file: File): Promise<Result<string, Unreadable>> {
  if (file.size > MAX_FILE_BYTES)
    return err({
      kind: 'invalid-input',
      field: 'file',
      problem: { type: 'too-much', limit: MAX_FILE_BYTES, actual: file.size, unit: 'bytes' },
    })
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()))
  } catch {
    // The file was moved or changed after it was chosen.
    return err(notText('utf-8'))
  }
}
