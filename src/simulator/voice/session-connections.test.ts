import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ClipSound } from '../../../test/support/audio/hearing.ts'
import {
  call,
  requestSession,
  resumeSession,
  StreamClient,
  type Ticket,
  until,
} from '../../../test/support/service/simulator-client.ts'
import { meeting } from '../script/script.ts'
import { createSimulator, type Simulator } from '../simulator-server.ts'
import type { SessionRecord } from './session-record.ts'

let clips: ClipSound
beforeAll(async () => {
  clips = await ClipSound.load()
})

describe('over several connections', () => {
  let simulator: Simulator
  let ticket: Ticket
  let record: SessionRecord
  beforeEach(async () => {
    simulator = await createSimulator()
    ticket = await requestSession(simulator, { target_languages: ['de'] })
    record = simulator.sessions[0]!
  })
  afterEach(() => simulator.close())

  const resume = async (token = ticket.token): Promise<Ticket> => {
    const { status, body } = await resumeSession(simulator, token)
    if (status !== 200) throw new Error(String(status))
    return body as Ticket
  }

  it('a session continues where it was, and its times count all media', async () => {
    const media = clips.say('bugs')
    const first = await StreamClient.connect(ticket)
    first.sendMedia(media.subarray(0, 64_000))
    await until(() => record.mediaMs === 2000, 'the first two seconds')
    first.drop()
    const next = await resume()
    expect(next).toMatchObject({ session_id: ticket.session_id })
    expect(next.token).not.toBe(ticket.token)
    const second = await StreamClient.connect(next)
    second.sendMedia(media.subarray(64_000))
    second.send('end_of_source_media', {})
    await second.closed
    expect(second.concluded('de')).toBe(`${meeting.bugs.de} `)
    const last = second.of('source_transcript_update').at(-1) as { concluded: { end_time: number }[] }
    expect(last.concluded[0]!.end_time).toBeGreaterThan(3500)
    expect(record.links.map(({ mediaMs }) => mediaMs)[0]).toBe(2000)
    expect(record.links.map(({ media: kept }) => Buffer.from(kept))).toEqual([
      Buffer.from(media.subarray(0, 64_000)),
      Buffer.from(media.subarray(64_000)),
    ])
  })

  it('speech that found no connection is spoken over the next one, as a stream of its own', async () => {
    await simulator.close()
    simulator = await createSimulator()
    ticket = await requestSession(simulator, { target_languages: [], target_media_languages: ['de'] })
    record = simulator.sessions[0]!
    const first = await StreamClient.connect(ticket)
    first.sendMedia(clips.say('plan'))
    await until(() => first.kinds.includes('target_media_chunk'), 'the beginning of the speech')
    const before = first.of('target_media_chunk').length
    const second = await StreamClient.connect(await resume())
    second.send('end_of_source_media', {})
    await second.closed
    const chunks = second.of('target_media_chunk')
    expect(chunks[0]).toMatchObject({ headers: 1, text: null })
    const spoken = [...first.of('target_media_chunk').slice(0, before), ...chunks]
    const total = spoken.reduce((sum, chunk) => sum + Number(chunk['duration']), 0)
    expect(total).toBeGreaterThan(2500)
  })

  it('a new token closes the connection that is still open', async () => {
    const client = await StreamClient.connect(ticket)
    await resume()
    expect(await client.closed).toBe(1001)
    expect(client.kinds).toEqual([])
    expect(record.state).toBe('waiting')
  })

  it('a token that is not the latest one ends the session', async () => {
    const client = await StreamClient.connect(await resume())
    expect((await resumeSession(simulator, ticket.token)).status).toBe(400)
    expect(await client.closed).toBe(1008)
    expect(client.of('error')).toMatchObject([{ error_code: 403 }])
    expect(record).toMatchObject({ state: 'ended', breaches: { 'outdated-token': 1 } })
  })

  it('a token that is used twice ends the session', async () => {
    const client = await StreamClient.connect(ticket)
    await expect(StreamClient.connect(ticket)).rejects.toThrow('400')
    expect(await client.closed).toBe(1008)
    expect(record).toMatchObject({ state: 'ended', breaches: { 'token-used-twice': 1 } })
    expect((await resumeSession(simulator, ticket.token)).status).toBe(400)
  })

  it('a token that was never issued is unknown', async () => {
    expect((await resumeSession(simulator, 'made-up')).status).toBe(404)
    await expect(StreamClient.connect({ ...ticket, token: 'made-up' })).rejects.toThrow('404')
    expect(await call(simulator, 'GET', '/v3/voice/realtime')).toMatchObject({ status: 400 })
    expect(record.breaches).toEqual({})
  })
})
