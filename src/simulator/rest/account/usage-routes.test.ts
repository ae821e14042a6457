import { describe, expect, it } from 'vitest'
import { AccountService } from '../../../../test/support/demo-service/account-service.ts'
import { call, PCM } from '../../../../test/support/service/simulator-client.ts'

const service = new AccountService()

const usage = async (key = service.simulator.key) =>
  (await call(service.simulator, 'GET', '/v2/usage', undefined, service.as(key))).body as Record<
    string,
    unknown
  >

describe('usage', () => {
  it('of the Pro plan is told for the key, the account and each product, in this month', async () => {
    const developer = await service.createKey()
    await service.translate('four')
    await service.translate('👍🏽é', developer)
    await service.speak(500)
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

  it.each([
    ['Service-Auth-Key', 'other:fx', 200],
    ['DeepL-Auth-Key', 'other:fx', 403],
    ['DeepL-Auth-Key', 'other', 200],
  ])('of writing help and voice needs the Pro plan in one deployment: %s %s', async (scheme, key, status) => {
    const Authorization = `${scheme} ${key}`
    const voice = { source_media_content_type: PCM, target_languages: ['de'] }
    const answers = [
      await call(service.simulator, 'POST', '/v2/write/correct', { text: ['a'] }, { Authorization }),
      await call(service.simulator, 'POST', '/v3/voice/realtime', voice, { Authorization }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([status, status])
  })

  it('of speech is counted in whole minutes in one deployment, with spoken translations apart', async () => {
    await service.speakTo(500, { target_languages: ['de'] })
    await service.speakTo(300, { target_media_languages: ['de'] })
    const { body } = await call(service.simulator, 'GET', '/v2/usage', undefined, service.asDeepl())
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
    await service.simulator.close()
    await service.start({ documents: 20 })
    expect(
      (await call(service.simulator, 'GET', '/v2/usage', undefined, service.asDeepl())).body,
    ).toMatchObject({
      document_count: 0,
      document_limit: 20,
      team_document_count: 0,
      team_document_limit: 20,
    })
  })

  it('of one account is not that of another', async () => {
    await service.translate('four')
    expect(await usage('other')).toMatchObject({ character_count: 0 })
  })

  it('restarts every month', async () => {
    await service.translate('four')
    service.now = new Date('2026-04-01T00:00:00Z')
    expect(await usage()).toMatchObject({ character_count: 0, start_time: '2026-04-01T00:00:00Z' })
  })

  it('does not include refused requests', async () => {
    await call(service.simulator, 'POST', '/v2/translate', { text: ['four'], target_lang: 'XX' })
    expect(await usage()).toMatchObject({ character_count: 0 })
  })
})

describe('a limit', () => {
  it('of the account refuses with 456 what goes beyond it, for all of its keys', async () => {
    await service.simulator.close()
    await service.start({ characters: 5 })
    const developer = await service.createKey()
    expect((await service.translate('four')).status).toBe(200)
    expect((await service.translate('four', developer)).status).toBe(456)
    expect((await service.translate('1', developer)).status).toBe(200)
    expect((await service.translate('', developer)).status).toBe(456)
    expect(await usage()).toMatchObject({ character_count: 5, character_limit: 5 })
  })

  it('of a developer key is its own: 0 blocks it, null lets it go on', async () => {
    const key_id = await service.createKey()
    const limit = (limits: object) => service.admin('PUT', 'developer-keys/limits', { key_id, ...limits })
    expect((await limit({ characters: 0 })).body).toMatchObject({
      usage_limits: { characters: 0, speech_to_text_milliseconds: null },
    })
    expect((await service.translate('a', key_id)).status).toBe(456)
    expect((await service.translate('a')).status).toBe(200)
    expect(await usage(key_id)).toMatchObject({ api_key_character_limit: 0 })
    expect((await limit({ characters: null, speech_to_text_milliseconds: 9 })).body).toMatchObject({
      usage_limits: { characters: null, speech_to_text_milliseconds: 9 },
    })
    expect((await service.translate('a', key_id)).status).toBe(200)
  })

  it('of a developer key is lifted by a change that leaves it out', async () => {
    const key_id = await service.createKey()
    const limit = async (limits: object) =>
      (
        await call(
          service.simulator,
          'PUT',
          '/v2/admin/developer-keys/limits',
          { key_id, ...limits },
          service.asDeepl(),
        )
      ).body
    const speech = { speech_to_text_milliseconds: 9, speech_to_speech_milliseconds: 7 }
    expect(await limit({ characters: 0, ...speech })).toMatchObject({
      usage_limits: { characters: 0, ...speech },
    })
    expect(await limit({ characters: 0 })).toMatchObject({ usage_limits: { characters: 0 } })
    expect(await limit({ speech_to_text_milliseconds: 9 })).not.toHaveProperty('usage_limits.characters')
  })

  it('of spoken translations refuses them alone', async () => {
    await service.simulator.close()
    await service.start({ speechToSpeechMs: 0 })
    const request = (targets: object) =>
      call(
        service.simulator,
        'POST',
        '/v3/voice/realtime',
        { source_media_content_type: PCM, ...targets },
        service.asDeepl(),
      )
    expect((await request({ target_media_languages: ['de'] })).status).toBe(456)
    expect((await request({ target_languages: ['de'] })).status).toBe(200)
  })

  it('of speech refuses another voice session when it is used up', async () => {
    await service.simulator.close()
    await service.start({ milliseconds: 400 })
    await service.speak(500)
    const body = { source_media_content_type: PCM, target_languages: ['de'] }
    expect((await call(service.simulator, 'POST', '/v3/voice/realtime', body)).status).toBe(456)
    expect((await service.translate('a')).status).toBe(200)
  })

  it('of the Free plan applies by default', async () => {
    await service.simulator.close()
    await service.start({}, 'main:fx')
    expect(await usage()).toEqual({ character_count: 0, character_limit: 500_000 })
  })
})
