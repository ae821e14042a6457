import type { AppErrorOf } from '../../base/errors.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { type SplitLimits, splitText } from './split.ts'
import { splitTagged, type Tags } from './split-tagged.ts'

const encoder = new TextEncoder()

/** Size of a text on the wire. */
export const utf8Bytes = (text: string): number => encoder.encode(text).length

/** Size of a value in the body of a request. */
export const jsonBytes = (value: unknown): number => utf8Bytes(JSON.stringify(value))

const SHORT_ESCAPES = new Set(['"', '\\', '\b', '\t', '\n', '\f', '\r'])

function jsonCharacterBytes(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (SHORT_ESCAPES.has(character)) return 2
  if (code < 0x20 || (code >= 0xd8_00 && code <= 0xdf_ff)) return 6
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code > 0xff_ff ? 4 : 3
}

/** Size of a text inside a JSON string, without its quotes. Optimised for many short texts. */
export function jsonTextBytes(text: string): number {
  let bytes = 0
  for (const character of text) bytes += jsonCharacterBytes(character)
  return bytes
}

type InvalidInput = AppErrorOf<'invalid-input'>

interface RequestLimits {
  /** Size of the whole body. */
  readonly bytes: number
  readonly texts: number
}

/** The service's limits for one request. */
export const MAX_TEXTS = 50
const translationLimits: RequestLimits = { bytes: 128 * 1024, texts: MAX_TEXTS }
export const writingLimits: RequestLimits = { bytes: 10 * 1024, texts: MAX_TEXTS }

/** JSON overhead of a text, and between two items of a list. */
const QUOTES = '""'.length
const COMMA = ','.length
/** Minimum room for text in a request: with less, a long text would become thousands of requests. */
const MIN_ROOM = 1024

/** A text, or the part of one that fits in a request. The space around a part is not sent. */
export interface Chunk {
  /** Index of the text that it is from. */
  readonly of: number
  readonly before: string
  readonly text: string
  readonly after: string
}

export interface SplitOptions {
  readonly tags?: Tags | undefined
  readonly language?: string | undefined
  /** Defaults to the limits of a translation. */
  readonly limits?: RequestLimits
}

/**
 * Distributes texts over as few requests as possible, in order, and splits those that do not fit in one.
 *
 * @param frame the body of a request without any text
 * @returns the chunks of each request, or why a text cannot be sent
 */
export function planRequests(
  texts: readonly string[],
  frame: Readonly<Record<string, unknown>>,
  { tags, language, limits = translationLimits }: SplitOptions = {},
): Result<Chunk[][], InvalidInput> {
  const frameBytes = jsonBytes({ ...frame, text: [] })
  const room: SplitLimits = { limit: limits.bytes - frameBytes - QUOTES, measure: jsonTextBytes }
  const chunks: Chunk[] = []
  for (const [of, text] of texts.entries()) {
    const actual = jsonTextBytes(text)
    if (actual <= room.limit) {
      chunks.push({ of, before: '', text, after: '' })
      continue
    }
    const tooLarge = { limit: limits.bytes, actual: actual + frameBytes + QUOTES }
    if (room.limit < MIN_ROOM)
      return err(
        refusal(frame['context'] === undefined ? `texts.${of}` : 'context', {
          type: 'too-much',
          ...tooLarge,
          unit: 'bytes',
        }),
      )
    const parts = tags === undefined ? splitText(text, room, language) : splitTagged(text, room, tags)
    if (parts === undefined) return err(refusal(`texts.${of}`, { type: 'cannot-split', ...tooLarge }))
    chunks.push(...toChunks(parts, of))
  }
  return ok(pack(chunks, room, limits.texts))
}

const refusal = (field: string, problem: InvalidInput['problem']): InvalidInput => ({
  kind: 'invalid-input',
  field,
  problem,
})

/** Sets the space around parts aside; a part of nothing else belongs to its neighbour, if there is one. */
function toChunks(parts: readonly string[], of: number): Chunk[] {
  const chunks: Chunk[] = []
  let space = ''
  for (const part of parts) {
    const text = part.trim()
    if (text === '') {
      space += part
      continue
    }
    const start = part.length - part.trimStart().length
    chunks.push({ of, before: space + part.slice(0, start), text, after: part.slice(start + text.length) })
    space = ''
  }
  const last = chunks.pop()
  return last === undefined
    ? parts.map((text) => ({ of, before: '', text, after: '' }))
    : [...chunks, { ...last, after: last.after + space }]
}

function pack(chunks: readonly Chunk[], { limit, measure }: SplitLimits, maxTexts: number): Chunk[][] {
  const requests: Chunk[][] = []
  let open: Chunk[] = []
  let filled = 0
  for (const chunk of chunks) {
    const size = measure(chunk.text)
    const added = filled + COMMA + QUOTES + size
    if (open.length > 0 && added <= limit && open.length < maxTexts) {
      open.push(chunk)
      filled = added
    } else {
      open = [chunk]
      filled = size
      requests.push(open)
    }
  }
  return requests
}
