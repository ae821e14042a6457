import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import {
  requestSession,
  resumeSession,
  StreamClient,
  until,
} from '../../../test/support/service/simulator-client.ts'
import { createSimulator, type Simulator } from '../simulator-server.ts'

/** A tenth of a second of PCM at 16 kHz. */
const TENTH = new Uint8Array(3200)

describe('a client that breaks a rule', () => {
  let simulator: Simulator
  let clock: VirtualClock
  beforeEach(async () => {
    clock = new VirtualClock()
    simulator = await createSimulator({ clock })
  })
  afterEach(() => simulator.close())

  const open = async (request: object = {}) => {
    const ticket = await requestSession(simulator, request)
    return { ticket, client: await StreamClient.connect(ticket), record: simulator.sessions.at(-1)! }
  }

  const chunk = (bytes: number) =>
    JSON.stringify({ source_media_chunk: { data: Buffer.alloc(bytes).toString('base64') } })

  it.each<readonly [breach: string, code: number, request: object, frames: readonly (string | Uint8Array)[]]>(
    [
      ['wrong-frame-type', 400, {}, [Buffer.from('{"end_of_source_media":{}}')]],
      ['wrong-frame-type', 400, { message_format: 'msgpack' }, ['{"end_of_source_media":{}}']],
      ['malformed-message', 400, {}, ['{"source_media_chunk":{"data":7}}']],
      ['unknown-message', 400, {}, ['{"sing":{}}']],
      [
        'chunk-too-large',
        413,
        { source_media_content_type: 'audio/pcm;encoding=s16le;rate=48000' },
        [chunk(100_002)],
      ],
      ['chunk-too-long', 413, {}, [chunk(32_320)]],
      ['broken-sample', 400, {}, [chunk(321)]],
      ['wrong-media', 415, { source_media_content_type: 'audio/auto' }, [chunk(320)]],
      [
        'media-after-end',
        400,
        { target_media_languages: ['de'] },
        [chunk(320), '{"end_of_source_media":{}}', chunk(320)],
      ],
    ],
  )('%s: is told so with %i, and the session is over', async (breach, code, request, frames) => {
    const { client, record, ticket } = await open(request)
    for (const frame of frames) client.sendRaw(frame)
    expect(await client.closed).toBe(1008)
    expect(client.of('error')).toMatchObject([{ error_code: code, request_type: expect.any(String) }])
    expect(client.of('error')[0]!['reason_code']).toBeGreaterThan(code * 100)
    expect(client.kinds.at(-1)).toBe('error')
    expect(record).toMatchObject({ state: 'ended', isComplete: false, breaches: { [breach]: 1 } })
    expect((await resumeSession(simulator, ticket.token)).status).toBe(400)
  })

  it('by sending too fast is counted, and ended when no network can explain it', async () => {
    const { client, record } = await open()
    for (let i = 0; i < 15; i += 1) client.sendMedia(TENTH)
    await until(() => record.messages === 15, 'the chunks')
    expect(record).toMatchObject({ state: 'streaming', breaches: { 'too-fast': 5 } })
    for (let i = 0; i < 46; i += 1) client.sendMedia(TENTH)
    expect(await client.closed).toBe(1008)
    expect(record.breaches).toEqual({ 'too-fast': 50, 'far-too-fast': 1 })
  })

  it('by connecting and sending nothing for 30 s loses the session', async () => {
    const { client, record } = await open()
    await clock.advance(29_999)
    expect(record.state).toBe('streaming')
    await clock.advance(1)
    expect(await client.closed).toBe(1008)
    expect(client.of('error')).toMatchObject([{ error_code: 408 }])
    expect(record.breaches).toEqual({ 'no-media': 1 })
  })

  it('by pausing for 30 s loses the session, but not by less', async () => {
    const { client, record } = await open()
    for (let i = 1; i <= 3; i += 1) {
      client.sendMedia(TENTH)
      await until(() => record.messages === i, 'a chunk')
      await clock.advance(29_000)
    }
    expect(record.breaches).toEqual({})
    await clock.advance(1000)
    await client.closed
    expect(record.breaches).toEqual({ 'no-media': 1 })
  })

  it('by never connecting loses the session', async () => {
    const ticket = await requestSession(simulator, {})
    await clock.advance(30_000)
    expect((await resumeSession(simulator, ticket.token)).status).toBe(400)
    await expect(StreamClient.connect(ticket)).rejects.toThrow('400')
  })

  it('by staying for more than an hour loses the connection, and may come again', async () => {
    const { client, record, ticket } = await open()
    for (let i = 1; record.links[0]!.isOpen; i += 1) {
      client.sendMedia(TENTH)
      await until(() => record.messages === i, 'a chunk')
      await clock.advance(25_000)
    }
    expect(clock.now()).toBe(3_600_000)
    expect(await client.closed).toBe(1001)
    expect(client.of('error')).toEqual([])
    expect(record).toMatchObject({ state: 'waiting', breaches: { 'connection-too-long': 1 } })
    expect((await resumeSession(simulator, ticket.token)).status).toBe(200)
  })
})
