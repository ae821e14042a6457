import { silentLog } from '../../../src/core/base/log.ts'
import { ok, type Result } from '../../../src/core/base/result.ts'
import { type SessionLanguages, voiceConfigSchema } from '../../../src/core/voice/config.ts'
import type { VoiceState } from '../../../src/core/voice/session/session-states.ts'
import type { SoundOptions } from '../../../src/renderer/engine/sound-options.ts'
import type { VoiceRunEvent } from '../../../src/renderer/engine/voice-run.ts'
import type { Live } from '../../../src/renderer/features/live/session/live.ts'
import type { LiveState } from '../../../src/renderer/features/live/session/live-state.ts'
import { createLive } from '../../../src/renderer/features/live/session/live-store.ts'
import { PLAIN_SOUND } from '../audio/plain-sound.ts'

const config = voiceConfigSchema.parse({ targetLanguages: ['de'] })
const ticket = { sessionId: 's', streamingUrl: 'wss://voice.test', token: 't', account: 'work' }

/** Options for `start` of a live view. */
export const startOptions = {
  config,
  chunkMs: 100,
  source: { from: 'microphone' } as const,
  sound: PLAIN_SOUND,
}

/** Fields shared by the states of a session that has been live. */
export const running = { config, ticket, failures: 0, restarts: 0, wasLive: true, stopping: false }

/** A run that records the calls it gets. */
export class RecordedRun {
  isMuted = false
  isPaused = false
  isMeasured = false
  readonly did: string[] = []
  readonly sounds: SoundOptions[] = []
  stop = () => void this.did.push('stop')
  adjust = (sound: SoundOptions) => void this.sounds.push(sound)
  changeLanguages = ({ targetLanguages }: SessionLanguages) =>
    void this.did.push(`languages ${targetLanguages.join(' ')}`)
  hear = (language: string) => void this.did.push(`hear ${language}`)
  skipToNow = () => void this.did.push('skip')
  wake = () => void this.did.push('wake')
  dispose = () => Promise.resolve(void this.did.push('dispose'))
  finish = () => Promise.resolve(void this.did.push('finish'))
}

/** A live view whose session, clock and events are controlled by the test. */
export class LiveFixture {
  readonly run = new RecordedRun()
  readonly live: Live
  /** Sources of the runs that were started. */
  readonly sources: unknown[] = []
  /** Values passed to `keepAwake`, in order. */
  readonly awake: boolean[] = []
  /** Milliseconds. */
  now = 0
  /** Answer to `start`; `run` by default. */
  answer: (() => Promise<Result<RecordedRun>>) | undefined
  #send: (event: VoiceRunEvent) => void = () => undefined

  constructor() {
    this.live = createLive({
      startRun: ({ source }, listener) => {
        this.sources.push(source)
        this.#send = listener
        return this.answer?.() ?? Promise.resolve(ok(this.run))
      },
      keepAwake: (isLive) => this.awake.push(isLive),
      now: () => this.now,
      lateMs: () => 0,
      log: silentLog,
    })
  }

  get state(): LiveState {
    return this.live.store.getState()
  }

  /** Emits an event of the latest run. */
  send(event: VoiceRunEvent): void {
    this.#send(event)
  }

  enter(voice: VoiceState): void {
    this.send({ type: 'state', state: voice })
  }

  async goLive(): Promise<void> {
    await this.live.actions.start(startOptions)
    this.enter({ phase: 'streaming', ...running })
  }
}
