import * as z from 'zod/mini'

/** The largest part of a file in one call; it fits in one message of the web host. */
export const MAX_PIECE_BYTES = 512 * 1024

export const chunkSchema = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array)
  .check(z.refine((value) => value.length <= MAX_PIECE_BYTES))
