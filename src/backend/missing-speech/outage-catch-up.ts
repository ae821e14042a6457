import { FileCapture } from '../../core/audio/capture/file-capture.ts'
import type { Clock } from '../../core/base/clock.ts'
import { type AppError, unexpected } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import { toKept } from '../../core/contract/recording/to-kept.ts'
import type { RecordedPacket } from '../../core/media/media-recording.ts'
import { contentTypeOf, packetFrames } from '../../core/media/packet-frames.ts'
import { CATCH_UP_SPEED } from '../../core/session/missing-speech/catch-up-speed.ts'
import { type LateSpeech, spokenParts } from '../../core/session/missing-speech/missing-ranges.ts'
import type { VoiceConfig } from '../../core/voice/config.ts'
import {
  applyUpdate,
  type Caption,
  captionCount,
  emptyTranscript,
  type Transcript,
} from '../../core/voice/receiving/transcript.ts'
import type { Gap } from '../../core/voice/sending/sending-gaps.ts'
import type { TicketPort } from '../../core/voice/session/ports.ts'
import { VoiceSession } from '../../core/voice/session/voice-session.ts'
import type { OpenSocket } from '../../core/voice/wire/socket.ts'
import type { Take } from './outage-take.ts'
import type { TakePackets } from './take-packets.ts'

const CHUNK_MS = 200
/** Speech that waits to be sent while the recording waits too. */
const MAX_HELD_MS = 5000

export interface CatchUpPorts {
  readonly tickets: TicketPort
  readonly openSocket: OpenSocket
  readonly clock: Clock
  readonly random: () => number
  readonly log: Log
  /** Stores captions and what they settle; resolves once they are on the disk, or with false if that has no point. */
  readonly store: (late: LateSpeech) => Promise<boolean>
  /** Everything up to this moment of the session is translated. */
  readonly progress: (toMs: number) => void
}

/**
 * Translates the missing speech of an outage in a voice session of its own, at most at the pace that services take.
 * Captions are stored as soon as they are complete, together with the end of what they settle: what is cut off goes on
 * there.
 */
export class CatchUp {
  readonly #take: Take
  readonly #ports: CatchUpPorts
  readonly #session: VoiceSession
  #transcript: Transcript = emptyTranscript
  #concludedMs = Number.NEGATIVE_INFINITY
  /** Captions that are stored or on their way. */
  #stored = 0
  #settledMs: number
  #sentMs = 0
  #isSpoken = false
  #unread: AppError | undefined
  #isGone = false
  #storing: Promise<unknown> = Promise.resolve()
  readonly #over = Promise.withResolvers<AppError | undefined>()

  constructor(take: Take, sound: TakePackets, ports: CatchUpPorts) {
    this.#take = take
    this.#ports = ports
    this.#settledMs = take.ranges[0]?.fromMs ?? take.fromMs
    const { clock } = ports
    const { contentType, frames } = framesOf(sound, take.ranges)
    const capture = new FileCapture({
      frames,
      clock,
      speed: CATCH_UP_SPEED,
      isHeld: () => this.#session.heldMs >= MAX_HELD_MS,
      ended: (thrown) => {
        this.#isSpoken = thrown === undefined
        if (thrown !== undefined) this.#unread = unexpected(thrown)
        this.#session.finish()
      },
    })
    this.#session = new VoiceSession(
      { ...ports, openEncoder: undefined, capture },
      {
        state: (state) => {
          if (state.phase === 'failed') void this.#end(state.error)
          if (state.phase === 'idle') void this.#end(state.problem)
        },
        transcript: (update) => {
          this.#transcript = applyUpdate(this.#transcript, update)
        },
        concluded: (captureMs) => this.#conclude(captureMs),
        speech: () => undefined,
      },
    )
    this.#session.start(configOf(take.config, contentType))
  }

  /** Resolves when it is over: with the error that ended it, if it was not done or stopped. */
  get over(): Promise<AppError | undefined> {
    return this.#over.promise
  }

  /** Stops once what was sent is translated. */
  stop(): void {
    this.#session.stop()
  }

  #conclude(captureMs: number): void {
    this.#concludedMs = captureMs
    this.#ports.progress(captureMs)
    const { settled, growing } = this.#transcript
    const complete: Caption[] = []
    for (let at = this.#stored; at < captionCount(this.#transcript) - 1; at += 1) {
      const caption = settled[at]
      if (caption === undefined || growing.has(at) || caption.endMs > this.#concludedMs) break
      complete.push(caption)
    }
    const last = complete.at(-1)
    if (last !== undefined) this.#store(complete, last.endMs)
  }

  async #end(problem: AppError | undefined): Promise<void> {
    // A sentence that was cut off is sent again.
    const isDone = problem === undefined && this.#isSpoken
    const rest = isDone ? this.#transcript.settled.slice(this.#stored) : []
    this.#store(rest, isDone ? Number.POSITIVE_INFINITY : this.#settledMs)
    await this.#storing
    this.#over.resolve(this.#isGone ? undefined : (problem ?? this.#unread))
  }

  /** @param toMs everything before is settled */
  #store(captions: readonly Caption[], toMs: number): void {
    const { side, fromMs: beganMs, untilMs } = this.#take
    const { sentMs } = this.#session.media
    const [fromMs, audioMs] = [this.#settledMs, sentMs - this.#sentMs]
    const span = { fromMs, toMs: Math.min(toMs, beganMs + untilMs), ...(side !== undefined && { side }) }
    const isNews = span.toMs > fromMs
    if (!isNews && captions.length === 0 && audioMs === 0) return
    this.#sentMs = sentMs
    this.#stored += captions.length
    if (isNews) this.#settledMs = toMs
    const origin = { side, sinceMs: () => 0 }
    const late: LateSpeech = {
      captions: captions.map((caption) => toKept({ caption, origin }, 0)),
      span: isNews ? span : undefined,
      audioMs,
    }
    this.#storing = this.#storeNext(this.#storing, late)
  }

  async #storeNext(before: Promise<unknown>, late: LateSpeech): Promise<void> {
    await before
    if (this.#isGone || (await this.#ports.store(late))) return
    this.#isGone = true
    this.#session.stop()
  }
}

/** Late captions are read: nothing is spoken into them, and the languages that would be spoken are translated. */
const configOf = (config: VoiceConfig, sourceContentType: VoiceConfig['sourceContentType']): VoiceConfig => ({
  ...config,
  sourceContentType,
  targetLanguages: [...new Set([...config.targetLanguages, ...config.spokenLanguages])],
  spokenLanguages: [],
})

/** The missing parts of recorded sound as frames, in the time of the session. */
function framesOf({ track, packets }: TakePackets, ranges: readonly Gap[]) {
  const contentType = track && contentTypeOf(track)
  if (track === undefined || contentType === undefined)
    throw new Error('the recording of an outage has no sound that services take')
  const parts = spokenParts(ranges)
  async function* spoken(): AsyncGenerator<RecordedPacket> {
    let part = 0
    for (const packet of packets) {
      const { atMs, durationMs } = packet
      while ((parts[part]?.toMs ?? Number.POSITIVE_INFINITY) <= atMs) part += 1
      if (atMs + durationMs > (parts[part]?.fromMs ?? Number.POSITIVE_INFINITY)) yield packet
    }
  }
  return { contentType, frames: packetFrames(track, spoken(), CHUNK_MS) }
}
