import { describe, expect, it } from 'vitest'
import { LiveFixture, running, startOptions } from '../../../../../test/support/sessions/live-fixture.ts'
import { clearSession, swapSides, togglePause } from './lives.ts'

const meeting = async () => {
  const mine = new LiveFixture()
  const theirs = new LiveFixture()
  await mine.live.actions.start({ ...startOptions, side: { type: 'mine', name: 'Me' } })
  await theirs.live.actions.start({ ...startOptions, side: { type: 'theirs', name: 'Others' } })
  for (const side of [mine, theirs]) side.enter({ phase: 'streaming', ...running })
  const lives = { mine: mine.live, theirs: theirs.live }
  return { lives, state: (side: 'mine' | 'theirs') => lives[side].store.getState() }
}

describe('the sides of a meeting', () => {
  it('are swapped: one is muted and the other is not', async () => {
    const { lives, state } = await meeting()
    const muted = () => [state('mine').isMuted, state('theirs').isMuted]
    expect(muted()).toEqual([false, false])
    swapSides(lives)
    expect(muted()).toEqual([true, false])
    swapSides(lives)
    expect(muted()).toEqual([false, true])
    swapSides(lives)
    expect(muted()).toEqual([true, false])
  })

  it('are not swapped while there is one voice', async () => {
    const mine = new LiveFixture()
    const theirs = new LiveFixture()
    await mine.live.actions.start(startOptions)
    swapSides({ mine: mine.live, theirs: theirs.live })
    expect([mine.live.store.getState().isMuted, theirs.live.store.getState().isMuted]).toEqual([false, false])
  })

  it('pause and resume together', async () => {
    const { lives, state } = await meeting()
    const paused = () => [state('mine').isPaused, state('theirs').isPaused]
    lives.theirs.actions.setPaused(true)
    expect(paused()).toEqual([false, true])
    togglePause(lives)
    expect(paused()).toEqual([false, false])
    togglePause(lives)
    expect(paused()).toEqual([true, true])
  })

  it('are left for the first page together, once both are over', async () => {
    const mine = new LiveFixture()
    const theirs = new LiveFixture()
    await mine.goLive()
    await theirs.goLive()
    const lives = { mine: mine.live, theirs: theirs.live }
    mine.enter({ phase: 'idle' })
    const phases = () => [mine.state.phase.type, theirs.state.phase.type]
    clearSession(lives)
    expect(phases()).toEqual(['stopped', 'running'])
    theirs.enter({ phase: 'idle' })
    clearSession(lives)
    expect(phases()).toEqual(['ready', 'ready'])
    mine.send({ type: 'playback', status: { queuedMs: 3000, segment: undefined, isOver: false } })
    expect(mine.state.playback.queuedMs).toBe(0)
  })
})
