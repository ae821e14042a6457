import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createMemorySecrets, type SecretStore } from '../../../src/backend/accounts/secret-store.ts'
import type { Bridge } from '../../../src/core/contract/contract.ts'
import { lateCaptionList, readPagedList } from '../../../src/core/contract/paged-list.ts'
import { exportSession } from '../../../src/core/session/library/export/export.ts'
import type { SessionFile } from '../../../src/core/session/library/export/session-file.ts'
import { MAX_CAPTIONS_AT_ONCE, SOURCE } from '../../../src/core/session/library/session-schema.ts'
import { applyUpdate, emptyTranscript } from '../../../src/core/voice/receiving/transcript.ts'
import type { Gap } from '../../../src/core/voice/sending/sending-gaps.ts'
import type { ShownCaption } from '../../../src/renderer/features/live/captions/live-caption-row.tsx'
import { rowsOf } from '../../../src/renderer/features/live/captions/transcript-rows.ts'
import { lateOf } from '../../../src/renderer/features/live/late/late-captions.ts'
import { initial } from '../../../src/renderer/features/live/session/live-state.ts'
import type { ClipLibrary } from '../../../src/simulator/script/clip-library.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { allSentences, holdMeeting, RATE, type SpokenSentence } from '../../campaign/meeting.ts'
import { letters, textOfSrt } from '../../campaign/verify.ts'
import { openClips } from '../../simulation/simulate.ts'
import { atOpusRate, codedHearing, openCodedOpus } from '../../simulation/world/coded-opus.ts'
import { codedSound } from '../../simulation/world/coded-sound.ts'
import { share } from '../../support/base/share.ts'
import { recording } from '../../support/contract-cases/call-cases-of-sessions.ts'
import { CatchUpWorld } from '../../support/sessions/catch-up-world.ts'
import { damageRecords } from '../../support/sessions/damaged-file.ts'

const CHUNK_MS = 2000
/** Speech before an outage, and between two. */
const APART_MS = 60_000
const EXACT_MS = 150
const ACCOUNTS = ['work', 'home']

const lengths = [31_000, 5 * 60_000, 60 * 60_000]
const happenings = ['nothing', 'killed host', 'restart', 'full disk', 'changed account'] as const
/** The shortest of each kind is the first of three: those are the ones that `npm test` tries. */
const cases = happenings.flatMap((happening) =>
  [1, 3].flatMap((cuts) => lengths.map((cutMs) => ({ cutMs, cuts, happening }))),
)

let library: ClipLibrary
beforeAll(async () => {
  library = await openClips()
})
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-cuts-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** An outage: its sound in chunks, and its sentences. The script is said in turn, so the time of one is its number. */
async function speech(cutMs: number) {
  const lines = Array.from({ length: Math.ceil(cutMs / 2500) }, (_, at) => ({
    id: allSentences[at % allSentences.length] ?? 'welcome',
    pauseMs: 1500,
  }))
  const { samples, sentences } = await holdMeeting(lines, (id) => codedSound(id, library))
  // One that is cut off at the end has no number.
  const said = sentences.filter(({ toMs }) => toMs < cutMs - 1000)
  const sound = samples.slice(0, (RATE * ((said.at(-1)?.toMs ?? 0) + 500)) / 1000)
  const encoder = await openCodedOpus()
  const chunks: Uint8Array[] = []
  const size = (RATE * CHUNK_MS) / 1000
  for (let at = 0; at < (RATE * cutMs) / 1000; at += size) {
    const part = new Float32Array(Math.min(size, (RATE * cutMs) / 1000 - at))
    part.set(sound.subarray(at, at + part.length))
    chunks.push(await encoder.encode(atOpusRate(part, RATE)))
  }
  chunks.push(await encoder.finish())
  return { chunks: [...chunks.slice(0, -2), Buffer.concat(chunks.slice(-2))], said }
}

/** A page whose outages began at these times: it has a live caption before and after each of them. */
function pageWith(begins: readonly number[], gaps: readonly Gap[]) {
  const lastMs = gaps.at(-1)?.toMs ?? 0
  const others = [...begins.map((fromMs) => fromMs - APART_MS / 2), lastMs + APART_MS / 2]
  const concluded = others.map((startTime, at) => ({
    text: `Live ${at}.`,
    startTime,
    endTime: startTime + 500,
  }))
  const transcript = applyUpdate(emptyTranscript, { concluded, tentative: [] })
  return { ...initial, transcript, gaps, captureMarks: [{ fromMs: 0, began: 0 }] }
}

