import { beforeEach, describe, expect, it } from 'vitest'
import { SessionHarness as Harness, SILENT } from '../../../../test/support/sessions/session-harness.ts'
import type { AppError } from '../../base/errors.ts'
import { err } from '../../base/result.ts'

const offline: AppError = { kind: 'unreachable', host: 'x', cause: 'connection-refused', sent: 'no' }

describe('speech that a link may have lost', () => {
  let h: Harness
  beforeEach(() => {
    h = new Harness()
  })

  const framesOf = (socket: Harness['socket']) =>
    h
      .received(socket)
      .map(([, frame]) => frame)
      .filter((frame) => frame !== SILENT)
  /** Breaks the link; there is no other one until the answers are taken away. */
  const goAway = () => {
    h.answers = Array.from({ length: 40 }, () => () => Promise.resolve(err(offline)))
    h.socket.drop()
  }
  const reconnect = async (ms = 1000) => {
    await h.clock.advance(10)
    h.socket.acceptConnection()
    await h.clock.advance(ms)
  }

  /** How much silence a link begins with: it comes in pieces of 200 ms. */
  const silenceMs = () => h.received(h.socket).findIndex(([, frame]) => frame !== SILENT) * 200

  it('is sent again from the newest concluded word on, at no more than twice the pace of speech', async () => {
    await h.goLive()
    await h.speak(40)
    h.conclude('Two seconds. ', 0, 2000)
    h.socket.drop()
    // Two seconds may be lost: so much silence tells the two hearings apart.
    await reconnect(1500)
    expect(framesOf(h.socket)).toHaveLength(10)
    await h.clock.advance(1000)
    expect(framesOf(h.socket)).toEqual(Array.from({ length: 20 }, (_, i) => 20 + i))
  })

  it('is told once, at the times at which it was captured, though the service hears it twice', async () => {
    await h.goLive()
    await h.speak(40)
    h.conclude('One. ', 0, 2000)
    h.socket.drop()
    await reconnect(3000)
    // What the service had heard before the link was lost, and then the same from what was sent again.
    h.conclude('Two. ', 2000, 4000)
    h.conclude('Two. ', 6000, 8000)
    await h.speak(10)
    h.conclude('Three. ', 8000, 9000)
    const told = h.updates.flatMap(({ concluded }) => concluded.map(({ text, endTime }) => [text, endTime]))
    expect(told).toEqual([
      ['One. ', 2000],
      ['Two. ', 4000],
      ['Three. ', 5000],
    ])
  })

  it('is told though the service places its first word before its sound', async () => {
    await h.goLive()
    await h.speak(45)
    h.conclude('One. ', 0, 4000)
    h.socket.drop()
    await reconnect(3000)
    // Half a second was lost, so that it is heard again from 5500 on.
    h.conclude('Two. ', 5300, 6100)
    expect(h.updates.at(-1)?.concluded.map(({ text }) => text)).toEqual(['Two. '])
  })

  it('has the right times, though nobody knows how much of what was sent before was lost', async () => {
    await h.goLive()
    await h.speak(40)
    h.conclude('One. ', 0, 2000)
    h.socket.drop()
    await reconnect(3000)
    // The service has received 800 ms less than was sent.
    h.conclude('Two. ', 5200, 7200)
    await h.speak(10)
    h.conclude('Three. ', 7200, 8200)
    expect(h.updates.flatMap(({ concluded }) => concluded)).toEqual([
      { text: 'One. ', startTime: 0, endTime: 2000 },
      { text: 'Two. ', startTime: 2000, endTime: 4000 },
      { text: 'Three. ', startTime: 4000, endTime: 5000 },
    ])
  })

  it('has the right times where its words are told over the link after the one that carried them', async () => {
    await h.goLive()
    await h.speak(40)
    h.conclude('One. ', 0, 2000)
    h.socket.drop()
    await reconnect(3000)
    h.socket.deliver({ source_transcript_update: { concluded: [], tentative: [] } })
    h.socket.drop()
    await reconnect(6000)
    // Of the first link the service has received 800 ms less than was sent, of the second one all.
    h.conclude('Two. ', 5200, 7200)
    expect(h.updates.at(-1)?.tentative).toEqual([{ text: 'Two. ', startTime: 2000, endTime: 4000 }])
    h.conclude('Two. ', 13_200, 15_200)
    expect(h.updates.at(-1)).toMatchObject({
      concluded: [{ text: 'Two. ', startTime: 2000, endTime: 4000 }],
      tentative: [],
    })
  })

  it('is told once where it waited too long to be sent a third time', async () => {
    await h.goLive()
    await h.speak(40)
    h.conclude('One. ', 0, 2000)
    h.socket.drop()
    await reconnect(3000)
    // What the service had heard before the link was lost: all but 800 ms.
    h.conclude('Two. ', 2000, 3200)
    goAway()
    await h.speak(330)
    h.answers = []
    await h.clock.advance(4000)
    h.socket.acceptConnection()
    await h.clock.advance(1000)
    h.conclude('Two. ', 5200, 6400)
    const told = h.updates.flatMap(({ concluded, unfinished = [] }) => [...concluded, ...unfinished])
    // Nothing has come of its translation.
    expect(told.map(({ text }) => text)).toEqual(['One. ', 'Two. ', ''])
  })

  it('is not sent any more once it has become a gap while it waited for its turn', async () => {
    await h.goLive()
    await h.speak(20)
    goAway()
    await h.speak(310)
    h.answers = []
    await h.clock.advance(3000)
    h.socket.acceptConnection()
    // The next frame is captured between the silence that goes first and the first frame of speech.
    await h.clock.advance(20)
    await h.speak(10)
    expect((framesOf(h.socket)[0] ?? 0) * 100).toBe(h.session.gaps.at(-1)?.toMs)
  })

  it('is told apart by silence from what was said before it, where what lies between is lost', async () => {
    await h.goLive()
    const comeBack = async () => {
      h.answers = []
      await h.clock.advance(3000)
      h.socket.acceptConnection()
    }
    goAway()
    await h.speak(2)
    await h.speak(20, 'silence')
    await h.speak(293)
    await comeBack()
    // Two frames are sent, and pushed out of the buffer by what is said meanwhile.
    await h.speak(2)
    h.socket.deliver({ source_transcript_update: { concluded: [], tentative: [] } })
    goAway()
    await h.speak(100)
    await comeBack()
    await h.clock.advance(2000)
    expect(silenceMs()).toBeGreaterThanOrEqual(1500)
  })

  it('is sent again without a break, though its first hearing is concluded meanwhile', async () => {
    await h.goLive()
    await h.talk(6000)
    goAway()
    await h.speak(280)
    h.answers = []
    await h.clock.advance(3000)
    h.socket.acceptConnection()
    await h.clock.advance(2200)
    expect(framesOf(h.socket)[0]).toBe(40)
    h.conclude('One two three. ', 0, 5800)
    await h.clock.advance(2000)
    const frames = framesOf(h.socket)
    expect(frames).toEqual(frames.map((_, i) => 40 + i))
  })

  it('is told as far as it is new, where it was concluded in part', async () => {
    await h.goLive()
    await h.speak(40)
    h.conclude('One. ', 0, 1000)
    const segment = { text: 'Two, ', start_time: 1000, end_time: 3000 }
    h.socket.deliver({ source_transcript_update: { concluded: [segment], tentative: [] } })
    h.socket.drop()
    await reconnect(4000)
    h.conclude('Two, three. ', 4000 + 3000, 4000 + 3000 + 3000)
    expect(h.updates.flatMap(({ concluded }) => concluded.map(({ text }) => text))).toEqual([
      'One. ',
      'Two, ',
      'three. ',
    ])
  })

  it('goes to a new session where so much may be lost that its times would be guesswork', async () => {
    await h.goLive()
    await h.speak(52)
    expect(h.requests).toEqual(['open', 'resume t1'])
    h.socket.acceptConnection()
    await h.speak(150)
    expect(h.requests).toEqual(['open', 'resume t1', 'open after t2'])
  })

  it('keeps what the service had heard of it, where it was away too long to be sent again', async () => {
    await h.goLive()
    await h.speak(20)
    h.answers = Array.from(
      { length: 30 },
      () => () => Promise.resolve({ ok: false, error: { kind: 'rate-limited' } } as const),
    )
    h.socket.drop()
    await h.speak(400)
    h.answers = []
    await h.clock.advance(12_000)
    h.socket.acceptConnection()
    await h.clock.advance(1000)
    h.conclude('Heard before the link was lost. ', 0, 2000)
    expect(h.updates.at(-1)?.concluded).toMatchObject([{ startTime: 0, endTime: 2000 }])
    expect(h.session.gaps).toHaveLength(1)
  })

  it('is a gap where only a session that is over has heard it, and it is not kept any more', async () => {
    await h.goLive()
    h.answers = Array.from(
      { length: 30 },
      () => () => Promise.resolve({ ok: false, error: { kind: 'rate-limited' } } as const),
    )
    h.socket.drop()
    await h.speak(280)
    h.answers = []
    await h.clock.advance(12_000)
    h.socket.acceptConnection()
    for (let i = 0; i < 60; i += 1) {
      await h.speak(1)
      h.socket.deliver({ source_transcript_update: { concluded: [], tentative: [] } })
    }
    h.conclude('One. ', 0, 1000)
    expect(h.session.gaps).toEqual([])
    h.socket.deliver({
      error: { request_type: '', error_code: 1, reason_code: 1, error_message: 'over' },
    })
    await h.clock.advance(10)
    expect(h.requests.at(-1)).toMatch(/^open after/)
    expect(h.session.gaps).toEqual([{ fromMs: 1000, toMs: 3900 }])
  })

  it('is not taken for heard where a link that was left for dead still brings what is old', async () => {
    await h.goLive()
    let answer = (): void => undefined
    h.answers = [
      () =>
        new Promise((resolve) => {
          answer = () => resolve(h.ticket())
        }),
    ]
    await h.speak(52)
    expect(h.session.state.phase).toBe('resuming')
    await h.clock.advance(4500)
    h.socket.deliver({ source_transcript_update: { concluded: [], tentative: [] } })
    answer()
    await reconnect(6000)
    expect(silenceMs()).toBeGreaterThanOrEqual(5000)
  })

  it('is not sent again as far as a link that was left for dead still brings what was heard of it', async () => {
    await h.goLive()
    h.answers = [
      async () => {
        await new Promise<void>((resolve) => h.clock.after(1000, resolve))
        return h.ticket()
      },
    ]
    await h.speak(52)
    h.conclude('Three seconds. ', 0, 3000)
    await h.clock.advance(1000)
    await reconnect(8000)
    expect(framesOf(h.socket)[0]).toBe(30)
    expect(framesOf(h.socket)).toHaveLength(22)
  })

  it('is not taken for heard where the link after it brings something', async () => {
    await h.goLive()
    await h.speak(30)
    h.answers = [
      async () => {
        await new Promise<void>((resolve) => h.clock.after(4500, resolve))
        return h.ticket()
      },
    ]
    h.socket.drop()
    await h.clock.advance(4500)
    await reconnect(300)
    h.socket.deliver({ source_transcript_update: { concluded: [], tentative: [] } })
    h.socket.drop()
    await reconnect(5000)
    expect(silenceMs()).toBeGreaterThanOrEqual(3000)
  })

  it('is no gap where the service has had long enough to hear words in it, and has not', async () => {
    await h.goLive()
    for (let i = 0; i < 50; i += 1) {
      await h.speak(10)
      h.socket.deliver({ source_transcript_update: { concluded: [], tentative: [] } })
    }
    h.socket.deliver({
      error: { request_type: '', error_code: 1, reason_code: 1, error_message: 'over' },
    })
    await h.clock.advance(10)
    expect(h.requests).toEqual(['open', 'open after t1'])
    expect(h.session.gaps).toEqual([])
  })

  it('leaves silence behind: nobody waits for it a second time', async () => {
    await h.goLive()
    await h.speak(5)
    await h.speak(100, 'silence')
    await h.speak(10)
    h.conclude('Hello. ', 0, 500)
    h.socket.drop()
    await reconnect(2000)
    expect(framesOf(h.socket)).toHaveLength(10)
    expect(h.received(h.socket).length).toBeLessThan(40)
  })

  it('is held for half a minute, of which what was sent goes first', async () => {
    await h.goLive()
    await h.talk(36_000)
    expect(h.session.gaps).toEqual([])
    h.socket.drop()
    expect(h.session.heldMs).toBe(30_000)
  })
})
