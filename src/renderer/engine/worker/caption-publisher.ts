import { InputMonitor } from '../../../core/audio/capture/input-health.ts'
import type { MeterReading } from '../../../core/audio/capture/level.ts'
import { CaptionTail, type IndexedCaption } from '../../../core/captions/caption-tail.ts'
import {
  type CaptionPublication,
  isHello,
  LEASE_MS,
  MAX_PUBLISHED,
  MAX_PUBLISHED_TEXT,
  type PublishedCaption,
  type PublishedSide,
  type PublishedStatus,
} from '../../../core/captions/publication.ts'
import { MAX_TARGET_LANGUAGES } from '../../../core/languages/voice-language-codes.ts'
import type { VoiceConfig } from '../../../core/voice/config.ts'
import {
  firstSpan,
  followLanguages,
  type LanguageSpan,
  targetsOfCaption,
} from '../../../core/voice/language-spans.ts'
import type { CaptionText, TranscriptUpdate } from '../../../core/voice/receiving/transcript.ts'
import { isHandingOver, type VoiceState } from '../../../core/voice/session/session-states.ts'

/** Where a worker publishes, and as which run. */
export interface Publishing {
  readonly run: string
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>
}

interface CaptionPublisherOptions extends Publishing {
  readonly side: PublishedSide
  /** Languages with which the session begins. */
  readonly languages: Pick<VoiceConfig, 'targetLanguages' | 'spokenLanguages'>
  readonly isMuted: boolean
  /** Milliseconds of a steady clock. */
  readonly now: () => number
  /** When the sound at a capture time was captured, in milliseconds since 1970; undefined if unknown. */
  readonly capturedAt: (captureMs: number) => number | undefined
}

/**
 * Publishes the newest captions of a session from its worker, so that a busy page does not delay them. It publishes
 * only while a viewer listens, and answers every hello with the newest state.
 */
export class CaptionPublisher {
  readonly #options: CaptionPublisherOptions
  readonly #tail = new CaptionTail()
  readonly #input: InputMonitor
  /** Wall-clock times of the captions that were published. */
  readonly #spokenAt = new Map<number, number>()
  #state: VoiceState | undefined
  #spans: readonly LanguageSpan[]
  #isMuted: boolean
  #isPaused = false
  #isSilent = false
  #sequence = 0
  #leasedUntil = Number.NEGATIVE_INFINITY

  constructor(options: CaptionPublisherOptions) {
    this.#options = options
    this.#isMuted = options.isMuted
    this.#spans = firstSpan(options.languages)
    this.#input = new InputMonitor(options.now())
    options.channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isHello(data)) return
      this.#leasedUntil = options.now() + LEASE_MS
      this.#publish()
    }
  }

  changed(state: VoiceState): void {
    this.#state = state
    if ('config' in state) this.#spans = followLanguages(this.#spans, state.config, this.#tail)
    if (state.phase === 'idle' || state.phase === 'failed') this.#tail.end()
    this.#publish()
  }

  mute(isMuted: boolean, isPaused: boolean): void {
    this.#isMuted = isMuted
    this.#isPaused = isPaused
    this.#publish()
  }

  level(reading: MeterReading): void {
    const isSilent = this.#input.update(reading, this.#isMuted, this.#options.now()).type === 'silent'
    if (isSilent === this.#isSilent) return
    this.#isSilent = isSilent
    this.#publish()
  }

  transcript(update: TranscriptUpdate): void {
    if (!this.#tail.apply(update)) return
    this.#input.understood(this.#options.now())
    this.#publish()
  }

  #publish(): void {
    const { run, side, channel, now } = this.#options
    if (now() > this.#leasedUntil) return
    const newest = this.#tail.newest(MAX_PUBLISHED)
    const [first] = newest
    for (const index of this.#spokenAt.keys())
      if (first !== undefined && index < first.index) this.#spokenAt.delete(index)
    this.#sequence += 1
    channel.postMessage({
      version: 1,
      run,
      sequence: this.#sequence,
      side,
      status: this.#status,
      targets: [...this.#targets],
      captions: newest.map((caption) => this.#published(caption)),
    } satisfies CaptionPublication)
  }

  get #targets(): readonly string[] {
    return this.#spans.at(-1)?.targetLanguages ?? []
  }

  get #status(): PublishedStatus {
    const state = this.#state
    if (state !== undefined && isHandingOver(state)) return this.#streamingStatus
    switch (state?.phase) {
      case undefined:
      case 'opening':
        return 'opening'
      case 'streaming':
        return this.#streamingStatus
      case 'connecting':
      case 'resuming':
        if (state.stopping) return 'finishing'
        return state.wasLive ? 'reconnecting' : 'opening'
      case 'draining':
        return 'finishing'
      case 'idle':
        return 'stopped'
      case 'failed':
        return 'failed'
    }
  }

  get #streamingStatus(): PublishedStatus {
    if (this.#isPaused) return 'paused'
    if (this.#isMuted) return 'muted'
    return this.#isSilent ? 'silent' : 'live'
  }

  #published({ index, caption }: IndexedCaption): PublishedCaption {
    const { startMs, language, source, targets } = caption
    const spokenAt = this.#placeInTime(index, startMs)
    const order = targetsOfCaption(this.#spans, caption)
    return {
      index,
      startMs,
      ...(spokenAt !== undefined && { spokenAt }),
      ...(language !== undefined && { language }),
      source: bounded(source),
      // Languages that have changed since.
      ...(order !== this.#targets && { order: order.slice(0, MAX_TARGET_LANGUAGES) }),
      targets: Object.fromEntries(
        order.flatMap((target) => {
          const text = targets[target]
          return text === undefined ? [] : [[target, bounded(text)]]
        }),
      ),
    }
  }

  /** The time at which a caption was first placed: measuring it again would move it with the device's clock. */
  #placeInTime(index: number, startMs: number): number | undefined {
    const placed = this.#spokenAt.get(index) ?? this.#options.capturedAt(startMs)
    if (placed !== undefined) this.#spokenAt.set(index, placed)
    return placed
  }
}

const bounded = ({ concluded, tentative, ...rest }: CaptionText): CaptionText => ({
  ...rest,
  concluded: concluded.slice(-MAX_PUBLISHED_TEXT),
  tentative: tentative.slice(-MAX_PUBLISHED_TEXT),
})
