import * as z from 'zod/mini'
import { type OutputKind, outputKind } from '../../core/audio/output-kind.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { OWNER } from './device-names.ts'
import type { SoundServerError } from './sound-errors.ts'

/** Some lists write numbers as text. */
const index = z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))])
/** Undefined for whatever has another form. */
const known = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.unknown(),
    z.transform((value) => schema.safeParse(value).data),
  )
/** Undefined for what no module owns. */
const module = known(index)
const properties = z.record(z.string(), z.string())

const device = { index, name: z.string(), owner_module: module, properties }

/** Connectors of a device, such as its headphone jack. Older servers list none. */
const ports = z.optional(known(z.array(z.object({ name: z.string(), description: z.string() }))))
const activePort = z.optional(known(z.string()))

/** By channel. Passthrough streams have none. */
const volume = z.optional(known(z.record(z.string(), z.object({ value: index }))))

const graphSchema = z.object({
  sinks: z.array(z.object({ ...device, monitor_source: z.string(), ports, active_port: activePort })),
  sources: z.array(z.object(device)),
  source_outputs: z.array(z.object({ index, owner_module: module, source: index, properties })),
  sink_inputs: z.array(z.object({ index, owner_module: module, sink: index, properties, volume })),
})

/** Devices and streams of a sound server, as `pactl` lists them. */
export type SoundGraph = z.output<typeof graphSchema>
export type Sink = SoundGraph['sinks'][number]
export type Source = SoundGraph['sources'][number]

/** Parses the output of `pactl --format=json list`. */
export function parseGraph(output: string): Result<SoundGraph, SoundServerError> {
  const failed = (detail: string) => err({ kind: 'sound-server', reason: 'failed', detail } as const)
  try {
    const parsed = graphSchema.safeParse(JSON.parse(output))
    return parsed.success ? ok(parsed.data) : failed('the list of devices has an unknown form')
  } catch {
    return failed('the list of devices is not JSON')
  }
}

/** The owner's mark of a device, if an instance of Parley has made it. */
export const ownerOf = ({ properties: { [OWNER]: owner } }: Sink | Source): string | undefined => owner

/** Text of sound servers where there is no name. */
export const NO_NAME = /^\((?:null|none)\)$/i

/** Name of a device as programs display it. */
export function labelOf({ name, properties: { 'device.description': label = '' } }: Sink | Source): string {
  return label === '' || NO_NAME.test(label) ? name : label
}

/** Kinds by the words that sound servers have for connectors and shapes of devices. */
const KINDS: readonly (readonly [RegExp, OutputKind])[] = [
  [/head(?:phone|set)|hands-?free/i, 'headphones'],
  [/speaker|hdmi|\btv\b|internal/i, 'loudspeaker'],
]

const kindIn = (fact: string | undefined): OutputKind | undefined =>
  fact === undefined ? undefined : KINDS.find(([words]) => words.test(fact))?.[1]

/** An output with its connector, and whether it is in the user's ears, as far as the sound server knows. */
export function outputOf(sink: Sink): { readonly name: string; readonly kind: OutputKind } {
  const label = labelOf(sink)
  const port = sink.ports?.find(({ name }) => name === sink.active_port)
  return {
    name: port === undefined ? label : `${label} · ${port.description}`,
    kind: kindIn(port?.name) ?? kindIn(sink.properties['device.form_factor']) ?? outputKind(label),
  }
}

/** The modules of the devices that someone owns, the last one first: it may depend on earlier ones. */
export const modulesOf = ({ sinks, sources }: SoundGraph, isOwner: (mark: string) => boolean): number[] => {
  const modules = [...sinks, ...sources].flatMap((each) => {
    const owner = ownerOf(each)
    return owner !== undefined && each.owner_module !== undefined && isOwner(owner) ? [each.owner_module] : []
  })
  return [...new Set(modules)].toSorted((a, b) => b - a)
}
