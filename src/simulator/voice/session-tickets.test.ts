import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ClipSound, sequence, toSamples } from '../../../test/support/audio/hearing.ts'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import {
  call,
  PCM,
  requestSession,
  resumeSession,
  StreamClient,
  type Ticket,
  toPcm,
  until,
} from '../../../test/support/service/simulator-client.ts'
import { meeting } from '../script/script.ts'
import { createSimulator, type Simulator } from '../simulator-server.ts'

let clips: ClipSound
beforeAll(async () => {
  clips = await ClipSound.load()
})

describe('a voice session', () => {
  let simulator: Simulator
  beforeAll(async () => {
    simulator = await createSimulator()
  })
  afterAll(() => simulator.close())

  it('puts the words of a glossary into its captions, and addresses people as it was asked to', async () => {
    const dictionaries = [
      { source_lang: 'en', target_lang: 'de', entries: 'testing\tProbelauf', entries_format: 'tsv' },
    ]
    const { body } = await call(simulator, 'POST', '/v3/glossaries', { name: 'Terms', dictionaries })
    const { glossary_id } = body as { glossary_id: string }
    const ticket = await requestSession(simulator, {
      target_languages: ['de', 'fr'],
      glossary_id,
      formality: 'informal',
    })
    const client = await StreamClient.connect(ticket)
    client.sendMedia(clips.say('question'))
    client.send('end_of_source_media', {})

    expect(await client.closed).toBe(1000)
    expect(client.concluded('de')).toBe('Anna, wie kommst du mit den Probelauf voran? ')
    expect(client.concluded('fr')).toBe('Anna, où en es-tu des tests ? ')
  })

  it('puts the words of several glossaries in, the first one before the others', async () => {
    const create = async (entries: string) => {
      const dictionaries = [{ source_lang: 'en', target_lang: 'de', entries, entries_format: 'tsv' }]
      const { body } = await call(simulator, 'POST', '/v3/glossaries', { name: 'Terms', dictionaries })
      return (body as { glossary_id: string }).glossary_id
    }
    const ticket = await requestSession(simulator, {
      target_languages: ['de'],
      glossary_ids: [
        await create('customers\tKundschaft'),
        await create('customers\tAbnehmer\nannouncement\tMitteilung'),
      ],
    })
    const client = await StreamClient.connect(ticket)
    client.sendMedia(clips.say('notes'))
    client.send('end_of_source_media', {})
    expect(await client.closed).toBe(1000)
    expect(client.concluded('de')).toBe('Wer kann die Mitteilung für unsere Kundschaft schreiben? ')
  })

  const NOWHERE = '00000000-0000-4000-8000-000000000000'
  it.each([
    [{ glossary_id: NOWHERE }, 404],
    [{ glossary_ids: [NOWHERE] }, 404],
    [{ glossary_id: NOWHERE, glossary_ids: [NOWHERE] }, 400],
    [{ glossary_ids: Array(6).fill(NOWHERE) }, 400],
  ])('is not opened with %j', async (glossaries, status) => {
    const answer = await call(simulator, 'POST', '/v3/voice/realtime', {
      source_media_content_type: PCM,
      target_languages: ['de'],
      ...glossaries,
    })
    expect(answer.status).toBe(status)
  })

  it('is refused while as many run as may, and opened once one of them is over', async () => {
    const limited = await createSimulator()
    limited.maxSessions = 1
    const request = { source_media_content_type: PCM, target_languages: ['de'] }
    const ask = async () => (await call(limited, 'POST', '/v3/voice/realtime', request)).status
    const statuses = await Promise.all([ask(), ask()])
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 429])
    limited.maxSessions = 2
    const client = await StreamClient.connect(await requestSession(limited, request))
    expect(await ask()).toBe(429)
    client.send('end_of_source_media', {})
    await client.closed
    expect(await ask()).toBe(200)
    await limited.close()
  })

  it.each(['json', 'msgpack'])(
    'tells in %s what was said, what it means, and speaks it, to the end',
    async (format) => {
      const ticket = await requestSession(simulator, {
        message_format: format,
        target_languages: ['ja'],
        target_media_languages: ['de', 'ko'],
        target_media_content_type: PCM,
      })
      const client = await StreamClient.connect(ticket, format)
      client.sendMedia(clips.say('agreed'))
      client.send('end_of_source_media', {})

      expect(await client.closed).toBe(1000)
      expect(client.concluded()).toBe(`${meeting.agreed.en} `)
      expect(client.concluded('de')).toBe(`${meeting.agreed.de} `)
      expect(client.concluded('ja')).toBe(meeting.agreed.ja)
      const ends = client.told.filter(({ kind }) => kind.startsWith('end_of'))
      expect(ends).toEqual([
        { kind: 'end_of_source_transcript', payload: {} },
        { kind: 'end_of_target_transcript', payload: { language: 'ja' } },
        { kind: 'end_of_target_transcript', payload: { language: 'de' } },
        { kind: 'end_of_target_transcript', payload: { language: 'ko' } },
        { kind: 'end_of_target_media', payload: { language: 'de' } },
        { kind: 'end_of_target_media', payload: { language: 'ko' } },
        { kind: 'end_of_stream', payload: {} },
      ])
      const record = simulator.sessions.find(({ id }) => id === ticket.session_id)
      expect(record).toMatchObject({ state: 'ended', isComplete: true, tokensIssued: 1, tokensUsed: 1 })
    },
  )

  it('speaks half a second at a time, names the format once, and the text with the first piece', async () => {
    const ticket = await requestSession(simulator, {
      target_languages: ['de'],
      target_media_languages: ['de'],
    })
    const client = await StreamClient.connect(ticket)
    client.sendMedia(clips.say('agreed', 'green'))
    client.send('end_of_source_media', {})
    await client.closed
    const chunks = client.of('target_media_chunk')
    expect(chunks[0]).toMatchObject({ language: 'de', content_type: 'audio/webm; codecs="opus"', headers: 1 })
    expect(chunks.slice(1).filter((chunk) => 'content_type' in chunk || 'headers' in chunk)).toEqual([])
    expect(chunks.map(({ text }) => text).filter((text) => text !== null)).toEqual([
      `${meeting.agreed.de} `,
      `${meeting.green.de} `,
    ])
    for (const { duration } of chunks) expect(duration).toBeLessThanOrEqual(500)
  })

  it('sends no captions without speech, and still ends', async () => {
    const client = await StreamClient.connect(await requestSession(simulator, { target_languages: ['fr'] }))
    client.sendMedia(toPcm(new Float32Array(16_000)))
    client.send('end_of_source_media', {})
    expect(await client.closed).toBe(1000)
    expect(client.kinds).toEqual(['end_of_source_transcript', 'end_of_target_transcript', 'end_of_stream'])
  })

  it('recognises a fixed language only', async () => {
    const request = { source_language: 'de', source_language_mode: 'fixed' }
    const client = await StreamClient.connect(await requestSession(simulator, request))
    client.sendMedia(clips.say('plan'))
    client.send('end_of_source_media', {})
    await client.closed
    expect(client.concluded()).toMatch(/^\[Demodienst: .*\] $/)
  })

  it('overrides a hint, and states what it recognised', async () => {
    const client = await StreamClient.connect(await requestSession(simulator, { source_language: 'de' }))
    client.sendMedia(clips.say('agreed'))
    client.send('end_of_source_media', {})
    await client.closed
    expect(client.concluded()).toBe(`${meeting.agreed.en} `)
    expect(client.of('source_transcript_update').at(-1)).toMatchObject({ concluded: [{ language: 'en' }] })
  })

  it('runs beside others', async () => {
    const ids = ['plan', 'bugs', 'question', 'dates'] as const
    const clients = await Promise.all(
      ids.map(async () =>
        StreamClient.connect(await requestSession(simulator, { target_languages: ['de'] })),
      ),
    )
    for (const [i, client] of clients.entries()) {
      client.sendMedia(clips.say(ids[i]!))
      client.send('end_of_source_media', {})
    }
    await Promise.all(clients.map(({ closed }) => closed))
    expect(clients.map((client) => client.concluded('de'))).toEqual(ids.map((id) => `${meeting[id].de} `))
  })
})

