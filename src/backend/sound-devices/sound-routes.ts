import type { Sink, SoundGraph, Source } from './sound-graph.ts'

export type SoundDevice = Sink | Source

/** Devices that receive the sound of a device, each with the way there, which begins with that device. */
export type SoundRoutes = ReadonlyMap<SoundDevice, readonly SoundDevice[]>

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
export function routesFrom(graph: SoundGraph, device: SoundDevice): SoundRoutes {
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