/** The captions that a page shows, from top to bottom, and the speech that it shows as missing. */
async function shownBy(page: ReturnType<typeof pageWith>, { storage, told }: CatchUpWorld, id: string) {
  const bridge = {
    invoke: (_call: string, input: object) =>
      storage.ask('session.captions', { id, from: 0, limit: MAX_CAPTIONS_AT_ONCE, ...input }),
  } as unknown as Pick<Bridge, 'invoke'>
  const late = await readPagedList(bridge, lateCaptionList, [id])
  const { translated = [] } = told.find((session) => session.id === id) ?? {}
  const captions = late.ok ? late.value : []
  const rows = rowsOf(page, lateOf({ captions, translated, beganAt: 0 }, page))
  const own = Array.from({ length: rows.length }, (_, index) => rows.rowAt(index) ?? []).flat()
  return {
    captions: [...own.flatMap((row) => [...row.lateBefore, row]), ...rows.lateAfter],
    missingMs: own.reduce((sum, { missingBeforeMs = 0 }) => sum + missingBeforeMs, rows.missingAfterMs ?? 0),
  }
}

/** Lets something happen once half of the speech is translated. @returns the run that goes on */
async function happens(
  happening: (typeof happenings)[number],
  world: CatchUpWorld,
  secrets: SecretStore,
  id: string,
): Promise<CatchUpWorld> {
  if (happening === 'full disk') {
    world.isFull = true
    await world.advance(60_000)
    world.isFull = false
  }
  if (happening !== 'killed host' && happening !== 'restart') return world
  // A killed host writes nothing any more.
  if (happening === 'killed host') world.isFull = true
  else world.missing.close()
  const next = await CatchUpWorld.open(folder, secrets, codedHearing)
  await next.list()
  await next.missing.handlers['missingSpeech.translate']({ id })
  return next
}

