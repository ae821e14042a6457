import type { Result } from '../../core/base/result.ts'
import { type Check, found } from '../../core/doctor/checks.ts'
import type { DefaultDevices } from './default-devices.ts'
import { ROLE } from './device-names.ts'
import type { SoundServerError } from './sound-errors.ts'
import { labelOf, ownerOf, type Sink } from './sound-graph.ts'
import { routesFrom, type SoundDevice } from './sound-routes.ts'

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
