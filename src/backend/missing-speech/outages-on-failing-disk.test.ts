import { randomUUID } from 'node:crypto'
import { mkdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keptCaption, recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
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
import { createMemorySecrets } from '../accounts/secret-store.ts'

const runs = OutageRuns.ofEachTest()

describe('the sound of an outage on a disk that fails', () => {
  const gaps = [{ fromMs: 12_000, toMs: 18 * MINUTE_MS }]

  it.each(['session.release', 'session.markRecorded', 'session.get'])(
    'while a page goes, in %s, loses no sound',
    async (request) => {
      const secrets = createMemorySecrets()
      const backend = runs.start(secrets)
      const id = await recorded(backend, goingOn([keptCaption(0), keptCaption(1), keptCaption(2)]))
      const end = holdByPage(backend, id)
      await recordOutage(backend, id, { ms: 60_000 })
      runs.refused.add(request)
      await end()
      expect(await runs.files()).toHaveLength(1)
      await backend.close()
      runs.refused.clear()
      const next = runs.next(secrets)
      await expect.poll(() => missingSpeechOf(next)).toMatchObject([{ id, missingMs: 59_000 }])
    },
  )

  it.each([
    { request: 'session.record', limit: { limitMinutes: 25 } },
    { request: 'session.record', limit: { monthLimitMinutes: 25 } },
    { request: 'session.sent', limit: { monthLimitMinutes: 25 } },
  ])('in $request is asked about if it may exceed $limit', async ({ request, limit }) => {
    const backend = runs.start(undefined, { voice: { lateMinutes: 60, ...limit } })
    const id = await recorded(backend, recording({ gaps, startedAt: Date.now(), endedAt: undefined }))
    const { take } = await recordOutage(backend, id)
    runs.refused.add(request)
    const report = recording({ id, gaps, startedAt: Date.now(), audioMs: 10 * MINUTE_MS })
    await backend.dispatch('session.record', report)
    await answerOf(backend, 'missingSpeech.end', { session: id, take, gaps })
    expect(await missingSpeechOf(backend)).toMatchObject([{ state: 'asking' }])
  })

  it('while a run takes over from one that was killed loses no sound', async () => {
    const { secrets, id } = await runs.killed()
    runs.refused.add('session.markRecorded')
    const next = runs.next(secrets)
    expect(await missingSpeechOf(next)).toEqual([])
    await next.close()
    runs.refused.clear()
    expect(await missingSpeechOf(runs.start(secrets))).toMatchObject([{ id, missingMs: 59_000 }])
  })

  it('that took nothing of it leaves no file to the next run', async () => {
    const secrets = createMemorySecrets()
    const killed = runs.start(secrets)
    const session = await recorded(killed, goingOn([keptCaption(0)]))
    const take = { session, take: randomUUID(), fromMs: 10_000, config: outageConfig, account: 'work' }
    expect(await answerOf(killed, 'missingSpeech.begin', take)).toEqual({ isKept: true })
    await killed.close()
    const next = runs.next(secrets)
    await expect
      .poll(() => answerOf(next, 'session.get', { id: session }))
      .toHaveProperty('state', 'interrupted')
    expect([await missingSpeechOf(next), await runs.files()]).toEqual([[], []])
  })

  it.each(['outage.all', 'outage.read'])('is asked again for %s of earlier runs', async (request) => {
    const secrets = createMemorySecrets()
    const first = runs.start(secrets)
    const id = await recorded(first, recording({ gaps }))
    await recordOutage(first, id)
    runs.refused.add(request)
    const next = runs.start(secrets)
    expect(await missingSpeechOf(next)).toEqual([])
    runs.refused.clear()
    expect(await missingSpeechOf(next)).toMatchObject([{ id, state: 'waiting' }])
  })

  it('is no success of discarding, and makes no room', async () => {
    const backend = runs.start(undefined, { voice: { outageMinutes: 20 } })
    const id = await recorded(backend, recording({ gaps }))
    const { take } = await recordOutage(backend, id)
    await answerOf(backend, 'missingSpeech.end', { session: id, take, gaps })
    runs.refused.add('outage.remove')
    expect(await backend.dispatch('missingSpeech.discard', { id })).toMatchObject({
      ok: false,
      error: { kind: 'storage' },
    })
    expect(await missingSpeechOf(backend)).toMatchObject([{ id }])
    expect((await recordOutage(backend, await recorded(backend, goingOn()))).kept).toBe(0)
    runs.refused.clear()
    await answerOf(backend, 'missingSpeech.discard', { id })
    expect((await missingSpeechOf(backend)).map((session) => session.id)).toEqual([])
  })

  it('while sessions are deleted leaves the missing speech of those that stay', async () => {
    const backend = runs.start()
    const [stays, goes] = [recording({ gaps }), recording({ gaps })]
    for (const { id } of [stays, goes]) {
      await recorded(backend, { ...recording({ gaps }), id })
      const { take } = await recordOutage(backend, id)
      await answerOf(backend, 'missingSpeech.end', { session: id, take, gaps })
    }
    // A folder in the place of its sound cannot be deleted as a file.
    await mkdir(join(runs.folder, 'data/sound', `${stays.id}.ogg`), { recursive: true })
    const ids = [stays.id, goes.id]
    expect(await backend.dispatch('session.delete', { ids })).toMatchObject({ ok: false })
    expect(await missingSpeechOf(backend)).toMatchObject([{ id: stays.id }])
    expect(await runs.files()).toMatchObject([expect.stringContaining(stays.id)])
    runs.refused.add('session.delete').add('session.get')
    expect(await backend.dispatch('session.delete', { ids: [stays.id] })).toMatchObject({ ok: false })
    expect(await missingSpeechOf(backend)).toMatchObject([{ id: stays.id }])
  })

  it('is reported if sound that has expired cannot be deleted', async () => {
    const backend = runs.start()
    await recorded(backend, recording())
    const path = join(runs.folder, 'data/missing-speech', `${randomUUID()}.${randomUUID()}.sealed`)
    await mkdir(path, { recursive: true })
    await utimes(path, 0, 0)
    backend.resume()
    await expect.poll(() => answerOf(backend, 'session.list', {})).toHaveProperty('problem.kind', 'storage')
  })
})
