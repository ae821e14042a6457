import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { settle, VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import { connectionTo } from '../../../../test/support/service/connection-to.ts'
import { HttpPeer, json } from '../../../../test/support/service/http-peer.ts'
import type { Progress } from '../../../core/base/call.ts'
import { serviceProfiles } from '../../../core/service/service-profiles.ts'
import { ProxyFailure } from '../../network/proxy-failure.ts'
import { createMultipart } from './multipart.ts'
import { sendByFetch } from './send-large.ts'
import { type UploadContext, uploadDocument } from './upload.ts'

const MB = 1024 * 1024
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function listen(): Promise<HttpPeer> {
  const peer = await HttpPeer.listen()
  closing.push(() => peer.close())
  return peer
}

/** A server whose handling of a connection is up to the test. */
async function listenRaw(accept: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    accept(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

function upload(
  address: string,
  content: Uint8Array,
  context: Partial<UploadContext> = {},
  clock = new VirtualClock(),
  send = sendByFetch(globalThis.fetch),
) {
  const { fetch } = globalThis
  return uploadDocument(
    { fetch, send, clock, userAgent: 'Parley/test' },
    {
      ...connectionTo(address, { profile: serviceProfiles.deepl, key: 'my-key' }),
      url: new URL(`${address}/v2/document`),
    },
    createMultipart([['target_lang', 'DE']], { name: 'a"b.txt', content }),
    { signal: new AbortController().signal, progress: () => undefined, ...context },
  )
}

describe('an upload', () => {
  it('arrives as one form of known length, with the key and the name', async () => {
    const peer = await listen()
    peer.answerWith(json(200, { document_id: 'd', document_key: 'k', more: 1 }))
    expect(await upload(peer.address, Buffer.from('Hello'))).toEqual({
      ok: true,
      value: { documentId: 'd', documentKey: 'k' },
    })
    const [received] = peer.received
    expect(received).toMatchObject({
      url: '/v2/document',
      method: 'POST',
      headers: { authorization: 'DeepL-Auth-Key my-key', 'user-agent': 'Parley/test' },
      body: expect.stringContaining('name="file"; filename="a%22b.txt"'),
    })
    expect(Number(received?.headers['content-length'])).toBe(received?.body.length)
    expect(received?.headers['transfer-encoding']).toBeUndefined()
  })

  it('tells how far it has come, as fast as the network takes it', async () => {
    const seen: Progress[] = []
    let socket: Socket | undefined
    const address = await listenRaw((accepted) => {
      socket = accepted.pause()
    })
    const abort = new AbortController()
    const sent = upload(address, new Uint8Array(20 * MB), {
      signal: abort.signal,
      progress: (progress) => seen.push(progress),
    })
    const doneSoFar = () => seen.at(-1)?.done ?? 0
    // The peer does not read: once the buffers on the way are full, the sent count stops.
    let before = -1
    while (doneSoFar() === 0 || doneSoFar() !== before) {
      before = doneSoFar()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect(before).toBeLessThan(20 * MB)
    socket?.resume()
    while (doneSoFar() < 20 * MB) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(seen.map(({ done }) => done)).toEqual(seen.map(({ done }) => done).toSorted((a, b) => a - b))
    abort.abort()
    // All of it was sent, and the outcome is unknown.
    expect(await sent).toMatchObject({ error: { kind: 'document-unconfirmed' } })
  })

  it('that is reset in the middle has not happened: it may be sent again', async () => {
    const address = await listenRaw((socket) => socket.once('data', () => socket.resetAndDestroy()))
    expect(await upload(address, new Uint8Array(20 * MB))).toMatchObject({
      error: { kind: 'unreachable', cause: 'connection-lost', sent: 'no' },
    })
  })

  it('that is reset before its answer may have happened', async () => {
    const peer = await listen()
    peer.answerWith((response) => void response.destroy())
    expect(await upload(peer.address, Buffer.from('Hello'))).toEqual({
      ok: false,
      error: { kind: 'document-unconfirmed', detail: 'unreachable' },
    })
  })

  it('whose answer breaks off in the middle has happened', async () => {
    const peer = await listen()
    peer.answerWith((response) => {
      response.writeHead(200, { 'Content-Length': '100' })
      response.write('{"document_id":', () => response.destroy())
    })
    expect(await upload(peer.address, Buffer.from('Hello'))).toMatchObject({
      error: { kind: 'document-unconfirmed' },
    })
  })

  it('that makes no headway is given up', async () => {
    const clock = new VirtualClock()
    const address = await listenRaw((socket) => void socket.pause())
    const seen: number[] = []
    const sent = upload(address, new Uint8Array(20 * MB), { progress: ({ done }) => seen.push(done) }, clock)
    let before = -1
    while (seen.length === 0 || seen.length !== before) {
      before = seen.length
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await clock.advance(59_999)
    await settle()
    await clock.advance(1)
    expect(await sent).toMatchObject({ error: { kind: 'timed-out', afterMs: 60_000 } })
  })

  it('that is to rest is aborted only before it can be complete', async () => {
    const rest = new AbortController()
    const address = await listenRaw((socket) => {
      socket.pause()
      rest.abort()
    })
    expect(await upload(address, new Uint8Array(20 * MB), { rest: rest.signal })).toEqual({
      ok: false,
      error: { kind: 'cancelled' },
    })
    const peer = await listen()
    const late = new AbortController()
    peer.answerWith((response, request) => {
      late.abort()
      json(200, { document_id: 'd', document_key: 'k' })(response, request)
    })
    expect(await upload(peer.address, Buffer.from('Hello'), { rest: late.signal })).toMatchObject({
      ok: true,
    })
  })

  it('can be cancelled before it is complete', async () => {
    const abort = new AbortController()
    const address = await listenRaw((socket) => {
      socket.pause()
      abort.abort()
    })
    expect(await upload(address, new Uint8Array(20 * MB), { signal: abort.signal })).toEqual({
      ok: false,
      error: { kind: 'cancelled' },
    })
  })

  it.each([
    [413, 'too-large'],
    [456, 'quota-exceeded'],
    [403, 'not-allowed'],
    [400, 'refused'],
    [503, 'unavailable'],
  ])('that is answered with %i says so, with the words of the service', async (code, kind) => {
    const peer = await listen()
    peer.answerWith(json(code, { message: 'No.' }))
    expect(await upload(peer.address, Buffer.from('Hello'))).toMatchObject({
      error: { kind, message: 'No.', traceId: 'trace-7' },
    })
  })

  it('takes key and document nowhere else', async () => {
    const [peer, other] = [await listen(), await listen()]
    peer.answerWith((response) => response.writeHead(307, { Location: other.address }).end())
    expect(await upload(peer.address, Buffer.from('Hello'))).toMatchObject({
      error: { kind: 'invalid-response' },
    })
    expect(other.received).toEqual([])
  })

  it('to a port without a server was not sent', async () => {
    const peer = await listen()
    const { address } = peer
    await peer.close()
    closing.length = 0
    expect(await upload(address, Buffer.from('Hello'))).toMatchObject({
      error: { kind: 'unreachable', cause: 'connection-refused', sent: 'no' },
    })
  })

  it.each(['unreachable', 'credentials', 'refused'] as const)(
    'that a proxy does not let through (%s) was not sent, even where all of it is packed',
    async (reason) => {
      const sent = upload('https://h.test', Buffer.from('Hello'), {}, undefined, ({ leaving }) => {
        // A stack that takes the whole body before it connects.
        leaving()
        return Promise.reject(new ProxyFailure('proxy.test:8080', reason))
      })
      expect(await sent).toEqual({ ok: false, error: { kind: 'proxy', host: 'proxy.test:8080', reason } })
    },
  )
})
