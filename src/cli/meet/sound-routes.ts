import type { DefaultDevices } from '../../backend/sound-devices/default-devices.ts'
import {
  labelOf,
  ownerOf,
  type Sink,
  type SoundGraph,
  type Source,
} from '../../backend/sound-devices/sound-graph.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { CapturedProgram } from '../../core/product/sound-devices/captured-program.ts'
import { malformed } from '../invalid.ts'
import { nearMatch } from '../near-match.ts'

/** Devices by name or label, as the user named them. */
export interface RouteWish {
  /** Undefined for the default microphone. */
  readonly microphone: string | undefined
  /** Sink for the user's translation; undefined for the Parley microphone. */
  readonly into: string | undefined
  /** One that was captured before need not play now. */
  readonly program: string | CapturedProgram | undefined
  /** Source of the others' sound if no program is named; undefined for everything that the computer plays. */
  readonly source?: string | undefined
  /** Whether the translation of the others is played. */
  readonly isListening: boolean
  /** Speaker on which it is; undefined for the default one. */
  readonly speaker?: string | undefined
}

/** A device by its name on the sound server. */
export interface NamedDevice {
  readonly name: string
  readonly label: string
}

/** Where the sound of a meeting comes from and goes to. */
export interface Routes {
  readonly microphone: NamedDevice
  /** Undefined: the Parley microphone is created. */
  readonly into: NamedDevice | undefined
  /** Carries the sound of the others; undefined if one program is captured. */
  readonly theirs: NamedDevice | undefined
  readonly speaker: NamedDevice | undefined
}

export const toNamed = (device: Sink | Source): NamedDevice => ({
  name: device.name,
  label: labelOf(device),
})

/**
 * Chooses the devices of a meeting, and refuses those in which a side would hear the other one.
 *
 * @param devices before Parley's own are created, which the server may make its defaults
 */
export function planRoutes(wish: RouteWish, { graph, sink, source }: DefaultDevices): Result<Routes> {
  const monitors = new Set(graph.sinks.map(({ monitor_source }) => monitor_source))
  const microphones = graph.sources.filter((each) => !monitors.has(each.name) && ownerOf(each) === undefined)
  const microphone =
    wish.microphone === undefined
      ? ok(microphones.find((each) => each === source))
      : findNamed('microphone', wish.microphone, graph.sources, microphones)
  if (!microphone.ok) return microphone
  if (microphone.value === undefined) return err({ kind: 'microphone', reason: 'missing' })
  const into = wish.into === undefined ? ok(undefined) : findNamed('into', wish.into, graph.sinks)
  if (!into.ok) return into
  const needsEverything = wish.program === undefined && wish.source === undefined
  if (sink === undefined && (needsEverything || (wish.isListening && wish.speaker === undefined)))
    return malformed('program', 'This computer has no speaker. Name the meeting program: --program NAME')
  const ears = wish.speaker === undefined ? sink : graph.sinks.find(({ name }) => name === wish.speaker)
  const theirSource = needsEverything ? sink?.monitor_source : wish.source
  const theirs =
    wish.program === undefined ? graph.sources.find(({ name }) => name === theirSource) : undefined
  const mySounds = soundsIn(graph, microphone.value)
  const theirSounds = theirs === undefined ? new Set<string>() : soundsIn(graph, theirs)
  const own = into.value?.monitor_source
  const conflict =
    theirs !== undefined && (mySounds.has(theirs.name) || theirSounds.has(microphone.value.name))
      ? malformed('microphone', 'Both sides would capture the same device. Choose another --microphone')
      : own !== undefined && mySounds.has(own)
        ? malformed('microphone', 'The microphone would hear your translation. Choose another --into')
        : own !== undefined && theirSounds.has(own)
          ? malformed(
              'into',
              'Your translation would be captured as theirs. Choose another --into, or --program',
            )
          : wish.isListening && ears !== undefined && theirSounds.has(ears.monitor_source)
            ? malformed(
                'program',
                'Parley would hear its own speech. With --listen, name the meeting: --program NAME',
              )
            : undefined
  if (conflict !== undefined) return conflict
  return ok({
    microphone: toNamed(microphone.value),
    into: into.value && toNamed(into.value),
    theirs: theirs && toNamed(theirs),
    speaker: wish.isListening && ears !== undefined ? toNamed(ears) : undefined,
  })
}

/** @param offered those that an error lists; by default all */
function findNamed<D extends Sink | Source>(
  field: 'microphone' | 'into',
  wanted: string,
  devices: readonly D[],
  offered: readonly D[] = devices,
): Result<D> {
  const found =
    devices.find(({ name }) => name === wanted) ??
    devices.find((device) => toNamed(device).label.toLowerCase() === wanted.toLowerCase())
  if (found !== undefined) return ok(found)
  return unknownName(
    field === 'microphone' ? 'microphone' : 'output device',
    field,
    wanted,
    offered.map(toNamed),
  )
}

/** The error for a name that nothing has. */
export function unknownName(
  what: string,
  field: string,
  wanted: string,
  known: readonly NamedDevice[],
): Result<never> {
  const near = nearMatch(
    wanted,
    known.flatMap(({ name, label }) => [label, name]),
  )
  return malformed(
    field,
    [
      `Unknown ${what} "${wanted}".`,
      near === undefined ? [] : `Did you mean "${near}"?`,
      known.length === 0 ? 'There is none.' : `Known: ${known.map(({ label }) => label).join(', ')}.`,
    ]
      .flat()
      .join(' '),
  )
}

/** Names of all sources whose sound a source carries: its own, and those that it is made of. */
function soundsIn(
  graph: SoundGraph,
  source: Source,
  found: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  if (found.has(source.name)) return found
  const names = new Set([...found, source.name])
  const { owner_module: module } = source
  const input = graph.source_outputs.find((each) => module !== undefined && each.owner_module === module)
  const master = graph.sources.find(({ index }) => index === input?.source)
  return master === undefined ? names : soundsIn(graph, master, names)
}
