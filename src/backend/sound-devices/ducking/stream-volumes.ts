import type { DuckLevel } from '../../../core/product/sound-devices/duck-levels.ts'
import type { SoundGraph } from '../sound-graph.ts'
import type { SoundTools } from '../sound-tools.ts'

/** Volumes of the channels of a stream, as the sound server counts them. */
export type Volumes = readonly number[]

/** Servers that count otherwise convert volumes, which then differ a little. */
const TOLERANCE = 100

/** Amplitude of the original, relative to what it was. */
const AMPLITUDES: Readonly<Record<DuckLevel, number>> = {
  // -14 dB, as for the original of one voice.
  quieter: 0.2,
  // -40 dB is not heard under speech. Nothing could be captured of a silent program.
  silent: 0.01,
}

/** Sound servers count in cubes: the amplitude is the third power of the volume. */
export const lowered = (volumes: Volumes, level: DuckLevel): Volumes =>
  volumes.map((volume) => Math.round(volume * Math.cbrt(AMPLITUDES[level])))

/** The gain with which the captured sound of a lowered program is as loud as before. */
export const gainOf = (level: DuckLevel): number => 1 / AMPLITUDES[level]

export const isSameVolume = (one: Volumes, other: Volumes): boolean =>
  one.length === other.length && one.every((volume, at) => Math.abs(volume - (other[at] ?? 0)) <= TOLERANCE)

export const isSilent = (volumes: Volumes): boolean => volumes.every((volume) => volume === 0)

/** The arguments with which `pactl` sets volumes: one for all channels, or one for each. */
export const volumeArgs = (volumes: Volumes): string[] =>
  new Set(volumes).size === 1 ? [String(volumes[0])] : volumes.map(String)

/** Volumes of a stream as `pactl` lists them; undefined where it lists none for it. */
export function volumesOf(
  listed: Pick<SoundGraph['sink_inputs'][number], 'volume'> | undefined,
): Volumes | undefined {
  const values = Object.values(listed?.volume ?? {}).map(({ value }) => value)
  return values.length === 0 ? undefined : values
}

/**
 * Whether the volumes of devices follow their loudest streams, as a few systems configure PulseAudio: no program can be
 * lowered alone then. The server does not tell; its configuration does.
 */
export async function hasFlatVolumes({ run }: Pick<SoundTools, 'run'>): Promise<boolean> {
  const info = await run('pactl', ['info'])
  if (!info.ok || /^Server Name: .*PipeWire/m.test(info.value)) return false
  const configuration = await run('pulseaudio', ['--dump-conf'])
  return configuration.ok && /^flat-volumes = (?:yes|true|on|1)$/m.test(configuration.value)
}
