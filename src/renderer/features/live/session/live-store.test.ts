import { beforeEach, describe, expect, it } from 'vitest'
import { shallow } from 'zustand/shallow'
import { PLAIN_SOUND } from '../../../../../test/support/audio/plain-sound.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { silentLog } from '../../../../core/base/log.ts'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import { captionCount, emptyTranscript } from '../../../../core/voice/receiving/transcript.ts'
import { voiceConfigSchema } from '../../../../core/voice/session/config.ts'
import type { VoiceState } from '../../../../core/voice/session/machine.ts'
import type { SoundOptions } from '../../../engine/sound-options.ts'
import type { VoiceRunEvent } from '../../../engine/voice-run.ts'
import { stageOf } from '../captions/stage-state.ts'
import { createLive, type Live } from './live-store.ts'
import { statusOf } from './status.ts'

const config = voiceConfigSchema.parse({ targetLanguages: ['de'] })
/** What is spoken, of words whose capture began so late. */
const spoken = (text: string, fromMs = 0) => ({ text, captured: { fromMs, toMs: fromMs + 900 } })

const options = {
  config,
  chunkMs: 100,
  source: { from: 'microphone' } as const,
  sound: PLAIN_SOUND,
}
const ticket = { sessionId: 's', streamingUrl: 'wss://voice.test', token: 't' }
const running = { config, ticket, failures: 0, restarts: 0, wasLive: true, stopping: false }
const lost: AppError = { kind: 'unreachable', host: 'h', cause: 'connection-lost', sent: 'unknown' }

class FakeRun {
  isMuted = false
  isPaused = false
  readonly did: string[] = []
  stop = () => void this.did.push('stop')
  adjust = (_sound: SoundOptions) => undefined
  hear = (language: string) => void this.did.push(`hear ${language}`)
  skipToNow = () => void this.did.push('skip')
  wake = () => void this.did.push('wake')
  dispose = () => Promise.resolve(void this.did.push('dispose'))
  finish = () => Promise.resolve(void this.did.push('finish'))
}

