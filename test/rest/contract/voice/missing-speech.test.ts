import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMemorySecrets, type SecretStore } from '../../../../src/backend/accounts/secret-store.ts'
import { MissingSpeech } from '../../../../src/backend/missing-speech/missing-speech.ts'
import { openerBy } from '../../../../src/backend/service/http/client.ts'
import { ServiceHttp } from '../../../../src/backend/service/http/http.ts'
import { createVoiceHandlers } from '../../../../src/backend/service/operations/voice/voice-operations.ts'
import type { Storage } from '../../../../src/backend/storage/storage.ts'
import { openStoreHere } from '../../../../src/backend/storage/storage-store.ts'
import { silentLog } from '../../../../src/core/base/log.ts'
import { ok } from '../../../../src/core/base/result.ts'
import {
  inSpokenOrder,
  type KeptGap,
  type StoredCaptionView,
} from '../../../../src/core/session/library/session-schema.ts'
import type { MissingSpeechState } from '../../../../src/core/session/missing-speech/missing-speech-calls.ts'
import { voiceConfigSchema } from '../../../../src/core/voice/config.ts'
import { type Side, sides } from '../../../../src/core/voice/sides.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { Network } from '../../../simulation/network/network.ts'
import { readRequest } from '../../../simulation/network/service-request.ts'
import { OWN_KEY, SERVICE, SimulatedService } from '../../../simulation/network/simulated-service.ts'
import { VoiceNetwork } from '../../../simulation/network/voice-network.ts'
import { openClips } from '../../../simulation/simulate.ts'
import { type Actor, Scheduler } from '../../../simulation/world/scheduler.ts'
import { Trace } from '../../../simulation/world/trace.ts'
import { ffmpeg } from '../../../support/audio/ffmpeg.ts'
import { record, type Sentence } from '../../../support/audio/recordings.ts'
import { seededRandom } from '../../../support/base/random.ts'
import { keptCaption, recording } from '../../../support/contract-cases/call-cases-of-sessions.ts'
import { connectionTo } from '../../../support/service/connection-to.ts'

const LIMIT_MS = 900_000
const SCRIPT: readonly Sentence[] = ['welcome', 'plan', 'search', 'bugs', 'question', 'green', 'closing']
/** The sound of an outage begins with what was said before and is not missing. */
const FROM_MS = 60_000
const LOOK_MS = 250
/** Frames of Ogg Opus of one chunk: 2 s. */
const CHUNK_BYTES = 8000
const config = voiceConfigSchema.parse({
  sourceLanguage: 'en',
  sourceLanguageMode: 'fixed',
  targetLanguages: ['de'],
  spokenLanguages: ['de'],
})

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

/** Everything that a run of the app has to do with missing speech, and a service behind a network in memory. */
class World {
  readonly #scheduler: Scheduler
  readonly clock: Actor
  readonly network: VoiceNetwork
  readonly storage: Storage
  readonly missing: MissingSpeech
  /** Whether the disk takes nothing. */
  isFull = false
  /** More than this is asked about. */
  lateMinutes = 600

  static async open(secrets: SecretStore = createMemorySecrets()): Promise<World> {
    const scheduler = new Scheduler(seededRandom(1))
    const clock = scheduler.actor()
    return new World(scheduler, clock, await SimulatedService.open(clock), secrets)
  }

  private constructor(scheduler: Scheduler, clock: Actor, service: SimulatedService, secrets: SecretStore) {
    this.#scheduler = scheduler
    this.clock = clock
    const trace = new Trace(() => clock.now(), false)
    const network = new Network(clock)
    this.network = new VoiceNetwork({ service, network, page: clock, trace, name: 'late' })
    const http = new ServiceHttp({
      fetch: async (input, init) =>
        this.network.request(await readRequest(input, init), clock, init?.signal ?? undefined),
      clock,
      random: () => 0,
      userAgent: 'test',
      log: silentLog,
    })
    const open = openerBy(http)(() => Promise.resolve(ok(connectionTo(SERVICE, { key: OWN_KEY }))))
    const voice = createVoiceHandlers(http, () => open)
    const opened = openStoreHere({
      dataFolder: folder,
      run: randomUUID(),
      retention: () => 'for-ever',
      changed: () => undefined,
      log: silentLog,
    })
    this.storage = {
      ask: (name, input) =>
        this.isFull && (name === 'session.recordLate' || name === 'outage.append')
          ? Promise.resolve({ ok: false, error: { kind: 'storage', what: 'library', detail: 'ENOSPC' } })
          : opened.ask(name, input),
      close: () => opened.close(),
    }
    this.missing = new MissingSpeech({
      storage: this.storage,
      secrets,
      retention: () => 'for-ever',
      limits: () => ({
        outageMinutes: 120,
        lateMinutes: this.lateMinutes,
        limitMinutes: null,
        monthLimitMinutes: null,
      }),
      ticketsOf: () => ({
        open: (wanted) => voice['voice.open'](wanted),
        resume: (token) => voice['voice.resume']({ token }),
      }),
      openSocket: this.network.openSocket,
      clock,
      random: () => 0,
      log: silentLog,
      changed: () => undefined,
      stored: () => undefined,
    })
  }

