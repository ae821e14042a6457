import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settle, VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import { connectionTo } from '../../../../test/support/service/connection-to.ts'
import { breakInside, bytes } from '../../../../test/support/service/document-peer.ts'
import { HttpPeer, json } from '../../../../test/support/service/http-peer.ts'
import { documentOperations } from '../operations/documents/documents-operations.ts'
import { bodyFor, urlOf } from '../operations/operation.ts'
import { type Arriving, downloadDocument } from './download-document.ts'
import { sendByFetch } from './send-large.ts'

let peer: HttpPeer
let clock: VirtualClock
beforeEach(async () => {
  peer = await HttpPeer.listen()
  clock = new VirtualClock()
})
afterEach(() => peer.close())

const collect = async ({ body, total }: Arriving) => {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return { text: Buffer.concat(chunks).toString(), total }
}

const download = (
  store: (arriving: Arriving) => Promise<unknown> = collect,
  signal = new AbortController().signal,
  isPage = false,
  fetch = globalThis.fetch,
) => {
  const connection = connectionTo(peer.address, { key: 'my-key' })
  const ticket = { documentId: 'a/b', documentKey: 'k' }
  return downloadDocument(
    { fetch, send: sendByFetch(fetch), clock, userAgent: 'Parley/test' },
    { ...connection, url: urlOf(connection, documentOperations.download, ticket) },
    { body: bodyFor(documentOperations.download, ticket), secret: 'k', isPage, signal },
    store,
  )
}

describe('a download', () => {
  it('shows the key, and hands on the bytes as they come', async () => {
    peer.answerWith(bytes('Hallo'))
    expect(await download()).toEqual({ ok: true, value: { text: 'Hallo', total: 5 } })
    expect(peer.received).toMatchObject([
      {
        method: 'POST',
        url: '/v2/document/a%2Fb/result',
        body: '{"document_key":"k"}',
        headers: { authorization: 'Service-Auth-Key my-key', 'content-type': 'application/json' },
      },
    ])
  })

  it('that breaks off in the middle is a lost connection', async () => {
    peer.answerWith(breakInside('Hal'))
    expect(await download()).toMatchObject({ error: { kind: 'unreachable', cause: 'connection-lost' } })
    expect(peer.received).toHaveLength(1)
  })

  it('whose refusal breaks off in the middle is a lost connection', async () => {
    peer.answerWith((response) => {
      response.writeHead(503, { 'Content-Length': '100' })
      response.write('{"message":', () => response.destroy())
    })
    expect(await download()).toMatchObject({ error: { kind: 'unreachable', cause: 'connection-lost' } })
  })

  it.each([
    ['stalls', 'timed-out', () => void clock.advance(60_000)],
    ['is not wanted any more', 'cancelled', (abort: AbortController) => abort.abort()],
  ])('whose refusal %s half-way is given up', async (_what, kind, end) => {
    const abort = new AbortController()
    peer.answerWith((response) => {
      response.writeHead(503, { 'Content-Length': '100' })
      response.write('{"message":')
    })
    const { promise: refused, resolve: refuse } = Promise.withResolvers<undefined>()
    const fetch = async (...request: Parameters<typeof globalThis.fetch>) => {
      const response = await globalThis.fetch(...request)
      refuse(undefined)
      return response
    }
    const result = download(collect, abort.signal, false, fetch)
    await refused
    await settle()
    end(abort)
    expect(await result).toMatchObject({ error: { kind } })
  })

  it.each([
    [503, 'unavailable'],
    [404, 'not-found'],
    [302, 'invalid-response'],
  ])('that is answered with %i is none', async (status, kind) => {
    peer.answerWith(json(status, { message: 'No.' }))
    expect(await download()).toMatchObject({ error: { kind } })
  })

  it('of a page is a page, and of anything else it is not', async () => {
    peer.answerWith(bytes('<p>Hallo', 'text/html; charset=utf-8'))
    expect(await download(collect, undefined, true)).toMatchObject({ value: { text: '<p>Hallo' } })
    expect(await download()).toMatchObject({ error: { kind: 'invalid-response', detail: 'not a document' } })
  })

  it('that stalls half-way is given up after a minute', async () => {
    peer.answerWith((response) => {
      response.writeHead(200)
      response.write('Hal')
    })
    const chunks: Uint8Array[] = []
    const result = download(async ({ body }) => {
      for await (const chunk of body) {
        chunks.push(chunk)
        void clock.advance(60_000)
      }
    })
    expect(await result).toMatchObject({ error: { kind: 'timed-out', afterMs: 60_000 } })
    expect(chunks).toHaveLength(1)
  })

  it('can be cancelled', async () => {
    const abort = new AbortController()
    peer.answerWith((response) => {
      response.writeHead(200)
      response.write('Hal')
    })
    const result = download(async ({ body }) => {
      for await (const _piece of body) abort.abort()
    }, abort.signal)
    expect(await result).toEqual({ ok: false, error: { kind: 'cancelled' } })
  })

  it('that cannot be stored is a fault of whoever stores it', async () => {
    peer.answerWith(bytes('Hallo'))
    await expect(download(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
  })
})
