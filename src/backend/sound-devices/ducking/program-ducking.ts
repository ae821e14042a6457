import type { Clock } from '../../../core/base/clock.ts'
import { ok, type Result } from '../../../core/base/result.ts'
import type { DuckLevel } from '../../../core/product/sound-devices/duck-levels.ts'
import type { Owners } from '../owners.ts'
import { streamsOf } from '../programs.ts'
import type { SoundServerError } from '../sound-errors.ts'
import { parseGraph, type SoundGraph } from '../sound-graph.ts'
import type { SoundTools } from '../sound-tools.ts'
import {
  gainOf,
  hasFlatVolumes,
  isSameVolume,
  isSilent,
  lowered as loweredOf,
  type Volumes,
  volumeArgs,
  volumesOf,
} from './stream-volumes.ts'
import type { LoweredVolumes, VolumeLedger } from './volume-ledger.ts'

/** The program whose sound is captured. */
interface CapturedProgram {
  readonly id: string
  /** Time from when the program's volume changes until that of its captured sound does. */
  readonly delayMs: number
}

interface ProgramDuckingOptions {
  readonly tools: Pick<SoundTools, 'run' | 'guard'>
  readonly owners: Pick<Owners, 'isOwnProcess'>
  readonly clock: Clock
  readonly ledger: VolumeLedger
  readonly captured: () => CapturedProgram | undefined
}

interface PlayingStream {
  readonly index: number
  readonly volumes: Volumes
}

/** The program as it is lowered now. */
interface Lowered {
  readonly program: CapturedProgram
  readonly level: DuckLevel
  readonly streams: readonly (LoweredVolumes & { readonly index: number })[]
}

/** Arguments of `pactl`. */
type Command = readonly string[]

/** A page that ends while its translation speaks leaves the program lowered for this long at most. */
const MAX_HOLD_MS = 2000

type Answer<T = void> = Promise<Result<T, SoundServerError>>

const setVolumes = (index: number, volumes: Volumes): Command => [
  'set-sink-input-volume',
  String(index),
  ...volumeArgs(volumes),
]

/**
 * Lowers the captured program while the translation of what is said there is spoken, and restores its volume, which the
 * user may change at any time.
 */
export class ProgramDucking {
  readonly #options: ProgramDuckingOptions
  #lowered: Lowered | undefined
  /** Whether the user has changed the volume since the translation began to speak. */
  #hasYielded = false
  #isFlat: boolean | undefined
  #endGuard: () => void = () => undefined
  #cancelHold: () => void = () => undefined
  #turn: Promise<unknown> = Promise.resolve()

  constructor(options: ProgramDuckingOptions) {
    this.#options = options
  }

  /**
   * Lowers the program for two seconds, or until it is restored. Settles when the captured sound has changed too.
   *
   * @returns the gain with which the captured sound is as loud as before
   */
  lower(level: DuckLevel): Answer<number> {
    this.#cancelHold()
    this.#cancelHold = this.#options.clock.after(MAX_HOLD_MS, () => void this.restore())
    return this.#inTurn(() => this.#lower(level))
  }

