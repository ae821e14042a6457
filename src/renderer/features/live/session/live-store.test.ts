import { beforeEach, describe, expect, it } from 'vitest'
import {
  LiveFixture,
  RecordedRun,
  running,
  startOptions,
} from '../../../../../test/support/sessions/live-fixture.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { silentLog } from '../../../../core/base/log.ts'
import { ok } from '../../../../core/base/result.ts'
import { captionAt, captionCount, emptyTranscript } from '../../../../core/voice/receiving/transcript.ts'
import type { VoiceState } from '../../../../core/voice/session/session-states.ts'

import type { VoiceRunEvent } from '../../../engine/voice-run.ts'
import { createLive } from './live-store.ts'
import { statusOf } from './status.ts'

const lost: AppError = { kind: 'unreachable', host: 'h', cause: 'connection-lost', sent: 'unknown' }

describe('a live view', () => {
  let view: LiveFixture
  beforeEach(() => {
    view = new LiveFixture()
  })

  it('has a status for each phase of a session', async () => {
    const statuses = [statusOf(view.state)]
    const note = () => statuses.push(statusOf(view.state))
    const starting = view.live.actions.start(startOptions)
    note()
    await starting
    const steps: VoiceState[] = [
      { phase: 'opening', config: startOptions.config, stopping: false },
      { phase: 'connecting', ...running, wasLive: false },
      { phase: 'streaming', ...running },
      { phase: 'resuming', ...running, cause: lost },
      { phase: 'connecting', ...running },
      { phase: 'streaming', ...running },
      { phase: 'draining', config: startOptions.config, ticket: running.ticket, failures: 0, restarts: 0 },
      { phase: 'idle' },
    ]
    for (const step of steps) {
      view.enter(step)
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
    expect(view.awake).toEqual([true, false])
  })

  it('keeps captions on the screen when the session fails', async () => {
    await view.goLive()
    const segment = { text: 'Hello. ', startTime: 0, endTime: 500 }
    view.send({ type: 'transcript', update: { concluded: [segment], tentative: [] }, lagMs: 700 })
    view.enter({ phase: 'failed', error: lost })
    expect(view.state).toMatchObject({ phase: { type: 'failed', error: lost }, lagMs: undefined })
    expect(captionCount(view.state.transcript)).toBe(1)
    expect(view.run.did).toEqual(['finish'])
  })

  it('has the figures of its session, also after its end, and those of all sessions of a side', async () => {
    const segment = { text: 'Hello. ', startTime: 0, endTime: 500 }
    const say = (lagMs: number) =>
      view.send({ type: 'transcript', update: { concluded: [segment], tentative: [] }, lagMs })
    await view.goLive()
    expect(view.state.figures()).toBeUndefined()
    say(700)
    view.enter({ phase: 'idle' })
    const first = view.state.figures('mine')
    expect(first).toMatchObject({ side: 'mine', lines: { source: { words: 1, laalMs: 1200 } } })
    await view.live.actions.start({ ...startOptions, isContinued: true })
    say(900)
    expect(view.state.figures()).toMatchObject({ lines: { source: { words: 2, laalMs: 1300 } } })
    view.enter({ phase: 'idle' })
    await view.live.actions.start(startOptions)
    expect(view.state.figures()).toBeUndefined()
  })

  it('keeps the captions of earlier sessions while its side of a meeting is continued', async () => {
    const say = async (text: string, isContinued: boolean) => {
      await view.live.actions.start({ ...startOptions, isContinued })
      view.enter({ phase: 'streaming', ...running })
      const segment = { text, startTime: 0, endTime: 500 }
      view.send({ type: 'transcript', update: { concluded: [], tentative: [segment] }, lagMs: 700 })
      view.enter({ phase: 'failed', error: lost })
    }
    const texts = () =>
      [...view.state.earlier, view.state].map(({ transcript }) => captionAt(transcript, 0)?.source)
    await say('one', false)
    await say('two', true)
    await view.live.actions.start({ ...startOptions, isContinued: true })
    const unfinished = { tentative: '', isUnfinished: true }
    expect(texts()).toMatchObject([
      { concluded: 'one', ...unfinished },
      { concluded: 'two', ...unfinished },
      undefined,
    ])
    view.enter({ phase: 'failed', error: lost })
    await view.live.actions.start({ ...startOptions, isContinued: true })
    expect(view.state.earlier).toHaveLength(2)
    view.enter({ phase: 'failed', error: lost })
    await view.live.actions.start(startOptions)
    expect(view.state.earlier).toEqual([])
  })

  it('keeps tentative text when the engine fails', async () => {
    await view.goLive()
    const segment = { text: 'We would like ', startTime: 0, endTime: 500 }
    view.send({ type: 'transcript', update: { concluded: [], tentative: [segment] }, lagMs: 700 })
    view.send({ type: 'broken', error: lost })
    expect(view.state.transcript.settled).toMatchObject([
      { source: { concluded: 'We would like ', tentative: '', isUnfinished: true } },
    ])
  })

  it('applies audio options that change while it opens devices', async () => {
    const starting = view.live.actions.start(startOptions)
    view.live.actions.adjust({ volume: 0.3 })
    await starting
    expect(view.run.sounds).toEqual([{ ...startOptions.sound, volume: 0.3 }])
  })

  it('has one limit for both sides of a meeting', async () => {
    let theirs = 30_000
    await view.live.actions.start({ ...startOptions, limitMs: 60_000, alsoSentMs: () => theirs })
    view.enter({ phase: 'streaming', ...running })
    const figures = { type: 'figures', heldMs: 0, savedMs: 0, damaged: 0, gaps: [] } as const
    view.send({ ...figures, sentMs: 20_000 })
    expect(view.run.did).toEqual([])
    theirs = 40_000
    view.send({ ...figures, sentMs: 20_000 })
    expect([view.state.limit, view.run.did]).toEqual(['reached', ['stop']])
  })

  it('starts no second session while one is running', async () => {
    await view.goLive()
    const first = view.state.phase
    await view.live.actions.start(startOptions)
    expect(view.state.phase).toBe(first)
  })

  it('reports no gaps of a session that was never live', async () => {
    const gaps = [{ fromMs: 0, toMs: 1000 }]
    const figures = { type: 'figures', heldMs: 0, gaps, sentMs: 0, savedMs: 0, damaged: 0 } as const
    await view.live.actions.start(startOptions)
    view.send(figures)
    view.enter({
      phase: 'failed',
      error: { kind: 'unreachable', host: 'x', cause: 'connection-refused', sent: 'no' },
    })
    expect([view.state.gaps, statusOf(view.state)]).toEqual([[], 'not-started'])
    await view.goLive()
    view.send(figures)
    view.enter({ phase: 'failed', error: { kind: 'cancelled' } })
    expect([view.state.gaps, statusOf(view.state)]).toEqual([gaps, 'failed'])
  })

  it('reconnects at once on request', async () => {
    await view.goLive()
    view.live.actions.reconnect()
    expect(view.run.did).toEqual(['wake'])
  })

  it('reports a failure of the engine, and keeps the captions', async () => {
    await view.goLive()
    const error: AppError = { kind: 'unexpected', detail: 'the engine failed' }
    view.send({ type: 'broken', error })
    expect(view.state.phase).toEqual({ type: 'failed', error })
    expect(view.awake).toEqual([true, false])
  })

  it('clears the screen when the next session starts', async () => {
    await view.goLive()
    view.send({
      type: 'transcript',
      update: { concluded: [{ text: 'a', startTime: 0, endTime: 1 }], tentative: [] },
      lagMs: 1,
    })
    view.send({ type: 'problem', error: lost })
    view.enter({ phase: 'idle' })
    await view.live.actions.start(startOptions)
    expect(view.state).toMatchObject({ problems: [], transcript: emptyTranscript })
  })

  it('does not notify subscribers if held speech is the same to the second', async () => {
    await view.goLive()
    view.send({ type: 'figures', heldMs: 200, gaps: [], sentMs: 0, savedMs: 0, damaged: 0 })
    let changes = 0
    view.live.store.subscribe(() => (changes += 1))
    for (let i = 0; i < 4; i += 1)
      view.send({ type: 'figures', heldMs: 200, gaps: [], sentMs: 0, savedMs: 0, damaged: 0 })
    expect(changes).toBe(0)
    view.send({ type: 'figures', heldMs: 900, gaps: [], sentMs: 0, savedMs: 0, damaged: 0 })
    expect(changes).toBe(0)
    view.send({ type: 'figures', heldMs: 1300, gaps: [], sentMs: 0, savedMs: 0, damaged: 0 })
    expect(changes).toBe(1)
  })

  it('does not notify subscribers of an update that says what is already shown', async () => {
    await view.goLive()
    const word = { text: 'Hello', startTime: 0, endTime: 400, language: 'en' }
    const send = (target: string | undefined, tentative: (typeof word)[]) =>
      view.send({ type: 'transcript', update: { target, concluded: [], tentative }, lagMs: undefined })
    send(undefined, [word])
    const { transcript } = view.state
    let changes = 0
    view.live.store.subscribe(() => (changes += 1))
    // A service also says that there is nothing new, in each line and many times.
    for (let i = 0; i < 4; i += 1) {
      send('de', [])
      send(undefined, [{ ...word }])
    }
    expect(changes).toBe(0)
    expect(view.state.transcript).toBe(transcript)
    send(undefined, [{ ...word, text: 'Hello,' }])
    send(undefined, [])
    expect(changes).toBe(2)
  })

  it('warns before the user’s limit, and stops when it is reached', async () => {
    await view.live.actions.start({ ...startOptions, limitMs: 600_000 })
    view.enter({ phase: 'streaming', ...running })
    const figures = { type: 'figures', heldMs: 0, gaps: [], savedMs: 0, damaged: 0 } as const
    const limits = [100_000, 540_000, 600_000, 600_100].map((sentMs) => {
      view.send({ ...figures, sentMs })
      return view.state.limit
    })
    expect(limits).toEqual(['far', 'near', 'reached', 'reached'])
    expect(view.run.did.filter((each) => each === 'stop')).toHaveLength(1)
  })

  it('lets a problem be dismissed', async () => {
    await view.goLive()
    view.send({ type: 'problem', error: lost })
    view.live.actions.dismissProblem(view.state.problems[0]!)
    expect(view.state.problems).toEqual([])
  })

  it('is independent of other views', async () => {
    const tells: ((event: VoiceRunEvent) => void)[] = []
    const create = () =>
      createLive({
        startRun: (_options, listener) => {
          tells.push(listener)
          return Promise.resolve(ok(new RecordedRun()))
        },
        keepAwake: () => undefined,
        now: () => 0,
        lateMs: () => 0,
        log: silentLog,
      })
    const [one, two] = [create(), create()]
    await Promise.all([one.actions.start(startOptions), two.actions.start(startOptions)])
    tells[0]!({
      type: 'transcript',
      update: { concluded: [{ text: 'a', startTime: 0, endTime: 1 }], tentative: [] },
      lagMs: 1,
    })
    expect([one, two].map(({ store }) => captionCount(store.getState().transcript))).toEqual([1, 0])
  })
})
