import { NONCE_BYTES, RoomSeal } from './room-seal.ts'

/** UTF-16 code units of a question. */
export const MAX_QUESTION_LENGTH = 400
/** Characters that name a round. */
const ROUND_LENGTH = 16
const TAG_BYTES = 16
const CONTENT_BYTES = ROUND_LENGTH + 3 * MAX_QUESTION_LENGTH
/** A sealed question, in base64. Each has the same length, which does not tell how long the question is. */
export const QUESTION_FRAME_LENGTH = 4 * Math.ceil((NONCE_BYTES + CONTENT_BYTES + TAG_BYTES) / 3)
/** Forms of other sites cannot send it. */
export const QUESTION_CONTENT_TYPE = 'application/octet-stream'

/** Key of what readers send: no frame of the host can be taken for a question, and no question for one of its frames. */
export const questionSeal = (code: string): RoomSeal => new RoomSeal(`question ${code}`)

/** Path to which a reader posts a question. */
export const questionPath = (ticket: string): string => `/question/${ticket}`

/** @param round in which the host takes questions, as it has named it */
export function toQuestion(round: string, text: string): Uint8Array {
  const content = new Uint8Array(CONTENT_BYTES).fill(32)
  content.set(new TextEncoder().encode(round + text.slice(0, MAX_QUESTION_LENGTH)))
  return content
}

/** Controls, direction marks and everything else that is not seen, except the two joiners that scripts need. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu
/** Some letters and symbols are drawn as nothing: fillers of Hangul, and the empty pattern of Braille. */
const SEEN = /(?![\u2800\p{DI}])[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * @param content as a reader has sealed it
 * @returns the text in one line, without what could command or turn the words beside it; undefined for no question
 */
export function readQuestion(
  content: Uint8Array,
): { readonly round: string; readonly text: string } | undefined {
  const sent = new TextDecoder().decode(content)
  const padded = sent.slice(ROUND_LENGTH)
  const text = padded.replaceAll(/\s+/gu, ' ').replaceAll(UNSEEN, '').trim()
  if (padded.trimEnd().length > MAX_QUESTION_LENGTH || !SEEN.test(text)) return undefined
  return { round: sent.slice(0, ROUND_LENGTH), text }
}
