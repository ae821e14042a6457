import type { DuckLevel } from '../../../core/sound-devices/duck-levels.ts'
import type { SoundGraph } from '../sound-graph.ts'

/** Volumes of the channels of a stream, as the sound server counts them. */
export type Volumes = readonly number[]

/** Sound servers count in cubes: the amplitude is the third power of the volume. */
const FULL = 65_536
export const FULL_VOLUME: Volumes = [FULL]
/** Servers that count otherwise convert volumes, which then differ a little. */
const TOLERANCE = 100

/** Amplitude of the original, relative to what it was. */
const AMPLITUDES: Readonly<Record<DuckLevel, number>> = {
  // -14 dB, as for the original of one voice.
  quieter: 0.2,
  // -40 dB is not heard under speech. Nothing could be captured of a silent program.
  silent: 0.01,
}

export const lowered = (volumes: Volumes, level: DuckLevel): Volumes =>
  volumes.map((volume) => Math.round(volume * Math.cbrt(AMPLITUDES[level])))

export const isSameVolume = (one: Volumes, other: Volumes): boolean =>
  one.length === other.length && one.every((volume, at) => Math.abs(volume - (other[at] ?? 0)) <= TOLERANCE)

export const isSilent = (volumes: Volumes): boolean => volumes.every((volume) => volume === 0)

/** The arguments with which `pactl` sets volumes: one for all channels, or one for each. */
export const volumeArgs = (volumes: Volumes): string[] =>
  new Set(volumes).size === 1 ? [String(volumes[0])] : volumes.map(String)

/**
 * The volume of a capture that undoes what lowering its program has changed, so that the others are recognised as before.
 *
 * @param followed how much the device has followed the program: see `followedPart`
 */
export const compensation = (level: DuckLevel, followed = 1): Volumes => [
  Math.round((FULL * followed) / Math.cbrt(AMPLITUDES[level])),
]

/**
 * The factor by which the volume of a device has changed that follows its loudest stream, as those of servers with flat
 * volumes do: a stream is captured relative to it.
 */
export function followedPart(sink: number, before: SoundGraph, after: SoundGraph): number {
  const loudest = ({ sink_inputs }: SoundGraph) =>
    Math.max(0, ...sink_inputs.flatMap((input) => (input.sink === sink ? (volumesOf(input) ?? []) : [])))
  const was = loudest(before)
  return was === 0 ? 1 : loudest(after) / was
}

/** Volumes of a stream as `pactl` lists them; undefined where it lists none for it. */
export function volumesOf(
  listed: Pick<SoundGraph['sink_inputs'][number], 'volume'> | undefined,
): Volumes | undefined {
  const values = Object.values(listed?.volume ?? {}).map(({ value }) => value)
  return values.length === 0 ? undefined : values
}
