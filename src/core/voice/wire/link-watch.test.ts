import { beforeEach, describe, expect, it } from 'vitest'
import { SessionHarness as Harness, SILENT } from '../../../../test/support/sessions/session-harness.ts'

const MINUTE_MS = 60_000
/** The minute of a connection from which there is speech. */
const SPOKEN_FROM = 52

describe('a link', () => {
  let h: Harness
  beforeEach(() => {
    h = new Harness()
  })

  it('is replaced if it carries speech without a message for 5 s', async () => {
    await h.goLive()
    await h.speak(49)
    expect(h.session.state.phase).toBe('streaming')
    await h.speak(3)
    expect(h.requests).toEqual(['open', 'resume t1'])
    await h.clock.advance(10)
    h.socket.acceptConnection()
    await h.clock.advance(6000)
    const sent = h.received(h.socket).filter(([, frame]) => frame !== SILENT)
    expect(sent.length).toBeGreaterThan(45)
  })

  it('is not suspected without speech, and less and less while new links stay silent', async () => {
    await h.goLive()
    await h.speak(600, 'silence')
    expect(h.requests).toEqual(['open'])
    const replacedAt: number[] = []
    for (let second = 0; second < 120; second += 1) {
      const before = h.requests.length
      await h.speak(10)
      if (h.requests.length > before) replacedAt.push(second)
      if (h.session.state.phase === 'connecting') h.socket.acceptConnection()
    }
    const waits = replacedAt.map((at, i) => at - (replacedAt[i - 1] ?? 0))
    expect(waits[0]).toBeLessThanOrEqual(5)
    const growth = waits.slice(1).map((wait, i) => wait / waits[i]!)
    expect(Math.min(...growth)).toBeGreaterThan(1.3)
  })
})

describe('a connection that nears its hour', () => {
  const hourly = async (speak: (h: Harness, minute: number) => Promise<void>) => {
    const h = new Harness()
    await h.goLive()
    await h.clock.advance(SPOKEN_FROM * MINUTE_MS)
    for (let minute = SPOKEN_FROM; minute < 60 && h.requests.length === 1; minute += 1) {
      await speak(h, minute)
      const spokenMs = (minute - SPOKEN_FROM) * MINUTE_MS
      h.conclude('Minute. ', spokenMs, spokenMs + MINUTE_MS)
    }
    return { h, minutes: h.clock.now() / MINUTE_MS }
  }
  it('is handed over at a pause in speech', async () => {
    const { h, minutes } = await hourly(async (harness, minute) => {
      await harness.talk(MINUTE_MS - 2000)
      if (minute === 56) await harness.speak(20, 'silence')
      else await harness.talk(2000)
    })
    expect(h.requests).toEqual(['open', 'resume t1'])
    expect(Math.floor(minutes)).toBe(57)
  })

  it('is replaced in time even without a pause', async () => {
    const { h, minutes } = await hourly((harness) => harness.talk(MINUTE_MS))
    expect(h.requests).toEqual(['open', 'resume t1'])
    expect(minutes).toBeLessThanOrEqual(60)
  })
})
