import { once } from 'node:events'
import { Server } from 'node:http'
import { EventSource } from 'undici'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { soundOf } from '../../../test/support/room/room-ear.ts'
import { type RoomPlace, TestRoom } from '../../../test/support/room/room-guest.ts'
import { ROOM_SOUND_RATE, ROOM_SOUND_SAMPLES } from '../../core/audience/room/sound-frames.ts'
import { RETRY_MS, RoomListener } from './room-listener.ts'

interface Played {
  readonly at: number
  readonly length: number
  readonly through: object | undefined
}

/** Sound of a browser: a clock, and a list of what is to be played when. */
class FakeContext {
  static latest: FakeContext
  state = 'running'
  currentTime = 0
  resumed = 0
  readonly destination = {}
  readonly played: Played[] = []
  readonly silenced: object[] = []

  constructor() {
    FakeContext.latest = this
  }
  createGain = () => {
    const gain = { connect: () => undefined, disconnect: () => void this.silenced.push(gain) }
    return gain
  }
  createBuffer = (_: number, length: number) => ({ length, copyToChannel: () => undefined })
  createBufferSource = () => {
    let through: object | undefined
    const source = {
      buffer: { length: 0 },
      connect: (node: object) => void (through = node),
      start: (at: number) =>
        void this.played.push({
          at: Math.round(at * ROOM_SOUND_RATE),
          length: source.buffer.length,
          through,
        }),
    }
    return source
  }
  resume = () => Promise.resolve(void (this.resumed += 1))
  close = () => Promise.resolve(void (this.state = 'closed'))
}

let test: TestRoom
let place: RoomPlace
let listener: RoomListener
let streams: EventSource[]
beforeEach(async () => {
  test = new TestRoom()
  place = await test.open()
  streams = []
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('EventSource', function open(path: string) {
    const stream = new EventSource(new URL(path, place.address))
    streams.push(stream)
    return stream
  })
  listener = new RoomListener(place.code, place.seal.ticket, () => undefined)
})
afterEach(async () => {
  listener.stop()
  await test.room.close()
  vi.unstubAllGlobals()
})

const speak = (...numbers: readonly number[]) => {
  for (const number of numbers)
    void test.room.handlers['room.speak']({ language: 'de', sound: soundOf(number) })
}
const start = async () => {
  listener.start('de')
  await once(streams.at(-1) as EventSource, 'open')
  return FakeContext.latest
}
const queued = (context: FakeContext) =>
  context.played.filter(({ through }) => through !== undefined && !context.silenced.includes(through))
const arrived = (context: FakeContext, count: number) =>
  vi.waitFor(() => expect(context.played).toHaveLength(count))

describe('a phone that listens', () => {
  it('plays frames one after the other without a gap, a moment after the first', async () => {
    const context = await start()
    expect(listener.phase).toBe('open')
    speak(1, 2, 3)
    await arrived(context, 3)
    const [first = 0, ...rest] = context.played.map(({ at }) => at)
    expect(first).toBe(0.3 * ROOM_SOUND_RATE)
    expect(rest).toEqual([first + ROOM_SOUND_SAMPLES, first + 2 * ROOM_SOUND_SAMPLES])
  })

  it('does not play late what was said while it was silent for a moment', async () => {
    const context = await start()
    speak(1)
    await arrived(context, 1)
    context.currentTime = 60
    speak(2)
    await arrived(context, 2)
    expect(context.played[1]?.at).toBe(60.3 * ROOM_SOUND_RATE)
  })

  it('drops what waits if that is too much, and is bounded so', async () => {
    const context = await start()
    for (let second = 0; second < 25; second += 1) {
      speak(1, 2, 3, 4, 5)
      await arrived(context, 5 * (second + 1))
    }
    expect(context.silenced).toHaveLength(1)
    expect(queued(context).length).toBeLessThan(30)
  })

  it('plays nothing again that somebody repeats', async () => {
    const context = await start()
    const frame = new Promise<MessageEvent>((resolve) =>
      streams[0]?.addEventListener('message', (event) => resolve(event as unknown as MessageEvent)),
    )
    speak(1)
    const { data } = await frame
    await arrived(context, 1)
    streams[0]?.dispatchEvent(new MessageEvent('message', { data }))
    streams[0]?.dispatchEvent(new MessageEvent('message', { data: 'AAAA' }))
    expect(context.played).toHaveLength(1)
    speak(2)
    await arrived(context, 2)
  })

  it('does not keep for later what comes while a call interrupts it', async () => {
    const context = await start()
    const before = context.resumed
    context.state = 'interrupted'
    speak(1)
    await vi.waitFor(() => expect(context.resumed).toBe(before + 1))
    context.state = 'running'
    speak(2)
    await arrived(context, 1)
  })

  it('hears another language without the rest of the last one, and nothing once it has stopped', async () => {
    const context = await start()
    speak(1)
    await arrived(context, 1)
    listener.hear('de')
    expect(streams).toHaveLength(1)
    listener.hear('fr')
    expect(queued(context)).toEqual([])
    expect(streams).toHaveLength(2)
    listener.stop()
    listener.hear('de')
    expect(streams.map(({ readyState }) => readyState)).toEqual([2, 2])
    expect([listener.phase, context.state]).toEqual(['off', 'closed'])
  })

  it('goes on by itself after an interruption, from then on', async () => {
    const listen = vi.spyOn(Server.prototype, 'listen')
    place = await test.open()
    const server = listen.mock.contexts[0] as Server
    listen.mockRestore()
    listener = new RoomListener(place.code, place.seal.ticket, () => undefined)
    const context = await start()
    server.closeAllConnections()
    await vi.waitFor(() => expect(listener.phase).toBe('connecting'))
    speak(1)
    await vi.waitFor(() => expect(listener.phase).toBe('open'), 3000)
    speak(2, 3)
    await arrived(context, 2)
  })

  it('tries again while there are as many listeners as there may be', async () => {
    vi.stubGlobal('EventSource', function open(path: string) {
      const stream = new EventSource(new URL(path.replace(place.seal.ticket, '0'.repeat(32)), place.address))
      streams.push(stream)
      return stream
    })
    const later = vi.spyOn(globalThis, 'setTimeout')
    listener.start('de')
    await vi.waitFor(() => expect(listener.phase).toBe('full'))
    const [retry] = later.mock.calls.find(([, ms]) => ms === RETRY_MS) ?? []
    later.mockRestore()
    retry?.()
    expect(streams).toHaveLength(2)
  })
})
