import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  call,
  PCM,
  type RestAnswer,
  requestSession,
  StreamClient,
  type Ticket,
  toPcm,
} from '../../../../test/support/service/simulator-client.ts'
import { createSimulator, type Simulator } from '../../simulator-server.ts'
import type { Limits } from './key-state.ts'

let simulator: Simulator
let now = new Date('2026-03-14T10:00:00Z')
const start = async (limits: Partial<Limits> = {}, key = 'main-key') => {
  simulator = await createSimulator({ key, keys: ['other', 'other:fx'], limits, today: () => now })
}
beforeEach(async () => {
  now = new Date('2026-03-14T10:00:00Z')
  await start()
})
afterEach(() => simulator.close())

const as = (key: string) => ({ Authorization: `Service-Auth-Key ${key}` })
const asDeepl = (key = simulator.key) => ({ Authorization: `DeepL-Auth-Key ${key}` })
const translate = (text: string, key = simulator.key) =>
  call(simulator, 'POST', '/v2/translate', { text: [text], target_lang: 'DE' }, as(key))
const usage = async (key = simulator.key) =>
  (await call(simulator, 'GET', '/v2/usage', undefined, as(key))).body as Record<string, unknown>
const admin = (method: string, path: string, body?: object): Promise<RestAnswer> =>
  call(simulator, method, `/v2/admin/${path}`, body)
const createKey = async (label?: string): Promise<string> =>
  ((await admin('POST', 'developer-keys', { label })).body as { key_id: string }).key_id

async function speak(ms: number, key = simulator.key): Promise<void> {
  const ticket = await requestSession({ ...simulator, key }, { ...inEnglish, target_languages: ['de'] })
  await send(ms, ticket)
}

/** Speaks to the service as its public deployment. */
async function speakTo(ms: number, targets: object, headers: Record<string, string> = {}): Promise<void> {
  const body = { source_media_content_type: PCM, ...inEnglish, ...targets }
  const answer = await call(simulator, 'POST', '/v3/voice/realtime', body, { ...asDeepl(), ...headers })
  await send(ms, answer.body as Ticket)
}

const inEnglish = { source_language: 'en', source_language_mode: 'fixed' }

async function send(ms: number, ticket: Ticket): Promise<void> {
  const client = await StreamClient.connect(ticket)
  client.sendMedia(toPcm(new Float32Array(16 * ms)))
  client.send('end_of_source_media', {})
  await client.closed
}

/** Prepares the clips once: the first session loads all templates of the script, which is slow on a busy computer. */
beforeAll(async () => {
  await start()
  await speak(100)
  await simulator.close()
}, 60_000)

