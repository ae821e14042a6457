import { ok, type Result } from '../../core/base/result.ts'
import type { SoundServerError } from './sound-errors.ts'
import { parseGraph, type Sink, type SoundGraph, type Source } from './sound-graph.ts'
import type { SoundTools } from './sound-tools.ts'

/** Devices of a sound server, and those that programs use unless they choose others. */
export interface DefaultDevices {
  readonly graph: SoundGraph
  readonly sink: Sink | undefined
  readonly source: Source | undefined
}

export async function readDevices({
  run,
}: Pick<SoundTools, 'run'>): Promise<Result<DefaultDevices, SoundServerError>> {
  const info = await run('pactl', ['info'])
  if (!info.ok) return info
  const list = await run('pactl', ['--format=json', 'list'])
  if (!list.ok) return list
  const graph = parseGraph(list.value)
  if (!graph.ok) return graph
  const nameOf = (kind: 'Sink' | 'Source') => new RegExp(`^Default ${kind}: (.*)$`, 'm').exec(info.value)?.[1]
  return ok({
    graph: graph.value,
    sink: graph.value.sinks.find(({ name }) => name === nameOf('Sink')),
    source: graph.value.sources.find(({ name }) => name === nameOf('Source')),
  })
}
