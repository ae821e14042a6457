import { open, stat } from 'node:fs/promises'
import { isMissing } from '../base/error-utils.ts'
import { securityHeaders } from '../pages/content-security-policy.ts'
import { SOUND_PATH } from './sound-addresses.ts'

/** The requested part of a file: all of it, a range of bytes (inclusive), or an unsatisfiable range. */
type ByteRange =
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

const CHUNK_BYTES = 64 * 1024

/** A sound as a host may serve it. */
export interface PlayableSound {
  readonly path: string
  /** File name for saving. */
  readonly name: string
}

export interface SoundRequest {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly header: (name: 'range' | 'if-range') => string | null | undefined
}

export interface SoundAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  /** Omitted if empty. The file is opened on the first read, which fails if it has become shorter. */
  readonly body?: AsyncGenerator<Uint8Array<ArrayBuffer>>
}

/**
 * The response to a request for a sound, with its length at that moment.
 *
 * @param soundAt finds the sound of a token
 * @returns undefined for any other request
 */
export async function answerSound(
  { method, target, header }: SoundRequest,
  soundAt: (token: string) => Promise<PlayableSound | undefined>,
): Promise<SoundAnswer | undefined> {
  const [path = '', query] = target.split('?', 2)
  if (!path.startsWith(SOUND_PATH)) return undefined
  const sound = await soundAt(path.slice(SOUND_PATH.length))
  const bytes = sound === undefined ? 0 : await bytesOf(sound.path)
  if (sound === undefined || bytes === 0) return { status: 404, headers: securityHeaders([]) }
  const headers = {
    ...securityHeaders([]),
    'Content-Type': 'audio/ogg',
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'no-store',
    ...(query === 'download' && { 'Content-Disposition': attachment(sound.name) }),
  }
  // No response carries a validator that a condition could name.
  const isRanged = method === 'GET' && (header('if-range') ?? '') === ''
  const range = readRange(isRanged ? header('range') : undefined, bytes)
  if (range.type === 'unsatisfiable')
    return {
      status: 416,
      headers: { ...headers, 'Content-Length': '0', 'Content-Range': `bytes */${bytes}` },
    }
  const { first, last } = range.type === 'part' ? range : { first: 0, last: bytes - 1 }
  return {
    status: range.type === 'part' ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(last - first + 1),
      ...(range.type === 'part' && { 'Content-Range': `bytes ${first}-${last}/${bytes}` }),
    },
    ...(method !== 'HEAD' && { body: readPart(sound.path, first, last) }),
  }
}

async function bytesOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (thrown) {
    if (isMissing(thrown)) return 0
    throw thrown
  }
}

async function* readPart(
  path: string,
  first: number,
  last: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  await using file = await open(path)
  for (let at = first; at <= last; ) {
    const chunk = new Uint8Array(Math.min(CHUNK_BYTES, last + 1 - at))
    const { bytesRead } = await file.read(chunk, 0, chunk.length, at)
    if (bytesRead === 0) throw new Error('the file has become shorter')
    yield chunk.subarray(0, bytesRead)
    at += bytesRead
  }
}

/** The header that makes a browser save a response (RFC 6266): the name in ASCII for old browsers, and in full. */
function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
