import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backendOn } from '../../../test/support/backend-on.ts'
import { HttpPeer, json } from '../../../test/support/http-peer.ts'
import type { Backend } from '../backend.ts'

describe('the calls of voice', () => {
  let peer: HttpPeer
  let backend: Backend

  const call = (name: string, input: unknown = {}) => backend.dispatch(name, input)

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

  it.each([
    [{ targetLanguages: ['de', 'fr', 'es', 'it', 'ja', 'zh'] }, 'targetLanguages', 'too-much'],
    [{ targetLanguages: ['xx'] }, 'targetLanguages.0', 'unknown-value'],
    [{ targetLanguages: [] }, 'targetLanguages', 'missing'],
    [{ targetLanguages: ['de'], sourceLanguage: 'ar' }, 'sourceLanguageMode', 'cannot-detect'],
  ])('refuses %j before anything is sent', async (input, field, type) => {
    expect(await call('voice.open', input)).toMatchObject({
      error: { kind: 'invalid-input', field, problem: { type } },
    })
    expect(peer.received).toEqual([])
  })

  it('lets speech go to no other host, whatever the service answers', async () => {
    peer.answerWith(json(200, { streaming_url: 'wss://evil.test/', token: 'once', session_id: 'id' }))
    expect(await call('voice.open', { targetLanguages: ['de'] })).toEqual({
      ok: false,
      error: { kind: 'address-refused', reason: 'other-host', address: 'wss://evil.test' },
    })
  })

  it('asks to reconnect once only, with the token that it is given', async () => {
    peer.answerWith(json(503, {}))
    expect(await call('voice.resume', { token: 't1' })).toMatchObject({ error: { kind: 'unavailable' } })
    expect(peer.received.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/v3/voice/realtime?token=t1'],
    ])
  })
})
