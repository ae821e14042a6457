import type { CapturedProgram } from '../../core/product/sound-devices/captured-program.ts'
import { NO_NAME, ownerOf, type SoundGraph } from './sound-graph.ts'

/** A stream that a program plays. */
export interface ProgramStream {
  /** Index of the stream in the sound server. */
  readonly index: number
  readonly program: CapturedProgram
}

const MAX_NAME_CHARS = 100

const clean = (text = ''): string =>
  text.replaceAll(/\p{C}/gu, '').trim().replace(NO_NAME, '').slice(0, MAX_NAME_CHARS)

/** How the ids of a program begin, by the name of its file. */
export const prefixOf = (binary: string): string => `${binary}/`

/**
 * The streams of programs, without those of this process, those that are played into the devices of any Parley (speech,
 * or another program that is captured) and sounds of the desktop.
 */
export function streamsOf(
  { sinks, sink_inputs }: SoundGraph,
  isOwnProcess: (pid: number) => boolean,
): ProgramStream[] {
  const owned = new Set(sinks.filter((sink) => ownerOf(sink) !== undefined).map(({ index }) => index))
  return sink_inputs.flatMap(({ index, sink, properties }) => {
    const binary = clean(properties['application.process.binary'])
    const name = clean(properties['application.name']) || binary
    if (name === '' || owned.has(sink) || properties['media.role'] === 'event') return []
    if (isOwnProcess(Number(properties['application.process.id']))) return []
    // Streams of one program are told from another's by these alone: process ids change when it is started again.
    return [{ index, program: { id: `${prefixOf(binary)}${name}`, name } }]
  })
}

export const programsOf = (streams: readonly ProgramStream[]): CapturedProgram[] =>
  [...new Map(streams.map(({ program }) => [program.id, program])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )
