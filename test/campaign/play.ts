import { FileCapture } from '../../src/cli/media/file-capture.ts'
import type { VoiceConfig } from '../../src/core/voice/session/config.ts'
import type { AudioFrame, CapturePort } from '../../src/core/voice/session/ports.ts'
import { findResources } from '../../src/simulator/resources.ts'
import { ClipLibrary } from '../../src/simulator/script/library.ts'
import type { SessionRecord } from '../../src/simulator/voice/session-record.ts'
import { Sessions } from '../../src/simulator/voice/sessions.ts'
import { VirtualClock } from '../support/base/virtual-clock.ts'
import type { Planned } from './campaign.ts'
import { type ClientOutcome, ClientRun, LOOK_MS } from './client-run.ts'
import type { SentMedia } from './media-log.ts'
import { samplesAt } from './meeting.ts'
import { Network } from './network.ts'
import { isHandedOver } from './schedule.ts'
import { MemoryService } from './service.ts'
import { rateOf, type SessionVariant } from './session-variant.ts'

/** After the last word, everything has to come to rest within this. */
export const REST_MS = 180_000
/** Nobody speaks until the connection is nearly an hour old. */
export const BEFORE_HAND_OVER_MS = 55 * 60_000 - 5000

/** What became of a meeting. Times count from the first sample of its sound. */
export interface Played extends ClientOutcome {
  /** When the microphone was closed. */
  readonly capturedMs: number
  readonly sent: readonly SentMedia[]
  readonly resumed: readonly { readonly token: string; readonly isAnswered: boolean }[]
  readonly records: readonly SessionRecord[]
}

/** A microphone that brings nothing for a while, as one that is asleep. */
class LateCapture implements CapturePort {
  readonly #capture: FileCapture
  readonly #lateMs: number
  readonly #clock: VirtualClock
  readonly #variant: SessionVariant
  isOpen = false

  constructor(capture: FileCapture, variant: SessionVariant, clock: VirtualClock, lateMs: number) {
    this.#capture = capture
    this.#variant = variant
    this.#clock = clock
    this.#lateMs = lateMs
  }

  start(config: VoiceConfig, onFrame: (frame: AudioFrame) => void): void {
    this.isOpen = true
    const late = (frame: AudioFrame) => onFrame({ ...frame, startMs: frame.startMs + this.#lateMs })
    const { chunkMs } = this.#variant
    const samples = new Float32Array((rateOf(this.#variant) * chunkMs) / 1000)
    onFrame({ samples, startMs: 0, durationMs: chunkMs })
    this.#clock.after(this.#lateMs, () => this.#capture.start(config, late))
  }

  stop(): void {
    this.isOpen = false
    this.#capture.stop()
  }
}

/** Holds a meeting on a clock that does not wait: the app's session and the simulator's, and what goes wrong. */
export async function play({ variant, meeting, schedule, stop }: Planned): Promise<Played> {
  const clock = new VirtualClock()
  const library = await ClipLibrary.open(findResources())
  await library.prepare(variant.speaks ? ['en', 'de'] : ['en'])
  const sessions = new Sessions({ library, clock, keepsMedia: false, recorder: undefined })
  const service = new MemoryService(sessions, variant, new Network(clock))
  const startMs = isHandedOver(schedule) ? BEFORE_HAND_OVER_MS : 1
  let capturedMs = meeting.durationMs
  const file = new FileCapture({
    samples: samplesAt(meeting, rateOf(variant)),
    rate: rateOf(variant),
    chunkMs: variant.chunkMs,
    clock,
    ended: () => client.session.finish(),
  })
  const capture = new LateCapture(file, variant, clock, startMs)
  const { tickets, openSocket } = service
  const client = new ClientRun({
    ports: { tickets, openSocket, capture, clock },
    variant,
    options: meeting,
    failed: () => {
      capturedMs = Math.min(capturedMs, clock.now() - startMs)
    },
  })
  for (const { atMs, fault } of schedule) clock.after(startMs + atMs, () => service.inject(fault))
  if (stop !== undefined)
    clock.after(startMs + stop.atMs, () => {
      capturedMs = Math.min(capturedMs, stop.atMs - variant.chunkMs)
      service.leavesTentative = stop.leavesTentative
      client.stop()
    })
  client.start()
  const endMs = startMs + meeting.durationMs + REST_MS
  await clock.advance(startMs)
  while (clock.now() < endMs && !client.isOver) {
    await clock.advance(LOOK_MS)
    client.look()
  }
  await clock.advance(0)
  return {
    ...client.outcome(startMs),
    capturedMs,
    sent: service.sent,
    resumed: service.resumed,
    records: sessions.records,
  }
}
