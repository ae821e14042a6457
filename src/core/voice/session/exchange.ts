import type { CapturedFrame } from '../../audio/capture/capture-port.ts'
import type { SpokenSegment } from '../../audio/playback/playback-queue.ts'
import type { Clock } from '../../base/clock.ts'
import type { VoiceConfig } from '../config.ts'
import { StreamPosition } from '../position/stream-position.ts'
import { MessageReceiver } from '../receiving/message-receiver.ts'
import type { TranscriptUpdate } from '../receiving/transcript.ts'
import { AudioSender } from '../sending/audio-sender.ts'
import type { Gap } from '../sending/sending-gaps.ts'
import type { MediaChunk, ServerMessage } from '../wire/voice-messages.ts'

export interface ExchangeObserver {
  /**
   * Times of the update are capture times.
   *
   * @param endMs capture time of its last words; undefined if it has no words
   */
  transcript(update: TranscriptUpdate, endMs: number | undefined): void
  /** Everything captured until then has its final transcript and translations. */
  concluded?(captureMs: number): void
  /** @param segment the segment whose speech begins with this chunk; undefined if one continues */
  speech(chunk: MediaChunk, segment: SpokenSegment | undefined): void
}

/** Languages into which the service translates, and those in which it speaks. */
export type ExchangeLanguages = Pick<VoiceConfig, 'targetLanguages' | 'spokenLanguages'>

interface ExchangeOptions {
  readonly clock: Clock
  readonly savesSilence: boolean
  readonly languages: ExchangeLanguages
}

/**
 * The speech of one run, over any number of sessions and links: the send side, the receive side, and the position in
 * time that they share. Speech lost by the send side is abandoned by the receive side.
 */
export class Exchange {
  readonly sender: AudioSender
  readonly #clock: Clock
  readonly #observer: ExchangeObserver
  readonly #position: StreamPosition
  readonly #receiver: MessageReceiver
  /** Gaps whose loss has been handled. */
  #lostGaps: readonly Gap[]

  constructor({ clock, savesSilence, languages }: ExchangeOptions, observer: ExchangeObserver) {
    this.#clock = clock
    this.#observer = observer
    this.#position = new StreamPosition(clock)
    this.sender = new AudioSender(clock, this.#position, savesSilence)
    this.#receiver = new MessageReceiver(this.#position, languages)
    this.#lostGaps = this.sender.gaps
  }

  /** Media sent to the service, and silence that was not sent, in milliseconds. */
  get media(): { readonly sentMs: number; readonly savedMs: number } {
    return { sentMs: this.#position.mediaMs, savedMs: this.sender.savedMs }
  }

  /** @returns whether the frame contains speech */
  capture(frame: CapturedFrame): boolean {
    const isSpeech = this.sender.push(frame)
    const lost = this.sender.gaps.at(-1)
    if (lost !== undefined && this.sender.gaps !== this.#lostGaps) this.#abandon(lost.toMs)
    return isSpeech
  }

  receive(message: ServerMessage): void {
    if (message.type === 'target_media_chunk') {
      const speech = this.#receiver.takeSpeech(message, this.#clock.now())
      if (speech !== undefined) this.#observer.speech(speech.chunk, speech.segment)
    } else if (message.type === 'source_transcript_update' || message.type === 'target_transcript_update') {
      const { update, endMs, concludedMs } = this.#receiver.receive(message)
      if (concludedMs !== undefined) this.sender.confirm(concludedMs)
      this.#observer.transcript(update, endMs)
      if (concludedMs !== undefined) this.#observer.concluded?.(concludedMs)
    }
  }

  /** Whether a sentence has ended, all of it has been received, and what is being said after it can be resent. */
  get isBetweenSentences(): boolean {
    return this.sender.resendsAll && this.#receiver.isBetweenSentences(this.#clock.now())
  }

  newServiceSession(languages: ExchangeLanguages): void {
    this.sender.newServiceSession()
    this.#abandon(this.sender.nextMs ?? Number.POSITIVE_INFINITY)
    this.#update(this.#receiver.changeLanguages(languages))
  }

  linkLost(): void {
    this.#receiver.linkLost(this.#clock.now())
    this.sender.detach()
  }

  /** Handles the normal end of the stream: keeps the tentative text, which no update can follow. */
  end(): void {
    this.#update(this.#receiver.end())
  }

  /** The run has failed: undelivered speech is lost. */
  abort(): void {
    this.sender.abort()
    this.#abandon(Number.POSITIVE_INFINITY)
  }

  /** Speech captured before this moment will not be transcribed any more. */
  #abandon(beforeMs: number): void {
    this.#update(this.#receiver.abandon(beforeMs))
    this.sender.known(this.#receiver.known)
    this.#lostGaps = this.sender.gaps
  }

  #update(updates: readonly TranscriptUpdate[]): void {
    for (const update of updates) this.#observer.transcript(update, undefined)
  }
}
