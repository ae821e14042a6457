import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import {
  QUESTION_CONTENT_TYPE,
  QUESTION_FRAME_LENGTH,
  questionSeal,
  readQuestion,
} from '../../core/audience/room/question-frames.ts'
import type { QuestionAnswer, RoomQuestion } from '../../core/audience/room/room-calls.ts'
import { NONCE_BYTES, type RoomSeal } from '../../core/audience/room/room-seal.ts'
import { RateLimit } from './rate-limit.ts'

/** Questions that wait at a time. */
export const MAX_QUESTIONS = 20
/** Questions of a round: each is remembered, so that none is taken twice. */
const MAX_QUESTIONS_OF_ROUND = 10_000
/** Questions in `WINDOW_MS`, of one device and of all. */
export const MAX_QUESTIONS_OF_DEVICE = 3
export const MAX_QUESTIONS_AT_ONCE = 12
const WINDOW_MS = 60_000
const ROUND_BYTES = 8
/** Base64 without spaces, which `atob` ignores: one question would have several spellings. */
const FRAME = new RegExp(`^[A-Za-z\\d+/]{${QUESTION_FRAME_LENGTH - 2}}[A-Za-z\\d+/=]=?$`)
const NONCE_LENGTH = (NONCE_BYTES / 3) * 4

interface RoomQuestionsOptions {
  readonly code: string
  /** Milliseconds of a steady clock. */
  readonly now: () => number
  readonly changed: () => void
}

/**
 * Questions of readers to the host, in memory alone. Whenever they are turned on, a new round begins, which each question
 * names: what was recorded in an earlier one is not taken again.
 */
export class RoomQuestions {
  readonly #seal: RoomSeal
  readonly #ofDevice: RateLimit
  readonly #ofAll: RateLimit
  readonly #changed: () => void
  readonly #taken = new Set<string>()
  #round: string | undefined
  #waiting: readonly RoomQuestion[] = []
  #count = 0

  constructor({ code, now, changed }: RoomQuestionsOptions) {
    this.#changed = changed
    this.#seal = questionSeal(code)
    this.#ofDevice = new RateLimit(now, WINDOW_MS, MAX_QUESTIONS_OF_DEVICE)
    this.#ofAll = new RateLimit(now, WINDOW_MS, MAX_QUESTIONS_AT_ONCE)
  }

  /** Undefined while they are off. */
  get round(): string | undefined {
    return this.#round
  }

  /** Those that wait, oldest first; undefined while they are off. */
  get waiting(): readonly RoomQuestion[] | undefined {
    return this.#round === undefined ? undefined : this.#waiting
  }

  turn(isOn: boolean): void {
    this.#round = isOn ? randomBytes(ROUND_BYTES).toString('hex') : undefined
    this.#waiting = []
    this.#taken.clear()
  }

  answer(id: string, answer: QuestionAnswer): void {
    this.#waiting =
      answer === 'dismiss'
        ? this.#waiting.filter((question) => question.id !== id)
        : this.#waiting.map((question) => ({
            ...question,
            isShown: answer === 'show' && question.id === id,
          }))
  }

  /**
   * Reads a body, if it can be a question.
   *
   * @param isAllowed whether the sender has the ticket of the room
   */
  receive(request: IncomingMessage, isAllowed: boolean, answer: (status: number) => void): void {
    const { socket } = request
    const { remoteAddress: device = '' } = socket
    const refusal = this.#refusalOf(request, isAllowed)
    if (refusal !== undefined) return answer(refusal)
    let frame = ''
    request.setEncoding('latin1')
    request.on('data', (part: string) => void (frame += part))
    request.on('end', () => answer(this.#take(frame, device)))
  }

  #refusalOf({ headers }: IncomingMessage, isAllowed: boolean): number | undefined {
    if (this.#round === undefined) return 404
    // Every browser names the origin of what it posts.
    if (!isAllowed || headers.origin === undefined) return 403
    if (headers['content-type'] !== QUESTION_CONTENT_TYPE) return 415
    return headers['content-length'] === String(QUESTION_FRAME_LENGTH) ? undefined : 413
  }

  #take(frame: string, device: string): number {
    const content = FRAME.test(frame) ? this.#seal.openBytes(frame) : undefined
    const question = content && readQuestion(content)
    if (question === undefined) return 400
    const nonce = frame.slice(0, NONCE_LENGTH)
    if (question.round !== this.#round || this.#taken.has(nonce)) return 409
    // Counted once it is known to be of a reader: nobody else can use up what readers may send.
    if (this.#ofDevice.isOver(device) || this.#ofAll.isOver('')) return 429
    if (this.#waiting.length >= MAX_QUESTIONS || this.#taken.size >= MAX_QUESTIONS_OF_ROUND) return 503
    this.#taken.add(nonce)
    this.#count += 1
    this.#waiting = [...this.#waiting, { id: String(this.#count), text: question.text, isShown: false }]
    this.#changed()
    return 204
  }
}
