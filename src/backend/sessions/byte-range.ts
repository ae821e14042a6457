/** The requested part of a file: all of it, a range of bytes (inclusive), or an unsatisfiable range. */
export type ByteRange =
  | { readonly type: 'whole' }
  | { readonly type: 'part'; readonly first: number; readonly last: number }
  | { readonly type: 'unsatisfiable' }

const WHOLE: ByteRange = { type: 'whole' }
const SINGLE = /^bytes=\s*(\d*)-(\d*)\s*$/i

/**
 * Reads the Range header of a request (RFC 9110, section 14). A malformed header, another unit or
 * multiple ranges are ignored: the whole file is sent.
 *
 * @param bytes of the file
 */
export function readRange(header: string | null | undefined, bytes: number): ByteRange {
  const [, from = '', to = ''] = SINGLE.exec(header ?? '') ?? []
  if (from === '' && to === '') return WHOLE
  if (from !== '' && to !== '' && Number(to) < Number(from)) return WHOLE
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  return first < bytes ? { type: 'part', first, last } : { type: 'unsatisfiable' }
}
