import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Backend } from '../../../src/backend/backend.ts'
import { OPUS_RATE } from '../../../src/core/media/opus/opus-packet.ts'
import { openCodedOpus } from '../../simulation/world/coded-opus.ts'
import { backendOn } from '../../support/app/backend-on.ts'
import { recording } from '../../support/contract-cases/call-cases-of-sessions.ts'
import { HttpPeer, json } from '../../support/service/http-peer.ts'
import { missingSpeechOf, outageConfig } from '../../support/sessions/outage-runs.ts'
import { answerOf } from '../../support/sessions/session-runs.ts'

const dataFolder = join(tmpdir(), `parley-account-${randomUUID()}`)
let own: HttpPeer
let other: HttpPeer
let backend: Backend
beforeEach(async () => {
  own = await HttpPeer.listen()
  other = await HttpPeer.listen()
  backend = backendOn({ address: own.address, key: 'my-key' }, 'generic', { dataFolder })
})
afterEach(async () => {
  await backend.close()
  await Promise.all([own.close(), other.close(), rm(dataFolder, { recursive: true, force: true })])
})

const OUTAGE_MS = 40_000

/** Ogg Opus of the whole outage. */
async function sound(): Promise<Uint8Array> {
  const encoder = await openCodedOpus()
  const samples = new Float32Array((OPUS_RATE * OUTAGE_MS) / 1000)
  return Buffer.concat([await encoder.encode(samples), await encoder.finish()])
}

/**
 * Opens a session, selects another account, and records an outage of the session.
 *
 * @returns ends the outage
 */
async function outage(): Promise<() => Promise<unknown>> {
  own.answerWith(
    json(200, { streaming_url: own.address.replace('http', 'ws'), token: 'once', session_id: 'id' }),
  )
  other.answerWith(json(200, []))
  const { account } = await answerOf(backend, 'voice.open', outageConfig)
  const chosen = { name: 'Other', profile: 'generic', plan: 'pro', address: other.address, key: 'k' } as const
  await answerOf(backend, 'account.add', chosen)
  const gaps = [{ fromMs: 0, toMs: OUTAGE_MS }]
  const session = recording({ gaps })
  await answerOf(backend, 'session.record', session)
  const take = { session: session.id, take: randomUUID() }
  await answerOf(backend, 'missingSpeech.begin', { ...take, fromMs: 0, config: outageConfig, account })
  await answerOf(backend, 'missingSpeech.append', {
    ...take,
    index: 0,
    untilMs: OUTAGE_MS,
    data: await sound(),
  })
  return () => answerOf(backend, 'missingSpeech.end', { ...take, gaps })
}

it('missing speech goes to the account of its session, although another one is active by then', async () => {
  const end = await outage()
  const before = own.received.length
  await end()
  await expect.poll(() => own.received.length).toBeGreaterThan(before)
  expect(own.received[before]).toMatchObject({
    method: 'POST',
    url: '/v3/voice/realtime',
    headers: { authorization: 'Service-Auth-Key my-key' },
  })
  // The request that has tried its key.
  expect(other.received).toHaveLength(1)
})

it('missing speech goes to no other account once that of its session is removed, and says so', async () => {
  const end = await outage()
  await answerOf(backend, 'account.remove', { id: 'test' })
  await end()
  await expect
    .poll(() => missingSpeechOf(backend))
    .toMatchObject([{ state: 'failed', error: { kind: 'account-removed' }, missingMs: OUTAGE_MS }])
  expect(other.received).toHaveLength(1)
})
