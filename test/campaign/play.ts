import { FileCapture } from '../../src/cli/file-capture.ts'
import type { VoiceConfig } from '../../src/core/voice/config.ts'
import type { Gap } from '../../src/core/voice/gaps.ts'
import type { VoiceState } from '../../src/core/voice/machine.ts'
import type { AudioFrame, CapturePort } from '../../src/core/voice/ports.ts'
import type { Transcript } from '../../src/core/voice/transcript.ts'
import { findResources } from '../../src/simulator/resources.ts'
import { ClipLibrary } from '../../src/simulator/script/library.ts'
import type { SessionRecord } from '../../src/simulator/voice/session-record.ts'
import { Sessions } from '../../src/simulator/voice/sessions.ts'
import { VirtualClock } from '../support/virtual-clock.ts'
import { Attendance, LOOK_MS } from './attendance.ts'
import type { Planned } from './campaign.ts'
import { type Manner, rateOf } from './manner.ts'
import type { SentMedia } from './media-log.ts'
import { samplesAt } from './meeting.ts'
import { Network } from './network.ts'
import { isHandedOver } from './schedule.ts'
import { MemoryService } from './service.ts'

/** After the last word, everything has to come to rest within this. */
export const REST_MS = 180_000
/** Nobody speaks until the connection is nearly an hour old. */
export const BEFORE_HAND_OVER_MS = 55 * 60_000 - 5000

/** What became of a meeting. Times count from the first sample of its sound. */
export interface Played {
  readonly end: VoiceState
  readonly transcript: Transcript
  readonly gaps: readonly Gap[]
  readonly mostHeldMs: number
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
  readonly #manner: Manner
  isOpen = false

  constructor(capture: FileCapture, manner: Manner, clock: VirtualClock, lateMs: number) {
    this.#capture = capture
    this.#manner = manner
    this.#clock = clock
    this.#lateMs = lateMs
  }

  start(config: VoiceConfig, onFrame: (frame: AudioFrame) => void): void {
    this.isOpen = true
    const late = (frame: AudioFrame) => onFrame({ ...frame, startMs: frame.startMs + this.#lateMs })
    const { chunkMs } = this.#manner
    const samples = new Float32Array((rateOf(this.#manner) * chunkMs) / 1000)
    onFrame({ samples, startMs: 0, durationMs: chunkMs })
    this.#clock.after(this.#lateMs, () => this.#capture.start(config, late))
  }

  stop(): void {
    this.isOpen = false
    this.#capture.stop()
  }
}

/** Holds a meeting on a clock that does not wait: the app's session and the simulator's, and what goes wrong. */
export async function play({ manner, meeting, schedule }: Planned): Promise<Played> {
  const clock = new VirtualClock()
  const library = await ClipLibrary.open(findResources())
  await library.prepare(['en'])
  const sessions = new Sessions({ library, clock, keepsMedia: false, recorder: undefined })
  const service = new MemoryService(sessions, manner, new Network(clock))
  const startMs = isHandedOver(schedule) ? BEFORE_HAND_OVER_MS : 1
  let capturedMs = meeting.durationMs
  const file = new FileCapture({
    samples: samplesAt(meeting, rateOf(manner)),
    rate: rateOf(manner),
    chunkMs: manner.chunkMs,
    clock,
    ended: () => attendance.session.finish(),
  })
  const capture = new LateCapture(file, manner, clock, startMs)
  const { tickets, openSocket } = service
  const attendance = new Attendance({ tickets, openSocket, capture, clock }, meeting, () => {
    capturedMs = clock.now() - startMs
  })
  for (const { atMs, mishap } of schedule) clock.after(startMs + atMs, () => service.suffer(mishap))
  attendance.start(manner)
  const endMs = startMs + meeting.durationMs + REST_MS
  await clock.advance(startMs)
  while (clock.now() < endMs && !attendance.isOver) {
    await clock.advance(LOOK_MS)
    attendance.look()
  }
  const { session, transcript, mostHeldMs } = attendance
  const shift = ({ fromMs, toMs }: Gap): Gap => ({ fromMs: fromMs - startMs, toMs: toMs - startMs })
  return {
    end: session.state,
    transcript: shifted(transcript, startMs),
    gaps: session.gaps.map(shift),
    mostHeldMs,
    capturedMs,
    sent: service.sent,
    resumed: service.resumed,
    records: sessions.records,
  }
}

const shifted = (transcript: Transcript, byMs: number): Transcript => ({
  ...transcript,
  captions: transcript.captions.map((caption) => ({
    ...caption,
    startMs: caption.startMs - byMs,
    endMs: caption.endMs - byMs,
  })),
})
