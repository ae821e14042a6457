import { describe, expect, it } from 'vitest'
import { Pacing } from './pacing.ts'

describe('the pace of media', () => {
  it('is fair at twice real time, however long', () => {
    const pacing = new Pacing(0)
    for (let now = 0; now < 60_000; now += 50) expect(pacing.update(now, 100)).toBe('fair')
  })

  it('is fair where one second bunches up on the way', () => {
    const pacing = new Pacing(0)
    for (let now = 0; now < 5000; now += 100) pacing.update(now, 100)
    for (let i = 0; i < 10; i += 1) expect(pacing.update(6000, 100)).toBe('fair')
  })

  it('is too fast beyond that, and fair again when time has caught up', () => {
    const pacing = new Pacing(0)
    for (let i = 0; i < 10; i += 1) pacing.update(0, 100)
    expect(pacing.update(0, 100)).toBe('too-fast')
    expect(pacing.update(99, 100)).toBe('too-fast')
    expect(pacing.update(199, 100)).toBe('fair')
  })

  it('is far too fast where five more seconds come at once', () => {
    const pacing = new Pacing(0)
    const paces = Array.from({ length: 61 }, () => pacing.update(0, 100))
    expect(paces.filter((pace) => pace === 'too-fast')).toHaveLength(50)
    expect(paces.at(-1)).toBe('far-too-fast')
  })

  it('does not save up credit in silence', () => {
    const pacing = new Pacing(0)
    for (let i = 0; i < 10; i += 1) expect(pacing.update(20_000, 100)).toBe('fair')
    expect(pacing.update(20_000, 100)).toBe('too-fast')
  })
})
