import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../../../../test/support/service/http-peer.ts'
import { ServicePeer } from '../../../../../test/support/service/service-peer.ts'

let peer: ServicePeer
beforeEach(async () => {
  peer = await ServicePeer.listen()
})
afterEach(() => peer.close())

describe('usage', () => {
  it('of the Free plan is one figure and its limit', async () => {
    peer.answerWith(json(200, { character_count: 12, character_limit: 500_000 }))
    expect(await peer.call('usage.get')).toEqual({
      ok: true,
      value: { characters: { used: 12, limit: 500_000 }, products: [] },
    })
    expect(peer.received[0]).toMatchObject({ method: 'GET', url: '/v2/usage' })
  })

  it('of the Pro plan is told by product, key and period', async () => {
    const product = { product_type: 'speech_to_text', billing_unit: 'milliseconds' }
    peer.answerWith(
      json(200, {
        character_count: 12,
        character_limit: 1_000_000_000_000,
        products: [{ ...product, api_key_unit_count: 4, account_unit_count: 9 }],
        api_key_character_count: 3,
        api_key_character_limit: 0,
        speech_to_text_milliseconds_count: 1800,
        speech_to_text_milliseconds_limit: 36_000_000,
        start_time: '2026-11-01T00:00:00Z',
        end_time: '2026-12-01T00:00:00Z',
        later: {},
      }),
    )
    expect(await peer.call('usage.get')).toEqual({
      ok: true,
      value: {
        characters: { used: 12, limit: null },
        keyCharacters: { used: 3, limit: 0 },
        speech: { used: 1800, limit: 36_000_000 },
        period: { start: '2026-11-01T00:00:00Z', end: '2026-12-01T00:00:00Z' },
        products: [{ type: 'speech_to_text', unit: 'milliseconds', usedByKey: 4, usedByAccount: 9 }],
      },
    })
  })

  const DEEPL = 'https://api.deepl.com'
  const speechOf = { product_type: 'speechToText', api_key_unit_count: 1.5, account_unit_count: 4 }
  const speechProduct = {
    type: 'speech_to_text',
    unit: 'milliseconds',
    usedByKey: 90_000,
    usedByAccount: 240_000,
  }
  const noMs = { speech_to_text_milliseconds_count: 0, speech_to_text_milliseconds_limit: 0 }

  it.each([
    ['nothing at all', {}, { products: [] }],
    [
      'minutes, and milliseconds that are always 0',
      {
        ...noMs,
        speech_to_text_minutes_count: 4,
        speech_to_text_minutes_limit: 600,
        products: [{ ...speechOf, billing_unit: 'minutes' }],
      },
      { speech: { used: 240_000, limit: 36_000_000 }, products: [speechProduct] },
    ],
    ['a product without its unit', { products: [speechOf] }, { products: [speechProduct] }],
    ['milliseconds that are always 0, alone', noMs, { products: [] }],
    [
      'limits of 0 and none, which are not told',
      {
        character_count: 7,
        character_limit: 0,
        api_key_character_count: 3,
        api_key_character_limit: null,
        speech_to_text_minutes_count: 0.5,
      },
      {
        characters: { used: 7 },
        keyCharacters: { used: 3 },
        speech: { used: 30_000 },
        products: [],
      },
    ],
    [
      'milliseconds, as it used to',
      { speech_to_text_milliseconds_count: 1800, speech_to_text_milliseconds_limit: 3600 },
      { speech: { used: 1800, limit: 3600 }, products: [] },
    ],
    [
      'spoken translations apart from speech',
      {
        speech_to_text_minutes_count: 4,
        speech_to_speech_minutes_count: 2,
        speech_to_speech_minutes_limit: 60,
        products: [speechOf, { ...speechOf, product_type: 'speechToSpeech' }],
      },
      {
        speech: { used: 240_000 },
        speechToSpeech: { used: 120_000, limit: 3_600_000 },
        products: [speechProduct, { ...speechProduct, type: 'speech_to_speech' }],
      },
    ],
    [
      'documents of this key and of the account',
      { document_count: 3, document_limit: 20, team_document_count: 5, team_document_limit: 0 },
      { documents: { used: 3, limit: 20 }, teamDocuments: { used: 5 }, products: [] },
    ],
    [
      'characters of products, with nothing else',
      { products: [{ product_type: 'translate', character_count: 9, api_key_character_count: 2 }] },
      { products: [{ type: 'translate', unit: 'characters', usedByKey: 2, usedByAccount: 9 }] },
    ],
    [
      'a product and no figure',
      { products: [{ product_type: 'write', billing_unit: null }] },
      { products: [{ type: 'write', unit: 'characters' }] },
    ],
  ])('is read where a service of today tells %s', async (_what, answer, value) => {
    peer.answerWith(json(200, answer))
    expect(await peer.callAt(DEEPL, 'deepl', 'usage.get')).toEqual({ ok: true, value })
  })

  it('is refused where it is something else', async () => {
    peer.answerWith(json(200, { character_count: 'many' }))
    expect(await peer.call('usage.get')).toMatchObject({
      error: { kind: 'invalid-response', detail: 'character_count: invalid_type' },
    })
  })

  it('is not told to a key that the service refuses', async () => {
    peer.answerWith(json(403, { message: 'Wrong key.' }))
    expect(await peer.call('usage.get')).toMatchObject({ error: { kind: 'not-allowed' } })
  })
})
