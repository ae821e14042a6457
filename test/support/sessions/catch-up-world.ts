import { randomUUID } from 'node:crypto'
import { createMemorySecrets, type SecretStore } from '../../../src/backend/accounts/secret-store.ts'
import { MissingSpeech } from '../../../src/backend/missing-speech/missing-speech.ts'
import { openerBy } from '../../../src/backend/service/http/client.ts'
import { ServiceHttp } from '../../../src/backend/service/http/http.ts'
import { createVoiceHandlers } from '../../../src/backend/service/operations/voice/voice-operations.ts'
import type { Storage } from '../../../src/backend/storage/storage.ts'
import { openStoreHere } from '../../../src/backend/storage/storage-store.ts'
import { silentLog } from '../../../src/core/base/log.ts'
import { ok } from '../../../src/core/base/result.ts'
import {
  inSpokenOrder,
  type SessionView,
  type StoredCaptionView,
} from '../../../src/core/session/library/session-schema.ts'
import type { MissingSpeechState } from '../../../src/core/session/missing-speech/missing-speech-calls.ts'
import { voiceConfigSchema } from '../../../src/core/voice/config.ts'
import type { Side } from '../../../src/core/voice/sides.ts'
import type { Hearing } from '../../../src/simulator/voice/session-tickets.ts'
import { Network } from '../../simulation/network/network.ts'
import { readRequest } from '../../simulation/network/service-request.ts'
import { OWN_KEY, SERVICE, SimulatedService } from '../../simulation/network/simulated-service.ts'
import { VoiceNetwork } from '../../simulation/network/voice-network.ts'
import { type Actor, Scheduler } from '../../simulation/world/scheduler.ts'
import { Trace } from '../../simulation/world/trace.ts'
import { seededRandom } from '../base/random.ts'
import { connectionTo } from '../service/connection-to.ts'

/** The sound of an outage begins with what was said before and is not missing. */
export const FROM_MS = 60_000
const LOOK_MS = 250
const config = voiceConfigSchema.parse({
  sourceLanguage: 'en',
  sourceLanguageMode: 'fixed',
  targetLanguages: ['de'],
  spokenLanguages: ['de'],
})

interface OutageOptions {
  readonly fromMs?: number
  readonly side?: Side
  readonly account?: string
}

/** Everything that a run of the app has to do with missing speech, and a service behind a network in memory. */
export class CatchUpWorld {
  readonly #scheduler: Scheduler
  readonly clock: Actor
  readonly network: VoiceNetwork
  readonly storage: Storage
  readonly missing: MissingSpeech
  /** Whether the disk takes nothing. */
  isFull = false
  /** Accounts whose admission was asked for, in order. */
  readonly accounts: string[] = []
  /** More than this is asked about. */
  lateMinutes = 600
  /** Missing speech of all sessions, as their page was told. */
  told: readonly MissingSpeechState[] = []

  /**
   * @param folder of the app's data
   * @param hearing of the service; it recognises real speech if omitted
   */
  static async open(
    folder: string,
    secrets: SecretStore = createMemorySecrets(),
    hearing?: Hearing,
  ): Promise<CatchUpWorld> {
    const scheduler = new Scheduler(seededRandom(1))
    const clock = scheduler.actor()
    return new CatchUpWorld(scheduler, clock, await SimulatedService.open(clock, hearing), secrets, folder)
  }

  private constructor(
    scheduler: Scheduler,
    clock: Actor,
    service: SimulatedService,
    secrets: SecretStore,
    folder: string,
  ) {
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
        // Three outages of an hour fit.
        outageMinutes: 200,
        lateMinutes: this.lateMinutes,
        limitMinutes: null,
        monthLimitMinutes: null,
      }),
      ticketsOf: (account) => ({
        open: (wanted) => {
          this.accounts.push(account)
          return voice['voice.open'](wanted)
        },
        resume: (token) => voice['voice.resume']({ token }),
      }),
      openSocket: this.network.openSocket,
      clock,
      random: () => 0,
      log: silentLog,
      changed: ({ sessions }) => {
        this.told = sessions
      },
      stored: () => undefined,
    })
  }

  advance(ms: number): Promise<void> {
    return this.#scheduler.run(this.#scheduler.nowMs + ms)
  }

  /** Records an outage, of which the sound comes in chunks; returns what the page would report. */
  async outage(session: string, cutMs: number, chunks: readonly Uint8Array[], of: OutageOptions = {}) {
    const { fromMs = FROM_MS, account = 'work', ...side } = of
    const take = { session, take: randomUUID() }
    const { handlers } = this.missing
    await handlers['missingSpeech.begin']({ ...take, ...side, fromMs, config, account })
    for (let index = 0; index < chunks.length; index += 1) {
      const untilMs = (cutMs * (index + 1)) / chunks.length
      const data = chunks[index] ?? new Uint8Array()
      const kept = await handlers['missingSpeech.append']({ ...take, index, untilMs, data })
      if (!kept.ok) index -= 1
    }
    return { ...take, gaps: [{ fromMs, toMs: fromMs + cutMs, ...side }] }
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
    const captions = await this.storage.ask('session.captions', { id, from: 0, limit: 10_000 })
    if (!captions.ok) throw new Error(captions.error.kind)
    return inSpokenOrder(captions.value.captions)
  }

  async session(id: string): Promise<SessionView> {
    const session = await this.storage.ask('session.get', { id })
    if (!session.ok) throw new Error(session.error.kind)
    return session.value
  }
}
