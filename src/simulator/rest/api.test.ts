import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, PCM } from '../../../test/support/service/simulator-client.ts'
import { meeting } from '../script/script.ts'
import { createSimulator, type Simulator } from '../simulator-server.ts'
import { Api } from './api.ts'

let simulator: Simulator
beforeAll(async () => {
  simulator = await createSimulator({ key: 'the-key' })
})
afterAll(() => simulator.close())

/** Sends just these headers, which `fetch` does not. */
function bare(path: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(simulator.address + path, { headers, setHost: headers['Host'] === undefined })
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('error', reject)
    request.end()
  })
}

const AGENT = { 'User-Agent': 'test' }
const KEY = { Authorization: 'Service-Auth-Key the-key' }

describe('a route that no scope covers', () => {
  it('is refused at the start, which says where scopes are added', () => {
    const routes = [{ method: 'GET', path: '/v9/new', handle: () => ({ status: 200 }) }]
    expect(() => new Api({ routes } as never)).toThrow(
      'no scope covers /v9/new: add a row to AREAS in src/simulator/rest/account/scopes.ts',
    )
  })
})

describe('every request', () => {
  it('is answered with a trace id, a new one each time', async () => {
    const answers = await Promise.all([
      call(simulator, 'GET', '/v2/languages'),
      call(simulator, 'GET', '/nowhere'),
    ])
    const ids = answers.map(({ headers }) => headers.get('X-Trace-ID'))
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(ids[1]).toMatch(/^[0-9a-f-]{36}$/)
    expect(ids[0]).not.toBe(ids[1])
  })

  it('needs a User-Agent', async () => {
    expect(await bare('/v2/languages', KEY)).toBe(400)
    expect(await bare('/v2/languages', { ...KEY, ...AGENT })).toBe(200)
  })

  it.each(['Service-Auth-Key', 'DeepL-Auth-Key'])('may carry the key under the scheme %s', async (scheme) => {
    const headers = { Authorization: `${scheme} the-key` }
    expect((await call(simulator, 'GET', '/v2/languages', undefined, headers)).status).toBe(200)
  })

  it.each(['Service-Auth-Key another', 'Bearer the-key', 'the-key', ''])(
    'with the authorization "%s" is answered 403',
    async (Authorization) => {
      const answer = await call(simulator, 'GET', '/v2/languages', undefined, { Authorization })
      expect(answer.status).toBe(403)
      expect(answer.body).toEqual({ message: expect.stringContaining('key') })
    },
  )

  it('must be for this computer by name', async () => {
    expect(await bare('/v2/languages', { ...KEY, ...AGENT, Host: 'evil.example' })).toBe(403)
    expect(await bare('/v2/languages', { ...KEY, ...AGENT, Host: 'localhost:1234' })).toBe(200)
  })

  it.each<readonly [method: string, path: string, status: number]>([
    ['GET', '/nowhere', 404],
    ['GET', '/', 404],
    ['DELETE', '/v2/languages', 405],
    ['PUT', '/v3/voice/realtime', 405],
  ])('%s %s is answered %i', async (method, path, status) => {
    const answer = await call(simulator, method, path)
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ message: expect.any(String) })
  })

  it('that holds no JSON is refused', async () => {
    const send = (body: string, type: string) =>
      fetch(`${simulator.address}/v2/translate`, {
        method: 'POST',
        body,
        headers: { ...KEY, 'Content-Type': type },
      })
    expect((await send('{', 'application/json')).status).toBe(400)
    expect((await send('[]', 'application/json')).status).toBe(400)
    expect((await send('{}', 'text/plain')).status).toBe(415)
    expect((await send('--x', 'multipart/form-data')).status).toBe(400)
    expect((await send('--x', 'multipart/form-data; boundary=x')).status).toBe(400)
  })

  it('may be a form in parts', async () => {
    const body = new FormData()
    body.append('text', meeting.agreed.en)
    body.append('target_lang', 'DE')
    const answer = await fetch(`${simulator.address}/v2/translate`, { method: 'POST', headers: KEY, body })
    expect(await answer.json()).toMatchObject({ translations: [{ text: meeting.agreed.de }] })
  })
})

describe('an error in one deployment', () => {
  const askAs = (scheme: string, path: string, key = simulator.key) =>
    call(simulator, 'GET', path, undefined, { Authorization: `${scheme} ${key}` })

  it('has a stable name', async () => {
    expect(await askAs('DeepL-Auth-Key', '/v3/glossaries/none')).toMatchObject({
      status: 404,
      body: { message: 'Glossary not found.', code: 'not_found' },
    })
    expect((await askAs('Service-Auth-Key', '/v3/glossaries/none')).body).not.toHaveProperty('code')
    expect((await askAs('DeepL-Auth-Key', '/v2/usage')).body).not.toHaveProperty('code')
  })

  it('is nested where the edge refuses a key', async () => {
    const message = 'Authorization failure, check the authentication key.'
    expect(await askAs('DeepL-Auth-Key', '/v2/usage', 'nobody')).toMatchObject({
      status: 403,
      body: { error: { message, code: 'forbidden' } },
    })
    expect((await askAs('Service-Auth-Key', '/v2/usage', 'nobody')).body).toEqual({ message })
  })
})

describe('text translation', () => {
  const translate = (body: object) => call(simulator, 'POST', '/v2/translate', body)

  it('returns unknown text unchanged, after the code of the language', async () => {
    const text = [`Hello there. ${meeting.green.en} And now? To work!`]
    expect((await translate({ text, target_lang: 'ja' })).body).toEqual({
      translations: [
        {
          detected_source_language: 'EN',
          text: `[JA] Hello there. ${meeting.green.ja} [JA] And now? To work!`,
        },
      ],
    })
  })

  it.each<readonly [body: object, message: RegExp]>([
    [{ target_lang: 'DE' }, /'text' not specified/],
    [{ text: ['a'] }, /'target_lang' not specified/],
    [{ text: [], target_lang: 'DE' }, /'text'/],
    [{ text: [7], target_lang: 'DE' }, /'text/],
    [{ text: ['a'], target_lang: 'XX' }, /'target_lang'/],
    [{ text: ['a'], target_lang: 'DE', source_lang: 'EN-GB' }, /'source_lang'/],
    [{ text: ['a'], target_lang: 'KO', formality: 'more' }, /'formality' is not supported/],
  ])('is refused for %j', async (body, message) => {
    const answer = await translate(body)
    expect(answer.status).toBe(400)
    expect((answer.body as { message: string }).message).toMatch(message)
  })

  it('accepts at most 128 KiB', async () => {
    const around = JSON.stringify({ text: [''], target_lang: 'DE' }).length
    const text = (bytes: number) => ({ text: ['x'.repeat(bytes - around)], target_lang: 'DE' })
    expect((await translate(text(128 * 1024))).status).toBe(200)
    expect((await translate(text(128 * 1024 + 1))).status).toBe(413)
  })
})

describe('a voice session', () => {
  it('speaks five languages in one deployment, and one in the other', async () => {
    const body = { source_media_content_type: PCM, target_media_languages: ['de', 'fr'] }
    expect((await call(simulator, 'POST', '/v3/voice/realtime', body)).status).toBe(200)
    const headers = { Authorization: 'DeepL-Auth-Key the-key' }
    expect((await call(simulator, 'POST', '/v3/voice/realtime', body, headers)).status).toBe(400)
  })
})
