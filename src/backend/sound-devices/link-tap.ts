import * as z from 'zod/mini'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { ProgramTap } from './program-tap.ts'
import type { SoundServerError } from './sound-errors.ts'
import type { SoundTools } from './sound-tools.ts'

const id = z.number()
const props = <T extends z.core.$ZodShape>(shape: T) => z.object({ props: z.object(shape) })

const nodeSchema = z.object({
  id,
  type: z.literal('PipeWire:Interface:Node'),
  /** The index that PulseAudio's clients see. Unlike ids, it is never used again. */
  info: props({ 'object.serial': z.number() }),
})
const portSchema = z.object({
  id,
  type: z.literal('PipeWire:Interface:Port'),
  info: props({
    'node.id': z.number(),
    'port.direction': z.enum(['in', 'out']),
    'port.monitor': z.optional(z.boolean()),
    'audio.channel': z.optional(z.string()),
  }),
})
const linkSchema = z.object({
  type: z.literal('PipeWire:Interface:Link'),
  info: z.object({ 'output-port-id': id, 'input-port-id': id }),
})
const withId = z.object({ id })
const objectSchema = z.discriminatedUnion('type', [nodeSchema, portSchema, linkSchema])

/** Far more than any computer has; their links would keep this thread busy for seconds. */
const MAX_OBJECTS = 20_000

const failed = (detail: string): Result<never, SoundServerError> =>
  err({ kind: 'sound-server', reason: 'failed', detail })

type Port = z.output<typeof portSchema>

/** A link from an output port to an input port. */
type Link = readonly [output: number, input: number]

/** Changes after which these streams reach the sink, and no others do. */
export interface LinkPlan {
  readonly add: readonly Link[]
  readonly remove: readonly Link[]
  /** Streams that have something to link. A stream gets its ports some time after it appears. */
  readonly linked: number
}

/** Changes while `pw-dump` runs follow as further lists, in which ended objects have no `info`. */
const listsOf = (output: string): unknown[] =>
  output.split(/(?<=^\])\s+(?=\[)/m).flatMap((list) => {
    const objects: unknown = JSON.parse(list)
    if (!Array.isArray(objects)) throw new TypeError('not a list')
    return objects
  })

/** Reads the output of `pw-dump`; what has another form than expected is no concern of a link. */
function parseDump(output: string): Result<z.output<typeof objectSchema>[], SoundServerError> {
  try {
    const latest = new Map(listsOf(output).map((each) => [z.safeParse(withId, each).data?.id ?? each, each]))
    if (latest.size > MAX_OBJECTS) return failed('the graph is too large')
    return ok(
      [...latest.values()].flatMap((each) => {
        const parsed = objectSchema.safeParse(each)
        return parsed.success ? [parsed.data] : []
      }),
    )
  } catch {
    return failed('the graph is not JSON')
  }
}

/** The side of a channel, such as `L` for `FL` and `RL`. Others, such as the centre, belong to both. */
const sideOf = ({ info }: Port): string =>
  /^(?:.+)?([LR])C?$/.exec(info.props['audio.channel'] ?? '')?.[1] ?? ''

const keyOf = ([output, input]: Link): string => `${output}-${input}`

/**
 * Plans the links of a graph.
 *
 * @param output of `pw-dump`
 * @param streams indices of the streams
 * @param sink index of the sink
 */
export function planLinks(
  output: string,
  streams: readonly number[],
  sink: number,
): Result<LinkPlan, SoundServerError> {
  const dump = parseDump(output)
  if (!dump.ok) return dump
  const nodes = new Map<number, number>()
  const ports: Port[] = []
  const links: Link[] = []
  for (const each of dump.value) {
    if (each.type === 'PipeWire:Interface:Node') nodes.set(each.info.props['object.serial'], each.id)
    else if (each.type === 'PipeWire:Interface:Port') ports.push(each)
    else links.push([each.info['output-port-id'], each.info['input-port-id']])
  }
  const portsOf = (index: number, direction: 'in' | 'out') =>
    ports.filter(
      ({ info: { props: port } }) =>
        port['node.id'] === nodes.get(index) &&
        port['port.direction'] === direction &&
        port['port.monitor'] !== true,
    )
  const inputs = portsOf(sink, 'in')
  const outputs = streams.map((stream) => portsOf(stream, 'out'))
  const wanted = outputs.flat().flatMap((from) =>
    inputs.flatMap((to): Link[] => {
      const isSame = sideOf(from) === '' || sideOf(from) === sideOf(to)
      return isSame ? [[from.id, to.id]] : []
    }),
  )
  const existing = links.filter(([, input]) => inputs.some((port) => port.id === input))
  const without = (some: readonly Link[], others: readonly Link[]) => {
    const keys = new Set(others.map(keyOf))
    return some.filter((link) => !keys.has(keyOf(link)))
  }
  return ok({
    add: without(wanted, existing),
    remove: without(existing, wanted),
    linked: inputs.length === 0 ? 0 : outputs.filter(({ length }) => length > 0).length,
  })
}

/**
 * A tap for PipeWire: links are additive, and no sound passes through this process.
 *
 * @param instead where PipeWire's own tools are not installed
 */
export function createLinkTap(tools: Pick<SoundTools, 'run'>, instead: ProgramTap): ProgramTap {
  let delayMs = 0
  return {
    get delayMs() {
      return delayMs
    },
    async follow(streams, sink) {
      const dump = await tools.run('pw-dump', [])
      const isMissing = !dump.ok && dump.error.reason === 'tools-missing'
      delayMs = isMissing ? instead.delayMs : 0
      if (!dump.ok) return isMissing ? instead.follow(streams, sink) : dump
      const plan = planLinks(dump.value, streams, sink.index)
      if (!plan.ok) return plan
      const { add, remove, linked } = plan.value
      await Promise.all(
        [
          ...remove.map((link) => ['--disconnect', ...link.map(String)]),
          ...add.map((link) => link.map(String)),
        ].map((args) => tools.run('pw-link', args)),
      )
      // A stream that has just ended has nothing to link; the next plan takes that into account.
      return ok(linked)
    },
    // Its links go with the sink.
    close: () => instead.close(),
  }
}
