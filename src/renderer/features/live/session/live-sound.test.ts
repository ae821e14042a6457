import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { PLAIN_SOUND } from '../../../../../test/support/audio/plain-sound.ts'
import { LiveFixture, startOptions } from '../../../../../test/support/sessions/live-fixture.ts'
import { statusOf } from './status.ts'

/** Speech of a segment whose capture started at `fromMs`. */
const spoken = (fromMs: number) => ({ captured: { fromMs, toMs: fromMs + 900 } })

describe('the audio of a live view', () => {
  let view: LiveFixture
  beforeEach(() => {
    view = new LiveFixture()
  })

  it('is shown as paused, whatever is captured, and resumes', async () => {
    await view.goLive()
    view.live.actions.setPaused(true)
    expect([statusOf(view.state), view.run.isPaused]).toEqual(['paused', true])
    for (view.now = 0; view.now < 20_000; view.now += 50)
      view.send({ type: 'level', level: { rms: 0, position: 0 } })
    expect(view.state.hearing).toEqual({ type: 'fine' })
    view.live.actions.setPaused(false)
    view.send({ type: 'level', level: { rms: 0, position: 0 } })
    expect([statusOf(view.state), view.run.isPaused]).toEqual(['live', false])
  })

  it('has no level while it is paused', async () => {
    await view.goLive()
    const levels: number[] = []
    view.live.levels.listen(({ position }) => levels.push(position))
    const level = { rms: 0.2, position: 0.8 }
    view.send({ type: 'level', level })
    view.live.actions.setPaused(true)
    view.send({ type: 'level', level })
    view.live.actions.setPaused(false)
    view.send({ type: 'level', level })
    expect(levels).toEqual([0.8, 0, 0.8])
  })

  it('cannot be paused before it runs, nor after it has ended', async () => {
    view.live.actions.setPaused(true)
    expect(view.state.isPaused).toBe(false)
    await view.goLive()
    view.live.actions.setPaused(true)
    view.enter({ phase: 'idle' })
    expect(view.state.isPaused).toBe(false)
  })

  it('changes single audio options of a session', async () => {
    view.live.actions.adjust({ volume: 0.1 })
    await view.goLive()
    view.live.actions.adjust({ volume: 0.5 })
    view.live.actions.adjust({ passthrough: 0.25 })
    expect(view.run.sounds).toEqual([
      { ...PLAIN_SOUND, volume: 0.5 },
      { ...PLAIN_SOUND, volume: 0.5, passthrough: 0.25 },
    ])
  })

  it('reports a missing microphone and its replacement until the session is over', async () => {
    await view.goLive()
    const use = { type: 'instead', missing: 'Headset', name: 'Built-in' } as const
    view.send({ type: 'microphone', use })
    expect(view.state.microphone).toEqual(use)
    view.enter({ phase: 'idle' })
    expect(view.state.microphone).toEqual({ type: 'chosen' })
  })

  it('keeps all capture marks', async () => {
    await view.goLive()
    view.send({ type: 'captured', mark: { fromMs: 0, began: 1000 } })
    view.send({ type: 'captured', mark: { fromMs: 75_000, began: 1015 } })
    expect(view.state.captureMarks.map(({ began }) => began)).toEqual([1000, 1015])
  })

  it('begins on the clock of its start as a side of a meeting, though that is set before sound is captured', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const began = Date.now()
    await view.live.actions.start({ ...startOptions, side: { type: 'theirs', name: 'Others' } })
    view.now += 2000
    vi.setSystemTime(began + 2000 - 3_600_000)
    view.send({ type: 'captured', mark: { fromMs: 0, began: Date.now() } })
    expect(view.state.captureMarks).toEqual([{ fromMs: 0, began: began + 2000 }])
  })

  it('plays speech to its end after the session has stopped, unless it is skipped or another one starts', async () => {
    await view.goLive()
    view.enter({ phase: 'idle' })
    view.send({ type: 'playback', status: { queuedMs: 3000, segment: spoken(0), isOver: false } })
    expect(view.state.playback.queuedMs).toBe(3000)
    view.live.actions.skipToNow()
    expect(view.run.did).toEqual(['finish', 'skip'])
    await view.live.actions.start(startOptions)
    expect(view.run.did).toEqual(['finish', 'skip', 'dispose'])
  })

  it('speaks no longer once its run is over, however the session ended', async () => {
    const speaking = { queuedMs: 3000, segment: spoken(0), isOver: false }
    for (const ending of [
      () => view.enter({ phase: 'idle' }),
      () => view.send({ type: 'broken', error: { kind: 'unexpected', detail: 'the engine failed' } }),
    ]) {
      await view.goLive()
      view.send({ type: 'playback', status: speaking })
      ending()
      // The sound server is restarted while the rest is played.
      view.send({ type: 'interruption', isInterrupted: true })
      await Promise.resolve()
      expect(view.state).toMatchObject({
        playback: { queuedMs: 0, segment: undefined },
        isInterrupted: false,
      })
    }
  })

  it('has nothing that only its session could mend', async () => {
    await view.goLive()
    view.send({ type: 'change-refused', error: { kind: 'cancelled' } })
    view.enter({ phase: 'idle' })
    expect(view.state).toMatchObject({ refusedChange: undefined, isCatchingUp: false, lagMs: undefined })
  })

  it('says that speech is far behind once the highest speed does not win it back, until it has caught up', async () => {
    await view.goLive()
    const after = (queuedMs: number) => {
      view.send({ type: 'playback', status: { queuedMs, segment: spoken(0), isOver: false } })
      return view.state.isFarBehind
    }
    expect([9999, 10_000, 9000, 5001, 5000, 9000].map(after)).toEqual([false, true, true, true, false, false])
    expect(after(12_000)).toBe(true)
    view.enter({ phase: 'idle' })
    await view.live.actions.start(startOptions)
    expect(view.state.isFarBehind).toBe(false)
  })

  it('begins unmuted, whatever was muted before, and passes mute to the run', async () => {
    view.live.actions.setMuted(true)
    await view.goLive()
    expect(view.state.isMuted).toBe(false)
    expect(view.run.isMuted).toBe(false)
    view.live.actions.setMuted(true)
    expect(view.run.isMuted).toBe(true)
    expect(statusOf(view.state)).toBe('muted')
    view.enter({ phase: 'idle' })
    await view.goLive()
    expect(view.run.isMuted).toBe(false)
    expect(statusOf(view.state)).toBe('live')
  })

  it('opens no microphone for the sample meeting, which is not muted', async () => {
    const starting = view.live.actions.start({ ...startOptions, source: { from: 'sample', name: 'Sample' } })
    expect(statusOf(view.state)).toBe('opening')
    await starting
    view.live.actions.setMuted(true)
    expect([view.state.isMuted, view.run.isMuted]).toEqual([false, false])
  })

  it('stays muted where its side of a running meeting begins again', async () => {
    await view.goLive()
    view.live.actions.setMuted(true)
    view.enter({ phase: 'failed', error: { kind: 'cancelled' } })
    await view.live.actions.start({ ...startOptions, isContinued: true })
    expect(view.run.isMuted).toBe(true)
  })

  it('does not take an update without news for words that were heard', async () => {
    await view.goLive()
    const nothing = { target: 'de', concluded: [], tentative: [] }
    for (view.now = 0; view.now < 20_000; view.now += 500) {
      view.send({ type: 'level', level: { rms: 0, position: 0 } })
      view.send({ type: 'transcript', update: nothing, lagMs: undefined })
    }
    expect(view.state.hearing).toMatchObject({ type: 'silent' })
  })

  it('reports a silent microphone, without a change of state for every level', async () => {
    await view.goLive()
    let changes = 0
    view.live.store.subscribe(() => (changes += 1))
    for (view.now = 0; view.now < 10_900; view.now += 50)
      view.send({ type: 'level', level: { rms: 0, position: 0 } })
    expect(view.state.hearing).toEqual({ type: 'silent', forMs: 10_000 })
    expect(changes).toBe(1)
  })
})
