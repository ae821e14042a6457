import { joinBytes } from '../../core/audio/pcm.ts'
import type { BreachName } from './breaches.ts'
import type { VoiceRequest } from './parse-voice-request.ts'

/** Traffic of one connection of a session. */
export class LinkRecord {
  readonly token: string
  /** Messages of the client, and bytes of media in them. */
  messages = 0
  bytes = 0
  /** Playback length of the media, in milliseconds. */
  mediaMs = 0
  isOpen = true
  /** Sent messages, by type. */
  readonly sent: Record<string, number> = {}
  readonly #kept: Uint8Array[] | undefined

  constructor(token: string, keepsMedia: boolean) {
    this.token = token
    this.#kept = keepsMedia ? [] : undefined
  }

  /** The received media; empty if it is not kept. */
  get media(): Uint8Array<ArrayBuffer> {
    return joinBytes(this.#kept ?? [])
  }

  received(data: Uint8Array): void {
    this.bytes += data.length
    this.#kept?.push(data.slice())
  }
}

export type SessionState = 'waiting' | 'streaming' | 'ended'

/** Record of a session for tests. */
export class SessionRecord {
  readonly id: string
  readonly request: VoiceRequest
  readonly links: LinkRecord[] = []
  /** Number of violations of each rule. */
  readonly breaches: Partial<Record<BreachName, number>> = {}
  /** Descriptions of the violations, in the order of their occurrence. */
  readonly notes: string[] = []
  tokensIssued = 0
  tokensUsed = 0
  state: SessionState = 'waiting'
  /** Whether the client ended the session properly, and everything was sent. */
  isComplete = false

  constructor(id: string, request: VoiceRequest) {
    this.id = id
    this.request = request
  }

  /** Playback length of the media over all links, in milliseconds. */
  get mediaMs(): number {
    return this.links.reduce((total, { mediaMs }) => total + mediaMs, 0)
  }

  get bytes(): number {
    return this.links.reduce((total, { bytes }) => total + bytes, 0)
  }

  get messages(): number {
    return this.links.reduce((total, { messages }) => total + messages, 0)
  }

  breach(name: BreachName, note?: string): void {
    this.breaches[name] = (this.breaches[name] ?? 0) + 1
    if (note !== undefined) this.notes.push(`${name}: ${note}`)
  }
}
