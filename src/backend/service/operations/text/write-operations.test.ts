import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backendOn } from '../../../../../test/support/app/backend-on.ts'
import { answerByPath, bodiesAt } from '../../../../../test/support/service/answers-by-path.ts'
import { type Answer, HttpPeer, json } from '../../../../../test/support/service/http-peer.ts'

const REPHRASE = '/v2/write/rephrase'
const CORRECT = '/v2/write/correct'

const polish: Answer = (response, request) => {
  const { text, target_lang } = JSON.parse(request.body) as { text: string[]; target_lang?: string }
  const improvements = text.map((each) => ({
    detected_source_language: 'en',
    target_language: target_lang ?? '',
    text: each.toUpperCase(),
  }))
  json(200, { improvements })(response, request)
}

const language = (lang: string, features: string[]) => ({
  lang,
  name: lang,
  usable_as_source: true,
  usable_as_target: true,
  features,
})

describe('help with writing', () => {
  let peer: HttpPeer
  beforeEach(async () => {
    peer = await HttpPeer.listen()
    answerByPath(peer, {
      [REPHRASE]: polish,
      [CORRECT]: polish,
      '/v3/languages': json(200, [language('en-US', ['writing_style', 'tone']), language('es', [])]),
    })
  })
  afterEach(() => peer.close())

  const call = (name: string, input: object) =>
    backendOn({ address: peer.address, key: 'key' }).dispatch(name, {
      texts: ['hello'],
      targetLanguage: 'en-US',
      ...input,
    })

  it('rephrases texts in a style', async () => {
    expect(await call('write.rephrase', { texts: ['one', 'two'], writingStyle: 'business' })).toEqual({
      ok: true,
      value: {
        improvements: [
          { text: 'ONE', detectedSourceLanguage: 'en', targetLanguage: 'en-US' },
          { text: 'TWO', detectedSourceLanguage: 'en', targetLanguage: 'en-US' },
        ],
      },
    })
    expect(bodiesAt(peer, REPHRASE)).toEqual([
      { target_lang: 'en-US', writing_style: 'business', text: ['one', 'two'] },
    ])
  })

  it('rephrases texts in a tone', async () => {
    await call('write.rephrase', { tone: 'prefer_friendly' })
    expect(bodiesAt(peer, REPHRASE)).toEqual([
      { target_lang: 'en-US', tone: 'prefer_friendly', text: ['hello'] },
    ])
  })

  it('corrects texts', async () => {
    expect(await call('write.correct', {})).toEqual({
      ok: true,
      value: { improvements: [{ text: 'HELLO', detectedSourceLanguage: 'en', targetLanguage: 'en-US' }] },
    })
    expect(bodiesAt(peer, CORRECT)).toEqual([{ target_lang: 'en-US', text: ['hello'] }])
  })

  it.each(['write.rephrase', 'write.correct'])('%s takes a long text apart', async (name) => {
    const text = 'One more sentence. '.repeat(10_000)
    expect(await call(name, { texts: [text] })).toMatchObject({
      value: { improvements: [{ text: text.toUpperCase() }] },
    })
    for (const { body } of peer.received) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(10_240)
    expect(peer.received.length).toBeGreaterThan(1)
  })

  it.each(['write.rephrase', 'write.correct'])('%s leaves texts in their own languages', async (name) => {
    const { dispatch } = backendOn({ address: peer.address, key: 'key' })
    expect(await dispatch(name, { texts: ['hello', 'bonjour'] })).toMatchObject({
      value: { improvements: [{ text: 'HELLO' }, { text: 'BONJOUR' }] },
    })
    expect(peer.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { text: ['hello', 'bonjour'] },
    ])
  })

  it('writes codes as the service does', async () => {
    await call('write.correct', { targetLanguage: 'ZH-HANS' })
    await call('write.correct', { targetLanguage: 'EN-gb' })
    expect(bodiesAt(peer, CORRECT).map((body) => body['target_lang'])).toEqual(['zh-Hans', 'en-GB'])
  })

  it('takes a usual style with a tone', async () => {
    expect(await call('write.rephrase', { writingStyle: 'default', tone: 'friendly' })).toMatchObject({
      ok: true,
    })
  })

  it.each([
    [{ writingStyle: 'casual', tone: 'friendly' }, 'tone'],
    [{ texts: ['\uDE00'] }, 'texts.0'],
    [{ writingStyle: 'poetic' }, 'writingStyle'],
  ])('refuses %j before anything is sent', async (input, field) => {
    expect(await call('write.rephrase', input)).toMatchObject({ error: { kind: 'invalid-input', field } })
    expect(peer.received).toEqual([])
  })

  it.each([
    [{ writingStyle: 'casual' }, 'writingStyle'],
    [{ tone: 'friendly' }, 'tone'],
  ])('refuses %j for a language that does not have it', async (input, field) => {
    expect(await call('write.rephrase', { ...input, targetLanguage: 'es' })).toEqual({
      ok: false,
      error: { kind: 'invalid-input', field, problem: { type: 'not-supported', language: 'es' } },
    })
    expect(bodiesAt(peer, REPHRASE)).toEqual([])
  })

  it('refuses half characters in what is to be corrected', async () => {
    expect(await call('write.correct', { texts: ['fine', '\uD83D'] })).toMatchObject({
      error: { field: 'texts.1' },
    })
    expect(peer.received).toEqual([])
  })

  it.each([
    [400, 'refused'],
    [403, 'not-allowed'],
    [456, 'quota-exceeded'],
  ])('ends with status %i as %s', async (status, kind) => {
    answerByPath(peer, { [CORRECT]: json(status, { message: 'No.' }) })
    expect(await call('write.correct', {})).toMatchObject({ error: { kind, message: 'No.' } })
  })

  it('takes an answer without its text for a bad one, and names what is missing', async () => {
    answerByPath(peer, {
      [CORRECT]: json(200, { improvements: [{ detected_source_language: 'en' }] }),
    })
    expect(await call('write.correct', {})).toMatchObject({
      error: { kind: 'invalid-response', detail: 'improvements.0.text: invalid_type' },
    })
  })
})
