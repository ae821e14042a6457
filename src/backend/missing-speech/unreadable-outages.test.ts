import { describe, expect, it } from 'vitest'
import { recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import {
  MINUTE_MS,
  missingSpeechOf,
  OutageRuns,
  outageConfig,
  recorded,
  recordOutage,
} from '../../../test/support/sessions/outage-runs.ts'
import { answerOf } from '../../../test/support/sessions/session-runs.ts'
import { createMemorySecrets, type SecretStore } from '../accounts/secret-store.ts'

const runs = OutageRuns.ofEachTest()

const gaps = [{ fromMs: 12_000, toMs: 18 * MINUTE_MS }]
const missingMs = 18 * MINUTE_MS - 12_000

/** A keychain that the system may lock. */
function lockable(): { readonly secrets: SecretStore; isLocked: boolean } {
  const inner = createMemorySecrets()
  const open = () => {
    if (keychain.isLocked) throw new Error('the keychain is locked')
    return inner
  }
  const keychain = {
    isLocked: false,
    secrets: {
      get: async (id: string) => open().get(id),
      set: async (id: string, value: string) => open().set(id, value),
      delete: async (id: string) => open().delete(id),
    },
  }
  return keychain
}

/** A session with an outage of which the sound is left by an earlier run. */
async function left(secrets: SecretStore): Promise<string> {
  const first = runs.start(secrets)
  const id = await recorded(first, recording({ gaps }))
  await recordOutage(first, id)
  await first.close()
  return id
}

describe('the sound of an outage whose key cannot be read', () => {
  it('because the keychain is locked is not offered, is not deleted, and is there once it is unlocked', async () => {
    const keychain = lockable()
    const id = await left(keychain.secrets)
    keychain.isLocked = true
    const next = runs.next(keychain.secrets)
    expect(await missingSpeechOf(next)).toEqual([])
    expect(await next.dispatch('missingSpeech.translate', { id })).toMatchObject({ ok: false })
    expect(await runs.files()).toHaveLength(1)
    keychain.isLocked = false
    expect(await missingSpeechOf(next)).toMatchObject([{ id, state: 'waiting', missingMs }])
  })

  it('because the keychain was lost is not offered: its gap stays marked, and later sound has a new key', async () => {
    const id = await left(createMemorySecrets())
    const [lost] = await runs.files()
    const next = runs.next(createMemorySecrets())
    expect(await missingSpeechOf(next)).toEqual([])
    expect(await next.dispatch('missingSpeech.translate', { id })).toMatchObject({ ok: false })
    expect((await answerOf(next, 'session.get', { id })).gaps).toEqual(gaps)
    const later = await recorded(next, recording({ gaps }))
    const { take } = await recordOutage(next, later)
    await answerOf(next, 'missingSpeech.end', { session: later, take, gaps })
    expect(await missingSpeechOf(next)).toMatchObject([{ id: later, missingMs }])
    // It may be another host's: it is deleted after a week.
    expect(await runs.files()).toContain(lost)
  })

  it('is not kept while the keychain is locked, and the error says so', async () => {
    const keychain = lockable()
    const backend = runs.start(keychain.secrets)
    const session = await recorded(backend, recording({ gaps }))
    keychain.isLocked = true
    const take = {
      ...{ session, take: '0b7f7d0e-6f0b-4c52-9a39-2b8d6f7f1c11', fromMs: 10_000 },
      ...{ config: outageConfig, account: 'work' },
    }
    expect(await backend.dispatch('missingSpeech.begin', take)).toMatchObject({
      ok: false,
      error: { kind: 'storage', what: 'key', detail: 'the keychain is locked' },
    })
    expect(await runs.files()).toEqual([])
    keychain.isLocked = false
    expect(await answerOf(backend, 'missingSpeech.begin', take)).toEqual({ isKept: true })
    expect(await runs.files()).toHaveLength(1)
  })
})
