import {
  type AudioFrame,
  type CapturedFrame,
  type CapturePort,
  tapped,
} from '../../src/core/audio/capture/capture-port.ts'
import { FileCapture } from '../../src/core/audio/capture/file-capture.ts'
import type { Bridge } from '../../src/core/contract/contract.ts'
import { OutageSound } from '../../src/core/contract/recording/outage-sound.ts'
import { OutageWatch } from '../../src/core/contract/recording/outage-watch.ts'
import { OPUS_RATE } from '../../src/core/media/opus/opus-packet.ts'
import type { Gap } from '../../src/core/voice/sending/sending-gaps.ts'
import type { LiveRecorder } from '../../src/renderer/features/live/recording/record-live.ts'
import type { Live } from '../../src/renderer/features/live/session/live.ts'
import type { LibraryView } from '../campaign/client-library.ts'
import { type ClientOutcome, ClientRun, LOOK_MS } from '../campaign/client-run.ts'
import { languagesOf } from '../campaign/language-plan.ts'
import { samplesAt } from '../campaign/meeting.ts'
import type { Played } from '../campaign/played.ts'
import type { Fault } from '../campaign/schedule.ts'
import { rateOf, type SessionVariant } from '../campaign/session-variant.ts'
import { soundFrames } from '../support/audio/sound-frames.ts'
import type { VoiceNetwork } from './network/voice-network.ts'
import type { PlannedVoice } from './plan.ts'
import type { Lag } from './rules/lag-rules.ts'
import { LiveRules } from './rules/live-rules.ts'
import type { KeptOutage } from './rules/outage-rules.ts'
import { atOpusRate, openCodedOpus } from './world/coded-opus.ts'
import type { Actor } from './world/scheduler.ts'
import type { Trace } from './world/trace.ts'

/** A microphone that delivers one frame and then nothing for a while, as if asleep. */
class LateCapture implements CapturePort {
  readonly #capture: FileCapture
  readonly #lateMs: number
  readonly #clock: Actor
  readonly #variant: SessionVariant

  constructor(capture: FileCapture, variant: SessionVariant, clock: Actor, lateMs: number) {
    this.#capture = capture
    this.#variant = variant
    this.#clock = clock
    this.#lateMs = lateMs
  }

