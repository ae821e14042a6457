import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FastClock } from '../../../../test/support/base/fast-clock.ts'
import { type Answer, HttpPeer, json } from '../../../../test/support/service/http-peer.ts'
import { sendByFetch } from './send-large.ts'
import { SignedTransfer } from './signed-transfer.ts'

const MAX_BYTES = 1000
const { signal } = new AbortController()
const context = { signal, progress: () => undefined }

let peer: HttpPeer
beforeEach(async () => {
  peer = await HttpPeer.listen()
})
afterEach(() => peer.close())

const { fetch } = globalThis
const get = (path: string) =>
  new SignedTransfer({
    clock: new FastClock(),
    fetch,
    send: sendByFetch(fetch),
    userAgent: 'Parley/test',
    random: () => 0,
  }).get(`${peer.address}${path}`, peer.address, MAX_BYTES, context)

/** Refuses a request, and quotes its address. */
const refusing =
  (status: number): Answer =>
  (response, request) =>
    json(status, { message: `no access to ${request.url}` })(response, request)

describe('a storage that refuses a file', () => {
  it.each(['/export?signature=s3cret', '/s3cret/export'])(
    'is not quoted, since it may quote the signed address %s',
    async (path) => {
      peer.answerWith(refusing(503))
      expect(await get(path)).toEqual({ ok: false, error: { kind: 'unavailable', status: 503 } })
    },
  )

  it('says nothing about the key, which it has never seen', async () => {
    peer.answerWith(refusing(403))
    expect(await get('/export?signature=s3cret')).toEqual({
      ok: false,
      error: { kind: 'invalid-response', host: new URL(peer.address).host, detail: 'file transfer (403)' },
    })
    expect(peer.received[0]?.headers.authorization).toBeUndefined()
  })
})
