import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMemorySecrets } from '../../../../src/backend/accounts/secret-store.ts'
import type { StoredCaptionView } from '../../../../src/core/session/library/session-schema.ts'
import type { MissingSpeechState } from '../../../../src/core/session/missing-speech/missing-speech-calls.ts'
import { type Side, sides } from '../../../../src/core/voice/sides.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { openClips } from '../../../simulation/simulate.ts'
import { ffmpeg } from '../../../support/audio/ffmpeg.ts'
import { record, type Sentence } from '../../../support/audio/recordings.ts'
import { keptCaption, recording } from '../../../support/contract-cases/call-cases-of-sessions.ts'
import { CatchUpWorld, FROM_MS } from '../../../support/sessions/catch-up-world.ts'

const LIMIT_MS = 900_000
const SCRIPT: readonly Sentence[] = ['welcome', 'plan', 'search', 'bugs', 'question', 'green', 'closing']
/** Frames of Ogg Opus of one chunk: 2 s. */
const CHUNK_BYTES = 8000
let script: { readonly path: string; readonly durationMs: number }
beforeAll(async () => {
  await openClips()
  script = await record({ name: 'missing-speech', sentences: SCRIPT, leadMs: 500, gapMs: 900 })
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-catch-up-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Records an outage in which the script is said again and again; returns what the page would report. */
async function outageOf(
  world: CatchUpWorld,
  session: string,
  cutMs: number,
  of: { readonly side?: Side } = {},
) {
  const sound = await ffmpeg([
    ...['-stream_loop', '-1', '-i', script.path, '-t', String(cutMs / 1000)],
    ...['-c:a', 'libopus', '-b:a', '24k', '-ac', '1', '-frame_duration', '20', '-page_duration', '500000'],
    ...['-f', 'ogg', 'pipe:1'],
  ])
  const chunks = Array.from({ length: Math.ceil(sound.length / CHUNK_BYTES) }, (_, at) =>
    sound.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES),
  )
  return world.outage(session, cutMs, chunks, of)
}

/** A session with a caption before the outage and one after it. */
async function recorded(world: CatchUpWorld, cutMs: number): Promise<string> {
  const [before, after] = [keptCaption(0, 'before'), keptCaption(1, 'after')]
  const told = recording({
    captions: [before, { ...after, startMs: FROM_MS + cutMs + 1000, endMs: FROM_MS + cutMs + 2000 }],
    gaps: [{ fromMs: FROM_MS, toMs: FROM_MS + cutMs }],
    audioMs: 10_000,
  })
  await world.storage.ask('session.record', told)
  return told.id
}

const wordsOf = (captions: readonly StoredCaptionView[]) => captions.map(({ source }) => source.trim())

/** Expects every sentence of the script that was said as a whole, in order, at its time, and each once. */
function expectScript(captions: readonly StoredCaptionView[], cutMs: number): void {
  const late = captions.slice(1, -1)
  const rounds = Math.floor(cutMs / script.durationMs)
  const wanted = Array.from({ length: rounds }, () => SCRIPT.map((id) => meeting[id].en.trim())).flat()
  expect(wordsOf(late).slice(0, wanted.length)).toEqual(wanted)
  expect(late.slice(0, wanted.length).every(({ targets }) => targets['de']?.trim() !== '')).toBe(true)
  for (const [i, { startMs, endMs }] of late.entries()) {
    expect(startMs).toBeGreaterThanOrEqual(FROM_MS - 200)
    expect(endMs).toBeLessThanOrEqual(FROM_MS + cutMs + 200)
    expect(startMs).toBeGreaterThanOrEqual((late[i - 1]?.endMs ?? 0) - 100)
  }
}

describe('speech that was missed in an outage', () => {
  it.each([31_000, 5 * 60_000, 60 * 60_000])(
    'of %i ms is translated at twice its pace, appears in its place, and leaves nothing behind',
    async (cutMs) => {
      const world = await CatchUpWorld.open(folder)
      const id = await recorded(world, cutMs)
      const end = await outageOf(world, id, cutMs)
      await world.missing.handlers['missingSpeech.end'](end)
      const tookMs = await world.runUntil((list) => list.length === 0, 2 * cutMs)
      expect(await world.list()).toEqual([])
      const captions = await world.captions(id)
      expect([wordsOf(captions)[0], wordsOf(captions).at(-1)]).toEqual(['before', 'after'])
      expectScript(captions, cutMs)
      expect(tookMs).toBeGreaterThan(cutMs / 2 - 1000)
      expect(tookMs).toBeLessThan(cutMs / 2 + 30_000)
      const { gaps, audioMs } = await world.session(id)
      expect(gaps).toEqual([])
      expect(audioMs - 10_000).toBeGreaterThan(cutMs - 1000)
      expect(audioMs - 10_000).toBeLessThan(cutMs + 5000)
      expect(await readdir(join(folder, 'missing-speech'))).toEqual([])
      expect(world.network.deviations).toEqual([])
      expect(world.network.sent.filter(({ fault }) => fault !== undefined)).toEqual([])
      expect(world.network.records).toMatchObject([{ isComplete: true, breaches: {} }])
    },
    LIMIT_MS,
  )

  const CUT_MS = 5 * 60_000
  const isHalfDone = ([first]: readonly MissingSpeechState[]) => (first?.missingMs ?? 0) < CUT_MS / 2

  it(
    'is translated to its end by the next run if a run is killed in the middle, each sentence once',
    async () => {
      const secrets = createMemorySecrets()
      const killed = await CatchUpWorld.open(folder, secrets)
      const id = await recorded(killed, CUT_MS)
      await killed.missing.handlers['missingSpeech.end'](await outageOf(killed, id, CUT_MS))
      await killed.runUntil(isHalfDone, CUT_MS)
      // From here on, nothing of it gets onto the disk.
      killed.isFull = true
      const next = await CatchUpWorld.open(folder, secrets)
      const [left] = await next.list()
      expect(left).toMatchObject({ id, state: 'waiting' })
      expect(left?.missingMs).toBeLessThan(CUT_MS / 2)
      await next.missing.handlers['missingSpeech.translate']({ id })
      await next.runUntil((list) => list.length === 0, CUT_MS)
      expectScript(await next.captions(id), CUT_MS)
      expect((await next.session(id)).gaps).toEqual([])
    },
    LIMIT_MS,
  )

  it(
    'waits for a full disk, and loses no caption',
    async () => {
      const world = await CatchUpWorld.open(folder)
      const id = await recorded(world, CUT_MS)
      await world.missing.handlers['missingSpeech.end'](await outageOf(world, id, CUT_MS))
      await world.runUntil(isHalfDone, CUT_MS)
      world.isFull = true
      await world.advance(CUT_MS)
      expect(await world.list()).toMatchObject([{ id, state: 'translating' }])
      world.isFull = false
      await world.runUntil((list) => list.length === 0, CUT_MS)
      expectScript(await world.captions(id), CUT_MS)
    },
    LIMIT_MS,
  )

  it(
    'goes on where it was if its own connection is lost, and if the user has left it for later',
    async () => {
      const world = await CatchUpWorld.open(folder)
      const id = await recorded(world, CUT_MS)
      await world.missing.handlers['missingSpeech.end'](await outageOf(world, id, CUT_MS))
      await world.runUntil(([first]) => (first?.missingMs ?? 0) < CUT_MS * 0.8, CUT_MS)
      world.network.inject({ type: 'outage', forMs: 40_000 })
      await world.runUntil(isHalfDone, CUT_MS)
      await world.missing.handlers['missingSpeech.postpone']({ id })
      await world.advance(60_000)
      const [left] = await world.list()
      expect(left).toMatchObject({ state: 'waiting' })
      await world.missing.handlers['missingSpeech.translate']({ id })
      await world.runUntil((list) => list.length === 0, CUT_MS)
      expectScript(await world.captions(id), CUT_MS)
      expect((await world.session(id)).gaps).toEqual([])
    },
    LIMIT_MS,
  )

  it(
    'is tried again by itself if there is no way to the service, and the time of it is known',
    async () => {
      const world = await CatchUpWorld.open(folder)
      const cutMs = 31_000
      const id = await recorded(world, cutMs)
      const end = await outageOf(world, id, cutMs)
      world.network.inject({ type: 'outage', forMs: 4 * 60_000 })
      await world.missing.handlers['missingSpeech.end'](end)
      const isFailed = ([first]: readonly MissingSpeechState[]) => first?.state === 'failed'
      await world.runUntil(isFailed, 3 * 60_000)
      const [failed] = await world.list()
      expect(failed).toMatchObject({ state: 'failed', error: { kind: 'unreachable' } })
      expect(failed?.retryAt).toBeGreaterThan(Date.now() - 60_000)
      await world.runUntil((list) => list.length === 0, 20 * 60_000)
      expectScript(await world.captions(id), cutMs)
    },
    LIMIT_MS,
  )

  it(
    'is not translated while the user is asked about more of it',
    async () => {
      const world = await CatchUpWorld.open(folder)
      const cutMs = 40_000
      const id = await recorded(world, cutMs)
      world.lateMinutes = 1
      const [first, second] = [await outageOf(world, id, cutMs), await outageOf(world, id, cutMs)]
      await world.missing.handlers['missingSpeech.end'](first)
      await world.advance(5000)
      await world.missing.handlers['missingSpeech.end'](second)
      await world.advance(5000)
      const sent = world.network.sent.length
      expect(sent).toBeGreaterThan(0)
      await world.advance(60_000)
      expect(await world.list()).toMatchObject([{ state: 'asking' }])
      expect(world.network.sent).toHaveLength(sent)
    },
    LIMIT_MS,
  )

  it(
    'is translated if the user wants that before it has stopped',
    async () => {
      const world = await CatchUpWorld.open(folder)
      const cutMs = 40_000
      const id = await recorded(world, cutMs)
      await world.missing.handlers['missingSpeech.end'](await outageOf(world, id, cutMs))
      await world.advance(5000)
      await world.missing.handlers['missingSpeech.postpone']({ id })
      await world.missing.handlers['missingSpeech.translate']({ id })
      await world.runUntil((list) => list.length === 0, 4 * cutMs)
      expect(await world.list()).toEqual([])
    },
    LIMIT_MS,
  )

  it(
    'of both sides of a meeting is translated for each by itself',
    async () => {
      const world = await CatchUpWorld.open(folder)
      const cutMs = 31_000
      const { about } = recording()
      const { isDemo: _isDemo, ...aboutSide } = about
      const told = recording({
        sides: { mine: { ...aboutSide, name: 'Me' }, theirs: { ...aboutSide, name: 'Ana' } },
        captions: [],
        gaps: sides.map((side) => ({ fromMs: FROM_MS, toMs: FROM_MS + cutMs, side })),
      })
      await world.storage.ask('session.record', told)
      for (const side of sides)
        await world.missing.handlers['missingSpeech.end'](await outageOf(world, told.id, cutMs, { side }))
      await world.runUntil((list) => list.length === 0, 4 * cutMs)
      const captions = await world.captions(told.id)
      for (const side of sides) {
        const own = wordsOf(captions.filter((caption) => caption.side === side))
        expect(own.slice(0, SCRIPT.length)).toEqual(SCRIPT.map((id) => meeting[id].en.trim()))
      }
      expect((await world.session(told.id)).gaps).toEqual([])
      // One after the other: an account may allow few sessions at once.
      expect(world.network.records).toHaveLength(2)
    },
    LIMIT_MS,
  )
})
