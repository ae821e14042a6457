import type { Clock } from '../../../core/base/clock.ts'
import { ok, type Result } from '../../../core/base/result.ts'
import type { DuckLevel } from '../../../core/sound-devices/duck-levels.ts'
import type { Owners } from '../owners.ts'
import { streamsOf } from '../programs.ts'
import type { SoundServerError } from '../sound-errors.ts'
import { parseGraph, type SoundGraph, type Source } from '../sound-graph.ts'
import type { SoundTools } from '../sound-tools.ts'
import { hasFlatVolumes } from './flat-volumes.ts'
import {
  compensation,
  FULL_VOLUME,
  followedPart,
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
  /** The source that carries the sound of the program. */
  readonly captureSource: (graph: SoundGraph) => Source | undefined
}

interface PlayingStream {
  readonly index: number
  readonly sink: number
  readonly volumes: Volumes
}

interface LoweredStream extends LoweredVolumes {
  readonly index: number
}

/** The program as it is lowered now. */
interface Lowered {
  readonly program: CapturedProgram
  readonly level: DuckLevel
  readonly streams: readonly LoweredStream[]
  /** Name of the raised source. */
  readonly raised: string | undefined
}

/** Arguments of `pactl`. */
type Command = readonly string[]

/** A page that ends while its translation speaks leaves the program lowered for this long at most. */
const MAX_HOLD_MS = 2000

const done: Result<void, never> = ok(undefined)
type Answer = Promise<Result<void, SoundServerError>>

const setStream = (index: number, volumes: Volumes): Command => [
  'set-sink-input-volume',
  String(index),
  ...volumeArgs(volumes),
]
const setSource = (name: string, volumes: Volumes): Command => [
  'set-source-volume',
  name,
  ...volumeArgs(volumes),
]

/**
 * Lowers the captured program while the translation of what is said there is spoken, and restores its volume, which the
 * user may change at any time. What is captured of it keeps its level: its copy is raised by as much.
 */
export class ProgramDucking {
  readonly #options: ProgramDuckingOptions
  #lowered: Lowered | undefined
  /** Whether the user has changed the volume since the translation began to speak. */
  #hasYielded = false
  /** Whether the source may have been left raised, as servers remember volumes of devices too. */
  #mayBeRaised = false
  #isFlat: boolean | undefined
  #endGuard: () => void = () => undefined
  #cancelHold: () => void = () => undefined
  #turn: Promise<unknown> = Promise.resolve()

  constructor(options: ProgramDuckingOptions) {
    this.#options = options
  }

  /** Lowers the program for two seconds, or until it is restored. */
  lower(level: DuckLevel): Answer {
    this.#cancelHold()
    this.#cancelHold = this.#options.clock.after(MAX_HOLD_MS, () => void this.restore())
    return this.#inTurn(() => this.#lower(level))
  }

