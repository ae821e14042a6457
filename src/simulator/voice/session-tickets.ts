import { randomBytes, randomUUID } from 'node:crypto'
import type { SourceContentType } from '../../core/audio/content-types.ts'
import type { SourceDecoder } from '../media/source-decoder.ts'
import { sources } from '../media/sources.ts'
import type { ClipLibrary } from '../script/clip-library.ts'
import type { SimulatorClock } from '../simulator-clock.ts'
import { Interpreter, type OpenListener } from './interpreter.ts'
import type { MediaRecorder } from './media-recorder.ts'
import type { VoiceRequest } from './parse-voice-request.ts'
import { type Link, ServedSession, type StreamConnection } from './served-session.ts'
import { SessionRecord } from './session-record.ts'
import type { TermsFor } from './session-wording.ts'
import { noSpokenTerms } from './spoken-spellings.ts'

/** Ended sessions are remembered, so that their outcome can be queried. */
const REMEMBERED = 200

export interface Ticket {
  readonly token: string
  readonly session_id: string
}

/** Why a token is refused. */
export type TokenProblem = 'unknown-token' | 'session-over'

export interface SessionsOptions {
  readonly library: ClipLibrary
  readonly clock: SimulatorClock
  readonly keepsMedia: boolean
  readonly recorder: MediaRecorder | undefined
  readonly hearing?: Hearing | undefined
}

/** How sound is decoded and speech recognised; as it is if omitted. */
export interface Hearing {
  readonly openListener?: OpenListener | undefined
  readonly openSource?: ((type: SourceContentType) => Promise<SourceDecoder>) | undefined
}

interface Token {
  readonly session: ServedSession
  isUsed: boolean
}

/** All voice sessions and their tokens: each token opens one connection, and only the latest one is valid. */
export class SessionTickets {
  /** Number of sessions that may run at a time. */
  max = Number.POSITIVE_INFINITY
  readonly #options: SessionsOptions
  readonly #tokens = new Map<string, Token>()
  readonly #latest = new Map<ServedSession, string>()
  readonly #sessions: ServedSession[] = []
  #opening = 0

  constructor(options: SessionsOptions) {
    this.#options = options
  }

  /** Whether another session would be one too many. */
  get isFull(): boolean {
    return this.#opening + this.#sessions.filter(({ isOver }) => !isOver).length >= this.max
  }

  /** Oldest first. */
  get records(): readonly SessionRecord[] {
    return this.#sessions.map(({ record }) => record)
  }

  /**
   * @param onHeard called with the duration of received speech, in milliseconds
   * @param termsFor terms of the requested glossary
   * @param spokenTermsFor requested spoken terms
   */
  async open(
    request: VoiceRequest,
    onHeard: (milliseconds: number) => void,
    termsFor: TermsFor,
    spokenTermsFor = noSpokenTerms,
  ): Promise<Ticket> {
    const { library, clock, keepsMedia, recorder, hearing = {} } = this.#options
    const { openListener, openSource = (type) => sources[type]() } = hearing
    this.#opening += 1
    const [decoder, interpreter] = await Promise.all([
      openSource(request.source_media_content_type),
      Interpreter.open({ request, library, clock, termsFor, spokenTermsFor, openListener }),
    ]).finally(() => {
      this.#opening -= 1
    })
    const record = new SessionRecord(randomUUID(), request)
    const onMedia = recorder?.open(record.id, request) ?? (() => undefined)
    const session = new ServedSession({ record, decoder, interpreter, clock, keepsMedia, onMedia, onHeard })
    this.#remember(session)
    return this.#issue(session)
  }

  /** Exchanges the latest token for a new one. An open connection is closed; an old token ends the session. */
  resume(token: string): Ticket | TokenProblem {
    const session = this.#find(token)
    if (typeof session === 'string') return session
    if (this.#latest.get(session) !== token) {
      session.breach('outdated-token')
      return 'session-over'
    }
    session.release()
    session.stayAwake()
    return this.#issue(session)
  }

  /** Looks up the session that a token may connect to. Using it again, or an old one, ends that session. */
  admit(token: string): ((connection: StreamConnection) => Link) | TokenProblem {
    const session = this.#find(token)
    if (typeof session === 'string') return session
    const known = this.#tokens.get(token)
    if (known === undefined || known.isUsed || this.#latest.get(session) !== token) {
      session.breach(known?.isUsed === true ? 'token-used-twice' : 'outdated-token')
      return 'session-over'
    }
    known.isUsed = true
    session.record.tokensUsed += 1
    return (connection) => session.connect(connection, token)
  }

  endAll(): void {
    for (const session of this.#sessions) session.end(1001, 'the demo service stops')
  }

  #find(token: string): ServedSession | TokenProblem {
    const known = this.#tokens.get(token)
    if (known === undefined) return 'unknown-token'
    return known.session.isOver ? 'session-over' : known.session
  }

  #issue(session: ServedSession): Ticket {
    const token = randomBytes(24).toString('base64url')
    this.#tokens.set(token, { session, isUsed: false })
    this.#latest.set(session, token)
    session.record.tokensIssued += 1
    return { token, session_id: session.record.id }
  }

  #remember(session: ServedSession): void {
    this.#sessions.push(session)
    const forgotten =
      this.#sessions.length > REMEMBERED ? this.#sessions.findIndex(({ isOver }) => isOver) : -1
    if (forgotten < 0) return
    const [gone] = this.#sessions.splice(forgotten, 1)
    for (const [token, { session: owner }] of this.#tokens) if (owner === gone) this.#tokens.delete(token)
    if (gone !== undefined) this.#latest.delete(gone)
  }
}