it.each(share(cases, cases.length / lengths.length))(
  'each sentence of an outage is shown and kept once, in its place and at its time: $cuts of $cutMs ms, $happening',
  async ({ cutMs, cuts, happening }) => {
    const secrets = createMemorySecrets()
    const world = await CatchUpWorld.open(folder, secrets, codedHearing)
    const { chunks, said } = await speech(cutMs)
    const begins = Array.from({ length: cuts }, (_, at) => APART_MS + at * (cutMs + APART_MS))
    const gaps = begins.map((fromMs) => ({ fromMs, toMs: fromMs + cutMs }))
    const told = recording({ captions: [], gaps, audioMs: 0 })
    const { id } = told
    await world.storage.ask('session.record', told)
    const spoken: SpokenSentence[] = begins.flatMap((beganMs) =>
      said.map((each) => ({ ...each, fromMs: beganMs + each.fromMs, toMs: beganMs + each.toMs })),
    )
    const accountOf = (at: number) => ACCOUNTS[happening === 'changed account' ? at % 2 : 0] ?? ''
    const ends = []
    for (const [at, fromMs] of begins.entries())
      ends.push(await world.outage(id, cutMs, chunks, { fromMs, account: accountOf(at) }))
    for (const end of ends) await world.missing.handlers['missingSpeech.end']({ ...end, gaps })
    const half = (cuts * cutMs) / 2
    await world.runUntil(([first]) => (first?.missingMs ?? 0) < half, 2 * cuts * cutMs)
    const page = pageWith(begins, gaps)
    const textOf = ({ id: sentence }: SpokenSentence) => meeting[sentence].en.trim()
    const lateIn = (shown: readonly ShownCaption[]) => shown.filter(({ isLate }) => isLate === true)
    const inBetween = await shownBy(page, world, id)
    const sofar = lateIn(inBetween.captions).map(({ caption }) => caption.source.concluded.trim())
    expect(sofar.length).toBeGreaterThan(0)
    expect(sofar).toEqual(spoken.slice(0, sofar.length).map(textOf))
    expect(inBetween.missingMs).toBeCloseTo((await world.list())[0]?.missingMs ?? 0)
    const last = await happens(happening, world, secrets, id)
    // A page outlives its host, and reports to the next one.
    await last.missing.withLate(told)
    expect((await shownBy(page, last, id)).missingMs).toBeLessThanOrEqual(inBetween.missingMs)
    await last.runUntil((list) => list.length === 0, 2 * cuts * cutMs)

    expect(await last.list()).toEqual([])
    const [captions, session] = [await last.captions(id), await last.session(id)]
    expect(session.gaps).toEqual([])
    const shown = await shownBy(page, last, id)
    expect(shown.missingMs).toBe(0)
    const others = begins.map((fromMs, at) => ({ fromMs, text: `Live ${at}.` }))
    const inPlace = [
      ...spoken.map((sentence) => ({ fromMs: sentence.fromMs, text: textOf(sentence) })),
      ...others.map(({ fromMs, text }) => ({ fromMs: fromMs - 1, text })),
      { fromMs: Number.POSITIVE_INFINITY, text: `Live ${cuts}.` },
    ].toSorted((a, b) => a.fromMs - b.fromMs)
    expect(shown.captions.map(({ caption }) => caption.source.concluded.trim())).toEqual(
      inPlace.map(({ text }) => text),
    )
    const lateShown = lateIn(shown.captions).map(({ caption }) => caption)
    expect(captions.map(({ source }) => source.trim())).toEqual(spoken.map(textOf))
    expect(captions.map(({ targets }) => targets['de']?.trim())).toEqual(
      spoken.map(({ id: sentence }) => meeting[sentence].de.trim()),
    )
    const file = JSON.parse(exportSession(session, captions, 'json').text) as SessionFile
    for (const kept of [captions, file.captions, lateShown]) {
      expect(kept).toHaveLength(spoken.length)
      // The number of a caption is that of the sentence which was said at its time.
      const numbers = kept.map(({ startMs, endMs }) =>
        spoken.findIndex(
          ({ fromMs, toMs }) => Math.abs(startMs - fromMs) <= EXACT_MS && Math.abs(endMs - toMs) <= EXACT_MS,
        ),
      )
      expect(numbers).toEqual(spoken.map((_, number) => number))
    }
    const srt = textOfSrt(exportSession(session, captions, 'srt', [SOURCE]).text)
    expect(letters(srt)).toBe(letters(spoken.map(textOf).join(' ')))
    // Each outage goes to the account that its session ran with, whichever is active by then.
    expect(new Set(last.accounts)).toEqual(new Set(begins.map((_, at) => accountOf(at))))
    expect(await readdir(join(folder, 'missing-speech'))).toEqual([])
  },
)

it('a damaged chunk of an outage costs the sentences in it, and stays marked', async () => {
  const cutMs = 60_000
  const world = await CatchUpWorld.open(folder, createMemorySecrets(), codedHearing)
  const { chunks, said } = await speech(cutMs)
  const gaps = [{ fromMs: APART_MS, toMs: APART_MS + cutMs }]
  const told = recording({ captions: [], gaps, audioMs: 0 })
  const { id } = told
  await world.storage.ask('session.record', told)
  const end = await world.outage(id, cutMs, chunks, { fromMs: APART_MS })
  const [name = ''] = await readdir(join(folder, 'missing-speech'))
  await damageRecords(join(folder, 'missing-speech', name), [10])
  await world.missing.handlers['missingSpeech.end']({ ...end, gaps })
  await world.runUntil((list) => list.length === 0, 2 * cutMs)

  const hole = { fromMs: 9 * CHUNK_MS, toMs: 10 * CHUNK_MS }
  const left = (await world.session(id)).gaps
  expect(left).toHaveLength(1)
  // A page of the chunk before or of that after it may be incomplete without it.
  expect(Math.abs((left[0]?.fromMs ?? 0) - APART_MS - hole.fromMs)).toBeLessThanOrEqual(1000)
  expect(Math.abs((left[0]?.toMs ?? 0) - APART_MS - hole.toMs)).toBeLessThanOrEqual(1000)
  const texts = (await world.captions(id)).map(({ source }) => source.trim())
  const outside = said.filter(({ fromMs, toMs }) => toMs < hole.fromMs - 1000 || fromMs > hole.toMs + 1000)
  const whole = outside.map(({ id: sentence }) => meeting[sentence].en.trim())
  expect(whole.length).toBeGreaterThan(5)
  expect(texts.filter((text) => whole.includes(text))).toEqual(whole)
  expect(await readdir(join(folder, 'missing-speech'))).toEqual([])
})
