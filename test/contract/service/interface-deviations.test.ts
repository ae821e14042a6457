import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { checkAnswer } from '../../support/interface/answer-check.ts'
import { interfaceWatch } from '../../support/interface/interface-watch.ts'
import { checkRequest } from '../../support/interface/request-check.ts'
import { requestSession, StreamClient, type Ticket } from '../../support/service/simulator-client.ts'

type Planted = readonly [what: string, method: string, path: string, body: unknown, found: string]

const ID = '00000000-0000-4000-8000-000000000000'
const KEY_ID = `${ID}:${ID}`
const PCM = 'audio/pcm;encoding=s16le;rate=16000'
const session = { source_media_content_type: PCM }
const texts = { text: ['One'], target_lang: 'DE' }
const upload = { file: new File(['One'], 'a.txt'), target_lang: 'DE' }
const VOICE = '/v3/voice/realtime'

const planted: readonly Planted[] = [
  [
    'an unknown field',
    'POST',
    '/v2/translate',
    { ...texts, tone: 'x' },
    '/body/tone must NOT have additional',
  ],
  ['a list that is none', 'POST', '/v2/translate', { ...texts, text: 'One' }, '/body/text must be array'],
  ['a field left out', 'POST', '/v2/translate', { text: ['One'] }, '/body/target_lang must have required'],
  [
    'a word in place of a flag',
    'POST',
    '/v2/translate',
    { ...texts, outline_detection: '0' },
    'must be boolean',
  ],
  [
    'a number beyond its bound',
    'POST',
    '/v2/translate',
    { ...texts, translation_memory_threshold: 101 },
    '<= 100',
  ],
  ['a fraction', 'POST', '/v2/translate', { ...texts, translation_memory_threshold: 7.5 }, 'must be integer'],
  [
    'an unknown word',
    'POST',
    '/v2/translate',
    { ...texts, formality: 'formal' },
    '/body/formality must be equal',
  ],
  [
    'two fields that exclude each other',
    'POST',
    '/v2/translate',
    { ...texts, glossary_id: ID, glossary_ids: [ID] },
    '/body/glossary_ids boolean schema is false',
  ],
  [
    'a body where there is none',
    'PUT',
    '/v2/admin/developer-keys/deactivate',
    '',
    '/body must have required',
  ],
  [
    'a query where there is none',
    'GET',
    '/v2/usage?page=1',
    undefined,
    '/query/page must NOT have additional',
  ],
  ['a page of more than 25', 'GET', '/v3/style_rules?page_size=26', undefined, '/query/page_size must match'],
  ['a path without an operation', 'GET', '/v3/style-rules', undefined, 'is no operation'],
  [
    'a number as a word',
    'PUT',
    '/v2/admin/developer-keys/limits',
    { key_id: KEY_ID, characters: '5' },
    '/body/charac',
  ],
  ['a form without its file', 'POST', '/v2/document', { target_lang: 'DE' }, '/body/file must have required'],
  ['a part that is not known', 'POST', '/v2/document', { ...upload, context: 'x' }, '/body/context must NOT'],
  [
    'a part that is no number',
    'POST',
    '/v2/document',
    { ...upload, translation_memory_threshold: '1e1' },
    'pattern',
  ],
  [
    'six languages',
    'POST',
    VOICE,
    { ...session, target_languages: ['de', 'fr', 'es', 'it', 'nl', 'pl'] },
    'at most 5 languages',
  ],
  [
    'six languages with the spoken one',
    'POST',
    VOICE,
    { ...session, target_languages: ['de', 'fr', 'es', 'it', 'nl'], target_media_languages: ['pl'] },
    'at most 5 languages, spoken ones included',
  ],
  [
    'a fixed language without a name',
    'POST',
    VOICE,
    { ...session, source_language_mode: 'fixed' },
    'source_language',
  ],
  ['a reconnect without a token', 'GET', VOICE, undefined, '/query/token must have required'],
]

describe('a deviation from the public interface is found:', () => {
  let simulator: Simulator
  beforeAll(async () => {
    simulator = await createSimulator()
  })
  afterAll(() => simulator.close())

  /** Sends a request in Parley's name. */
  const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries((body ?? {}) as Record<string, string | File>))
      form.set(name, value)
    const isForm = path === '/v2/document'
    return fetch(simulator.address + path, {
      method,
      headers: {
        Authorization: `DeepL-Auth-Key ${simulator.key}`,
        'User-Agent': 'Parley/planted',
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? form : body === '' ? '' : JSON.stringify(body) }),
    })
  }

  it.each(planted)('%s', async (_what, method, path, body, found) => {
    await send(method, path, body)
    const [first = 'nothing', ...others] = await interfaceWatch.take()
    expect(first).toContain(found)
    expect(first).toContain(`${method} ${path.replace(/\?.*/, '')}`)
    expect(others.filter((each) => !each.includes(path.replace(/\?.*/, '')))).toEqual([])
  })

  it.each([
    ['the media type', { 'Content-Type': 'text/plain' }, '/headers/content-type must match pattern'],
    ['the name of the program', { 'User-Agent': 'Parley/' }, 'nothing'],
    ['the key', { Authorization: 'Basic x' }, 'Authorization has no known scheme'],
    [
      'the tag',
      { Authorization: 'Service-Auth-Key x', 'X-DeepL-Reporting-Tag': 'x' },
      'x-deepl-reporting-tag must NOT',
    ],
  ])('in a header: %s', async (_what, headers, found) => {
    await send('POST', '/v2/translate', texts, headers)
    expect([...(await interfaceWatch.take()), 'nothing'].join('\n')).toContain(found)
  })

  it('in the length of a body', async () => {
    const { deviations } = await checkRequest({
      method: 'POST',
      url: '/v2/translate',
      headers: { authorization: 'DeepL-Auth-Key x', 'user-agent': 'x', 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ ...texts, text: ['a'.repeat(1 << 17)] })),
    })
    expect(deviations).toEqual(['POST /v2/translate (deepl): /body has 131104 bytes, 131072 at most'])
  })

  it('in a frame of a session that Parley opened', async () => {
    const opened = await send('POST', VOICE, { ...session, target_languages: ['de'] })
    const stream = await StreamClient.connect((await opened.json()) as Ticket)
    stream.send('source_data_chunk', {})
    await stream.closed
    expect(await interfaceWatch.take()).toEqual([
      'voice stream, client (json): /source_data_chunk must NOT have additional properties',
    ])
  })

  it('while other programs may send what they like', async () => {
    const stream = await StreamClient.connect(await requestSession(simulator, {}))
    stream.sendRaw('{')
    await stream.closed
    await send('POST', '/v2/translate', {}, { 'User-Agent': 'other' })
    expect(await interfaceWatch.take()).toEqual([])
  })

  it('in an answer', () => {
    const answer = { isDeepl: true, status: 200, operation: 'GET /v2/usage' }
    const body = (usage: object) =>
      Buffer.from(JSON.stringify({ character_count: 1, character_limit: 2, ...usage }))
    expect(checkAnswer({ ...answer, body: body({}) })).toEqual([])
    expect(checkAnswer({ ...answer, body: body({ speech_to_text_minutes_count: 1.5 }) })).toEqual([
      'GET /v2/usage (deepl), answer: /speech_to_text_minutes_count must be integer',
    ])
    expect(checkAnswer({ ...answer, status: 201, body: body({}) })).toEqual([
      'GET /v2/usage (deepl), answer: has status 201, not 200',
    ])
  })
})
