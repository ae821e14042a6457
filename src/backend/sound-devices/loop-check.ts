import type { Result } from '../../core/base/result.ts'
import { type Check, found } from '../../core/doctor/checks.ts'
import type { DefaultDevices } from './default-devices.ts'
import { ROLE } from './device-names.ts'
import type { SoundServerError } from './sound-errors.ts'
import { labelOf, ownerOf, type Sink, type SoundGraph, type Source } from './sound-graph.ts'

type SoundDevice = Sink | Source

/** Devices that receive the sound of a device, each with the way there, which begins with that device. */
type SoundRoutes = ReadonlyMap<SoundDevice, readonly SoundDevice[]>

/** The sound of a sink goes to its monitor; modules pass the sound of one device to another. */
function nextOf(graph: SoundGraph, device: SoundDevice): SoundDevice[] {
  const { sinks, sources, source_outputs, sink_inputs } = graph
  const targetsOf = (module: number | undefined) =>
    sink_inputs.flatMap((input) =>
      module !== undefined && input.owner_module === module
        ? sinks.filter(({ index }) => index === input.sink)
        : [],
    )
  if ('monitor_source' in device)
    return [
      ...sources.filter(({ name }) => name === device.monitor_source),
      // A sink that passes its sound on to others.
      ...targetsOf(device.owner_module),
    ]
  return source_outputs.flatMap(({ source, owner_module: module }) => {
    if (source !== device.index || module === undefined) return []
    const made = sources.filter((each) => each.owner_module === module)
    // A module that makes no source plays what it records, unless it makes a sink, whose sound it plays.
    const makesSink = sinks.some((each) => each.owner_module === module)
    return made.length > 0 || makesSink ? made : targetsOf(module)
  })
}

/**
 * Follows the sound of a device through the modules of the sound server. What programs record and play again is not
 * known to it. The device itself is among the results if its sound comes back.
 */
function routesFrom(graph: SoundGraph, device: SoundDevice): SoundRoutes {
  const routes = new Map<SoundDevice, readonly SoundDevice[]>()
  const waiting: (readonly SoundDevice[])[] = [[device]]
  for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
    const last = route.at(-1)
    for (const next of last === undefined ? [] : nextOf(graph, last)) {
      if (routes.has(next)) continue
      routes.set(next, [...route, next])
      waiting.push([...route, next])
    }
  }
  return routes
}

const id = 'audio-loop'

/**
 * Checks whether the sound of Parley's own devices comes back to one of them, through other modules or because the
 * system uses one of them by default.
 *
 * @param owner mark of the instance whose devices are checked
 * @returns undefined if it has no devices
 */
export function checkLoops(
  devices: Result<DefaultDevices, SoundServerError>,
  owner: string,
): Check | undefined {
  if (!devices.ok) return found(id, 'failed', { error: devices.error })
  const { graph, sink: defaultSink, source: defaultSource } = devices.value
  const own = graph.sinks.filter((sink) => ownerOf(sink) === owner)
  if (own.length === 0) return undefined
  const loops = own.flatMap((sink) => own.map((other) => routesFrom(graph, sink).get(other)))
  const loop = loops.find((route) => route !== undefined)
  if (loop !== undefined) return found(id, 'loop', { facts: { route: routeText(loop) } })
  const speech = own.find(({ properties }) => properties[ROLE] === 'microphone')
  if (speech === undefined) return found(id, 'none')
  const played = defaultSink && routeTo(speech, defaultSink, graph)
  if (played !== undefined) return found(id, 'default-speaker', { facts: { route: routeText(played) } })
  const heard = defaultSource && routesFrom(graph, speech).get(defaultSource)
  if (heard !== undefined) return found(id, 'default-microphone', { facts: { route: routeText(heard) } })
  return found(id, 'none')
}

const routeTo = (to: Sink, from: Sink, graph: DefaultDevices['graph']): readonly SoundDevice[] | undefined =>
  from === to ? [from] : routesFrom(graph, from).get(to)

/** Monitors are left out: users know the device whose sound they carry. */
const routeText = (route: readonly SoundDevice[]): string =>
  route
    .filter(
      (device) => !route.some((each) => 'monitor_source' in each && each.monitor_source === device.name),
    )
    .map(labelOf)
    .join(' → ')
