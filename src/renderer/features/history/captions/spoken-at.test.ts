import { describe, expect, it } from 'vitest'
import { spokenAt } from './spoken-at.ts'

const span = (startMs: number, endMs: number) => ({ startMs, endMs })

describe('the caption that is spoken', () => {
  it('is the one at that time, from its start on', () => {
    const at = spokenAt([span(1000, 3000), span(5000, 8000), span(9000, 12_000)])
    expect([999, 1000, 2999, 5000, 7999, 9000].map(at)).toEqual([undefined, 0, 0, 1, 1, 2])
  })

  it('stays during a short pause, and is undefined in a long one', () => {
    const at = spokenAt([span(1000, 3000), span(3500, 4000), span(9000, 10_000)])
    expect([3200, 3500, 4500, 6000].map(at)).toEqual([0, 1, 1, undefined])
  })

  it('is undefined before the first, long after the last, and without captions', () => {
    const at = spokenAt([span(1000, 3000)])
    expect([0, 60_000].map(at)).toEqual([undefined, undefined])
    expect(spokenAt([])(1000)).toBeUndefined()
  })

  it('is the one that started last if several overlap, and then the longer one again', () => {
    const at = spokenAt([span(0, 20_000), span(2000, 4000), span(3000, 5000)])
    expect([1000, 2500, 3500, 10_000].map(at)).toEqual([0, 1, 2, 0])
  })

  it('is found behind many that have ended', () => {
    const many = Array.from({ length: 1000 }, (_, i) => span(100 + i, 101 + i))
    expect(spokenAt([span(0, 60_000), ...many])(30_000)).toBe(0)
  })

  it('is identified by its index, in any order of captions', () => {
    const at = spokenAt([span(9000, 10_000), span(1000, 2000), span(5000, 6000)])
    expect([1500, 5500, 9500].map(at)).toEqual([1, 2, 0])
  })

  it('agrees with a linear search', () => {
    const captions = Array.from({ length: 300 }, (_, i) => span((i * 7919) % 10_000, 0)).map(
      ({ startMs }, i) => span(startMs, startMs + ((i * 104_729) % 900)),
    )
    const at = spokenAt(captions)
    for (let ms = 0; ms < 11_000; ms += 37) {
      const begun = captions.filter(({ startMs, endMs }) => startMs <= ms && endMs + 800 > ms)
      const place = at(ms)
      const found = place === undefined ? undefined : captions[place]?.startMs
      expect(found).toBe(begun.length === 0 ? undefined : Math.max(...begun.map(({ startMs }) => startMs)))
    }
  })
})
