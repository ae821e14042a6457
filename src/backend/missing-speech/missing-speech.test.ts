import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { clipPath } from '../../../test/support/audio/recordings.ts'
import { recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import {
  holdByPage,
  MINUTE_MS,
  missingSpeechOf,
  OutageRuns,
  recorded,
  recordOutage,
  SOUND_WORDS,
} from '../../../test/support/sessions/outage-runs.ts'
import { answerOf, goingOn } from '../../../test/support/sessions/session-runs.ts'
import { OggDemuxer } from '../../core/media/ogg/ogg-demuxer.ts'
import { createMemorySecrets } from '../accounts/secret-store.ts'

const runs = OutageRuns.ofEachTest()

/** The next run after one that was killed during an outage of a minute. */
async function afterKill() {
  const { secrets, id, session } = await runs.killed()
  const next = runs.next(secrets)
  await expect.poll(() => missingSpeechOf(next)).toMatchObject([{ id, missingMs: 59_000 }])
  return { id, session, next }
}

describe('the sound of an outage', () => {
  it('is on the disk, and nothing of it can be read there', async () => {
    const backend = runs.start()
    const { kept } = await recordOutage(backend, await recorded(backend, goingOn()))
    expect(kept).toBe(20 * MINUTE_MS)
    const [name = ''] = await runs.files()
    const bytes = await readFile(join(runs.folder, 'data/missing-speech', name))
    expect(bytes.length).toBeGreaterThan(10 * SOUND_WORDS.length)
    for (const word of [...SOUND_WORDS.split(' '), 'targetLanguages'])
      expect(bytes.includes(word)).toBe(false)
  })

  it('has no packet of a real recording that can be found on the disk', async () => {
    const backend = runs.start()
    const stream = await readFile(clipPath('welcome', 'en', 'female'))
    const { kept } = await recordOutage(backend, await recorded(backend, goingOn()), { stream })
    expect(kept).toBe(20 * MINUTE_MS)
    const [name = ''] = await runs.files()
    const bytes = await readFile(join(runs.folder, 'data/missing-speech', name))
    expect(bytes.length).toBeGreaterThan(stream.length)
    const packets = new OggDemuxer().push(stream).flatMap((event) => (event.type === 'packet' ? event : []))
    expect(packets.length).toBeGreaterThan(100)
    for (const { data } of packets) expect(bytes.includes(Buffer.from(data.subarray(0, 8)))).toBe(false)
    for (const word of ['OggS', 'Opus']) expect(bytes.includes(word)).toBe(false)
  })

  it('is not kept where sessions are not, and where the user wants none', async () => {
    for (const settings of [{ privacy: { retention: 'nothing' } }, { voice: { outageMinutes: 0 } }]) {
      const backend = runs.start(undefined, settings)
      expect((await recordOutage(backend, randomUUID())).isKept).toBe(false)
    }
    expect(await runs.files()).toEqual([])
  })

  it('is deleted, and never translated, once nothing is to be kept any more', async () => {
    const backend = runs.start()
    const gaps = [{ fromMs: 10_000, toMs: 60_000 }]
    const [asking, open] = [
      await recordOutage(backend, await recorded(backend, recording({ gaps })), { ms: 20 * MINUTE_MS }),
      await recordOutage(backend, await recorded(backend, goingOn()), { ms: 60_000 }),
    ]
    const end = ({ session, take }: typeof open, toMs: number) =>
      answerOf(backend, 'missingSpeech.end', { session, take, gaps: [{ fromMs: 10_000, toMs }] })
    await end(asking, 18 * MINUTE_MS)
    expect(await missingSpeechOf(backend)).toMatchObject([{ state: 'asking' }])
    await answerOf(backend, 'settings.update', { privacy: { retention: 'nothing' } })
    await end(open, 60_000)
    expect(await missingSpeechOf(backend)).toEqual([])
    await expect.poll(() => runs.files()).toEqual([])
  })

  it('ends at the limit, and that of an earlier session makes room for a later one', async () => {
    const backend = runs.start(undefined, { voice: { outageMinutes: 15 } })
    const first = await recorded(backend, recording())
    const { kept, take } = await recordOutage(backend, first)
    expect(kept).toBe(14 * MINUTE_MS)
    await answerOf(backend, 'missingSpeech.end', {
      session: first,
      take,
      gaps: [{ fromMs: 10_000, toMs: 15 * MINUTE_MS }],
    })
    await recordOutage(backend, first, { fromMs: 20 * MINUTE_MS, ms: MINUTE_MS })
    expect(await runs.files()).toHaveLength(2)
    await recordOutage(backend, await recorded(backend, goingOn()))
    expect((await runs.files()).some((name) => name.includes(take))).toBe(false)
  })

  it('is deleted if nothing of it is missing', async () => {
    const backend = runs.start()
    const { session, take } = await recordOutage(backend, await recorded(backend, goingOn()))
    await answerOf(backend, 'missingSpeech.end', { session, take, gaps: [{ fromMs: 0, toMs: 9000 }] })
    expect([await runs.files(), await missingSpeechOf(backend)]).toEqual([[], []])
  })

  it('is stored once, however often a chunk is sent', async () => {
    const backend = runs.start()
    const { session, take } = await recordOutage(backend, await recorded(backend, goingOn()))
    const [name = ''] = await runs.files()
    const size = async () => (await readFile(join(runs.folder, 'data/missing-speech', name))).length
    const before = await size()
    const again = { session, take, index: 3, untilMs: 1, data: Buffer.from('another') }
    expect(await answerOf(backend, 'missingSpeech.append', again)).toEqual({ isKept: true })
    expect(await size()).toBe(before)
  })

  it('goes with its session', async () => {
    const backend = runs.start()
    const id = await recorded(backend, recording())
    await recordOutage(backend, id)
    await answerOf(backend, 'session.delete', { ids: [id] })
    expect([await runs.files(), await missingSpeechOf(backend)]).toEqual([[], []])
  })

  it('is not kept any more once its session was deleted while it runs', async () => {
    const backend = runs.start()
    const id = await recorded(backend, goingOn())
    await answerOf(backend, 'session.delete', { ids: [id] })
    expect([await recordOutage(backend, id), await runs.files()]).toMatchObject([{ isKept: false }, []])
  })
})

describe('missing speech', () => {
  const gaps = [{ fromMs: 12_000, toMs: 18 * MINUTE_MS }]

  it('is asked about if it is more than the user lets it translate, and may be left or discarded', async () => {
    const backend = runs.start()
    const id = await recorded(backend, recording({ gaps }))
    const { take } = await recordOutage(backend, id)
    await answerOf(backend, 'missingSpeech.end', { session: id, take, gaps })
    const missingMs = 18 * MINUTE_MS - 12_000
    const expected = { id, missingMs, totalMs: missingMs, translated: [] }
    expect(await missingSpeechOf(backend)).toEqual([{ ...expected, state: 'asking' }])
    await answerOf(backend, 'missingSpeech.postpone', { id })
    expect(await missingSpeechOf(backend)).toEqual([{ ...expected, state: 'waiting' }])
    await answerOf(backend, 'missingSpeech.discard', { id })
    expect([await runs.files(), await missingSpeechOf(backend)]).toEqual([[], []])
    expect((await answerOf(backend, 'session.get', { id })).gaps).toEqual(gaps)
  })

  it.each([{ limitMinutes: 25 }, { monthLimitMinutes: 25 }])(
    'is asked about if it would exceed %o',
    async (limit) => {
      const backend = runs.start(undefined, { voice: { lateMinutes: 60, ...limit } })
      const session = recording({ gaps, startedAt: Date.now(), audioMs: 10 * MINUTE_MS })
      const id = await recorded(backend, {
        ...session,
        endedAt: Date.now(),
        about: { ...session.about, isDemo: false },
      })
      const { take } = await recordOutage(backend, id)
      await answerOf(backend, 'missingSpeech.end', { session: id, take, gaps })
      expect(await missingSpeechOf(backend)).toMatchObject([{ state: 'asking' }])
    },
  )

  it('of an earlier run is there in the next one that has the key, and only there', async () => {
    const secrets = createMemorySecrets()
    const first = runs.start(secrets)
    const id = await recorded(first, recording({ gaps }))
    await recordOutage(first, id)
    const [stranger, next] = [runs.start(), runs.start(secrets)]
    expect(await missingSpeechOf(stranger)).toMatchObject([{ id, missingMs: 0, isUnreadable: true }])
    expect(await runs.files()).toHaveLength(1)
    expect(await missingSpeechOf(next)).toMatchObject([
      { id, state: 'waiting', missingMs: 18 * MINUTE_MS - 12_000 },
    ])
  })

  it('of a run that was killed before anything was understood is all of its sound', async () => {
    const { secrets, id } = await runs.killed([])
    expect(await missingSpeechOf(runs.next(secrets))).toMatchObject([{ id, missingMs: MINUTE_MS }])
  })

  it('of a run that was killed during the outage reaches to the end of its sound', async () => {
    const { id, next } = await afterKill()
    const { gaps: marked, state } = await answerOf(next, 'session.get', { id })
    expect(state).toBe('interrupted')
    // The last caption ends at 11 s, the sound begins at 10 s and lasts a minute.
    expect(marked.at(-1)).toEqual({ fromMs: 11_000, toMs: 70_000 })
    expect(marked.filter(({ fromMs, toMs }) => fromMs === toMs)).toEqual([])
  })

  it.each([true, false])(
    'of a run that was killed is there if its page goes on and is gone in the outage, listed before: %s',
    async (isListed) => {
      const { secrets, id, session } = await runs.killed()
      const next = runs.next(secrets)
      await expect.poll(() => answerOf(next, 'session.get', { id })).toMatchObject({ state: 'interrupted' })
      if (isListed) await missingSpeechOf(next)
      await recorded(next, session)
      const end = holdByPage(next, id)
      await recordOutage(next, id, { fromMs: 70_000, ms: 30_000 })
      await end()
      await expect.poll(() => missingSpeechOf(next)).toMatchObject([{ id, missingMs: 89_000 }])
      await next.close()
      await expect.poll(() => missingSpeechOf(runs.start(secrets))).toMatchObject([{ id, missingMs: 89_000 }])
    },
  )

  it('of a run that was killed is none if its page has gone on and reports no gap', async () => {
    const { id, session, next } = await afterKill()
    await recorded(next, session)
    await answerOf(next, 'missingSpeech.translate', { id })
    await expect.poll(() => missingSpeechOf(next)).toEqual([])
    expect(await runs.files()).toEqual([])
  })
})
