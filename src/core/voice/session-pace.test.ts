import { describe, expect, it } from 'vitest'
import { SessionHarness as Harness } from '../../../test/support/session-harness.ts'

describe('silence', () => {
  it('of a muted microphone is kept off the wire, and a little of it keeps the session alive', async () => {
    const h = new Harness()
    await h.goLive()
    await h.speak(10)
    await h.speak(1200, 'silence')
    const sentMs = h.session.media.sentMs
    // Two seconds end the sentence; after that, a tenth of a second every twenty.
    expect(sentMs).toBeGreaterThan(3000)
    expect(sentMs).toBeLessThan(4000)
    expect(h.session.media.savedMs + sentMs).toBeCloseTo(120_500, -2)
    expect(h.requests).toEqual(['open'])
  })

  it('that is not sent leaves the times of what follows right', async () => {
    const h = new Harness()
    await h.goLive()
    await h.speak(10)
    await h.speak(300, 'silence')
    await h.speak(10)
    // 1 s of speech, 2 s of silence, what kept the session alive, half a second before the next word.
    const streamMs = h.session.media.sentMs
    h.conclude('Back. ', streamMs - 1000, streamMs)
    expect(h.updates.at(-1)?.concluded).toEqual([{ text: 'Back. ', startTime: 31_000, endTime: 32_000 }])
  })

  it('where nothing is captured at all keeps the session alive as well', async () => {
    const h = new Harness()
    await h.goLive()
    await h.speak(1)
    await h.clock.advance(100_000)
    expect(h.received(h.socket)).toHaveLength(6)
  })
})

describe('a network that is slow', () => {
  it('gets no more than a second ahead of itself, so that the rest is still held', async () => {
    const h = new Harness()
    await h.goLive()
    await h.speak(10)
    h.socket.bufferedAmount = 4000
    await h.speak(20)
    expect(h.session.heldMs).toBe(2000)
    h.socket.bufferedAmount = 0
    await h.clock.advance(2000)
    expect(h.session.heldMs).toBe(0)
  })

  it('is left when it takes nothing for 5 s', async () => {
    const h = new Harness()
    await h.goLive()
    await h.speak(10)
    h.socket.bufferedAmount = 4000
    await h.speak(49)
    expect(h.requests).toEqual(['open'])
    await h.speak(3)
    expect(h.requests).toEqual(['open', 'resume t1'])
  })
})
