import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveFixture } from '../../../../../test/support/sessions/live-fixture.ts'
import type { DuckLevel } from '../../../../core/product/sound-devices/duck-levels.ts'
import { duckWhileSpeaking } from './duck-while-speaking.ts'

describe('the meeting program', () => {
  let view: LiveFixture
  let calls: (DuckLevel | null)[]
  let end: () => void
  const speak = (queuedMs: number) =>
    view.send({ type: 'playback', status: { queuedMs, segment: undefined, isOver: false } })

  beforeEach(async () => {
    view = new LiveFixture()
    await view.goLive()
    vi.useFakeTimers()
    calls = []
    end = duckWhileSpeaking(view.live.store, 'quieter', (level) => calls.push(level))
  })
  afterEach(() => {
    end()
    vi.useRealTimers()
  })

  it('is lowered again every second while the translation speaks, and restored soon after', () => {
    vi.advanceTimersByTime(5000)
    expect(calls).toEqual([])
    speak(3000)
    speak(2800)
    expect(calls).toEqual(['quieter'])
    vi.advanceTimersByTime(2000)
    expect(calls).toEqual(['quieter', 'quieter', 'quieter'])
    speak(0)
    vi.advanceTimersByTime(699)
    expect(calls).not.toContain(null)
    vi.advanceTimersByTime(1)
    expect(calls.at(-1)).toBe(null)
    vi.advanceTimersByTime(5000)
    expect(calls.filter((level) => level === null)).toHaveLength(1)
    expect(calls.at(-1)).toBe(null)
  })

  it('stays lowered in the pause between two sentences', () => {
    speak(500)
    speak(0)
    vi.advanceTimersByTime(500)
    speak(500)
    vi.advanceTimersByTime(500)
    expect(calls).toEqual(['quieter', 'quieter'])
  })

  it('is restored when the session is paused, or nobody watches any more', () => {
    speak(3000)
    view.live.actions.setPaused(true)
    vi.advanceTimersByTime(700)
    expect(calls).toEqual(['quieter', null])
    view.live.actions.setPaused(false)
    expect(calls).toEqual(['quieter', null, 'quieter'])
    end()
    expect(calls).toEqual(['quieter', null, 'quieter', null])
  })

  it('is restored when the session ends in the middle of a sentence', () => {
    speak(3000)
    view.enter({ phase: 'idle' })
    vi.advanceTimersByTime(700)
    expect(calls).toEqual(['quieter', null])
  })
})