  /** Settles when the captured sound is as loud as before. */
  restore(): Answer {
    this.#cancelHold()
    return this.#inTurn(async () => {
      this.#hasYielded = false
      return this.#restore()
    })
  }

  /** Restores programs that play again after they could not be restored, in this run or an earlier one. */
  async onGraph(graph: SoundGraph): Promise<void> {
    if (this.#options.ledger.owed.length > 0) await this.#inTurn(() => this.#settle(graph))
  }

  /** As `onGraph`, at the start. */
  heal(): Answer {
    if (this.#options.ledger.owed.length === 0) return Promise.resolve(ok(undefined))
    return this.#inTurn(async () => {
      const graph = await this.#graph()
      if (graph.ok) await this.#settle(graph.value)
      return graph.ok ? ok(undefined) : graph
    })
  }

  /** Settles when nothing is lowered any more. What could not be restored stays written down. */
  async close(): Promise<void> {
    await this.restore()
    this.#options.ledger.close()
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(act)
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  async #graph(): Answer<SoundGraph> {
    const listed = await this.#options.tools.run('pactl', ['--format=json', 'list'])
    return listed.ok ? parseGraph(listed.value) : listed
  }

  #streamsOf(graph: SoundGraph, program: string): PlayingStream[] {
    return streamsOf(graph, (pid) => this.#options.owners.isOwnProcess(pid)).flatMap((stream) => {
      const volumes = volumesOf(graph.sink_inputs.find(({ index }) => index === stream.index))
      return volumes === undefined || stream.program.id !== program ? [] : [{ index: stream.index, volumes }]
    })
  }

  async #lower(level: DuckLevel): Answer<number> {
    const { captured, ledger, tools } = this.#options
    const program = captured()
    this.#isFlat ??= await hasFlatVolumes(tools)
    if (program === undefined || this.#hasYielded || this.#isFlat) return ok(1)
    const before = this.#lowered
    if (before !== undefined && (before.program.id !== program.id || before.level !== level))
      await this.#restore()
    const graph = await this.#graph()
    if (!graph.ok) return graph
    const streams = this.#streamsOf(graph.value, program.id)
    if (this.#isChanged(streams)) {
      this.#hasYielded = true
      const restored = await this.#restore()
      return restored.ok ? ok(1) : restored
    }
    const known = this.#lowered?.streams ?? []
    const fresh = streams
      .filter(({ index, volumes }) => !known.some((one) => one.index === index) && !isSilent(volumes))
      .map(({ index, volumes }) => {
        // A new stream has the volume that the server remembers for its program, which may be a lowered one.
        const original = ledger.beforeOf(program.id, volumes) ?? volumes
        return { index, before: original, lowered: loweredOf(original, level) }
      })
    if (fresh.length > 0) {
      ledger.add(program.id, fresh)
      this.#guard({ program, level, streams: [...known, ...fresh] })
      await this.#set(fresh.map((stream) => setVolumes(stream.index, stream.lowered)))
      if (known.length === 0) await this.#wait(program.delayMs)
    }
    return ok(this.#lowered === undefined ? 1 : gainOf(level))
  }

  /** Whether somebody has changed a volume that was lowered here. */
  #isChanged(streams: readonly PlayingStream[]): boolean {
    return (
      this.#lowered?.streams.some(({ index, lowered }) => {
        const now = streams.find((stream) => stream.index === index)
        return now !== undefined && !isSameVolume(now.volumes, lowered)
      }) ?? false
    )
  }

  /** From now on, the end of this process restores these volumes. */
  #guard(lowered: Lowered): void {
    const endGuard = this.#options.tools.guard(
      lowered.streams.map(({ index, before }) => setVolumes(index, before)),
    )
    this.#endGuard()
    this.#endGuard = endGuard
    this.#lowered = lowered
  }

  async #restore(): Answer {
    const lowered = this.#lowered
    if (lowered === undefined) return ok(undefined)
    const graph = await this.#graph()
    if (!graph.ok) return graph
    this.#lowered = undefined
    const { program } = lowered
    const streams = this.#streamsOf(graph.value, program.id)
    await this.#restoreStreams(streams, program.id)
    if (streams.length === 0) this.#options.ledger.owe(program.id)
    this.#endGuard()
    this.#endGuard = () => undefined
    await this.#wait(program.delayMs)
    return ok(undefined)
  }

  /**
   * Restores the streams that have lowered volumes: one that somebody has changed meanwhile has another one.
   *
   * @returns whether there were any
   */
  async #restoreStreams(streams: readonly PlayingStream[], program: string): Promise<boolean> {
    const commands = streams.flatMap(({ index, volumes }) => {
      const before = this.#options.ledger.beforeOf(program, volumes)
      return before === undefined ? [] : [setVolumes(index, before)]
    })
    await this.#set(commands)
    return commands.length > 0
  }

  async #settle(graph: SoundGraph): Promise<void> {
    const { ledger } = this.#options
    for (const program of ledger.owed) {
      if (program === this.#lowered?.program.id) continue
      // A new stream gets the volume that the server remembers a moment after it is listed: the debt stays until then.
      if (await this.#restoreStreams(this.#streamsOf(graph, program), program)) ledger.settle(program)
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.#options.clock.after(ms, resolve))
  }

  /** A stream that has ended meanwhile has no volume; the next graph says so. */
  async #set(commands: readonly Command[]): Promise<void> {
    await Promise.all(commands.map((command) => this.#options.tools.run('pactl', command)))
  }
}
