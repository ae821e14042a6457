import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../../../test/support/base/virtual-clock.ts'
import { SessionHarness as Harness, offline } from '../../../../test/support/sessions/session-harness.ts'
import type { AppError } from '../../base/errors.ts'
import { err } from '../../base/result.ts'

describe('a session that wants another link', () => {
  let h: Harness
  beforeEach(() => {
    h = new Harness()
  })

  it('waits longer after each failure, and resumes at once after the first', async () => {
    await h.goLive()
    h.refuse(offline, 3)
    h.socket.drop()
    const counts: number[] = []
    for (const ms of [0, 250, 100, 500, 150, 1000, 250]) {
      await h.clock.advance(ms)
      counts.push(h.requests.length - 1)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4])
  })

  /** Number of requests in 9 s, after the connection has been lost for `lostMs` with this error. */
  async function requestsWhileLost(lostMs: number, error?: AppError): Promise<number> {
    await h.goLive()
    h.goAway(error)
    await h.clock.advance(lostMs)
    const before = h.requests.length
    await h.clock.advance(9000)
    return h.requests.length - before
  }

  it('tries every three seconds while the network is away, since speech waits for it', async () => {
    expect(await requestsWhileLost(10_000)).toBeGreaterThanOrEqual(3)
  })

  it('retries an overloaded service with growing delays', async () => {
    expect(await requestsWhileLost(20_000, { kind: 'unavailable', status: 503 })).toBeLessThanOrEqual(2)
  })

  it('retries at once when the network is back, unless the service requested a delay', async () => {
    const busy: AppError = { kind: 'rate-limited', retryAfterMs: 5000 }
    await h.goLive()
    h.answers = [offline, offline, busy].map((error) => async () => err(error))
    h.socket.drop()
    await settle()
    expect(h.requests).toHaveLength(2)
    h.session.networkIsBack()
    await settle()
    expect(h.requests).toHaveLength(3)
    h.session.networkIsBack()
    await settle()
    expect(h.requests).toHaveLength(4)
    h.session.networkIsBack()
    await h.clock.advance(4900)
    expect(h.requests).toHaveLength(4)
    await h.clock.advance(600)
    expect(h.requests).toHaveLength(5)
  })
})

describe('a session that a service cannot open yet', () => {
  const refusal = (retryAfterMs?: number, status = 503): AppError => ({
    kind: 'unavailable',
    status,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })
  let h: Harness
  beforeEach(() => {
    h = new Harness()
  })

  it('is requested once more when the service is ready, with what was said since the start', async () => {
    h.refuse(refusal(3000))
    h.session.start(h.config)
    await h.speak(20)
    expect([h.requests.length, h.session.state.phase]).toEqual([1, 'opening'])
    h.session.networkIsBack()
    await h.speak(15)
    expect(h.requests).toEqual(['open', 'open'])
    h.socket.acceptConnection()
    await h.clock.advance(3000)
    expect(h.frames).toEqual(Array.from({ length: 35 }, (_, i) => i))
  })

  it.each([
    ['refuses again', [refusal(3000), refusal(3000)], 2],
    ['does not say when', [refusal()], 1],
    ['asks for more time than speech is held', [refusal(60_000)], 1],
    ['may have opened one all the same', [refusal(3000, 500)], 1],
  ] as const)('fails with its error where the service %s', async (_, errors, requests) => {
    h.answers = errors.map((error) => async () => err(error))
    h.session.start(h.config)
    await h.clock.advance(70_000)
    expect(h.requests).toHaveLength(requests)
    expect(h.session.state).toEqual({ phase: 'failed', error: errors[0] })
  })

  it('is not requested any more once the user has stopped', async () => {
    h.refuse(refusal(3000))
    h.session.start(h.config)
    await h.clock.advance(1000)
    h.session.stop()
    await h.clock.advance(10_000)
    expect([h.requests.length, h.session.state]).toEqual([1, { phase: 'idle' }])
  })
})
