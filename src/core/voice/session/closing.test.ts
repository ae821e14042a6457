import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../../../test/support/base/virtual-clock.ts'
import { SessionHarness } from '../../../../test/support/sessions/session-harness.ts'
import type { AppError } from '../../base/errors.ts'

let h: SessionHarness
beforeEach(() => {
  h = new SessionHarness()
})

/** Accepts each link for a while, and closes it after a message. @returns the number of links */
async function greetAndClose(forMs: number, code: number, reason: string): Promise<number> {
  for (let at = 0; at < forMs; at += 100) {
    const before = h.sockets.at(-1)
    if (before !== undefined && !before.isClosed && h.session.state.phase === 'connecting') {
      before.acceptConnection()
      h.giveSign()
      before.end(code, reason)
    }
    await h.clock.advance(100)
  }
  return h.sockets.length
}

describe('a service that greets each link and closes it', () => {
  it('because it is busy is asked again after some seconds, each time', async () => {
    h.session.start(h.config)
    await settle()
    expect(await greetAndClose(16_000, 1013, 'busy')).toBeLessThanOrEqual(4)
  })

  it.each([1001, 1006, 1011, 1012])('with %i is asked less and less often', async (code) => {
    h.session.start(h.config)
    await settle()
    expect(await greetAndClose(16_000, code, '')).toBeLessThanOrEqual(12)
  })

  it('is asked at once after a link that has lasted', async () => {
    await h.goLive()
    for (let round = 0; round < 3; round += 1) {
      await h.clock.advance(6000)
      h.giveSign()
      const requests = h.requests.length
      h.socket.end(1006)
      await settle()
      expect(h.requests).toHaveLength(requests + 1)
      h.socket.acceptConnection()
    }
  })
})

describe('a link that is refused', () => {
  const errorOf = (): AppError | undefined => {
    const { state } = h.session
    return state.phase === 'failed' ? state.error : undefined
  }

  it.each([1003, 1008, 3000, 3003, 4000, 4403])(
    'with %i ends the session with the words of the service',
    async (code) => {
      h.session.start(h.config)
      await settle()
      await greetAndClose(30_000, code, 'Plan does not include voice')
      expect(errorOf()).toEqual({
        kind: 'voice-ended',
        errorCode: code,
        reasonCode: 0,
        message: 'Plan does not include voice',
      })
    },
  )

  it('without words says the code, and never a token', async () => {
    h.session.start(h.config)
    await settle()
    await greetAndClose(30_000, 1008, '')
    expect(errorOf()).toMatchObject({ message: 'Closed with 1008.' })
    h.session.start(h.config)
    await settle()
    for (let at = 0; at < 300 && errorOf() === undefined; at += 1) {
      if (h.session.state.phase === 'connecting') h.socket.end(1008, `No ${h.socket.token}\u0000!`)
      await h.clock.advance(100)
    }
    expect(errorOf()).toMatchObject({ message: 'No … !' })
  })

  it('by an answer that a host can see ends the session with it', async () => {
    h.session.start(h.config)
    await settle()
    for (let at = 0; at < 300 && errorOf() === undefined; at += 1) {
      if (h.session.state.phase === 'connecting') h.socket.refuse({ kind: 'not-allowed' })
      await h.clock.advance(100)
    }
    expect(errorOf()).toEqual({ kind: 'not-allowed' })
  })

  it('with a time to wait is not asked for before that', async () => {
    h.session.start(h.config)
    await settle()
    h.socket.refuse({ kind: 'rate-limited', retryAfterMs: 30_000 })
    await h.clock.advance(29_000)
    expect(h.requests).toHaveLength(1)
    await h.clock.advance(2000)
    expect(h.requests).toHaveLength(2)
  })

  it.each([1001, 1002, 1007, 1009, 1011, 1012, 1014])(
    'with %i is tried again, and told in the words of the service',
    async (code) => {
      h.session.start(h.config)
      await settle()
      for (let at = 0; at < 300 && errorOf() === undefined; at += 1) {
        if (h.session.state.phase === 'connecting') h.socket.end(code, 'Voice is restarting')
        await h.clock.advance(100)
      }
      expect(h.sockets).toHaveLength(4)
      expect(errorOf()).toEqual({ kind: 'unavailable', status: 503, message: 'Voice is restarting' })
    },
  )

  it('by the network is tried again as before', async () => {
    h.session.start(h.config)
    await settle()
    h.socket.end(1006)
    await settle()
    expect([h.requests, h.session.state.phase]).toEqual([['open', 'resume t1'], 'connecting'])
  })
})