  restore(): Answer {
    this.#cancelHold()
    return this.#inTurn(async () => {
      this.#hasYielded = false
      return this.#restore()
    })
  }

  /** Restores what killed processes have left lowered. */
  heal(): Answer {
    return this.#inTurn(async () => {
      if (!(await this.#options.ledger.adopt())) return done
      this.#mayBeRaised = true
      const graph = await this.#graph()
      return graph.ok ? this.#settle(graph.value) : graph
    })
  }

  /** Restores programs that play again after they could not be restored. */
  async onGraph(graph: SoundGraph): Promise<void> {
    if (this.#mayBeRaised || this.#options.ledger.owed.length > 0)
      await this.#inTurn(() => this.#settle(graph))
  }

  /** Settles when nothing is lowered any more. What could not be restored stays written down. */
  async close(): Promise<void> {
    await this.restore()
    await this.#options.ledger.close()
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const before = this.#turn
    const run = async () => {
      await before
      return act()
    }
    const turn = run()
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  async #graph(): Promise<Result<SoundGraph, SoundServerError>> {
    const listed = await this.#options.tools.run('pactl', ['--format=json', 'list'])
    return listed.ok ? parseGraph(listed.value) : listed
  }

  #streamsOf(graph: SoundGraph, program: string): PlayingStream[] {
    return streamsOf(graph, (pid) => this.#options.owners.isOwnProcess(pid)).flatMap((stream) => {
      const input = graph.sink_inputs.find(({ index }) => index === stream.index)
      const volumes = volumesOf(input)
      if (input === undefined || volumes === undefined || stream.program.id !== program) return []
      return [{ index: stream.index, sink: input.sink, volumes }]
    })
  }

  async #lower(level: DuckLevel): Answer {
    const program = this.#options.captured()
    if (program === undefined || this.#hasYielded) return done
    if (
      this.#lowered !== undefined &&
      (this.#lowered.program.id !== program.id || this.#lowered.level !== level)
    )
      await this.#restore()
    const graph = await this.#graph()
    if (!graph.ok) return graph
    const streams = this.#streamsOf(graph.value, program.id)
    if (this.#isChanged(streams)) {
      this.#hasYielded = true
      return this.#restore()
    }
    const known = new Set(this.#lowered?.streams.map(({ index }) => index))
    const fresh = streams
      .filter(({ index, volumes }) => !known.has(index) && !isSilent(volumes))
      .map(({ index, sink, volumes }) => {
        // A new stream has the volume that the server remembers for its program, which may be a lowered one.
        const before = this.#options.ledger.beforeOf(program.id, volumes) ?? volumes
        return { index, sink, before, lowered: loweredOf(before, level) }
      })
    const [first] = fresh
    if (first === undefined) return done
    await this.#options.ledger.add(
      program.id,
      fresh.map(({ before, lowered }) => ({ before, lowered })),
    )
    this.#enter({
      program,
      level,
      streams: [...(this.#lowered?.streams ?? []), ...fresh],
      raised: this.#lowered?.raised,
    })
    await this.#set(fresh.map(({ index, lowered }) => setStream(index, lowered)))
    if (this.#lowered?.raised === undefined) await this.#raise(graph.value, first.sink)
    return done
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
  #enter(lowered: Lowered): void {
    const { streams, raised } = lowered
    const endGuard = this.#options.tools.guard([
      ...streams.map(({ index, before }) => setStream(index, before)),
      ...(raised === undefined ? [] : [setSource(raised, FULL_VOLUME)]),
    ])
    this.#endGuard()
    this.#endGuard = endGuard
    this.#lowered = lowered
  }

  /** Raises the captured sound when the lowered one arrives there. */
  async #raise(before: SoundGraph, sink: number): Promise<void> {
    const lowered = this.#lowered
    if (lowered === undefined) return
    const arrives = this.#wait(lowered.program.delayMs)
    const after = await this.#graph()
    const source = after.ok ? this.#options.captureSource(after.value) : undefined
    if (!after.ok || source === undefined) return
    this.#isFlat ??= await hasFlatVolumes(this.#options.tools)
    const followed = this.#isFlat ? followedPart(sink, before, after.value) : 1
    this.#enter({ ...lowered, raised: source.name })
    await arrives
    await this.#set([setSource(source.name, compensation(lowered.level, followed))])
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.#options.clock.after(ms, resolve))
  }

  async #restore(): Answer {
    const lowered = this.#lowered
    if (lowered === undefined) return done
    const graph = await this.#graph()
    if (!graph.ok) return graph
    this.#lowered = undefined
    const { program, raised } = lowered
    const streams = this.#streamsOf(graph.value, program.id)
    await this.#restoreStreams(streams, program.id)
    if (streams.length === 0) this.#options.ledger.owe(program.id)
    this.#endGuard()
    this.#endGuard = () => undefined
    if (raised === undefined) return done
    await this.#wait(program.delayMs)
    await this.#set([setSource(raised, FULL_VOLUME)])
    return done
  }

  /**
   * Restores the streams that have lowered volumes: one that somebody has changed meanwhile has another one.
   *
   * @returns whether there were any
   */
  async #restoreStreams(streams: readonly PlayingStream[], program: string): Promise<boolean> {
    const commands = streams.flatMap(({ index, volumes }) => {
      const before = this.#options.ledger.beforeOf(program, volumes)
      return before === undefined ? [] : [setStream(index, before)]
    })
    await this.#set(commands)
    return commands.length > 0
  }

  async #settle(graph: SoundGraph): Answer {
    const { ledger, captureSource } = this.#options
    for (const program of ledger.owed) {
      if (program === this.#lowered?.program.id) continue
      // A new stream gets the volume that the server remembers a moment after it is listed: the debt stays until then.
      if (await this.#restoreStreams(this.#streamsOf(graph, program), program)) await ledger.settle(program)
    }
    const source = captureSource(graph)
    if (this.#mayBeRaised && source !== undefined && this.#lowered === undefined) {
      this.#mayBeRaised = false
      await this.#set([setSource(source.name, FULL_VOLUME)])
    }
    return done
  }

  /** A stream that has ended meanwhile has no volume; the next graph says so. */
  async #set(commands: readonly Command[]): Promise<void> {
    await Promise.all(commands.map((command) => this.#options.tools.run('pactl', command)))
  }
}
