import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../../../test/support/base/virtual-clock.ts'
import { SessionHarness as Harness } from '../../../../test/support/sessions/session-harness.ts'

describe('a voice session', () => {
  let h: Harness
  beforeEach(() => {
    h = new Harness()
  })

  it('streams speech and drains to the end of the stream', async () => {
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

  it('sends speech from before the link was open, at no more than twice the pace of speech', async () => {
    h.session.start(h.config)
    await h.speak(20)
    h.socket.acceptConnection()
    await h.clock.advance(500)
    expect(h.received(h.socket)).toHaveLength(11)
    await h.clock.advance(500)
    expect(h.received(h.socket).map(([, frame]) => frame)).toEqual(Array.from({ length: 20 }, (_, i) => i))
  })

  it('continues after a lost link: latest token, a new container, no speech lost in between', async () => {
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

  it('sends no media on any link once the end was announced', async () => {
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

  it('resends the end in a new session if it may not have been received', async () => {
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

  it('ignores messages of an old link', async () => {
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

  it('requests a new session when the answer to a reconnect is lost, and maps its times to the old ones', async () => {
    await h.goLive()
    await h.speak(30)
    h.conclude('Hello. ', 0, 3000)
    h.refuse({ kind: 'timed-out', host: 'voice.test', afterMs: 1 })
    h.socket.drop()
    await h.speak(10)
    expect(h.requests).toEqual(['open', 'resume t1', 'open after t1'])
    h.socket.acceptConnection()
    await h.clock.advance(1000)
    h.conclude('Hi ', 0, 500)
    expect(h.updates.at(-1)?.concluded).toEqual([{ text: 'Hi ', startTime: 3000, endTime: 3500 }])
  })

  it('holds half a minute of speech, and counts dropped speech', async () => {
    await h.goLive()
    h.goAway({ kind: 'rate-limited' })
    await h.speak(350)
    expect(h.session.heldMs).toBe(30_000)
    expect(h.session.gaps).toEqual([{ fromMs: 0, toMs: 5000 }])
  })

  it('continues in a new session when the service ends one, and resends unconcluded speech', async () => {
    await h.goLive()
    await h.speak(4)
    h.conclude('Hi ', 0, 200)
    h.endSession()
    await h.speak(1)
    h.socket.acceptConnection()
    await h.clock.advance(1000)
    expect(h.requests).toEqual(['open', 'open after t1'])
    expect(h.received(h.socket).map(([, frame]) => frame)).toEqual([2, 3, 4])
    h.conclude('there. ', 0, 300)
    expect(h.updates.at(-1)?.concluded).toEqual([{ text: 'there. ', startTime: 200, endTime: 500 }])
  })

  it('reports the error when every new session ends too', async () => {
    await h.goLive()
    for (let i = 0; i < 6; i += 1) {
      h.endSession()
      await h.clock.advance(7000)
      if (h.session.state.phase === 'connecting') h.socket.acceptConnection()
    }
    expect(h.session.state).toEqual({
      phase: 'failed',
      error: { kind: 'voice-ended', errorCode: 403, reasonCode: 7, message: 'Over.' },
    })
    expect(h.requests).toEqual(['open', ...[1, 2, 3, 4, 5].map((n) => `open after t${n}`)])
  })

  it('leaves a gap for undelivered speech when it fails', async () => {
    await h.goLive()
    await h.speak(10)
    h.conclude('Hi ', 0, 300)
    h.refuse({ kind: 'key-rejected' }, 2)
    h.socket.drop()
    await settle()
    expect(h.session.state.phase).toBe('failed')
    expect(h.session.gaps).toEqual([{ fromMs: 300, toMs: 1000 }])
  })

  it('leaves the link that it had before the computer slept', async () => {
    await h.goLive()
    await h.speak(2)
    h.session.hasSlept()
    await settle()
    expect(h.requests).toEqual(['open', 'resume t1'])
    expect(h.session.state).toMatchObject({ cause: { kind: 'unreachable', host: 'voice.test' } })
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

  it('treats a socket that cannot be created as a lost link', async () => {
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

  it('fails with its own error when there is no encoder', async () => {
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

  it('can be restarted, without traces of the previous run', async () => {
    await h.goLive()
    await h.speak(2)
    h.refuse({ kind: 'key-rejected' }, 2)
    h.socket.drop()
    await settle()
    await h.goLive()
    await h.speak(1)
    expect(h.received(h.socket)).toEqual([[2, 2]])
    expect(h.session.state.phase).toBe('streaming')
  })
})
