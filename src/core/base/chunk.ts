import * as z from 'zod/mini'
import type { Progress } from './call.ts'
import { unexpected } from './errors.ts'
import { err, ok, type Result } from './result.ts'

/** The largest part of a file in one call; it fits in one message of the web host. */
export const MAX_PIECE_BYTES = 512 * 1024

export const chunkSchema = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array)
  .check(z.refine((value) => value.length <= MAX_PIECE_BYTES))

interface Chunk {
  readonly data: Uint8Array
  readonly total: number
}

/**
 * Reads a file in chunks. A chunk without bytes before its end is an error: a part is never taken for the whole.
 *
 * @param onProgress in bytes
 */
export async function readChunks(
  read: (offset: number) => Promise<Result<Chunk>>,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<Result<Uint8Array<ArrayBuffer>[]>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (let done = 0; ; ) {
    const chunk = await read(done)
    if (!chunk.ok) return chunk
    const { data, total } = chunk.value
    chunks.push(new Uint8Array(data))
    done += data.length
    onProgress({ done, total })
    if (done >= total) return ok(chunks)
    if (data.length === 0) return err(unexpected(new Error(`the file ended after ${done} of ${total} bytes`)))
  }
}
