import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { systemClock } from '../../../src/backend/base/system-clock.ts'
import { ServiceHttp } from '../../../src/backend/service/http/http.ts'
import { answerLimits } from '../../../src/backend/service/operations/operation.ts'
import { downloadDocument } from '../../../src/backend/service/transfer/download-document.ts'
import type { SendLarge } from '../../../src/backend/service/transfer/send-large.ts'
import { SignedTransfer } from '../../../src/backend/service/transfer/signed-transfer.ts'
import { uploadDocument } from '../../../src/backend/service/transfer/upload.ts'
import { silentLog } from '../../../src/core/base/log.ts'
import { connectionTo } from '../service/connection-to.ts'
import { endless, packed } from '../service/hostile-answers.ts'
import { type Answer, HttpPeer, json, type Received } from '../service/http-peer.ts'

const MB = 1024 * 1024

/** How requests and uploads reach the service. */
export interface Transport {
  readonly fetch: typeof globalThis.fetch
  readonly send: SendLarge
}

/** Hostile answers, which every transport has to survive in the same way. */
export function surviveHostileAnswers(open: () => Transport | Promise<Transport>): void {
  let peer: HttpPeer
  let transport: Transport
  beforeEach(async () => {
    peer = await HttpPeer.listen()
    transport = await open()
  })
  afterEach(() => peer.close())

  const { signal } = new AbortController()
  const context = { signal, progress: () => undefined }
  const ports = () => ({ ...transport, clock: systemClock, userAgent: 'Parley/test', random: () => 1 })

  /** Answers all requests so; resolves once the client closes the connection, with the bytes that it was sent. */
  const watched = (answer: Answer): Promise<number> => {
    const closed = Promise.withResolvers<number>()
    peer.answerWith((response, request) => {
      const { socket } = response
      response.on('close', () => closed.resolve(socket?.bytesWritten ?? 0))
      answer(response, request)
    })
    return closed.promise
  }

  const request = () =>
    new ServiceHttp({ ...ports(), log: silentLog }).request(connectionTo(peer.address), {
      method: 'GET',
      path: '/v1/thing',
      repeat: 'safe',
      attempts: 1,
      limits: answerLimits.table,
      answer: z.object({}),
    })

  const destination = () => ({ ...connectionTo(peer.address), url: new URL(peer.address) })

  const upload = () => {
    const content = { contentType: 'text/plain', chunks: [Buffer.from('Hello')], bytes: 5 }
    return uploadDocument(ports(), destination(), content, context)
  }

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

    it('that breaks off is a lost connection', async () => {
      peer.answerWith((response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
        response.write('{', () => response.socket?.resetAndDestroy())
      })
      expect(await request()).toMatchObject({ error: { kind: 'unreachable', sent: 'unknown' } })
    })

    it('that leads elsewhere is not followed with the key', async () => {
      const elsewhere: Received[] = []
      const other = await HttpPeer.listen()
      other.answerWith((response, received) => {
        elsewhere.push(received)
        response.end('{}')
      })
      peer.answerWith(json(307, {}, { Location: other.address }))
      expect(await request()).toMatchObject({ error: { kind: 'invalid-response' } })
      expect(await upload()).toMatchObject({ error: { kind: 'invalid-response' } })
      expect(elsewhere).toEqual([])
      await other.close()
    })
  })

  describe('a document', () => {
    it('is given up where its translation never ends', async () => {
      const closed = watched(endless(200, 'application/pdf'))
      let bytes = 0
      const result = await downloadDocument(
        ports(),
        destination(),
        { body: {}, secret: 'k', isPage: false, signal },
        async ({ body }) => {
          for await (const chunk of body) bytes += chunk.length
        },
      )
      expect(result).toMatchObject({ error: { kind: 'invalid-response', detail: 'larger than 200 MB' } })
      expect(bytes).toBeLessThanOrEqual(200 * MB)
      await closed
    })

    it('that was sent may be there where the answer never ends, of which little is read', async () => {
      const closed = watched(endless())
      expect(await upload()).toMatchObject({ error: { kind: 'document-unconfirmed' } })
      expect(await closed).toBeLessThan(32 * MB)
    })

    it('that is refused without an end is refused', async () => {
      const closed = watched(endless(413))
      expect(await upload()).toMatchObject({ error: { kind: 'too-large' } })
      expect(await closed).toBeLessThan(32 * MB)
    })

    it('that is put into a storage is there, whatever the storage goes on to say', async () => {
      const closed = watched(endless())
      const file = { content: Buffer.from('<tmx/>'), contentType: 'application/xml' }
      const transfer = new SignedTransfer(ports())
      expect(await transfer.put(`${peer.address}/signed`, peer.address, file, context)).toEqual({
        ok: true,
        value: undefined,
      })
      expect(await closed).toBeLessThan(32 * MB)
    })
  })
}
