import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { damageRecords } from '../../../test/support/sessions/damaged-file.ts'
import { CHUNK_MS, opusChunks } from '../../../test/support/sessions/opus-chunks.ts'
import {
  holdByPage,
  MINUTE_MS,
  missingSpeechOf,
  OutageRuns,
  outageConfig,
  recorded,
  recordOutage,
} from '../../../test/support/sessions/outage-runs.ts'
import { answerOf, goingOn } from '../../../test/support/sessions/session-runs.ts'
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

/** 20 s of Ogg Opus from the tenth second on, left by an earlier run, with damaged chunks. */
async function leftInParts(secrets: SecretStore, damaged: readonly number[]) {
  const first = runs.start(secrets)
  const session = await recorded(first, goingOn())
  const take = { session, take: randomUUID() }
  await answerOf(first, 'missingSpeech.begin', {
    ...take,
    fromMs: 10_000,
    config: outageConfig,
    account: 'work',
  })
  for (const [index, data] of opusChunks(10).entries())
    await answerOf(first, 'missingSpeech.append', { ...take, index, untilMs: (index + 1) * CHUNK_MS, data })
  await first.close()
  const [name = ''] = await runs.files()
  await damageRecords(join(runs.folder, 'data/missing-speech', name), damaged)
  return session
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
    const unreadable = { id, state: 'done', missingMs: 0, isUnreadable: true }
    expect(await missingSpeechOf(next)).toMatchObject([unreadable])
    expect(await next.dispatch('missingSpeech.translate', { id })).toMatchObject({ ok: false })
    expect((await answerOf(next, 'session.get', { id })).gaps).toEqual(gaps)
    const later = await recorded(next, recording({ gaps }))
    const { take } = await recordOutage(next, later)
    await answerOf(next, 'missingSpeech.end', { session: later, take, gaps })
    expect(await missingSpeechOf(next)).toMatchObject([{ id: later, missingMs }, unreadable])
    // It may be another host's: it is deleted after a week.
    expect(await runs.files()).toContain(lost)
  })

  it.each(['head', 'tag'] as const)('because its first record is damaged in its %s is said', async (part) => {
    const secrets = createMemorySecrets()
    const id = await left(secrets)
    const [name = ''] = await runs.files()
    const path = join(runs.folder, 'data/missing-speech', name)
    const bytes = await readFile(path)
    const at = part === 'head' ? 10 : 12 + bytes.readUInt32BE(8)
    bytes[at] = 255 - (bytes[at] ?? 0)
    await writeFile(path, bytes)
    expect(await missingSpeechOf(runs.next(secrets))).toMatchObject([
      { id, missingMs: 0, isUnreadable: true },
    ])
  })

  it('because parts of it are damaged is offered, and continued by its page', async () => {
    const secrets = createMemorySecrets()
    const id = await leftInParts(secrets, [2, 6, 10])
    const [name = ''] = await runs.files()
    const take = name.split('.')[1] ?? ''
    const next = runs.next(secrets)
    const chunk = { session: id, take, data: Buffer.from('more') }
    // The page was told that ten are stored. The last one of them is damaged.
    for (const index of [10, 11])
      expect(
        await answerOf(next, 'missingSpeech.append', { ...chunk, index, untilMs: (index + 1) * CHUNK_MS }),
      ).toEqual({ isKept: true })
    const longer = [{ fromMs: 11_000, toMs: 34_000 }]
    await recorded(next, recording({ id, gaps: longer }))
    await answerOf(next, 'missingSpeech.end', { session: id, take, gaps: longer })
    const [kept] = await missingSpeechOf(next)
    expect(kept).toMatchObject({ id, missingMs: 23_000 })
    expect(kept).not.toHaveProperty('isUnreadable')
    expect(await runs.files()).toEqual([name])
  })

  it('is discarded apart from the sound of its session that can be translated, and so is that', async () => {
    const id = await left(createMemorySecrets())
    const [lost] = await runs.files()
    const next = runs.next(createMemorySecrets())
    const { take } = await recordOutage(next, id)
    await answerOf(next, 'missingSpeech.end', { session: id, take, gaps })
    expect(await missingSpeechOf(next)).toMatchObject([{ id, missingMs, isUnreadable: true }])
    await answerOf(next, 'missingSpeech.discard', { id, isUnreadable: true })
    expect(await runs.files()).toEqual([`${id}.${take}.sealed`])
    const [kept] = await missingSpeechOf(next)
    expect(kept).toMatchObject({ id, missingMs })
    expect(kept).not.toHaveProperty('isUnreadable')
    await answerOf(next, 'missingSpeech.discard', { id })
    expect(await runs.files()).not.toContain(lost)
    expect(await missingSpeechOf(next)).toEqual([])
  })

  it('is not said of a session that another host may still record, nor of one without any sound', async () => {
    const other = runs.start(createMemorySecrets())
    const id = await recorded(other, goingOn())
    const leave = holdByPage(other, id)
    await recordOutage(other, id)
    const ended = await recorded(other, recording({ gaps }))
    const begun = { session: ended, take: randomUUID(), fromMs: 0, config: outageConfig, account: 'work' }
    await answerOf(other, 'missingSpeech.begin', begun)
    const host = runs.start(createMemorySecrets())
    expect(await missingSpeechOf(host)).toEqual([])
    await leave()
    expect(await missingSpeechOf(host)).toMatchObject([{ id, isUnreadable: true }])
  })

  it('is read once while another host may still record it, and again once its session is over', async () => {
    const keychain = createMemorySecrets()
    const other = runs.start(keychain)
    const id = await recorded(other, goingOn())
    const leave = holdByPage(other, id)
    await recordOutage(other, id)
    const secrets = createMemorySecrets()
    const host = runs.start(secrets)
    const reads = () => runs.asked.filter((name) => name === 'outage.read').length
    expect(await missingSpeechOf(host)).toEqual([])
    const before = reads()
    expect(await missingSpeechOf(host)).toEqual([])
    expect(reads()).toBe(before)
    // The hosts come to share a keychain.
    await secrets.set('missing-speech', (await keychain.get('missing-speech'))?.value ?? '')
    await leave()
    const [found] = await missingSpeechOf(host)
    expect(found).toMatchObject({ id })
    expect(found).not.toHaveProperty('isUnreadable')
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
