import { join } from 'node:path'
import { openDatabase } from '../../src/backend/library/database.ts'
import { librarySchema } from '../../src/backend/library/library-schema.ts'
import { SessionTable } from '../../src/backend/sessions/session-table.ts'
import { inSpokenOrder } from '../../src/core/session/library/session-schema.ts'
import { startSides } from '../../src/core/voice/meeting/start-sides.ts'
import { createBridge } from '../../src/renderer/bridge/create-bridge.ts'
import { whenDecided } from '../../src/renderer/features/live/meeting/decided.ts'
import { type LiveRecorder, recordLive } from '../../src/renderer/features/live/recording/record-live.ts'
import type { Live } from '../../src/renderer/features/live/session/live.ts'
import { detailsOf, LibraryView } from '../campaign/client-library.ts'
import { LOOK_MS } from '../campaign/client-run.ts'
import { BEFORE_HAND_OVER_MS, REST_MS } from '../campaign/played.ts'
import { isHandedOver } from '../campaign/schedule.ts'
import { seededRandom } from '../support/base/random.ts'
import { ActPlayer } from './act-player.ts'
import { Documents } from './documents.ts'
import { LateUser } from './late-user.ts'
import { followOrder, type MergedCaption, toMerged } from './merged-captions.ts'
import { Network } from './network/network.ts'
import { SimulatedService } from './network/simulated-service.ts'
import { VoiceNetwork } from './network/voice-network.ts'
import type { Outcome } from './outcome.ts'
import type { Plan } from './plan.ts'
import { AccountRules } from './rules/account-rules.ts'
import { DeletionRules } from './rules/deletion-rules.ts'
import { KeptRules } from './rules/kept-rules.ts'
import { OutageRules } from './rules/outage-rules.ts'
import { RunEnd } from './run-end.ts'
import { SimulatedVoice } from './simulated-voice.ts'
import { codedHearing } from './world/coded-opus.ts'
import { type Actor, Scheduler } from './world/scheduler.ts'
import { openAccounts } from './world/simulated-accounts.ts'
import { SimulatedDisk } from './world/simulated-disk.ts'
import { SimulatedHost } from './world/simulated-host.ts'
import { enter } from './world/take-over.ts'
import { Trace } from './world/trace.ts'

/** Separates what happens in a run from what is planned. */
const OWN_STREAM = 0x72756e73
/** Time until everything has come to rest, in milliseconds. */
const SETTLING_MS = 60_000
/** Time for a process to start again and read its disk. */
const RECOVERY_MS = 5000

/** The app, its service and its computer, for one run. */
export class SimulatedWorld {
  readonly #plan: Plan
  readonly #scheduler: Scheduler
  readonly #trace: Trace
  readonly #disk: SimulatedDisk
  readonly #page: Actor
  readonly #host: SimulatedHost
  readonly #office: VoiceNetwork
  readonly #ways: readonly VoiceNetwork[]
  readonly #voices: readonly SimulatedVoice[]
  readonly #kept = new KeptRules()
  readonly #documents: Documents
  readonly #service: SimulatedService
  readonly #recorder: LiveRecorder
  readonly #outages: OutageRules
  readonly #deletions: DeletionRules
  readonly #accounts = new AccountRules()
  readonly #user: LateUser
  readonly #shown: () => readonly MergedCaption[]
  #player: ActPlayer | undefined
  static async open(plan: Plan, root: string, isTraceKept: boolean): Promise<SimulatedWorld> {
    const random = seededRandom(plan.seed ^ OWN_STREAM)
    const scheduler = new Scheduler(random)
    const disk = new SimulatedDisk(root, random)
    const before = scheduler.actor()
    enter({ scheduler, random, disk, process: () => before })
    const service = await SimulatedService.open(scheduler.actor(), plan.isCoded ? codedHearing : undefined)
    const trace = new Trace(() => scheduler.nowMs, isTraceKept)
    return new SimulatedWorld(plan, { random, scheduler, disk, service, trace })
  }

