import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { connectionTo } from '../../../../test/support/service/connection-to.ts'
import { endless, packed } from '../../../../test/support/service/hostile-answers.ts'
import { type Answer, HttpPeer, json } from '../../../../test/support/service/http-peer.ts'
import { silentLog } from '../../../core/base/log.ts'
import { systemClock } from '../../base/system-clock.ts'
import { downloadDocument } from '../transfer/download.ts'
import { sendByFetch } from '../transfer/send-large.ts'
import { uploadDocument } from '../transfer/upload.ts'
import { ServiceHttp } from './http.ts'

const ports = { clock: systemClock, fetch: globalThis.fetch, userAgent: 'Parley/test' }
const large = { ...ports, send: sendByFetch(globalThis.fetch) }

const { signal } = new AbortController()
const context = { signal, progress: () => undefined }

let peer: HttpPeer
beforeEach(async () => {
  peer = await HttpPeer.listen()
})
afterEach(() => peer.close())

/** Answers all requests so; resolves when the client closes the connection. */
const watched = (answer: Answer) => {
  const closed = Promise.withResolvers<void>()
  peer.answerWith((response, request) => {
    response.on('close', closed.resolve)
    answer(response, request)
  })
  return closed.promise
}

const request = () =>
  new ServiceHttp({ ...ports, random: () => 1, log: silentLog }).request(connectionTo(peer.address), {
    method: 'GET',
    path: '/v1/thing',
    repeat: 'safe',
    attempts: 1,
    answer: z.object({}),
  })

describe('an answer', () => {
  it.each([
    ['never ends', endless()],
    ['is small, and unpacks to more than there is room for', packed(40)],
  ])('that %s is given up, and says so', async (_what, answer) => {
    const closed = watched(answer)
    expect(await request()).toMatchObject({
      error: { kind: 'invalid-response', detail: 'larger than 32 MB' },
    })
    await closed
  })

  it('of a few MB is read, packed or not', async () => {
    peer.answerWith(packed(20))
    expect(await request()).toEqual({ ok: true, value: {} })
    peer.answerWith(json(200, { more: 'm'.repeat(20_000_000) }))
    expect(await request()).toEqual({ ok: true, value: {} })
  })

  it('in which a letter is cut by the network is read as it was written', async () => {
    peer.answerWith((response) => {
      const [first, ...rest] = Buffer.from('"é"').subarray(1)
      response.writeHead(400, { 'Content-Type': 'application/json' })
      response.write(Buffer.from([...Buffer.from('{"message":"'), first ?? 0]))
      setTimeout(() => response.end(Buffer.from([...rest, ...Buffer.from('}')])), 20)
    })
    expect(await request()).toMatchObject({ error: { kind: 'refused', message: 'é' } })
  })

  it('that refuses keeps its meaning, however much it says', async () => {
    const closed = watched(endless(456))
    expect(await request()).toEqual({ ok: false, error: { kind: 'quota-exceeded' } })
    await closed
  })
})

describe('a document', () => {
  it('is given up where its translation never ends', async () => {
    const closed = watched(endless(200, 'application/pdf'))
    let bytes = 0
    const result = await downloadDocument(
      large,
      { ...connectionTo(peer.address), url: new URL(peer.address) },
      { body: {}, secret: 'k', isPage: false, signal },
      async ({ body }) => {
        for await (const chunk of body) bytes += chunk.length
      },
    )
    expect(result).toMatchObject({ error: { kind: 'invalid-response', detail: 'larger than 200 MB' } })
    expect(bytes).toBeLessThanOrEqual(200 * 1024 * 1024)
    await closed
  })

  it('that was sent may be there where the answer never ends', async () => {
    const closed = watched(endless())
    const content = { contentType: 'text/plain', chunks: [Buffer.from('Hello')], bytes: 5 }
    expect(
      await uploadDocument(
        large,
        { ...connectionTo(peer.address), url: new URL(peer.address) },
        content,
        context,
      ),
    ).toMatchObject({
      error: { kind: 'document-unconfirmed' },
    })
    await closed
  })
})