  start(onFrame: (frame: AudioFrame) => void): void {
    const late = (frame: AudioFrame) => onFrame({ ...frame, startMs: frame.startMs + this.#lateMs })
    const { chunkMs } = this.#variant
    const samples = new Float32Array((rateOf(this.#variant) * chunkMs) / 1000)
    onFrame({ samples, startMs: 0, durationMs: chunkMs })
    this.#clock.after(this.#lateMs, () => this.#capture.start(late))
  }

  stop(): void {
    this.#capture.stop()
  }
}

/** Begins the sound of an outage at a capture time; undefined if the session is not stored. */
export type KeepOutage = NonNullable<ReturnType<LiveRecorder['outages']>>

interface VoiceParts {
  readonly plan: PlannedVoice
  /** Time from the start to the first sample of the meeting. */
  readonly startMs: number
  readonly page: Actor
  readonly bridge: Pick<Bridge, 'invoke'>
  readonly way: VoiceNetwork
  readonly trace: Trace
  /** Keeps the sound of its outages; undefined if its sound is that of the clips. */
  readonly keepsOutages: ((live: Live) => KeepOutage | undefined) | undefined
}

/** One voice of a run: the app's session, and what its plan has happen to it. */
export class SimulatedVoice {
  readonly client: ClientRun
  readonly rules: LiveRules
  /** Times on the page's clock at which the meeting's sound begins and ends. */
  readonly beginMs: number
  readonly endMs: number
  readonly #parts: VoiceParts
  readonly #watch: OutageWatch
  readonly #lags: Lag[] = []
  #capturedMs: number

  constructor(parts: VoiceParts) {
    const { plan, startMs, page, bridge, way, trace } = parts
    const { variant, meeting, schedule, languages, stop, opensAfterMs, side } = plan
    this.#parts = parts
    this.#capturedMs = meeting.durationMs
    this.beginMs = opensAfterMs + startMs
    this.endMs = this.beginMs + meeting.durationMs
    const name = side ?? 'voice'
    const rules = new LiveRules(name, (violation) => trace.add('page', 'page', `BREAKS A RULE: ${violation}`))
    const file = new FileCapture({
      frames: soundFrames(samplesAt(meeting, rateOf(variant)), rateOf(variant), variant.chunkMs),
      clock: page,
      ended: () => this.client.session.finish(),
    })
    // A side of a meeting may wait for the other one; without a network then, it rightly does not begin at all.
    let hasBegun = opensAfterMs === 0
    const outages = this.#outageSound()
    let isRecorded = false
    const atOpus = <F extends CapturedFrame>(frame: F): F =>
      'samples' in frame ? { ...frame, samples: atOpusRate(frame.samples, rateOf(variant)) } : frame
    const capture = new LateCapture(file, variant, page, startMs)
    this.client = new ClientRun({
      ports: {
        tickets: {
          open: (config) => bridge.invoke('voice.open', config),
          resume: (token) => bridge.invoke('voice.resume', { token }),
        },
        openSocket: way.openSocket,
        capture: tapped(capture, (frame) => {
          if (isRecorded) outages.push(atOpus(frame))
        }),
        clock: page,
      },
      variant,
      languages: languagesOf(variant, languages),
      options: meeting,
      opensAfterMs,
      wallMs: () => Date.now(),
      failed: () => this.#captureEnds(page.now() - this.beginMs),
      live: () => {
        hasBegun = true
      },
      heard: (captureMs) => {
        const atMs = captureMs - startMs
        this.#lags.push({ atMs, lagMs: page.now() - this.beginMs - atMs })
      },
      entered: (state) => {
        trace.add('page', 'page', `${name} is ${state.phase}`)
        rules.entered(state)
        // As the engine reports its last figures before the sound of an outage ends.
        if (state.phase === 'idle' || state.phase === 'failed') this.client.look()
        this.#watch.changed(state)
      },
    })
    this.rules = rules
    const { session } = this.client
    const sound = {
      begin: (kept: readonly CapturedFrame[]) => {
        if (isRecorded) return
        isRecorded = kept.length > 0
        outages.begin(kept.map(atOpus))
      },
      end: () => {
        isRecorded = false
        outages.end()
      },
    }
    this.#watch = new OutageWatch(session, sound, page)
    this.client.live.store.subscribe(({ transcript }) => rules.shown(transcript))
    const inject = (fault: Fault): void => {
      if (this.client.isOver) return
      if (hasBegun) way.inject(fault)
      else page.after(LOOK_MS, () => inject(fault))
    }
    for (const { atMs, fault } of schedule) page.after(this.beginMs + atMs, () => inject(fault))
    for (const { atMs, targetLanguages } of languages)
      page.after(this.beginMs + atMs, () => {
        if (this.client.isOver) return
        trace.add('you', 'page', `${name} to ${targetLanguages.join(' ')}`)
        this.client.changeLanguages(targetLanguages)
      })
    if (stop !== undefined)
      page.after(this.beginMs + stop.atMs, () => {
        if (this.client.isOver) return
        trace.add('you', 'page', `${name} stops`)
        this.#captureEnds(stop.atMs - variant.chunkMs)
        way.leavesTentative = stop.leavesTentative
        this.client.stop()
      })
  }

  /** Call it every `LOOK_MS`. */
  look(): void {
    this.client.look()
    this.#watch.look()
  }

  played(library: LibraryView): Played {
    const { sent, deviations, resumed, records } = this.#parts.way
    const outcome: ClientOutcome = this.client.outcome(this.#parts.startMs, library)
    const keepsOutages = this.#parts.keepsOutages !== undefined
    return {
      ...outcome,
      capturedMs: this.#capturedMs,
      sent,
      deviations,
      resumed,
      records,
      keepsOutages,
      lags: this.#lags,
    }
  }

  /** Both sides are stored with the times of their meeting, one voice with those of its capture. */
  get offsetMs(): number {
    const { plan, startMs } = this.#parts
    return startMs + (plan.side === undefined ? 0 : plan.opensAfterMs)
  }

  /** Sound that was kept of its outages, in the time of the meeting. */
  recorded(outages: readonly KeptOutage[]): readonly Gap[] {
    const { offsetMs } = this
    return outages
      .filter(({ side, isLost }) => side === this.#parts.plan.side && !isLost)
      .map(({ fromMs, toMs }) => ({ fromMs: fromMs - offsetMs, toMs: toMs - offsetMs }))
  }

  #outageSound(): OutageSound {
    const { page, keepsOutages } = this.#parts
    const begun = new Map<number, ReturnType<KeepOutage>>()
    return new OutageSound({
      rate: OPUS_RATE,
      openEncoder: openCodedOpus,
      yieldTask: () => new Promise((resolve) => void page.after(0, resolve)),
      began: (outage, fromMs) => {
        const take = keepsOutages?.(this.client.live)?.(fromMs)
        if (take !== undefined) begun.set(outage, take)
      },
      chunk: (chunk) => begun.get(chunk.outage)?.(chunk),
      failed: (thrown) => this.rules.broken(`the sound of an outage is not kept: ${String(thrown)}`),
    })
  }

  #captureEnds(atMs: number): void {
    this.#capturedMs = Math.min(this.#capturedMs, atMs)
  }
}