  private constructor(
    plan: Plan,
    parts: {
      readonly random: () => number
      readonly scheduler: Scheduler
      readonly disk: SimulatedDisk
      readonly service: SimulatedService
      readonly trace: Trace
    },
  ) {
    const { random, scheduler, disk, service, trace } = parts
    this.#plan = plan
    this.#scheduler = scheduler
    this.#trace = trace
    this.#disk = disk
    this.#service = service
    const page = scheduler.actor()
    this.#page = page
    const startMs = plan.voices.some(({ schedule }) => isHandedOver(schedule)) ? BEFORE_HAND_OVER_MS : 1
    const wayOf = (name: string, near: VoiceNetwork['parts']['page'] = page) =>
      new VoiceNetwork({ service, network: new Network(scheduler.actor()), page: near, trace, name })
    this.#office = wayOf('office', {
      now: () => this.#host.process.now(),
      after: (ms, run) => this.#host.process.after(ms, run),
      deliver: (run) => this.#host.process.deliver(run),
    })
    this.#ways = plan.voices.map(({ side }) => wayOf(side ?? 'voice'))
    const settings = openAccounts(disk.folder)
    const networkOf = (name: string | undefined) =>
      this.#ways.find((way) => way.parts.name === name) ?? this.#office
    // The first host starts within its constructor.
    let process = scheduler.actor()
    enter({ scheduler, random, disk, process: () => process })
    this.#host = new SimulatedHost({
      scheduler,
      disk,
      trace,
      random,
      settings,
      isKeyless: plan.isKeyless,
      page,
      networkOf,
    })
    process = this.#host.process
    enter({ scheduler, random, disk, process: () => this.#host.process })
    const bridge = createBridge(this.#host.transport() as never)
    this.#voices = plan.voices.map((voice, at) => {
      const way = this.#ways[at] ?? this.#office
      const own = createBridge(this.#host.transport(way.parts.name) as never)
      const keepsOutages = plan.isCoded ? ({ store }: Live) => this.#recorder.outages(store) : undefined
      return new SimulatedVoice({ plan: voice, startMs, page, bridge: own, way, trace, keepsOutages })
    })
    const lives = this.#voices.map(({ client }) => client.live)
    this.#recorder = recordLive(
      lives.map(({ store }) => store),
      {
        bridge,
        after: (ms, run) => void page.after(ms, run),
        newId: () => crypto.randomUUID(),
        now: () => Date.now(),
        monotonic: () => page.now(),
        details: (isMeeting) => Promise.resolve(detailsOf(lives, isMeeting)),
      },
    )
    this.#outages = new OutageRules(() => disk.folder, plan.isKeyless)
    this.#deletions = new DeletionRules(() => disk.folder)
    for (const { watch } of [this.#kept, this.#outages, this.#deletions, this.#accounts])
      this.#host.answered.push(watch)
    this.#host.requested.push(this.#accounts.requested)
    this.#host.crashed = () => this.#outages.crashed(this.#kept.isForgotten)
    this.#documents = new Documents(bridge, page)
    const lateMs = () => this.#office.sentMs
    const sentMs = () => this.#ways.reduce((sum, way) => sum + way.sentMs, lateMs())
    this.#user = new LateUser({ bridge, calls: this.#documents, page, lateMs, sentMs })
    const [mine, theirs] = lives
    this.#shown = mine !== undefined && theirs !== undefined ? followOrder({ mine, theirs }) : () => []
  }

  async run(): Promise<Outcome> {
    const { acts } = this.#plan
    this.#start()
    const beginMs = Math.min(...this.#voices.map((voice) => voice.beginMs))
    const player = new ActPlayer(acts, beginMs, {
      scheduler: this.#scheduler,
      trace: this.#trace,
      disk: this.#disk,
      page: this.#page,
      host: this.#host,
      office: this.#office,
      ways: this.#ways,
      voices: this.#voices,
      documents: this.#documents,
      kept: this.#kept,
      outages: this.#outages,
      deletions: this.#deletions,
      user: this.#user,
      session: () => {
        const { id, isKept } = this.#recorder.store.getState()
        return isKept === true ? id : undefined
      },
    })
    this.#player = player
    const look = () => {
      for (const voice of this.#voices) voice.look()
      this.#page.after(LOOK_MS, look)
    }
    this.#page.after(LOOK_MS, look)
    const lostMs = acts.reduce((sum, { act }) => sum + ('forMs' in act ? act.forMs : 0), 0)
    const endMs = Math.max(...this.#voices.map((voice) => voice.endMs)) + REST_MS + lostMs + this.#offlineMs
    await this.#scheduler.run(endMs, () => this.#isOver)
    const restless = this.#isOver ? [] : [`it is not over after ${Math.round(endMs)} ms: ${this.#state()}`]
    const end = new RunEnd({ host: this.#host, scheduler: this.#scheduler, trace: this.#trace })
    await end.pass(this.#isCutOff ? RECOVERY_MS : SETTLING_MS)
    this.#user.leave()
    restless.push(...(await end.catchUp(this.#plan.isKeyless)), ...(await end.rest()))
    const open = this.#isCutOff ? 0 : this.#ways.reduce((sum, way) => sum + way.open, 0)
    if (open + this.#office.open > 0) restless.push(`${open + this.#office.open} connections stay open`)
    await end.close()
    restless.push(...this.#outages.leftFiles(), ...this.#outages.refusals(this.#kept.isForgotten))
    this.#deletions.look()
    const violations = [
      ...restless,
      ...(await this.#host.leakedKeys()),
      ...this.#outages.violations,
      ...this.#deletions.violations,
      ...this.#accounts.violations,
      ...this.#user.violations,
      ...this.#office.deviations,
      ...this.#voices.flatMap(({ rules }) => rules.violations),
    ]
    enter(undefined)
    return this.#outcome(violations)
  }

  get #isCutOff(): boolean {
    return this.#player?.isCutOff === true
  }

  get #isOver(): boolean {
    if (this.#player?.isOver !== true) return false
    if (this.#isCutOff) return true
    const { waiting, error, outages } = this.#recorder.store.getState()
    const isKept = this.#kept.isForgotten || this.#kept.isEndKept || this.#captions === 0
    return (
      this.#voices.every(({ client }) => client.isOver) &&
      waiting === 0 &&
      Object.keys(outages).length === 0 &&
      error === undefined &&
      isKept &&
      this.#documents.areSettled
    )
  }

  get #captions(): number {
    return this.#voices.reduce(
      (sum, { client }) => sum + client.live.store.getState().transcript.settled.length,
      0,
    )
  }

  #state(): string {
    const phases = this.#voices.map(({ client }) => client.session.state.phase)
    const { store } = this.#recorder
    return JSON.stringify({ phases, keeping: store.getState(), documents: this.#documents.states })
  }

  #start(): void {
    const [first, second] = this.#voices
    this.#trace.add('you', 'page', 'start')
    if (first === undefined || second === undefined) return first?.client.start()
    startSides(
      this.#plan.preferred,
      (side, openAfter) => {
        const { client } = side === 'mine' ? first : second
        client.start({ type: side, name: side }, openAfter)
        return { decided: whenDecided(client.live.store) }
      },
      this.#page,
    )
  }

  get #offlineMs(): number {
    const faults = this.#plan.voices.flatMap(({ schedule }) => schedule.map(({ fault }) => fault))
    return faults.reduce((sum, fault) => sum + (fault.type === 'outage' ? fault.forMs : 0), 0)
  }

  #outcome(violations: readonly string[]): Outcome {
    this.#disk.close()
    const database = openDatabase(join(this.#disk.folder, 'library.sqlite'), librarySchema)
    try {
      const view = new LibraryView(new SessionTable(database))
      return {
        voices: this.#voices.map((voice) => voice.played(view)),
        beginMs: this.#voices.map((voice) => voice.beginMs),
        shown: this.#shown(),
        library: this.#plan.voices.length > 1 ? inSpokenOrder(view.captions).map(toMerged) : [],
        sessions: view.sessions,
        recorded: this.#voices.map((voice) => voice.recorded([...this.#outages.outages.values()])),
        offsetsMs: this.#voices.map((voice) => voice.offsetMs),
        lateSent: this.#office.sent,
        countedMs: view.countedMs,
        isCutOff: this.#isCutOff,
        isForgotten: this.#kept.isForgotten,
        violations: [
          ...violations,
          ...this.#kept.violations(view),
          ...this.#documents.violations(this.#service.uploads),
        ],
        trace: this.#trace,
        ms: this.#scheduler.nowMs,
        steps: this.#scheduler.steps,
      }
    } finally {
      database.close()
    }
  }
}
