import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSimulator, type Simulator } from '../simulator-server.ts'

let simulator: Simulator
beforeAll(async () => {
  simulator = await createSimulator({ key: 'k', faults: [{ kind: 'html', path: '/v2/first' }] })
})
afterAll(() => simulator.close())

const ask = (fault: string, path = '/v2/usage', init: RequestInit = {}) =>
  fetch(simulator.address + path, {
    redirect: 'manual',
    ...init,
    headers: { Authorization: 'Service-Auth-Key k', 'X-Demo-Fault': fault },
  })
const post = (fault: string, text: string, init: RequestInit = {}) =>
  ask(fault, '/v2/translate', {
    method: 'POST',
    body: new URLSearchParams({ text, target_lang: 'DE' }),
    ...init,
  })
const used = async (): Promise<unknown> =>
  ((await (await ask('none')).json()) as { character_count: unknown }).character_count

describe('a request that meets a fault', () => {
  it('is answered with the status that was asked for, and not carried out', async () => {
    const before = await used()
    const answer = await post('429;retry-after=7', 'text')
    expect(answer.status).toBe(429)
    expect(answer.headers.get('Retry-After')).toBe('7')
    expect(answer.headers.get('X-Trace-ID')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await answer.json()).toEqual({ message: expect.any(String) })
    expect(await used()).toBe(before)
  })

  it('is answered with the body that was asked for', async () => {
    expect(await (await ask('503;body=%7B%22message%22%3A%22busy%22%7D')).json()).toEqual({ message: 'busy' })
  })

  it('meets none without a key', async () => {
    const answer = await fetch(`${simulator.address}/v2/usage`, { headers: { 'X-Demo-Fault': '503' } })
    expect(answer.status).toBe(403)
  })

  it('meets one after another, until it is answered', async () => {
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await ask('500*2,503')).status)
    expect(statuses).toEqual([500, 500, 503, 200])
  })

  it('sees the answer, however much it sends', async () => {
    const answer = await ask('500', '/v2/document', { method: 'POST', body: new Uint8Array(20_000_000) })
    expect(answer.status).toBe(500)
  })

  it('gets a page instead of an answer', async () => {
    const answer = await ask('html;status=502')
    expect(answer.status).toBe(502)
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(answer.headers.get('X-Trace-ID')).toBeNull()
    expect(await answer.text()).toMatch(/^<!doctype html>/)
  })

  it('receives invalid JSON', async () => {
    const answer = await ask('invalid-json')
    expect(answer.headers.get('Content-Type')).toBe('application/json')
    await expect(answer.json()).rejects.toThrow(SyntaxError)
  })

  it('is sent elsewhere', async () => {
    const answer = await ask('redirect;status=307;to=https%3A//other.example/x')
    expect([answer.status, answer.headers.get('Location')]).toEqual([307, 'https://other.example/x'])
  })

  it('is carried out, and loses the connection in the middle of the answer', async () => {
    const before = await used()
    const answer = await post('reset', 'four')
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow(/terminated|reset/i)
    expect(await used()).toBe(Number(before) + 4)
  })

  it('stalls until its client aborts, and is not carried out', async () => {
    const before = await used()
    const signal = AbortSignal.timeout(100)
    await expect(post('stall', 'four', { signal })).rejects.toThrow(/timeout/i)
    expect(await used()).toBe(before)
  })

  it('stalls in the middle of the answer', async () => {
    const client = new AbortController()
    const answer = await ask('stall;at=body', '/v2/languages', { signal: client.signal })
    expect(answer.status).toBe(200)
    const reader = answer.body!.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toMatch(/^\[\{"language"/)
    const rest = reader.read().then(
      () => 'more came',
      () => 'it was given up',
    )
    const pause = new Promise((resolve) => setTimeout(resolve, 50)).then(() => 'nothing')
    expect(await Promise.race([rest, pause])).toBe('nothing')
    client.abort()
    expect(await rest).toBe('it was given up')
  })

  it.each(['stall;ms=5', 'stall;at=body;ms=5'])('goes on after %s', async (fault) => {
    expect(await (await ask(fault)).json()).toMatchObject({ character_count: expect.any(Number) })
  })

  it('is refused if it asks for an unknown fault', async () => {
    const answer = await ask('fire')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/^'fire' is not a fault: kind,/) })
  })

  it('meets what was scripted for it, at start or later', async () => {
    const get = (path: string) =>
      fetch(simulator.address + path, { headers: { Authorization: 'Service-Auth-Key k' } })
    expect(await (await get('/v2/first')).text()).toMatch(/^<!doctype html>/)
    expect((await get('/v2/first')).status).toBe(404)
    simulator.faults.add('503,504')
    expect((await get('/v2/usage')).status).toBe(503)
    expect((await get('/v2/usage')).status).toBe(504)
    expect((await get('/v2/usage')).status).toBe(200)
  })

  it('does not start with faults that cannot be read', async () => {
    await expect(createSimulator({ faults: 'fire' })).rejects.toThrow(/not a fault/)
  })
})