describe('media that a session received', () => {
  it('is written into a folder, unchanged, a file a link', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-record-'))
    const simulator = await createSimulator({ recordTo: folder, keepsMedia: false })
    try {
      const ticket = await requestSession(simulator, { target_languages: ['de'] })
      const media = toPcm(sequence(400).map((_, i) => Math.sin(i / 10) / 4)).subarray(0, toSamples(400) * 2)
      const first = await StreamClient.connect(ticket)
      first.sendMedia(media.subarray(0, 6400))
      await until(() => simulator.sessions[0]!.bytes === 6400, 'the first half')
      const { body } = await resumeSession(simulator, ticket.token)
      const second = await StreamClient.connect(body as Ticket)
      second.sendMedia(media.subarray(6400))
      second.send('end_of_source_media', {})
      await second.closed
      const { session_id: id } = ticket
      expect((await readdir(folder)).toSorted()).toEqual([`${id}-1.pcm`, `${id}-2.pcm`, `${id}.json`])
      const files = await Promise.all([1, 2].map((link) => readFile(join(folder, `${id}-${link}.pcm`))))
      expect(Buffer.concat(files)).toEqual(Buffer.from(media))
      expect(JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'))).toMatchObject({
        source_media_content_type: PCM,
        target_languages: ['de'],
      })
      expect(simulator.sessions[0]!.links[0]!.media).toHaveLength(0)
    } finally {
      await simulator.close()
      await rm(folder, { recursive: true })
    }
  })
})

describe('an error', () => {
  it('ends the speech of the last words, and nothing follows it', async () => {
    const clock = new VirtualClock()
    const simulator = await createSimulator({ clock })
    const client = await StreamClient.connect(
      await requestSession(simulator, { target_languages: [], target_media_languages: ['de'] }),
    )
    client.sendMedia(clips.say('agreed'))
    client.send('end_of_source_media', {})
    await until(() => client.kinds.includes('target_media_chunk'), 'the beginning of the speech')
    client.send('sing', {})
    expect(await client.closed).toBe(1008)
    await clock.advance(1000)
    await simulator.close()
    const sent = simulator.sessions[0]?.links[0]?.sent
    expect(sent).toMatchObject({ target_media_chunk: 1, error: 1 })
    expect(sent).not.toHaveProperty('end_of_target_media')
  })
})
