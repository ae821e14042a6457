import * as z from 'zod/mini'

/** The largest piece of a file in one call: a message of the web host has room for it. */
export const MAX_PIECE_BYTES = 512 * 1024

export const chunkSchema = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array)
  .check(z.refine((value) => value.length <= MAX_PIECE_BYTES))
