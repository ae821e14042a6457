import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backendOn } from '../../../../../test/support/app/backend-on.ts'
import { HttpPeer, json } from '../../../../../test/support/service/http-peer.ts'
import type { Backend } from '../../../backend.ts'

describe('the calls of voice', () => {
  let peer: HttpPeer
  let backend: Backend

  const call = (name: string, input: unknown = {}) => backend.dispatch(name, input)
  const ticket = (token: string) => ({
    streaming_url: peer.address.replace('http', 'ws'),
    token,
    session_id: 'id',
  })

  beforeEach(async () => {
    peer = await HttpPeer.listen()
    backend = backendOn({ address: peer.address, key: 'my-key' })
  })
  afterEach(() => peer.close())

  it('asks for a voice session in the words of the interface', async () => {
    peer.answerWith(
      json(200, { streaming_url: peer.address.replace('http', 'ws'), token: 'once', session_id: 'id' }),
    )
    const opened = await call('voice.open', {
      sourceLanguage: 'ar',
      sourceLanguageMode: 'fixed',
      targetLanguages: ['de', 'fr'],
      spokenLanguages: ['de'],
      voice: 'male',
      formality: 'more',
    })
    expect(opened).toMatchObject({ ok: true, value: { token: 'once', sessionId: 'id' } })
    expect(JSON.parse(peer.received[0]?.body ?? '')).toEqual({
      source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000',
      message_format: 'msgpack',
      source_language: 'ar',
      source_language_mode: 'fixed',
      target_languages: ['de', 'fr'],
      target_media_languages: ['de'],
      target_media_content_type: 'audio/webm;codecs=opus',
      target_media_voice: 'male',
      formality: 'more',
    })
  })

  it('counts for the reporting tag of its account', async () => {
    peer.answerWith(json(200, ticket('once')))
    const tagged = backendOn({ address: peer.address, key: 'my-key', reportingTag: 'team' }, 'deepl')
    expect(await tagged.dispatch('voice.open', { targetLanguages: ['de'] })).toMatchObject({ ok: true })
    expect(peer.received.at(-1)).toMatchObject({
      method: 'POST',
      headers: { 'x-deepl-reporting-tag': 'team' },
    })
  })

  it.each([
    [{ targetLanguages: ['de', 'fr', 'es', 'it', 'ja', 'zh'] }, 'targetLanguages', 'too-much'],
    [{ targetLanguages: ['no language'] }, 'targetLanguages.0', 'malformed'],
    [{ targetLanguages: ['de'], sourceLanguageMode: 'fixed' }, 'sourceLanguage', 'missing'],
  ])('refuses %j before anything is sent', async (input, field, type) => {
    expect(await call('voice.open', input)).toMatchObject({
      error: { kind: 'invalid-input', field, problem: { type } },
    })
    expect(peer.received).toEqual([])
  })

  const swahili = {
    lang: 'sw',
    name: 'Swahili',
    usable_as_source: true,
    usable_as_target: true,
    features: ['transcription', 'auto_detection'],
  }
  const refused = [
    [{ targetLanguages: ['xx'] }, 'targetLanguages.0', 'unknown-value'],
    [{ targetLanguages: ['de'], sourceLanguage: 'ar' }, 'sourceLanguageMode', 'cannot-detect'],
  ] as const

  it.each(refused)('asks the service before it refuses the languages of %j', async (input, field, type) => {
    const arabic = { ...swahili, lang: 'ar', features: ['transcription'] }
    const german = { ...swahili, lang: 'de' }
    peer.answerWith(json(200, [swahili, arabic, german]))
    expect(await call('voice.open', input)).toMatchObject({ error: { field, problem: { type } } })
    expect(peer.received.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/v3/languages?product=voice'],
    ])
  })

  it.each(refused)(
    'goes by what is built in where the service says nothing: %j',
    async (input, field, type) => {
      peer.answerWith(json(400, {}))
      expect(await call('voice.open', input)).toMatchObject({ error: { field, problem: { type } } })
    },
  )

  it('takes languages that the service lists and the built-in table does not know', async () => {
    peer.answerWith(json(200, [swahili]), json(200, ticket('t1')))
    expect(await call('voice.open', { sourceLanguage: 'sw', targetLanguages: ['sw'] })).toMatchObject({
      ok: true,
    })
    expect(JSON.parse(peer.received[1]?.body ?? '')).toMatchObject({
      source_language: 'sw',
      target_languages: ['sw'],
    })
  })

  it('asks for a transcription with an empty list of targets', async () => {
    peer.answerWith(json(200, ticket('t1')))
    expect(await call('voice.open', { targetLanguages: [] })).toMatchObject({ ok: true })
    expect(JSON.parse(peer.received[0]?.body ?? '')).toMatchObject({ target_languages: [] })
  })

  it('lets speech go to no other host, whatever the service answers', async () => {
    peer.answerWith(json(200, { streaming_url: 'wss://evil.test/', token: 'once', session_id: 'id' }))
    expect(await call('voice.open', { targetLanguages: ['de'] })).toEqual({
      ok: false,
      error: { kind: 'address-refused', reason: 'other-host', address: 'wss://evil.test' },
    })
  })

  it('asks to reconnect once only, with the token that it is given', async () => {
    peer.answerWith(json(200, ticket('t1')), json(503, {}))
    await call('voice.open', { targetLanguages: ['de'] })
    expect(await call('voice.resume', { token: 't1' })).toMatchObject({ error: { kind: 'unavailable' } })
    expect(peer.received.slice(1).map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/v3/voice/realtime?token=t1'],
    ])
  })

  it('reconnects a session with the service and the key that opened it, whatever was chosen since', async () => {
    const other = await HttpPeer.listen()
    other.answerWith(json(200, []))
    peer.answerWith(json(200, ticket('t1')), json(200, ticket('t2')), json(503, {}))
    await call('voice.open', { targetLanguages: ['de'] })
    const chosen = {
      name: 'Other',
      profile: 'generic',
      plan: 'pro',
      address: other.address,
      key: 'other-key',
    }
    expect(await call('account.add', chosen)).toMatchObject({ ok: true })
    expect(await call('voice.resume', { token: 't1' })).toMatchObject({ value: { token: 't2' } })
    await call('voice.resume', { token: 't2' })
    expect(peer.received.slice(1).map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/v3/voice/realtime?token=t1', 'Service-Auth-Key my-key'],
      ['/v3/voice/realtime?token=t2', 'Service-Auth-Key my-key'],
    ])
    expect(other.received).toHaveLength(1)
    await other.close()
  })

  it('asks for the session that takes the place of another where that one was, whatever was chosen since', async () => {
    const other = await HttpPeer.listen()
    other.answerWith(json(200, []))
    peer.answerWith(json(200, ticket('t1')), json(200, ticket('t2')), json(200, ticket('t3')))
    await call('voice.open', { targetLanguages: ['de'] })
    const chosen = { name: 'Other', profile: 'generic', plan: 'pro', address: other.address, key: 'k' }
    expect(await call('account.add', chosen)).toMatchObject({ ok: true })
    for (const [continues, token] of [
      ['t1', 't2'],
      ['t2', 't3'],
    ])
      expect(await call('voice.open', { targetLanguages: ['de'], continues })).toMatchObject({
        value: { token },
      })
    expect(new Set(peer.received.map(({ headers }) => headers.authorization))).toEqual(
      new Set(['Service-Auth-Key my-key']),
    )
    expect(JSON.parse(peer.received[1]?.body ?? '')).not.toHaveProperty('continues')
    expect(other.received).toHaveLength(1)
    await other.close()
  })

  it('asks for it with the account of the run if the host that asked before is gone', async () => {
    const other = await HttpPeer.listen()
    other.answerWith(json(200, []))
    peer.answerWith(json(200, ticket('t2')))
    const chosen = { name: 'Other', profile: 'generic', plan: 'pro', address: other.address, key: 'k' }
    expect(await call('account.add', chosen)).toMatchObject({ ok: true })
    const continued = { targetLanguages: ['de'], continues: 'from-another-host', account: 'test' }
    expect(await call('voice.open', continued)).toMatchObject({ value: { token: 't2', account: 'test' } })
    expect(JSON.parse(peer.received[0]?.body ?? '')).not.toHaveProperty('account')
    expect(other.received).toHaveLength(1)
    await other.close()
  })

  it.each([401, 403])('holds a reconnect that is answered with %i against no key', async (status) => {
    peer.answerWith(json(200, ticket('t1')), json(status, { message: 'no' }), json(200, ticket('t2')))
    await call('voice.open', { targetLanguages: ['de'] })
    expect(await call('voice.resume', { token: 't1' })).toMatchObject({ ok: false })
    expect(await call('voice.open', { targetLanguages: ['de'], continues: 't1' })).toMatchObject({
      value: { token: 't2' },
    })
    expect(peer.received.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST'])
  })

  it('knows the newest hundred tokens', async () => {
    let opened = 0
    peer.answerWith((response, request) => json(200, ticket(`t${(opened += 1)}`))(response, request))
    for (let i = 0; i < 101; i += 1) await call('voice.open', { targetLanguages: ['de'] })
    expect(await call('voice.resume', { token: 't1' })).toEqual({
      ok: false,
      error: { kind: 'voice-unknown' },
    })
    expect(await call('voice.resume', { token: 't2' })).toMatchObject({ ok: true })
  })

  it('sends a token that it does not know, or has traded in, to nobody', async () => {
    peer.answerWith(json(200, ticket('t1')), json(200, ticket('t2')))
    await call('voice.open', { targetLanguages: ['de'] })
    await call('voice.resume', { token: 't1' })
    for (const token of ['t1', 'never-seen'])
      expect(await call('voice.resume', { token })).toEqual({ ok: false, error: { kind: 'voice-unknown' } })
    expect(peer.received).toHaveLength(2)
  })
})
