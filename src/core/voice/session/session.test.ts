import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../../../test/support/base/virtual-clock.ts'
import { SessionHarness as Harness } from '../../../../test/support/sessions/session-harness.ts'
import type { AppError } from '../../base/errors.ts'
import { err } from '../../base/result.ts'

const lostAnswer: AppError = { kind: 'timed-out', host: 'voice.test', afterMs: 1 }

const refuseKey = () => Promise.resolve(err<AppError>({ kind: 'key-rejected' }))

describe('a voice session', () => {
  let h: Harness
  beforeEach(() => {
    h = new Harness()
  })

  it('streams what is said and drains to the end of the stream', async () => {
    await h.goLive()
    await h.speak(3)
    h.session.stop()
    await settle()
    expect(h.received(h.socket), 'the rest keeps the pace').toHaveLength(3)
    await h.clock.advance(50)
    h.socket.deliver({ end_of_target_transcript: { language: 'de' } })
    h.socket.deliver({ end_of_stream: {} })
    expect(h.received(h.socket)).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 0xee],
    ])
    expect(h.socket.kinds.at(-1)).toBe('end_of_source_media')
    expect(h.phases).toEqual(['opening', 'connecting', 'streaming', 'draining', 'idle'])
    expect(h.socket.isClosed).toBe(true)
  })

  it('sends the token as a query parameter of the streaming address', async () => {
    await h.goLive()
    expect(h.socket.address).toBe('wss://voice.test/stream?token=t1')
  })

  it('sends what was said before the link was open, at no more than twice the pace of speech', async () => {
    h.session.start(h.config)
    await h.speak(20)
    h.socket.acceptConnection()
    await h.clock.advance(500)
    expect(h.received(h.socket)).toHaveLength(11)
    await h.clock.advance(500)
    expect(h.received(h.socket).map(([, frame]) => frame)).toEqual(Array.from({ length: 20 }, (_, i) => i))
  })

  it('goes on after a lost link: latest token, a fresh container, nothing said in between lost', async () => {
    await h.goLive()
    await h.speak(2)
    h.conclude('Hi ', 0, 200)
    const [first] = h.sockets
    first!.drop()
    await h.speak(3)
    h.socket.acceptConnection()
    await h.clock.advance(1000)
    expect(h.requests).toEqual(['open', 'resume t1'])
    expect(h.socket.token).toBe('t2')
    expect(h.received(h.socket)).toEqual([
      [2, 2],
      [2, 3],
      [2, 4],
    ])
    expect(h.received(first!)).toHaveLength(2)
  })

  it('sends no media on any link once the service was told that it is over', async () => {
    await h.goLive()
    await h.speak(2)
    h.conclude('Hi. ', 0, 200)
    h.session.stop()
    await h.clock.advance(50)
    expect(h.socket.kinds.at(-1)).toBe('end_of_source_media')
    h.socket.drop()
    await h.clock.advance(10)
    h.socket.acceptConnection()
    await h.clock.advance(500)
    expect(h.requests).toEqual(['open', 'resume t1'])
    expect(h.socket.kinds).toEqual(['end_of_source_media'])
    h.socket.deliver({ end_of_stream: {} })
    expect(h.session.state).toEqual({ phase: 'idle' })
  })

  it('sends the end again in a new session, where nobody knows whether it was heard', async () => {
    await h.goLive()
    await h.speak(2)
    h.session.stop()
    await h.clock.advance(50)
    h.socket.drop()
    await h.clock.advance(10)
    h.socket.acceptConnection()
    await h.clock.advance(500)
    expect(h.requests).toEqual(['open', 'open after t1'])
    expect(h.received(h.socket).map(([, frame]) => frame)).toEqual([0, 1, 0xee])
    expect(h.socket.kinds.at(-1)).toBe('end_of_source_media')
  })

  it('delivers sound that ended while the session was still being opened', async () => {
    h.session.start(h.config)
    await h.speak(2)
    h.session.finish()
    h.socket.acceptConnection()
    await h.clock.advance(500)
    expect(h.received(h.socket).map(([, frame]) => frame)).toEqual([0, 1, 0xee])
    expect(h.socket.kinds.at(-1)).toBe('end_of_source_media')
  })

  it('ignores whatever an old link still brings', async () => {
    await h.goLive()
    const [first] = h.sockets
    const late = { message: first!.onmessage, close: first!.onclose }
    first!.drop()
    await settle()
    h.socket.acceptConnection()
    const before = h.phases.length
    late.close?.({ code: 1006 } as never)
    late.message?.({ data: '{"error":{}}' } as never)
    expect(h.phases).toHaveLength(before)
    expect(first!.onmessage).toBeNull()
  })

  it('waits longer after each failure, and resumes at once after the first', async () => {
    const offline: AppError = { kind: 'unreachable', host: 'x', cause: 'connection-refused', sent: 'no' }
    await h.goLive()
    h.answers = [1, 2, 3].map(() => () => Promise.resolve(err(offline)))
    h.socket.drop()
    const counts: number[] = []
    for (const ms of [0, 250, 100, 500, 150, 1000, 250]) {
      await h.clock.advance(ms)
      counts.push(h.requests.length - 1)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4])
  })

  it('tries every three seconds while the network is away, since speech waits for it', async () => {
    const offline: AppError = { kind: 'unreachable', host: 'x', cause: 'connection-refused', sent: 'no' }
    await h.goLive()
    h.answers = Array.from({ length: 20 }, () => () => Promise.resolve(err(offline)))
    h.socket.drop()
    await h.clock.advance(10_000)
    const before = h.requests.length
    await h.clock.advance(9000)
    expect(h.requests.length - before).toBeGreaterThanOrEqual(3)
  })

  it('leaves a service that is overloaded alone for longer and longer', async () => {
    const busy: AppError = { kind: 'unavailable', status: 503 }
    await h.goLive()
    h.answers = Array.from({ length: 20 }, () => () => Promise.resolve(err(busy)))
    h.socket.drop()
    await h.clock.advance(20_000)
    const before = h.requests.length
    await h.clock.advance(9000)
    expect(h.requests.length - before).toBeLessThanOrEqual(2)
  })

  it('asks for a new session when the answer to a reconnect is lost, and maps its times onto the old ones', async () => {
    await h.goLive()
    await h.speak(30)
    h.conclude('Hello. ', 0, 3000)
    h.answers = [() => Promise.resolve(err(lostAnswer))]
    h.socket.drop()
    await h.speak(10)
    expect(h.requests).toEqual(['open', 'resume t1', 'open after t1'])
    h.socket.acceptConnection()
    await h.clock.advance(1000)
    h.conclude('Hi ', 0, 500)
    expect(h.updates.at(-1)?.concluded).toEqual([{ text: 'Hi ', startTime: 3000, endTime: 3500 }])
  })

  it('holds half a minute of speech, and counts what it had to drop', async () => {
    await h.goLive()
    h.answers = Array.from(
      { length: 100 },
      () => () => Promise.resolve(err<AppError>({ kind: 'rate-limited' })),
    )
    h.socket.drop()
    await h.speak(350)
    expect(h.session.heldMs).toBe(30_000)
    expect(h.session.gaps).toEqual([{ fromMs: 0, toMs: 5000 }])
  })

  it('goes on in a new session when the service ends one, and sends what was not concluded again', async () => {
    await h.goLive()
    await h.speak(4)
    h.conclude('Hi ', 0, 200)
    h.socket.deliver({
      error: { request_type: 'x', error_code: 403, reason_code: 7, error_message: 'Over.' },
    })
    await h.speak(1)
    h.socket.acceptConnection()
    await h.clock.advance(1000)
    expect(h.requests).toEqual(['open', 'open after t1'])
    expect(h.received(h.socket).map(([, frame]) => frame)).toEqual([2, 3, 4])
    h.conclude('there. ', 0, 300)
    expect(h.updates.at(-1)?.concluded).toEqual([{ text: 'there. ', startTime: 200, endTime: 500 }])
  })

  it('tells the words of the error when every new session ends as well', async () => {
    await h.goLive()
    for (let i = 0; i < 6; i += 1) {
      h.socket.deliver({
        error: { request_type: 'x', error_code: 403, reason_code: 7, error_message: 'Over.' },
      })
      await h.clock.advance(7000)
      if (h.session.state.phase === 'connecting') h.socket.acceptConnection()
    }
    expect(h.session.state).toEqual({
      phase: 'failed',
      error: { kind: 'voice-ended', errorCode: 403, reasonCode: 7, message: 'Over.' },
    })
    expect(h.requests).toEqual(['open', ...[1, 2, 3, 4, 5].map((n) => `open after t${n}`)])
  })

  it('leaves a gap for what could not be delivered when it ends badly', async () => {
    await h.goLive()
    await h.speak(10)
    h.conclude('Hi ', 0, 300)
    h.answers = [refuseKey, refuseKey]
    h.socket.drop()
    await settle()
    expect(h.session.state.phase).toBe('failed')
    expect(h.session.gaps).toEqual([{ fromMs: 300, toMs: 1000 }])
  })

  it('tries at once when the network is back, unless the service has asked for patience', async () => {
    const offline: AppError = { kind: 'unreachable', host: 'x', cause: 'connection-refused', sent: 'no' }
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

  it('leaves the link that it had before the computer slept', async () => {
    await h.goLive()
    await h.speak(2)
    h.session.hasSlept(60_000)
    await settle()
    expect(h.requests).toEqual(['open', 'resume t1'])
  })

  it('ends with a problem when the service never concludes', async () => {
    await h.goLive()
    h.session.stop()
    await h.clock.advance(20_000)
    expect(h.session.state).toEqual({ phase: 'idle', problem: { kind: 'voice-unfinished' } })
  })

  it('ends as unreachable when the stream never opens', async () => {
    h.session.start(h.config)
    await h.clock.advance(60_000)
    expect(h.session.state).toEqual({
      phase: 'failed',
      error: { kind: 'timed-out', host: 'voice.test', afterMs: 10_000 },
    })
    expect(h.sockets.every((socket) => socket.isClosed)).toBe(true)
  })

  it('takes a socket that cannot even be made for a lost link', async () => {
    const { session, clock, config } = new Harness({
      openSocket: () => {
        throw new Error('policy')
      },
    })
    session.start(config)
    await clock.advance(10_000)
    expect(session.state).toMatchObject({
      phase: 'failed',
      error: { kind: 'unreachable', host: 'voice.test' },
    })
  })

  it('fails in its own words when no encoder can be had', async () => {
    const broken = new Harness({ openEncoder: () => Promise.reject(new Error('no such codec')) })
    const { session, config } = broken
    session.start(config)
    await settle()
    broken.socket.acceptConnection()
    await settle()
    expect(session.state).toEqual({
      phase: 'failed',
      error: { kind: 'audio-format', contentType: config.sourceContentType, detail: 'no such codec' },
    })
  })

  it('ignores a ticket that arrives after stop', async () => {
    h.session.start(h.config)
    h.session.stop()
    await settle()
    expect(h.sockets).toHaveLength(0)
    expect(h.phases).toEqual(['opening', 'idle'])
  })

  it('can be started again, with nothing left of the run before', async () => {
    await h.goLive()
    await h.speak(2)
    h.answers = [refuseKey, refuseKey]
    h.socket.drop()
    await settle()
    await h.goLive()
    await h.speak(1)
    expect(h.received(h.socket)).toEqual([[2, 2]])
    expect(h.session.state.phase).toBe('streaming')
  })
})
