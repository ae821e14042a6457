import { beforeEach, describe, expect, it } from 'vitest'
import { SessionHarness as Harness, SILENT } from '../../../../test/support/sessions/session-harness.ts'

describe('speech that a link may have lost', () => {
  let h: Harness
  beforeEach(() => {
    h = new Harness()
  })

  /** Duration of the silence at the beginning of a link, which is sent in chunks of 200 ms. */
  const silenceMs = () => h.received(h.socket).findIndex(([, frame]) => frame !== SILENT) * 200

  it('is resent from the newest concluded word on, at no more than twice the pace of speech', async () => {
    await h.goLive()
    await h.speak(40)
    h.conclude('Two seconds. ', 0, 2000)
    h.socket.drop()
    // Two seconds may be lost: as much silence separates the two deliveries.
    await h.reconnect(1500)
    expect(h.frames).toHaveLength(10)
    await h.clock.advance(1000)
    expect(h.frames).toEqual(Array.from({ length: 20 }, (_, i) => 20 + i))
  })

  it('is shown once, at its capture times, though the service hears it twice', async () => {
    await h.goLive()
    await h.speak(40)
    h.conclude('One. ', 0, 2000)
    h.socket.drop()
    await h.reconnect(3000)
    // Speech that the service heard before the link was lost, and then the same speech from the replay.
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

  it('is shown though the service places its first word before its sound', async () => {
    await h.goLive()
    await h.speak(45)
    h.conclude('One. ', 0, 4000)
    h.socket.drop()
    await h.reconnect(3000)
    // Half a second was lost, so the replay is received from 5500 on.
    h.conclude('Two. ', 5300, 6100)
    expect(h.updates.at(-1)?.concluded.map(({ text }) => text)).toEqual(['Two. '])
  })

  it('has the right times despite an unknown loss before it', async () => {
    await h.goLive()
    await h.speak(40)
    h.conclude('One. ', 0, 2000)
    h.socket.drop()
    await h.reconnect(3000)
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

  it('has the right times if its words are transcribed on the link after the one that carried them', async () => {
    await h.goLive()
    await h.speak(40)
    h.conclude('One. ', 0, 2000)
    h.socket.drop()
    await h.reconnect(3000)
    h.giveSign()
    h.socket.drop()
    await h.clock.advance(400)
    await h.reconnect(6000)
    // The service has received 800 ms less than was sent on the first link, and everything on the second.
    h.conclude('Two. ', 5200, 7200)
    expect(h.updates.at(-1)?.tentative).toEqual([{ text: 'Two. ', startTime: 2000, endTime: 4000 }])
    h.conclude('Two. ', 13_200, 15_200)
    expect(h.updates.at(-1)).toMatchObject({
      concluded: [{ text: 'Two. ', startTime: 2000, endTime: 4000 }],
      tentative: [],
    })
  })

  it('is shown once if it waited too long to be sent a third time', async () => {
    await h.goLive()
    await h.speak(40)
    h.conclude('One. ', 0, 2000)
    h.socket.drop()
    await h.reconnect(3000)
    // Speech that the service heard before the link was lost: all but 800 ms.
    h.conclude('Two. ', 2000, 3200)
    h.goAway()
    await h.speak(330)
    await h.comeBack(4000)
    await h.clock.advance(1000)
    h.conclude('Two. ', 5200, 6400)
    const told = h.updates.flatMap(({ concluded, unfinished = [] }) => [...concluded, ...unfinished])
    expect(told.map(({ text }) => text)).toEqual(['One. ', 'Two. '])
  })

  it('is not resent once it has become a gap while it waited', async () => {
    await h.goLive()
    await h.speak(20)
    h.goAway()
    await h.speak(310)
    await h.comeBack()
    // The next frame is captured between the leading silence and the first frame of speech.
    await h.clock.advance(20)
    await h.speak(10)
    expect((h.frames[0] ?? 0) * 100).toBe(h.session.gaps.at(-1)?.toMs)
  })

  it('is separated by silence from earlier speech if the speech in between is lost', async () => {
    await h.goLive()
    h.goAway()
    await h.speak(2)
    await h.speak(20, 'silence')
    await h.speak(293)
    await h.comeBack()
    // Two frames are sent, and then dropped from the buffer by newer speech.
    await h.speak(2)
    h.giveSign()
    h.goAway()
    await h.speak(100)
    await h.comeBack()
    await h.clock.advance(2000)
    expect(silenceMs()).toBeGreaterThanOrEqual(1500)
  })

  it('is resent without a break though its first delivery is concluded meanwhile', async () => {
    await h.goLive()
    await h.talk(6000)
    h.goAway()
    await h.speak(280)
    await h.comeBack()
    await h.clock.advance(2200)
    expect(h.frames[0]).toBe(40)
    h.conclude('One two three. ', 0, 5800)
    await h.clock.advance(2000)
    const frames = h.frames
    expect(frames).toEqual(frames.map((_, i) => 40 + i))
  })

  it('shows only its new part if it was concluded in part', async () => {
    await h.goLive()
    await h.speak(40)
    h.conclude('One. ', 0, 1000)
    const segment = { text: 'Two, ', start_time: 1000, end_time: 3000 }
    h.socket.deliver({ source_transcript_update: { concluded: [segment], tentative: [] } })
    h.socket.drop()
    await h.reconnect(4000)
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

  it('keeps the recognised text if the service was away too long to resend it', async () => {
    await h.goLive()
    await h.speak(20)
    h.goAway({ kind: 'rate-limited' })
    await h.speak(400)
    await h.comeBack(12_000)
    await h.clock.advance(1000)
    h.conclude('Heard before the link was lost. ', 0, 2000)
    expect(h.updates.at(-1)?.concluded).toMatchObject([{ startTime: 0, endTime: 2000 }])
    expect(h.session.gaps).toHaveLength(1)
  })

  it('is a gap if only an ended session has heard it and it is no longer buffered', async () => {
    await h.goLive()
    h.goAway({ kind: 'rate-limited' })
    await h.speak(280)
    await h.comeBack(12_000)
    for (let i = 0; i < 60; i += 1) {
      await h.speak(1)
      h.giveSign()
    }
    h.conclude('One. ', 0, 1000)
    expect(h.session.gaps).toEqual([])
    h.endSession()
    await h.clock.advance(10)
    expect(h.requests.at(-1)).toMatch(/^open after/)
    expect(h.session.gaps).toEqual([{ fromMs: 1000, toMs: 3900 }])
  })

  it('is not acknowledged by old messages of an abandoned link', async () => {
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
    h.giveSign()
    answer()
    await h.reconnect(6000)
    expect(silenceMs()).toBeGreaterThanOrEqual(5000)
  })

  it('is not resent as far as an abandoned link still delivers its transcript', async () => {
    await h.goLive()
    h.answerAfter(1000)
    await h.speak(52)
    h.conclude('Three seconds. ', 0, 3000)
    await h.clock.advance(1000)
    await h.reconnect(8000)
    expect(h.frames[0]).toBe(30)
    expect(h.frames).toHaveLength(22)
  })

  it('is not acknowledged by messages of the next link', async () => {
    await h.goLive()
    await h.speak(30)
    h.answerAfter(4500)
    h.socket.drop()
    await h.clock.advance(4500)
    await h.reconnect(300)
    h.giveSign()
    h.socket.drop()
    await h.clock.advance(400)
    await h.reconnect(5000)
    expect(silenceMs()).toBeGreaterThanOrEqual(3000)
  })

  it('is no gap if the service had long enough to hear words in it, and heard none', async () => {
    await h.goLive()
    for (let i = 0; i < 50; i += 1) {
      await h.speak(10)
      h.giveSign()
    }
    h.endSession()
    await h.clock.advance(10)
    expect(h.requests).toEqual(['open', 'open after t1'])
    expect(h.session.gaps).toEqual([])
  })

  it('leaves out silence, which is not resent', async () => {
    await h.goLive()
    await h.speak(5)
    await h.speak(100, 'silence')
    await h.speak(10)
    h.conclude('Hello. ', 0, 500)
    h.socket.drop()
    await h.reconnect(2000)
    expect(h.frames).toHaveLength(10)
    expect(h.received(h.socket).length).toBeLessThan(40)
  })

  it('is held for half a minute; sent frames are dropped first', async () => {
    await h.goLive()
    await h.talk(36_000)
    expect(h.session.gaps).toEqual([])
    h.socket.drop()
    expect(h.session.heldMs).toBe(30_000)
  })
})
