import { describe, expect, it } from 'vitest'
import { settle } from '../../../../test/support/base/virtual-clock.ts'
import { SessionHarness as Harness } from '../../../../test/support/sessions/session-harness.ts'

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

  it('that is not sent keeps the times of later speech right', async () => {
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

  it('without any capture keeps the session alive too', async () => {
    const h = new Harness()
    await h.goLive()
    await h.speak(1)
    await h.clock.advance(100_000)
    expect(h.received(h.socket)).toHaveLength(6)
  })
})

describe('a codec in frames of its own', () => {
  it('sends the next chunk after half of the actual duration, and catches up at that pace', async () => {
    // Chunks of 100 ms yield 60 ms and 140 ms in turn.
    const encoder = () => {
      let given = 0
      return {
        get givenMs() {
          return given
        },
        encode: () => {
          given += given % 200 === 0 ? 60 : 140
          return Promise.resolve(Uint8Array.of(1))
        },
        finish: () => Promise.resolve(new Uint8Array()),
        close: () => undefined,
      }
    }
    const h = new Harness({ openEncoder: () => Promise.resolve(encoder()) })
    const ticket = Promise.withResolvers<ReturnType<Harness['ticket']>>()
    h.answers = [() => ticket.promise]
    h.session.start(h.config)
    await h.speak(20)
    expect(h.session.heldMs).toBe(2000)
    ticket.resolve(h.ticket())
    await settle()
    h.socket.acceptConnection()
    await settle()
    const leftAt: number[] = []
    for (let seen = 0; leftAt.length < 20; await h.clock.advance(1))
      for (const at = h.clock.now(); seen < h.received(h.socket).length; seen += 1) leftAt.push(at)
    const intervals = leftAt.slice(1).map((at, i) => at - (leftAt[i] ?? 0))
    expect(intervals).toEqual(intervals.map((_, i) => (i % 2 === 0 ? 30 : 70)))
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

  it('loses its link if it accepts nothing for 5 s', async () => {
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
