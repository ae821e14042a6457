import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keptCaption } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
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
import type { Backend } from '../backend.ts'

const runs = OutageRuns.ofEachTest()

/** The outage lasts from 10 s to 130 s: its host is killed after a minute. */
const gaps = [{ fromMs: 12_000, toMs: 130_000 }]

/** A page whose host is killed in an outage, and the next host. */
async function afterKill() {
  const secrets = createMemorySecrets()
  const killed = runs.start(secrets)
  const session = goingOn([keptCaption(0), keptCaption(1), keptCaption(2)])
  const { id } = session
  await recorded(killed, session)
  const { take } = await recordOutage(killed, id, { ms: MINUTE_MS })
  await killed.close()
  const next = runs.next(secrets)
  await expect.poll(() => answerOf(next, 'session.get', { id })).toMatchObject({ state: 'interrupted' })
  return { next: Object.assign(next, { secrets }), session, name: { session: id, take } }
}
type Name = Awaited<ReturnType<typeof afterKill>>['name']

/** Chunk 10 is the first one that the killed host has not acknowledged. */
const append = (backend: Backend, name: Name, index: number) =>
  answerOf(backend, 'missingSpeech.append', {
    ...name,
    index,
    untilMs: MINUTE_MS + (index - 9) * 6000,
    data: Buffer.from(`after ${index}`),
  })

describe('the sound of an outage whose page lives', () => {
  it.each([true, false])(
    'is kept on in the next run after its host was killed, listed before: %s',
    async (isListed) => {
      const { next, session, name } = await afterKill()
      if (isListed) await missingSpeechOf(next)
      await recorded(next, session)
      // The answer to the last chunk may have been lost.
      for (let index = 9; index < 20; index += 1)
        expect(await append(next, name, index)).toEqual({ isKept: true })
      await answerOf(next, 'missingSpeech.end', { ...name, gaps })
      expect(await missingSpeechOf(next)).toMatchObject([{ id: session.id, missingMs: 118_000 }])
      expect(await runs.files()).toHaveLength(1)
    },
  )

  it('goes on behind the last chunk that is whole: a part of one that a killed host has left is overwritten', async () => {
    const { next, name } = await afterKill()
    const path = join(runs.folder, 'data/missing-speech', `${name.session}.${name.take}.sealed`)
    await appendFile(path, Buffer.alloc(50))
    expect(await append(next, name, 10)).toEqual({ isKept: true })
    expect(await append(next, name, 11)).toEqual({ isKept: true })
    await next.close()
    const later = runs.next(next.secrets)
    await expect.poll(() => missingSpeechOf(later)).toMatchObject([{ id: name.session, missingMs: 71_000 }])
  })

  it('ends with what its page reports, if its host was killed and the outage is over', async () => {
    const { next, session, name } = await afterKill()
    await answerOf(next, 'missingSpeech.end', { ...name, gaps: [{ fromMs: 12_000, toMs: 40_000 }] })
    expect(await missingSpeechOf(next)).toMatchObject([{ id: session.id, missingMs: 28_000 }])
  })

  it('is kept on if its host took the page for gone', async () => {
    const backend = runs.start()
    const id = await recorded(backend, goingOn([keptCaption(0)]))
    const leave = holdByPage(backend, id)
    const { take } = await recordOutage(backend, id, { ms: MINUTE_MS })
    await leave()
    const name = { session: id, take }
    expect(await missingSpeechOf(backend)).toMatchObject([{ id, state: 'waiting' }])
    expect(await append(backend, name, 10)).toEqual({ isKept: true })
    expect(await missingSpeechOf(backend)).toEqual([])
    await answerOf(backend, 'missingSpeech.end', { ...name, gaps: [{ fromMs: 12_000, toMs: 76_000 }] })
    expect(await missingSpeechOf(backend)).toMatchObject([{ id, missingMs: 64_000 }])
  })

  it('is begun once, also if the answer was lost with the host', async () => {
    const secrets = createMemorySecrets()
    const killed = runs.start(secrets)
    const session = await recorded(killed, goingOn([keptCaption(0)]))
    const name = { session, take: crypto.randomUUID() }
    const begin = { ...name, fromMs: 10_000, config: outageConfig, account: 'work' }
    await answerOf(killed, 'missingSpeech.begin', begin)
    await killed.close()
    const next = runs.next(secrets)
    expect(await answerOf(next, 'missingSpeech.begin', begin)).toEqual({ isKept: true })
    expect(await append(next, name, 0)).toEqual({ isKept: true })
  })

  it('is refused with the reason, and kept later, if the next host cannot read its file yet', async () => {
    const { next, name } = await afterKill()
    runs.refused.add('outage.read')
    const chunk = { ...name, index: 10, untilMs: 66_000, data: Buffer.from('after') }
    expect(await next.dispatch('missingSpeech.append', chunk)).toMatchObject({
      ok: false,
      error: { kind: 'storage' },
    })
    runs.refused.clear()
    expect(await answerOf(next, 'missingSpeech.append', chunk)).toEqual({ isKept: true })
  })
})