describe('usage', () => {
  it('of the Pro plan is told for the key, the account and each product, in this month', async () => {
    const developer = await createKey()
    await translate('four')
    await translate('👍🏽é', developer)
    await speak(500)
    expect(await usage(developer)).toEqual({
      character_count: 7,
      character_limit: 1_000_000_000_000,
      products: [
        {
          product_type: 'translate',
          billing_unit: 'characters',
          api_key_unit_count: 3,
          account_unit_count: 7,
        },
        { product_type: 'write', billing_unit: 'characters', api_key_unit_count: 0, account_unit_count: 0 },
        {
          product_type: 'speech_to_text',
          billing_unit: 'milliseconds',
          api_key_unit_count: 0,
          account_unit_count: 500,
        },
      ],
      api_key_character_count: 3,
      api_key_character_limit: 1_000_000_000_000,
      speech_to_text_milliseconds_count: 500,
      speech_to_text_milliseconds_limit: 1_000_000_000_000,
      start_time: '2026-03-01T00:00:00Z',
      end_time: '2026-04-01T00:00:00Z',
    })
  })

  it('of the Free plan is a count and its limit', async () => {
    await translate('four', 'other:fx')
    expect(await usage('other:fx')).toEqual({ character_count: 4, character_limit: 500_000 })
  })

  it.each([
    ['Service-Auth-Key', 'other:fx', 200],
    ['DeepL-Auth-Key', 'other:fx', 403],
    ['DeepL-Auth-Key', 'other', 200],
  ])('of writing help and voice needs the Pro plan in one deployment: %s %s', async (scheme, key, status) => {
    const Authorization = `${scheme} ${key}`
    const voice = { source_media_content_type: PCM, target_languages: ['de'] }
    const answers = [
      await call(simulator, 'POST', '/v2/write/correct', { text: ['a'] }, { Authorization }),
      await call(simulator, 'POST', '/v3/voice/realtime', voice, { Authorization }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([status, status])
  })

  it('of speech is counted in whole minutes in one deployment, with spoken translations apart', async () => {
    await speakTo(500, { target_languages: ['de'] })
    await speakTo(300, { target_media_languages: ['de'] })
    const { body } = await call(simulator, 'GET', '/v2/usage', undefined, asDeepl())
    const units = { billing_unit: 'minutes', api_key_unit_count: 1, account_unit_count: 1 }
    expect(body).toMatchObject({
      speech_to_text_minutes_count: 1,
      speech_to_speech_minutes_count: 1,
      speech_to_text_milliseconds_count: 0,
      products: expect.arrayContaining([
        { product_type: 'speechToText', ...units },
        { product_type: 'speechToSpeech', ...units },
      ]),
    })
  })

  it('of documents is told where they are limited', async () => {
    await simulator.close()
    await start({ documents: 20 })
    expect((await call(simulator, 'GET', '/v2/usage', undefined, asDeepl())).body).toMatchObject({
      document_count: 0,
      document_limit: 20,
      team_document_count: 0,
      team_document_limit: 20,
    })
  })

  it('of one account is not that of another', async () => {
    await translate('four')
    expect(await usage('other')).toMatchObject({ character_count: 0 })
  })

  it('restarts every month', async () => {
    await translate('four')
    now = new Date('2026-04-01T00:00:00Z')
    expect(await usage()).toMatchObject({ character_count: 0, start_time: '2026-04-01T00:00:00Z' })
  })

  it('does not include refused requests', async () => {
    await call(simulator, 'POST', '/v2/translate', { text: ['four'], target_lang: 'XX' })
    expect(await usage()).toMatchObject({ character_count: 0 })
  })
})

describe('a limit', () => {
  it('of the account refuses with 456 what goes beyond it, for all of its keys', async () => {
    await simulator.close()
    await start({ characters: 5 })
    const developer = await createKey()
    expect((await translate('four')).status).toBe(200)
    expect((await translate('four', developer)).status).toBe(456)
    expect((await translate('1', developer)).status).toBe(200)
    expect((await translate('', developer)).status).toBe(456)
    expect(await usage()).toMatchObject({ character_count: 5, character_limit: 5 })
  })

  it('of a developer key is its own: 0 blocks it, null lets it go on', async () => {
    const key_id = await createKey()
    const limit = (limits: object) => admin('PUT', 'developer-keys/limits', { key_id, ...limits })
    expect((await limit({ characters: 0 })).body).toMatchObject({
      usage_limits: { characters: 0, speech_to_text_milliseconds: null },
    })
    expect((await translate('a', key_id)).status).toBe(456)
    expect((await translate('a')).status).toBe(200)
    expect(await usage(key_id)).toMatchObject({ api_key_character_limit: 0 })
    expect((await limit({ characters: null, speech_to_text_milliseconds: 9 })).body).toMatchObject({
      usage_limits: { characters: null, speech_to_text_milliseconds: 9 },
    })
    expect((await translate('a', key_id)).status).toBe(200)
  })

  it('of a developer key is lifted by a change that leaves it out', async () => {
    const key_id = await createKey()
    const limit = async (limits: object) =>
      (await call(simulator, 'PUT', '/v2/admin/developer-keys/limits', { key_id, ...limits }, asDeepl())).body
    const speech = { speech_to_text_milliseconds: 9, speech_to_speech_milliseconds: 7 }
    expect(await limit({ characters: 0, ...speech })).toMatchObject({
      usage_limits: { characters: 0, ...speech },
    })
    expect(await limit({ characters: 0 })).toMatchObject({ usage_limits: { characters: 0 } })
    expect(await limit({ speech_to_text_milliseconds: 9 })).not.toHaveProperty('usage_limits.characters')
  })

  it('of spoken translations refuses them alone', async () => {
    await simulator.close()
    await start({ speechToSpeechMs: 0 })
    const request = (targets: object) =>
      call(simulator, 'POST', '/v3/voice/realtime', { source_media_content_type: PCM, ...targets }, asDeepl())
    expect((await request({ target_media_languages: ['de'] })).status).toBe(456)
    expect((await request({ target_languages: ['de'] })).status).toBe(200)
  })

  it('of speech refuses another voice session when it is used up', async () => {
    await simulator.close()
    await start({ milliseconds: 400 })
    await speak(500)
    const body = { source_media_content_type: PCM, target_languages: ['de'] }
    expect((await call(simulator, 'POST', '/v3/voice/realtime', body)).status).toBe(456)
    expect((await translate('a')).status).toBe(200)
  })

  it('of the Free plan applies by default', async () => {
    await simulator.close()
    await start({}, 'main:fx')
    expect(await usage()).toEqual({ character_count: 0, character_limit: 500_000 })
  })
})

describe('developer keys', () => {
  it('are created, listed, named and deactivated', async () => {
    expect((await admin('GET', 'developer-keys')).body).toEqual([])
    const made = await admin('POST', 'developer-keys', { label: 'Build' })
    const fresh = {
      key_id: expect.stringMatching(/^[0-9a-f-]{36}:[0-9a-f-]{36}$/),
      label: 'Build',
      creation_time: '2026-03-14T10:00:00Z',
      deactivated_time: null,
      is_deactivated: false,
      usage_limits: { characters: null, speech_to_text_milliseconds: null },
    }
    expect(made).toMatchObject({ status: 201, body: fresh })
    const { key_id } = made.body as { key_id: string }
    expect((await admin('PUT', 'developer-keys/label', { key_id, label: 'Tests' })).body).toEqual({
      ...fresh,
      label: 'Tests',
    })
    expect((await translate('a', key_id)).status).toBe(200)
    now = new Date('2026-03-15T10:00:00Z')
    const gone = { ...fresh, label: 'Tests', is_deactivated: true, deactivated_time: '2026-03-15T10:00:00Z' }
    expect((await admin('PUT', 'developer-keys/deactivate', { key_id })).body).toEqual(gone)
    expect(await translate('a', key_id)).toMatchObject({
      status: 403,
      body: { message: 'This key has been deactivated.' },
    })
    expect((await admin('GET', 'developer-keys')).body).toEqual([gone])
  })

  it('have no nulls in one deployment', async () => {
    const { body } = await call(simulator, 'POST', '/v2/admin/developer-keys', {}, asDeepl())
    expect(body).toEqual({
      key_id: expect.any(String),
      label: 'Developer key',
      creation_time: '2026-03-14T10:00:00Z',
      is_deactivated: false,
      usage_limits: {},
    })
  })

  it('have a label without being given one', async () => {
    expect((await admin('POST', 'developer-keys')).body).toMatchObject({ label: 'Developer key' })
  })

  it.each<readonly [method: string, path: string, body: object, status: number]>([
    ['PUT', 'label', { key_id: 'x', label: 'a' }, 404],
    ['PUT', 'limits', { key_id: 'x' }, 404],
    ['PUT', 'deactivate', { key_id: 'x' }, 404],
    ['PUT', 'label', { key_id: 'x' }, 400],
    ['PUT', 'limits', { key_id: 'x', characters: -1 }, 400],
    ['PUT', 'limits', { characters: 1 }, 400],
    ['PUT', 'limits', { key_id: 'x', characters: 'many' }, 400],
  ])('refuse %s %s %j with %i', async (method, path, body, status) => {
    expect((await admin(method, `developer-keys/${path}`, body)).status).toBe(status)
  })

  it('and other keys may not administer', async () => {
    for (const key of [await createKey(), 'other', 'other:fx'])
      for (const path of ['developer-keys', 'analytics?start_date=2026-03-01&end_date=2026-03-02'])
        expect((await call(simulator, 'GET', `/v2/admin/${path}`, undefined, as(key))).status).toBe(403)
  })
})

describe('analytics', () => {
  const ask = async (query: string) => {
    const { body } = await admin('GET', `analytics?start_date=2026-03-14&end_date=2026-03-15${query}`)
    return (body as { usage_report: Record<string, unknown> }).usage_report
  }
  const used = (text: number, minutes = 0) => ({
    total_characters: text,
    text_translation_characters: text,
    document_translation_characters: 0,
    text_improvement_characters: 0,
    speech_to_text_minutes: minutes,
  })
  let developer: string
  beforeEach(async () => {
    developer = await createKey('Build')
    await translate('1')
    await speak(300)
    await translate('22', developer)
    now = new Date('2026-03-15T23:59:59Z')
    await translate('333', developer)
    now = new Date('2026-03-16T00:00:00Z')
    await translate('too late')
    await translate('somebody else', 'other')
  })
  const ends = { start_date: '2026-03-14T00:00:00Z', end_date: '2026-03-15T00:00:00Z' }

  it('add up what all keys of the account used', async () => {
    expect(await ask('')).toEqual({ ...ends, total_usage: used(6, 0.005) })
  })

  it('tell the keys apart, without telling them', async () => {
    expect(await ask('&group_by=key')).toEqual({
      ...ends,
      group_by: 'key',
      total_usage: used(6, 0.005),
      key_usages: [
        { api_key: 'ma****ey', api_key_label: 'Main key', usage: used(1, 0.005) },
        {
          api_key: `${developer.slice(0, 4)}****${developer.slice(-4)}`,
          api_key_label: 'Build',
          usage: used(5),
        },
      ],
    })
  })

  it('tell the days apart', async () => {
    expect((await ask('&group_by=key_and_day'))['key_and_day_usages']).toMatchObject([
      { api_key_label: 'Main key', usage_date: '2026-03-14T00:00:00Z', usage: used(1, 0.005) },
      { api_key_label: 'Build', usage_date: '2026-03-14T00:00:00Z', usage: used(2) },
      { api_key_label: 'Build', usage_date: '2026-03-15T00:00:00Z', usage: used(3) },
    ])
  })

  it('tell spoken translations apart in one deployment', async () => {
    await speakTo(600, { target_media_languages: ['de'] })
    const days = 'start_date=2026-03-14&end_date=2026-03-16'
    const { body } = await call(simulator, 'GET', `/v2/admin/analytics?${days}`, undefined, asDeepl())
    expect(body).toMatchObject({
      usage_report: { total_usage: { speech_to_text_minutes: 0.005, speech_to_speech_minutes: 0.01 } },
    })
  })

  it('tell what texts, writing help and speech used under a tag', async () => {
    const tagged = { ...asDeepl(), 'X-DeepL-Reporting-Tag': 'Team' }
    await call(simulator, 'POST', '/v2/translate', { text: ['four'], target_lang: 'DE' }, tagged)
    await call(simulator, 'POST', '/v2/write/correct', { text: ['six'] }, tagged)
    await speakTo(600, { target_languages: ['de'] }, tagged)
    await speakTo(300, { target_media_languages: ['de'] }, tagged)
    const days = 'start_date=2026-03-14&end_date=2026-03-16'
    const { body } = await admin('GET', `analytics/custom-tags?${days}`)
    expect(body).toMatchObject({
      custom_tag_usage_report: {
        usage: [
          {
            custom_tag: 'team',
            breakdown: {
              text_translation_characters: 4,
              text_improvement_characters: 3,
              speech_to_text_minutes: 0.01,
              speech_to_speech_minutes: 0.005,
            },
          },
        ],
      },
    })
  })

  it.each([
    '',
    'start_date=2026-03-14',
    'start_date=2026-03-14&end_date=2026-02-30',
    'start_date=2026-03-14&end_date=14.03.2026',
    'start_date=2026-03-14&end_date=2026-03-13',
    'start_date=2026-03-14&end_date=2026-03-14&group_by=month',
  ])('refuse "%s"', async (query) => {
    expect((await admin('GET', `analytics?${query}`)).status).toBe(400)
  })
})
