import { describe, expect, it } from 'vitest'
import { FINE, InputMonitor } from './input-health.ts'

const level = (rms: number) => ({ rms, peak: rms })

/** Feeds one level for a number of seconds, twenty times a second; returns the last result. */
function feed(watch: InputMonitor, rms: number, isMuted: boolean, from: number, seconds: number) {
  let last = FINE
  for (let i = 0; i <= seconds * 20; i += 1) last = watch.update(level(rms), isMuted, from + i * 50)
  return last
}

describe('the microphone', () => {
  it('is fine while it captures sound, and for ten seconds without', () => {
    const watch = new InputMonitor(0)
    expect(feed(watch, 0.01, false, 0, 30)).toEqual(FINE)
    expect(feed(watch, 0, false, 30_050, 9.9)).toEqual(FINE)
  })

  it('is silent after ten seconds, counted in whole seconds, until it captures sound', () => {
    const watch = new InputMonitor(0)
    expect(feed(watch, 0, false, 0, 12.5)).toEqual({ type: 'silent', forMs: 12_000 })
    expect(feed(watch, 0.01, false, 12_550, 0)).toEqual(FINE)
  })

  it('is not silent while words are understood, however quiet it is', () => {
    const watch = new InputMonitor(0)
    feed(watch, 0.0009, false, 0, 9)
    watch.understood(9000)
    expect(feed(watch, 0.0009, false, 9050, 9)).toEqual(FINE)
    expect(feed(watch, 0.0009, false, 18_100, 1)).toEqual({ type: 'silent', forMs: 10_000 })
  })

  it('is not reported as silent while muted', () => {
    const watch = new InputMonitor(0)
    expect(feed(watch, 0, true, 0, 60)).toEqual(FINE)
  })

  it('has ten seconds anew once it is no longer muted', () => {
    const watch = new InputMonitor(0)
    feed(watch, 0, true, 0, 60)
    expect(feed(watch, 0, false, 60_050, 9.9)).toEqual(FINE)
    expect(feed(watch, 0, false, 70_000, 0.5)).toEqual({ type: 'silent', forMs: 10_000 })
  })

  it('reports speech while muted, but not a cough', () => {
    const watch = new InputMonitor(0)
    expect(feed(watch, 0.1, true, 0, 0.2)).toEqual(FINE)
    expect(feed(watch, 0.1, true, 250, 2)).toEqual({ type: 'muted-speech' })
    expect(feed(watch, 0, true, 2300, 4)).toEqual(FINE)
  })

  it('reports speech while muted into a quiet microphone, but not the noise of a room', () => {
    expect(feed(new InputMonitor(0), 0.012, true, 0, 2)).toEqual({ type: 'muted-speech' })
    expect(feed(new InputMonitor(0), 0.008, true, 0, 2)).toEqual(FINE)
  })
})
