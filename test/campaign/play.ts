import { FileCapture, soundFrames } from '../../src/cli/media/file-capture.ts'
import type { AudioFrame, CapturePort } from '../../src/core/audio/capture/capture-port.ts'
import { ClipLibrary } from '../../src/simulator/script/clip-library.ts'
import type { SessionRecord } from '../../src/simulator/voice/session-record.ts'
import { Sessions } from '../../src/simulator/voice/session-tickets.ts'
import { findResources } from '../../src/simulator/voice-resources.ts'
import { VirtualClock } from '../support/base/virtual-clock.ts'
import type { Planned } from './campaign.ts'
import { ClientLibrary } from './client-library.ts'
import { type ClientOutcome, ClientRun, LOOK_MS } from './client-run.ts'
import type { SentMedia } from './media-log.ts'
import { samplesAt } from './meeting.ts'
import { Network } from './network.ts'
import { type Fault, isHandedOver } from './schedule.ts'
import { MemoryService } from './service.ts'
import { rateOf, type SessionVariant } from './session-variant.ts'

/** Time after the last word within which the session must end. */
export const REST_MS = 180_000
/** Silence before the first word, until the connection is nearly an hour old. */
export const BEFORE_HAND_OVER_MS = 55 * 60_000 - 5000

/** Results of a meeting. Times count from the first sample of its sound. */
export interface Played extends ClientOutcome {
  /** Time at which the microphone was closed. */
  readonly capturedMs: number
  readonly sent: readonly SentMedia[]
  /** Frames that the public interface does not have, in words. */
  readonly deviations: readonly string[]
  readonly resumed: readonly { readonly token: string; readonly isAnswered: boolean }[]
  readonly records: readonly SessionRecord[]
}

/** A microphone that delivers one frame and then nothing for a while, as if asleep. */
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

  start(onFrame: (frame: AudioFrame) => void): void {
    this.isOpen = true
    const late = (frame: AudioFrame) => onFrame({ ...frame, startMs: frame.startMs + this.#lateMs })
    const { chunkMs } = this.#variant
    const samples = new Float32Array((rateOf(this.#variant) * chunkMs) / 1000)
    onFrame({ samples, startMs: 0, durationMs: chunkMs })
    this.#clock.after(this.#lateMs, () => this.#capture.start(late))
  }

  stop(): void {
    this.isOpen = false
    this.#capture.stop()
  }
}

/** Clock and service that all voices of a run share. */
export class Stage {
  readonly clock = new VirtualClock()
  readonly sessions: Sessions
  /** Silence before the first word. */
  readonly startMs: number

  private constructor(library: ClipLibrary, startMs: number) {
    this.sessions = new Sessions({ library, clock: this.clock, keepsMedia: false, recorder: undefined })
    this.startMs = startMs
  }

  static async open(voices: readonly Planned[]): Promise<Stage> {
    const library = await ClipLibrary.open(findResources())
    await library.prepare(voices.some(({ variant }) => variant.speaks) ? ['en', 'de'] : ['en'])
    const isAged = voices.some(({ schedule }) => isHandedOver(schedule))
    return new Stage(library, isAged ? BEFORE_HAND_OVER_MS : 1)
  }

  async runUntilOver(voices: readonly Voice[]): Promise<void> {
    const endMs = Math.max(...voices.map((voice) => voice.endMs)) + REST_MS
    await this.clock.advance(this.startMs)
    while (this.clock.now() < endMs && !voices.every(({ client }) => client.isOver)) {
      await this.clock.advance(LOOK_MS)
      for (const { client } of voices) client.look()
    }
    await this.clock.advance(0)
  }
}

/** One voice of a run: the app's session with its own network to the service, and the faults of its plan. */
export class Voice {
  readonly client: ClientRun
  /** Times on the clock at which the meeting's sound begins and ends. */
  readonly beginMs: number
  readonly endMs: number
  readonly #stage: Stage
  readonly #service: MemoryService
  #capturedMs: number

  /** @param opensAfterMs time until its devices are open */
  constructor({ variant, meeting, schedule, stop }: Planned, stage: Stage, opensAfterMs = 0) {
    const { clock, sessions, startMs } = stage
    this.#stage = stage
    this.#service = new MemoryService(sessions, variant, new Network(clock))
    this.#capturedMs = meeting.durationMs
    this.beginMs = opensAfterMs + startMs
    this.endMs = this.beginMs + meeting.durationMs
    const file = new FileCapture({
      frames: soundFrames(samplesAt(meeting, rateOf(variant)), rateOf(variant), variant.chunkMs),
      clock,
      ended: () => this.client.session.finish(),
    })
    const { tickets, openSocket } = this.#service
    this.client = new ClientRun({
      ports: { tickets, openSocket, capture: new LateCapture(file, variant, clock, startMs), clock },
      variant,
      options: meeting,
      opensAfterMs,
      failed: () => this.#captureEnds(clock.now() - this.beginMs),
      live: () => {
        hasBegun = true
      },
    })
    // A side of a meeting may wait for the other one; without a network then, it rightly does not begin at all.
    let hasBegun = opensAfterMs === 0
    const inject = (fault: Fault): void => {
      if (hasBegun) this.#service.inject(fault)
      else clock.after(LOOK_MS, () => inject(fault))
    }
    for (const { atMs, fault } of schedule) clock.after(this.beginMs + atMs, () => inject(fault))
    if (stop !== undefined)
      clock.after(this.beginMs + stop.atMs, () => {
        this.#captureEnds(stop.atMs - variant.chunkMs)
        this.#service.leavesTentative = stop.leavesTentative
        this.client.stop()
      })
  }

  played(library: ClientLibrary): Played {
    const { sent, deviations, resumed, records } = this.#service
    return {
      ...this.client.outcome(this.#stage.startMs, library),
      capturedMs: this.#capturedMs,
      sent,
      deviations,
      resumed,
      records,
    }
  }

  #captureEnds(atMs: number): void {
    this.#capturedMs = Math.min(this.#capturedMs, atMs)
  }
}

/** Holds a meeting on a virtual clock: the app's session and the simulator's, with faults. */
export async function play(planned: Planned): Promise<Played> {
  const stage = await Stage.open([planned])
  const voice = new Voice(planned, stage)
  const library = new ClientLibrary([voice.client.live], stage.clock)
  voice.client.start()
  await stage.runUntilOver([voice])
  const played = voice.played(library)
  library.close()
  return played
}
