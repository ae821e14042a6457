import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../../../test/support/base/virtual-clock.ts'
import { offline, SessionHarness } from '../../../../test/support/sessions/session-harness.ts'
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

describe('a session whose rest the service does not take', () => {
  const busy = (code: number): AppError => ({
    kind: 'unavailable',
    status: 503,
    ...(code === 1013 && { retryAfterMs: 5000 }),
    message: 'Voice is full',
  })
  const lost: AppError = {
    kind: 'unreachable',
    host: 'voice.test',
    cause: 'connection-lost',
    sent: 'unknown',
  }
  const ends = {
    finish: () => h.session.finish(),
    stop: () => h.session.stop(),
  }
  const isOver = () => ['idle', 'failed'].includes(h.session.state.phase)
  beforeEach(async () => {
    await h.goLive()
    await h.speak(20)
  })

  /** Ends the session, and each link after a while. */
  async function endEach(how: keyof typeof ends, code: number, reason: string, openMs: number) {
    h.socket.end(code, reason)
    ends[how]()
    for (let at = 0; at < 60_000 && !isOver(); at += 100) {
      await h.clock.advance(100)
      const { socket } = h
      if (h.session.state.phase !== 'connecting') continue
      socket.acceptConnection()
      h.giveSign()
      await h.clock.advance(openMs)
      socket.end(code, reason)
    }
  }

  it.each([
    ...[1002, 1011, 1012, 1013].map((code) => ({ code, reason: 'Voice is full', problem: busy(code) })),
    ...[1001, 1006].map((code) => ({ code, reason: '', problem: lost })),
    {
      code: 4000,
      reason: 'Voice is full',
      problem: { kind: 'voice-ended', errorCode: 4000, reasonCode: 0, message: 'Voice is full' } as const,
    },
  ])('but closes each link with $code, tells that', async ({ code, reason, problem }) => {
    for (const how of ['finish', 'stop'] as const) {
      for (const openMs of [0, 1900]) {
        h = new SessionHarness()
        await h.goLive()
        await h.speak(20)
        await endEach(how, code, reason, openMs)
        expect(h.session.state, `${how}, ${openMs}`).toEqual({ phase: 'idle', problem })
      }
    }
  })

  it('since there is no network any more tells that', async () => {
    h.session.stop()
    h.goAway()
    await h.clock.advance(20_000)
    expect(h.session.state).toEqual({ phase: 'idle', problem: offline })
  })

  it('since a request is not answered after a loss tells of the loss', async () => {
    h.answers = [() => new Promise(() => undefined)]
    h.socket.end(1011, 'Voice is full')
    h.session.finish()
    await h.clock.advance(20_000)
    expect(h.session.state).toEqual({ phase: 'idle', problem: busy(1011) })
  })

  it('over a link that lasts has only not finished, whatever became of the one before', async () => {
    h.socket.end(1011, 'Voice is full')
    h.session.stop()
    await settle()
    h.socket.acceptConnection()
    await h.clock.advance(6000)
    h.giveSign()
    await h.clock.advance(20_000)
    expect(h.session.state).toEqual({ phase: 'idle', problem: { kind: 'voice-unfinished' } })
  })

  it('over a link that is silent names the host', async () => {
    await h.speak(60)
    expect(h.session.state).toMatchObject({ cause: { kind: 'timed-out', host: 'voice.test' } })
  })
})
