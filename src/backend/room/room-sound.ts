import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { NONCE_BYTES, sealed } from '../../core/audience/room/room-seal.ts'
import { soundSeal, toSoundFrame } from '../../core/audience/room/sound-frames.ts'
import { FeedStream, type StreamedFeed } from '../feed/feed-stream.ts'

/** Frames that a listener may be behind by, 200 ms each: it loses those before. */
export const MAX_BEHIND = 100
/** Frames to write before a listener has taken them. */
const AT_ONCE = 5

interface SealedSound {
  readonly sequence: number
  readonly frame: string
}

/** The latest sound of one language, which all its listeners share: a slow one has no queue. */
class SoundChannel implements StreamedFeed<SealedSound> {
  readonly #wakes = new Set<() => void>()
  #latest: readonly SealedSound[] = []

  push(sound: SealedSound): void {
    this.#latest = [...this.#latest, sound].slice(-MAX_BEHIND)
    for (const wake of this.#wakes) wake()
  }

  get end(): string {
    return this.positionOf(this.#latest.at(-1)?.sequence ?? 0)
  }

  positionOf(sequence: number): string {
    return String(sequence)
  }

  /** A listener that joins gets nothing: it hears what is spoken from then on. */
  read(after: string | undefined, most: number): readonly SealedSound[] {
    return this.#latest.filter(({ sequence }) => sequence > Number(after ?? this.end)).slice(0, most)
  }

  subscribe(wake: () => void): () => void {
    this.#wakes.add(wake)
    return () => this.#wakes.delete(wake)
  }

  get isHeard(): boolean {
    return this.#wakes.size > 0
  }
}

/** The spoken translation for those who listen. A language that nobody hears is neither sealed nor kept. */
export class RoomSound {
  readonly #code: string
  /** By ticket: which language it is of is known once that is spoken. */
  readonly #channels = new Map<string, SoundChannel>()
  readonly #streams = new Set<FeedStream<SealedSound>>()
  #sequence: number

  /** @param sequence number before that of the first frame */
  constructor(code: string, sequence = 0) {
    this.#code = code
    this.#sequence = sequence
  }

  get listeners(): number {
    return this.#streams.size
  }

  /** @param sound in mu-law */
  speak(language: string, sound: Uint8Array): void {
    if (this.#channels.size === 0) return
    const seal = soundSeal(this.#code, language)
    const channel = this.#channels.get(seal.ticket)
    if (channel === undefined) return
    this.#sequence += 1
    const frame = sealed(seal, toSoundFrame(this.#sequence, sound), randomBytes(NONCE_BYTES))
    channel.push({ sequence: this.#sequence, frame })
  }

  /**
   * Answers with what is spoken from now on, until the listener leaves. Whoever leaves without a word is noticed by the
   * sound that is not taken.
   */
  listen(ticket: string, response: ServerResponse, left: () => void): void {
    const channel = this.#channels.get(ticket) ?? new SoundChannel()
    this.#channels.set(ticket, channel)
    const stream = new FeedStream<SealedSound>(
      channel,
      response,
      { welcome: '{}', atOnce: AT_ONCE, encode: ({ frame }) => frame, end: () => '' },
      undefined,
    )
    this.#streams.add(stream)
    response.on('close', () => {
      stream.stop()
      if (!channel.isHeard) this.#channels.delete(ticket)
      if (this.#streams.delete(stream)) left()
    })
  }

  close(): void {
    for (const stream of this.#streams) stream.close()
    this.#streams.clear()
  }
}