  advance(ms: number): Promise<void> {
    return this.#scheduler.run(this.#scheduler.nowMs + ms)
  }

  /** Records an outage in which the script is said again and again; returns what the page would report. */
  async outage(session: string, cutMs: number, of: { readonly side?: Side } = {}) {
    const sound = await ffmpeg([
      ...['-stream_loop', '-1', '-i', script.path, '-t', String(cutMs / 1000)],
      ...['-c:a', 'libopus', '-b:a', '24k', '-ac', '1', '-frame_duration', '20', '-page_duration', '500000'],
      ...['-f', 'ogg', 'pipe:1'],
    ])
    const take = { session, take: randomUUID() }
    const { handlers } = this.missing
    await handlers['missingSpeech.begin']({ ...take, ...of, fromMs: FROM_MS, config, account: 'work' })
    const count = Math.ceil(sound.length / CHUNK_BYTES)
    for (let index = 0; index < count; index += 1) {
      const data = sound.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES)
      const untilMs = (cutMs * (index + 1)) / count
      const kept = await handlers['missingSpeech.append']({ ...take, index, untilMs, data })
      if (!kept.ok) index -= 1
    }
    return { ...take, gaps: [{ fromMs: FROM_MS, toMs: FROM_MS + cutMs, ...of }] }
  }

  async list(): Promise<MissingSpeechState[]> {
    const listed = await this.missing.handlers['missingSpeech.list']({})
    return listed.ok ? listed.value.sessions.filter(({ state }) => state !== 'done') : []
  }

  /** @returns the time that it took */
  async runUntil(
    isReached: (list: readonly MissingSpeechState[]) => boolean,
    limitMs: number,
  ): Promise<number> {
    const began = this.clock.now()
    while (!isReached(await this.list()) && this.clock.now() - began < limitMs) await this.advance(LOOK_MS)
    return this.clock.now() - began
  }

  async captions(id: string): Promise<readonly StoredCaptionView[]> {
    const captions = await this.storage.ask('session.captions', { id, from: 0, limit: 1000 })
    if (!captions.ok) throw new Error(captions.error.kind)
    return inSpokenOrder(captions.value.captions)
  }

  async session(id: string): Promise<{ readonly gaps: readonly KeptGap[]; readonly audioMs: number }> {
    const session = await this.storage.ask('session.get', { id })
    if (!session.ok) throw new Error(session.error.kind)
    return session.value
  }
}

/** A session with a caption before the outage and one after it. */
async function recorded(world: World, cutMs: number): Promise<string> {
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
      const world = await World.open()
      const id = await recorded(world, cutMs)
      const end = await world.outage(id, cutMs)
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
      const killed = await World.open(secrets)
      const id = await recorded(killed, CUT_MS)
      await killed.missing.handlers['missingSpeech.end'](await killed.outage(id, CUT_MS))
      await killed.runUntil(isHalfDone, CUT_MS)
      // From here on, nothing of it gets onto the disk.
      killed.isFull = true
      const next = await World.open(secrets)
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
      const world = await World.open()
      const id = await recorded(world, CUT_MS)
      await world.missing.handlers['missingSpeech.end'](await world.outage(id, CUT_MS))
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
      const world = await World.open()
      const id = await recorded(world, CUT_MS)
      await world.missing.handlers['missingSpeech.end'](await world.outage(id, CUT_MS))
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
      const world = await World.open()
      const cutMs = 31_000
      const id = await recorded(world, cutMs)
      const end = await world.outage(id, cutMs)
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
      const world = await World.open()
      const cutMs = 40_000
      const id = await recorded(world, cutMs)
      world.lateMinutes = 1
      const [first, second] = [await world.outage(id, cutMs), await world.outage(id, cutMs)]
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
      const world = await World.open()
      const cutMs = 40_000
      const id = await recorded(world, cutMs)
      await world.missing.handlers['missingSpeech.end'](await world.outage(id, cutMs))
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
      const world = await World.open()
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
        await world.missing.handlers['missingSpeech.end'](await world.outage(told.id, cutMs, { side }))
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
