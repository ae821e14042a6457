import type { DefaultDevices } from '../../backend/sound-devices/default-devices.ts'
import {
  labelOf,
  ownerOf,
  type Sink,
  type SoundGraph,
  type Source,
} from '../../backend/sound-devices/sound-graph.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { malformed } from '../invalid.ts'
import { nearMatch } from '../near-match.ts'

/** Devices by name or label, as the user named them. */
export interface RouteWish {
  /** Undefined for the default microphone. */
  readonly microphone: string | undefined
  /** Sink for the user's translation; undefined for the Parley microphone. */
  readonly into: string | undefined
  /** Undefined for everything that the computer plays. */
  readonly program: string | undefined
  /** Whether the translation of the others is played on the default speaker. */
  readonly isListening: boolean
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
  /** Carries everything that the computer plays; undefined if one program is captured. */
  readonly everything: NamedDevice | undefined
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
  if (sink === undefined && (wish.program === undefined || wish.isListening))
    return malformed('program', 'This computer has no speaker. Name the meeting program: --program NAME')
  const everything =
    wish.program === undefined ? graph.sources.find(({ name }) => name === sink?.monitor_source) : undefined
  const heard = soundsIn(graph, microphone.value)
  const own = into.value?.monitor_source
  const conflict =
    everything !== undefined && heard.has(everything.name)
      ? malformed('microphone', 'Both sides would capture the same device. Choose another --microphone')
      : own !== undefined && heard.has(own)
        ? malformed('microphone', 'The microphone would hear your translation. Choose another --into')
        : everything !== undefined && own === everything.name
          ? malformed(
              'into',
              'Your translation would be captured as theirs. Choose another --into, or --program',
            )
          : everything !== undefined && wish.isListening
            ? malformed(
                'program',
                'Parley would hear its own speech. With --listen, name the meeting: --program NAME',
              )
            : undefined
  if (conflict !== undefined) return conflict
  return ok({
    microphone: toNamed(microphone.value),
    into: into.value && toNamed(into.value),
    everything: everything && toNamed(everything),
    speaker: wish.isListening && sink !== undefined ? toNamed(sink) : undefined,
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
