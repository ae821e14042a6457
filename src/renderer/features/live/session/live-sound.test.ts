import { beforeEach, describe, expect, it } from 'vitest'
import { PLAIN_SOUND } from '../../../../../test/support/audio/plain-sound.ts'
import { silentLog } from '../../../../core/base/log.ts'
import { ok } from '../../../../core/base/result.ts'
import { voiceConfigSchema } from '../../../../core/voice/session/config.ts'
import type { VoiceState } from '../../../../core/voice/session/machine.ts'
import type { SoundOptions } from '../../../engine/sound-options.ts'
import type { VoiceRunEvent } from '../../../engine/voice-run.ts'
import { createLive, type Live } from './live-store.ts'
import { statusOf } from './status.ts'

const config = voiceConfigSchema.parse({ targetLanguages: ['de'] })
const options = { config, chunkMs: 100, source: { from: 'microphone' } as const, sound: PLAIN_SOUND }
const ticket = { sessionId: 's', streamingUrl: 'wss://voice.test', token: 't' }
const running = { config, ticket, failures: 0, restarts: 0, wasLive: true, stopping: false }

class FakeRun {
  isMuted = false
  isPaused = false
  readonly sounds: SoundOptions[] = []
  adjust = (sound: SoundOptions) => void this.sounds.push(sound)
  hear = () => undefined
  stop = () => undefined
  skipToNow = () => undefined
  wake = () => undefined
  dispose = () => Promise.resolve()
  finish = () => Promise.resolve()
}

describe('the sound of a live view', () => {
  let live: Live
  let run: FakeRun
  let tell: (event: VoiceRunEvent) => void
  let now: number

  beforeEach(() => {
    run = new FakeRun()
    now = 0
    live = createLive({
      startRun: (_options, listener) => {
        tell = listener
        return Promise.resolve(ok(run))
      },
      keepAwake: () => undefined,
      now: () => now,
      log: silentLog,
    })
  })

  const state = () => live.store.getState()
  const enter = (voice: VoiceState) => tell({ is: 'state', state: voice })
  const goLive = async () => {
    await live.actions.start(options)
    enter({ phase: 'streaming', ...running })
  }

  it('says that it is paused, whatever is heard meanwhile, and goes on', async () => {
    await goLive()
    live.actions.setPaused(true)
    expect([statusOf(state()), run.isPaused]).toEqual(['paused', true])
    for (now = 0; now < 20_000; now += 50) tell({ is: 'level', level: { rms: 0, position: 0 } })
    expect(state().hearing).toEqual({ is: 'fine' })
    live.actions.setPaused(false)
    tell({ is: 'level', level: { rms: 0, position: 0 } })
    expect([statusOf(state()), run.isPaused]).toEqual(['live', false])
  })

  it('is not paused before it runs, and not after it has ended', async () => {
    live.actions.setPaused(true)
    expect(state().isPaused).toBe(false)
    await goLive()
    live.actions.setPaused(true)
    enter({ phase: 'idle' })
    expect(state().isPaused).toBe(false)
  })

  it('changes how a session sounds, one thing at a time', async () => {
    live.actions.adjust({ volume: 0.1 })
    await goLive()
    live.actions.adjust({ volume: 0.5 })
    live.actions.adjust({ passthrough: 0.25 })
    expect(run.sounds).toEqual([
      { ...PLAIN_SOUND, volume: 0.5 },
      { ...PLAIN_SOUND, volume: 0.5, passthrough: 0.25 },
    ])
  })

  it('tells which microphone is missed and which is heard instead, until the session is over', async () => {
    await goLive()
    const use = { is: 'instead', missing: 'Headset', name: 'Built-in' } as const
    tell({ is: 'microphone', use })
    expect(state().microphone).toEqual(use)
    enter({ phase: 'idle' })
    expect(state().microphone).toEqual({ is: 'chosen' })
  })

  it('keeps every moment from which times are counted anew', async () => {
    await goLive()
    tell({ is: 'captured', mark: { fromMs: 0, began: 1000 } })
    tell({ is: 'captured', mark: { fromMs: 75_000, began: 1015 } })
    expect(state().captureMarks.map(({ began }) => began)).toEqual([1000, 1015])
  })
})
