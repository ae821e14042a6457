import { Server } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptCaption } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import {
  RoomGuest,
  type RoomPlace,
  roomPageIn,
  sendRaw,
  TestRoom,
} from '../../../test/support/room/room-guest.ts'
import { goingOn } from '../../../test/support/sessions/session-runs.ts'
import { ORIGINAL } from '../../core/audience/room/room-transcript.ts'
import { FIRST_LATE } from '../../core/session/library/session-schema.ts'
import { NETWORK_CHECK_MS, REPORT_MS } from './room.ts'

let test: TestRoom
let place: RoomPlace
beforeEach(async () => {
  test = new TestRoom()
  place = await test.open()
})
afterEach(() => test.room.close())

const session = goingOn([])
const caption = (index: number, text: string) => ({ ...keptCaption(index, text), startMs: index * 1000 })
const say = (...texts: string[]) =>
  test.sessions.record({ ...session, gaps: [], captions: texts.map((text, index) => caption(index, text)) })

describe('a room', () => {
  it('is read by whoever has its code, and what is sent tells others nothing', async () => {
    say('First.')
    const guest = await RoomGuest.enter(place)
    expect(await guest.until('First.')).toEqual(['First.'])
    say('First.', 'Second.')
    expect(await guest.until('Second.')).toEqual(['First.', 'Second.'])
    expect(guest.sent).not.toMatch(/First|Second|concluded|"de"/)
    guest.leave()
  })

  it('names the host as the user has, and not as "Me", which is somebody else for its readers', async () => {
    const about = { ...session.about, name: 'Me' }
    const said = (index: number, text: string) => ({ ...caption(index, text), side: 'mine' as const })
    const meeting = { ...session, sides: { mine: about, theirs: { ...about, name: 'Others' } } }
    test.sessions.record({ ...meeting, captions: [said(0, 'First.')] })
    const guest = await RoomGuest.enter(place)
    await guest.until('First.')
    const names = () => guest.transcript.rows(ORIGINAL).map(({ speaker }) => speaker)
    expect(names()).toEqual([''])
    test.myName = 'Ada'
    test.sessions.record({ ...meeting, isPaused: true, captions: [said(1, 'Second.')] })
    await guest.until('Second.')
    expect(names()).toEqual(['Ada', 'Ada'])
    guest.leave()
  })

  it('sends frames that do not tell the length of words', async () => {
    const guest = await RoomGuest.enter(place)
    for (const text of ['I.', 'I am.', 'Ich heiße 你好.']) {
      say(text)
      await guest.until(text)
    }
    guest.leave()
    const frames = [...guest.sent.matchAll(/"data":"([\w+/=]{40,})"/g)].map(([, frame = '']) => frame)
    const sizes = frames.map((frame) => place.seal.open(frame)).map((json = '') => Buffer.byteLength(json))
    expect(sizes.length).toBeGreaterThan(3)
    expect(sizes.filter((size) => size % 256 !== 0)).toEqual([])
  })

  it('goes on without a hole for a phone that was away', async () => {
    say('First.')
    const guest = await RoomGuest.enter(place)
    await guest.until('First.')
    guest.leave()
    say('First.', 'Second.', 'Third.')
    const back = await RoomGuest.enter(place, guest.position)
    expect(await back.until('Third.')).toEqual(['Second.', 'Third.'])
    back.leave()
  })

  it('says that the session is paused, and that the room was closed', async () => {
    say('First.')
    const guest = await RoomGuest.enter(place)
    await guest.until('First.')
    test.sessions.record({ ...session, gaps: [], captions: [], isPaused: true })
    test.sessions.record({ ...session, gaps: [], captions: [caption(1, 'Mark.')], isPaused: true })
    await guest.until('Mark.')
    expect(guest.transcript.phase).toBe('paused')
    await test.room.handlers['room.close']({})
    expect(await guest.closed()).toBe(true)
    await expect(RoomGuest.enter(place)).rejects.toThrow(/ECONNREFUSED/)
  })

  it('counts its readers, and has another code when it is opened again', async () => {
    const guest = await RoomGuest.enter(place)
    expect(test.states.at(-1)?.room?.readers).toBe(1)
    const next = await test.open()
    expect(await guest.closed()).toBe(true)
    expect(next.seal.ticket).not.toBe(place.seal.ticket)
    expect((await RoomGuest.enter({ ...next, seal: place.seal })).status).toBe(403)
  })

  it('does not give what was over before it was opened', async () => {
    await test.room.close()
    const { end } = test.feed
    test.sessions.record({
      ...session,
      gaps: [],
      captions: [caption(0, 'Before.')],
      endedAt: session.startedAt + 9000,
    })
    place = await test.open()
    test.sessions.record({ ...session, id: crypto.randomUUID(), gaps: [], captions: [caption(0, 'Now.')] })
    const guest = await RoomGuest.enter(place, end)
    expect(await guest.until('Now.')).toEqual(['Now.'])
    guest.leave()
  })

  it('does not give the session before to a reader of the next one, whatever position it names', async () => {
    const { end } = test.feed
    say('First.')
    const honest = await RoomGuest.enter(place)
    await honest.until('First.')
    test.sessions.record({ ...session, gaps: [], captions: [], endedAt: session.startedAt + 9000 })
    test.sessions.record({ ...session, id: crypto.randomUUID(), gaps: [], captions: [caption(0, 'Next.')] })
    const guest = await RoomGuest.enter(place, end)
    expect(await guest.until('Next.')).toEqual(['Next.'])
    expect(await honest.until('Next.')).toEqual(['First.', 'Next.'])
    guest.leave()
    honest.leave()
  })

  it('goes on with a session whose page was away for a moment', async () => {
    say('First.')
    test.sessions.end(session.id)
    say('First.', 'Second.')
    const guest = await RoomGuest.enter(place)
    expect(await guest.until('Second.')).toEqual(['First.', 'Second.'])
    guest.leave()
  })

  it('does not give what was said before it was opened, of a session that runs', async () => {
    say('Before.')
    place = await test.open()
    say('Before.', 'Now.')
    const guest = await RoomGuest.enter(place)
    expect(await guest.until('Now.')).toEqual(['Now.'])
    expect(guest.transcript.phase).toBe('live')
    guest.leave()
  })

  it('does not give what was said before it was opened if that is corrected or translated later', async () => {
    const growing = { ...caption(2, 'Growing before.'), endMs: 20_000 }
    const told = caption(1, 'Told before.')
    say('Before.', 'Told before.')
    test.sessions.grow({ ...session, gaps: [], captions: [growing] })
    place = await test.open()
    const early = await RoomGuest.enter(place)
    test.sessions.correct(session.id, { ...told, source: 'Corrected since.', originals: {} }, ORIGINAL)
    test.sessions.late(session.id, [{ ...caption(0, 'Late since.'), index: FIRST_LATE }], undefined)
    const now = { ...caption(3, 'Now.'), endMs: 30_000 }
    test.sessions.record({ ...session, gaps: [], captions: [now] })
    const late = await RoomGuest.enter(place)
    for (const guest of [early, late]) {
      expect(await guest.until('Now.')).toEqual(['Now.'])
      guest.leave()
    }
  })

  it('is closed when its port fails', async () => {
    const listen = vi.spyOn(Server.prototype, 'listen')
    place = await test.open()
    const guest = await RoomGuest.enter(place)
    const listening = listen.mock.contexts[0] as Server
    listening.emit('error', new Error('EMFILE'))
    expect(await guest.closed()).toBe(true)
    await vi.waitFor(() => expect(test.states.at(-1)).not.toHaveProperty('room'))
    listen.mockRestore()
  })

  it('is closed when its network is gone', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    place = await test.open()
    const guest = await RoomGuest.enter(place)
    vi.advanceTimersByTime(NETWORK_CHECK_MS)
    test.isConnected = false
    vi.advanceTimersByTime(NETWORK_CHECK_MS)
    vi.useRealTimers()
    expect(await guest.closed()).toBe(true)
    await vi.waitFor(() => expect(test.states.at(-1)).not.toHaveProperty('room'))
  })

  it('reports a crowd that comes at once twice, first and last', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const before = test.states.length
    const guests = await Promise.all(Array.from({ length: 9 }, () => RoomGuest.enter(place)))
    vi.advanceTimersByTime(REPORT_MS)
    vi.useRealTimers()
    expect(test.states.slice(before).map(({ room }) => room?.readers)).toEqual([1, 9])
    for (const guest of guests) guest.leave()
  })

  it('serves its page under a policy that allows the code of it alone', async () => {
    const answer = await sendRaw(place, `GET / HTTP/1.1\r\nHost: ${place.host}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
    expect(answer).toMatch(/default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'/)
  })

  it('serves its page in the first language of the browser that it speaks', async () => {
    const pageFor = async (languages: string) => {
      const answer = await fetch(place.address, { headers: { 'Accept-Language': languages } })
      return answer.text()
    }
    expect(await pageFor('pt-BR, DE-at;q=0.9, ar;q=0.8')).toBe(roomPageIn('de'))
    expect(await pageFor('ar')).toBe(roomPageIn('ar'))
    for (const languages of ['', '*', 'toString', ';,;', 'pt'])
      expect(await pageFor(languages), languages).toBe(roomPageIn('en'))
  })

  it('is opened in a network of this computer alone', async () => {
    expect(await test.room.handlers['room.open']({ address: '0.0.0.0' })).toMatchObject({
      ok: false,
      error: { kind: 'invalid-input', field: 'address' },
    })
  })
})
