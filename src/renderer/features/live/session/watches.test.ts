import { describe, expect, it } from 'vitest'
import { LagWatch } from './lag.ts'
import { LimitWatch, SlowWatch } from './watches.ts'

describe('the lag of captions', () => {
  it('is summarised as median and 95th percentile', () => {
    const watch = new LagWatch()
    const told = Array.from({ length: 100 }, (_, i) => watch.update((i + 1) * 10, i * 1000))
    expect(told[3]).toEqual({ lagMs: 40, lagSpread: undefined, isCatchingUp: false })
    expect(told.at(-1)).toMatchObject({ lagMs: 1000, lagSpread: { medianMs: 510, mostMs: 960 } })
  })

  it('ignores old values', () => {
    const watch = new LagWatch()
    for (let i = 0; i < 100; i += 1) watch.update(60_000, i)
    for (let i = 0; i < 199; i += 1) watch.update(500, i)
    expect(watch.update(500, 1000)?.lagSpread).toEqual({ medianMs: 500, mostMs: 500 })
  })

  it('is shown once a second, at once for the first value', () => {
    const watch = new LagWatch()
    const shown = Array.from({ length: 20 }, (_, i) => watch.update(i, i * 250)?.lagMs)
    expect(shown.filter((lagMs) => lagMs !== undefined)).toEqual([0, 4, 8, 12, 16])
  })

  it('catches up after a cut until a caption is less than 2 s late, which is shown at once', () => {
    const watch = new LagWatch()
    watch.cut()
    const shown = [12_000, 6000, 1900, 3000].map((lagMs, i) => watch.update(lagMs, i * 600)?.isCatchingUp)
    expect(shown).toEqual([true, undefined, false, undefined])
    expect(watch.update(3000, 4000)?.isCatchingUp, 'late for another reason').toBe(false)
  })
})

describe('a slow network', () => {
  const watchOver = (held: readonly number[], isStreaming = true) => {
    const watch = new SlowWatch()
    return held.map((heldMs, i) => watch.update(heldMs, isStreaming, i * 250))
  }
  const growing = Array.from({ length: 24 }, (_, i) => i * 250)

  it('is reported when the queue of speech grows despite a connection', () => {
    expect(watchOver(growing).at(-1)).toBe(true)
    expect(watchOver(growing).slice(0, 12)).not.toContain(true)
    expect(watchOver([...growing, 900]).at(-1)).toBe(false)
  })

  it('is reported although each message of the service shrinks the queue a little', () => {
    const jagged = Array.from({ length: 48 }, (_, i) => i * 125 + (i % 3) * 200)
    expect(watchOver(jagged).at(-1)).toBe(true)
    expect(watchOver(jagged.toReversed())).not.toContain(true)
  })

  it('is not reported while the queue shrinks, or without a connection', () => {
    expect(watchOver(growing.toReversed())).not.toContain(true)
    expect(watchOver(growing, false)).not.toContain(true)
  })
})

describe('the user’s limit', () => {
  const minutes = (count: number) => count * 60_000

  it('is reported when it is near, and when it is reached', () => {
    const watch = new LimitWatch(minutes(60))
    const sent = [0, 54, 55, 59, 60, 61].map((each) => watch.update(minutes(each)))
    expect(sent).toEqual(['far', 'far', 'near', 'near', 'reached', 'reached'])
  })

  it('that is short is near in its last tenth', () => {
    const watch = new LimitWatch(minutes(10))
    expect([watch.update(minutes(8.9)), watch.update(minutes(9))]).toEqual(['far', 'near'])
  })

  it('is never near if there is none', () => {
    expect(new LimitWatch(undefined).update(minutes(10_000))).toBe('far')
  })
})