describe('a live view', () => {
  let live: Live
  let run: FakeRun
  let tell: (event: VoiceRunEvent) => void
  let awake: boolean[]
  let answer: (() => Promise<Result<FakeRun>>) | undefined
  let now: number

  beforeEach(() => {
    run = new FakeRun()
    awake = []
    now = 0
    answer = undefined
    live = createLive({
      startRun: (_options, listener) => {
        tell = listener
        return answer?.() ?? Promise.resolve(ok(run))
      },
      keepAwake: (isLive) => awake.push(isLive),
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

  it('plays a sample past a muted microphone, which is muted again after it', async () => {
    live.actions.setMuted(true)
    await live.actions.start({ ...options, source: { from: 'sample', name: 'Sample' } })
    expect(state()).toMatchObject({ isSample: true, isMuted: false })
    expect(run.isMuted).toBe(false)
    enter({ phase: 'streaming', ...running })
    enter({ phase: 'idle' })
    expect(state()).toMatchObject({ isSample: true, isMuted: true, phase: { is: 'stopped' } })
    await goLive()
    expect(state()).toMatchObject({ isSample: false, isMuted: true })
    expect(run.isMuted).toBe(true)
  })

  it('shows each phase of a session in a word', async () => {
    const statuses = [statusOf(state())]
    const note = () => statuses.push(statusOf(state()))
    const starting = live.actions.start(options)
    note()
    await starting
    const steps: VoiceState[] = [
      { phase: 'opening', config, stopping: false },
      { phase: 'connecting', ...running, wasLive: false },
      { phase: 'streaming', ...running },
      { phase: 'resuming', ...running, cause: lost },
      { phase: 'connecting', ...running },
      { phase: 'streaming', ...running },
      { phase: 'draining', config, ticket, failures: 0, restarts: 0 },
      { phase: 'idle' },
    ]
    for (const step of steps) {
      enter(step)
      note()
    }
    expect(statuses).toEqual([
      'ready',
      'preparing',
      'opening',
      'opening',
      'live',
      'reconnecting',
      'reconnecting',
      'live',
      'finishing',
      'stopped',
    ])
    expect(awake).toEqual([true, false])
  })

  it('keeps what was said on the screen when the session fails', async () => {
    await goLive()
    const segment = { text: 'Hello. ', startTime: 0, endTime: 500 }
    tell({ is: 'transcript', update: { concluded: [segment], tentative: [] }, lagMs: 700 })
    enter({ phase: 'failed', error: lost })
    expect(state()).toMatchObject({ phase: { is: 'failed', error: lost }, lagMs: undefined })
    expect(captionCount(state().transcript)).toBe(1)
    expect(run.did).toEqual(['finish'])
  })

  it('keeps what was tentative when the engine breaks', async () => {
    await goLive()
    const segment = { text: 'We would like ', startTime: 0, endTime: 500 }
    tell({ is: 'transcript', update: { concluded: [], tentative: [segment] }, lagMs: 700 })
    tell({ is: 'broken', error: lost })
    expect(state().transcript.settled).toMatchObject([
      { source: { concluded: 'We would like ', tentative: '', isUnfinished: true } },
    ])
  })

  it('tells why it could not begin', async () => {
    const error: AppError = { kind: 'microphone', reason: 'denied' }
    answer = () => Promise.resolve(err(error))
    await live.actions.start(options)
    expect(state().phase).toEqual({ is: 'failed', error })
    expect(awake).toEqual([true, false])
  })

  it('can be cancelled while the system still asks for the microphone', async () => {
    let allow: () => void = () => undefined
    answer = () => new Promise((resolve) => (allow = () => resolve(ok(run))))
    const starting = live.actions.start(options)
    live.actions.stop()
    allow()
    await starting
    expect(state().phase).toEqual({ is: 'ready' })
    expect(run.did).toEqual(['dispose'])
    enter({ phase: 'streaming', ...running })
    expect(state().phase).toEqual({ is: 'ready' })
  })

  it('starts no second session while one is going on', async () => {
    await goLive()
    const first = state().phase
    await live.actions.start(options)
    expect(state().phase).toBe(first)
  })

  it('lets speech be heard to its end after the session has stopped, or skips it, until the next one', async () => {
    await goLive()
    enter({ phase: 'idle' })
    tell({ is: 'playback', status: { queuedMs: 3000, caption: spoken('Hallo'), isOver: false } })
    expect(state().playback.queuedMs).toBe(3000)
    live.actions.skipToNow()
    expect(run.did).toEqual(['finish', 'skip'])
    await live.actions.start(options)
    expect(run.did).toEqual(['finish', 'skip', 'dispose'])
  })

  it('tells of no missing speech where a session has never begun', async () => {
    const gaps = [{ fromMs: 0, toMs: 1000 }]
    const held = { is: 'held', heldMs: 0, gaps, sentMs: 0, savedMs: 0, damaged: 0 } as const
    await live.actions.start(options)
    tell(held)
    enter({
      phase: 'failed',
      error: { kind: 'unreachable', host: 'x', cause: 'connection-refused', sent: 'no' },
    })
    expect([state().gaps, statusOf(state())]).toEqual([[], 'not-started'])
    await goLive()
    tell(held)
    enter({ phase: 'failed', error: { kind: 'cancelled' } })
    expect([state().gaps, statusOf(state())]).toEqual([gaps, 'failed'])
  })

  it('reconnects at once when it is asked to', async () => {
    await goLive()
    live.actions.reconnect()
    expect(run.did).toEqual(['wake'])
  })

  it('says when the engine itself has failed, and keeps what was said', async () => {
    await goLive()
    const error: AppError = { kind: 'unexpected', detail: 'the engine failed' }
    tell({ is: 'broken', error })
    expect(state().phase).toEqual({ is: 'failed', error })
    expect(awake).toEqual([true, false])
  })

  it('keeps mute from one session to the next, and says so to the run', async () => {
    live.actions.setMuted(true)
    await goLive()
    expect(run.isMuted).toBe(true)
    expect(statusOf(state())).toBe('muted')
    live.actions.setMuted(false)
    expect(run.isMuted).toBe(false)
  })

  it('clears the screen when the next session begins', async () => {
    await goLive()
    tell({
      is: 'transcript',
      update: { concluded: [{ text: 'a', startTime: 0, endTime: 1 }], tentative: [] },
      lagMs: 1,
    })
    tell({ is: 'problem', error: lost })
    enter({ phase: 'idle' })
    await live.actions.start(options)
    expect(state()).toMatchObject({ problems: [], transcript: emptyTranscript })
  })

  it('says when the microphone brings nothing, without a change of state for every level', async () => {
    await goLive()
    let changes = 0
    live.store.subscribe(() => (changes += 1))
    for (now = 0; now < 10_900; now += 50) tell({ is: 'level', level: { rms: 0, position: 0 } })
    expect(state().hearing).toEqual({ is: 'silent', forMs: 10_000 })
    expect(changes).toBe(1)
  })

  it('tells nobody of held speech that is as it was, to the second', async () => {
    await goLive()
    tell({ is: 'held', heldMs: 200, gaps: [], sentMs: 0, savedMs: 0, damaged: 0 })
    let changes = 0
    live.store.subscribe(() => (changes += 1))
    for (let i = 0; i < 4; i += 1)
      tell({ is: 'held', heldMs: 200, gaps: [], sentMs: 0, savedMs: 0, damaged: 0 })
    expect(changes).toBe(0)
    tell({ is: 'held', heldMs: 900, gaps: [], sentMs: 0, savedMs: 0, damaged: 0 })
    expect(changes).toBe(0)
    tell({ is: 'held', heldMs: 1300, gaps: [], sentMs: 0, savedMs: 0, damaged: 0 })
    expect(changes).toBe(1)
  })

  it('stops by itself when as much was sent as the user allows, and says so before', async () => {
    await live.actions.start({ ...options, limitMs: 600_000 })
    enter({ phase: 'streaming', ...running })
    const held = { is: 'held', heldMs: 0, gaps: [], savedMs: 0, damaged: 0 } as const
    const limits = [100_000, 540_000, 600_000, 600_100].map((sentMs) => {
      tell({ ...held, sentMs })
      return state().limit
    })
    expect(limits).toEqual(['far', 'near', 'reached', 'reached'])
    expect(run.did.filter((each) => each === 'stop')).toHaveLength(1)
  })

  it('draws the stage anew for what stands on it alone', async () => {
    await goLive()
    tell({ is: 'playback', status: { queuedMs: 3000, caption: spoken('Hallo'), isOver: false } })
    const before = stageOf(state())
    tell({ is: 'playback', status: { queuedMs: 2900, caption: spoken('Hallo'), isOver: false } })
    tell({ is: 'held', heldMs: 100, gaps: [], sentMs: 0, savedMs: 0, damaged: 0 })
    tell({ is: 'level', level: { rms: 0.1, position: 0.6 } })
    expect(shallow(stageOf(state()), before)).toBe(true)
    tell({ is: 'playback', status: { queuedMs: 2800, caption: spoken('Welt', 2000), isOver: false } })
    expect(shallow(stageOf(state()), before)).toBe(false)
  })

  it('invites to start where a session can be started, and says what goes on elsewhere', async () => {
    const texts: string[] = [stageOf(state()).empty]
    const starting = live.actions.start(options)
    texts.push(stageOf(state()).empty)
    await starting
    const steps: VoiceState[] = [
      { phase: 'opening', config, stopping: false },
      { phase: 'streaming', ...running },
      { phase: 'resuming', ...running, cause: lost },
      { phase: 'draining', config, ticket, failures: 0, restarts: 0 },
      { phase: 'idle' },
    ]
    for (const step of steps) {
      enter(step)
      texts.push(stageOf(state()).empty)
    }
    expect(texts).toEqual([
      'ready',
      'preparing',
      'opening',
      'listening',
      'reconnecting',
      'finishing',
      'ready',
    ])
  })

  it('does not say that it listens while it is muted', async () => {
    live.actions.setMuted(true)
    await goLive()
    expect(stageOf(state()).empty).toBe('muted')
  })

  it('lets a problem be dismissed', async () => {
    await goLive()
    tell({ is: 'problem', error: lost })
    live.actions.dismissProblem(state().problems[0]!)
    expect(state().problems).toEqual([])
  })

  it('does not know of another view', async () => {
    const tells: ((event: VoiceRunEvent) => void)[] = []
    const create = () =>
      createLive({
        startRun: (_options, listener) => {
          tells.push(listener)
          return Promise.resolve(ok(new FakeRun()))
        },
        keepAwake: () => undefined,
        now: () => 0,
        log: silentLog,
      })
    const [one, two] = [create(), create()]
    await Promise.all([one.actions.start(options), two.actions.start(options)])
    tells[0]!({
      is: 'transcript',
      update: { concluded: [{ text: 'a', startTime: 0, endTime: 1 }], tentative: [] },
      lagMs: 1,
    })
    expect([one, two].map(({ store }) => captionCount(store.getState().transcript))).toEqual([1, 0])
  })
})
