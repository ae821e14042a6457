import type { Clock } from '../../core/base/clock.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { type DeviceRole, devices, OWNER, ROLE } from './device-names.ts'
import type { Owners } from './owners.ts'
import type { SoundServerError } from './sound-errors.ts'
import { modulesOf, ownerOf, parseGraph, type Sink, type SoundGraph, type Source } from './sound-graph.ts'
import type { SoundTools } from './sound-tools.ts'

/** A sink, and the microphone that carries what is played into it. */
export interface VirtualDevice {
  readonly sink: Sink
  readonly source: Source
}

/** Instances of Parley that run at once, and attempts to tell their names apart. */
const MAX_INSTANCES = 8
/** PipeWire's session manager links a new device some time after it appears. */
const LINK_LIMIT_MS = 3000
const LINK_POLL_MS = 50

const LIST = ['--format=json', 'list']

type Answer<T> = Promise<Result<T, SoundServerError>>

/** Parley's own devices on a sound server. Those of other instances are left alone. */
export class VirtualDevices {
  readonly #tools: SoundTools
  readonly #owners: Owners
  readonly #clock: Clock

  constructor(tools: SoundTools, owners: Owners, clock: Clock) {
    this.#tools = tools
    this.#owners = owners
    this.#clock = clock
  }

  async graph(): Answer<SoundGraph> {
    const listed = await this.#tools.run('pactl', LIST)
    return listed.ok ? parseGraph(listed.value) : listed
  }

  /** The device of this process, if it exists and is linked. */
  find(graph: SoundGraph, role: DeviceRole): VirtualDevice | undefined {
    const isOwn = (each: Sink | Source) =>
      ownerOf(each) === this.#owners.own && each.properties[ROLE] === role
    const sink = graph.sinks.find(isOwn)
    const source = graph.sources.find((each) => isOwn(each) && each.name !== sink?.monitor_source)
    if (sink === undefined || source === undefined) return undefined
    return isLinked(graph, sink, source) ? { sink, source } : undefined
  }

  /** Removes what is left of the device and creates it anew. It is linked when this returns. */
  async create(role: DeviceRole, before: SoundGraph): Answer<VirtualDevice> {
    const removed = await this.remove([role], before)
    if (!removed.ok) return removed
    let graph = before
    for (let i = 0; i < MAX_INSTANCES; i += 1) {
      const sink = await this.#createSink(role, graph)
      if (!sink.ok) return sink
      if (sink.value.sink !== undefined) return this.#createSource(role, sink.value)
      graph = sink.value.graph
    }
    return failed('the names of the devices are taken')
  }

  /** Removes devices of this process. */
  remove(roles: readonly string[], { sinks, sources, ...graph }: SoundGraph): Answer<void> {
    const isOfRole = ({ properties: { [ROLE]: role } }: Sink | Source) =>
      role !== undefined && roles.includes(role)
    const some = { ...graph, sinks: sinks.filter(isOfRole), sources: sources.filter(isOfRole) }
    return this.#unload(modulesOf(some, (mark) => mark === this.#owners.own))
  }

  /** Removes what instances have left that were killed. */
  clearLeftovers(graph: SoundGraph): Answer<void> {
    return this.#unload(modulesOf(graph, (mark) => this.#owners.isGone(mark)))
  }

  /** Removes the devices of this process at its very end. */
  removeAtExit(): void {
    const listed = this.#tools.runAtExit('pactl', LIST)
    const graph = listed.ok ? parseGraph(listed.value) : listed
    if (!graph.ok) return
    for (const module of modulesOf(graph.value, (mark) => mark === this.#owners.own))
      this.#tools.runAtExit('pactl', ['unload-module', String(module)])
  }

  async #unload(modules: readonly number[]): Answer<void> {
    for (const module of modules) {
      const unloaded = await this.#tools.run('pactl', ['unload-module', String(module)])
      // A module that is gone already, such as one that depended on another, is no failure.
      if (!unloaded.ok && unloaded.error.reason !== 'failed') return unloaded
    }
    return ok(undefined)
  }

  /** No sink if its name was taken meanwhile. */
  async #createSink(
    role: DeviceRole,
    before: SoundGraph,
  ): Answer<{ readonly graph: SoundGraph; readonly sink?: Sink; readonly number: number }> {
    const { sink: base, sinkLabel } = devices[role]
    let number = 1
    const name = () => numbered(base, number)
    while (before.sinks.some((sink) => sink.name === name())) number += 1
    const module = await this.#load('module-null-sink', [
      `sink_name=${name()}`,
      'rate=48000',
      // PulseAudio renders two seconds ahead otherwise, which delays the first speech. PipeWire ignores it.
      'norewinds=1',
      `sink_properties=${this.#properties(role, sinkLabel(shown(number)))}`,
    ])
    if (!module.ok) return module
    const graph = await this.graph()
    if (!graph.ok) return graph
    const sink = graph.value.sinks.find((each) => each.owner_module === module.value)
    if (sink === undefined) return failed('the sink was not created')
    // PulseAudio gives it another name, and PipeWire allows two of a name: the first keeps it.
    const isFirst = !graph.value.sinks.some((each) => each.name === sink.name && each.index < sink.index)
    if (sink.name === name() && isFirst) return ok({ graph: graph.value, sink, number })
    const unloaded = await this.#unload([module.value])
    return unloaded.ok ? ok({ graph: graph.value, number }) : unloaded
  }

  async #createSource(
    role: DeviceRole,
    { sink, number }: { readonly sink?: Sink; readonly number: number },
  ): Answer<VirtualDevice> {
    if (sink === undefined) return failed('there is no sink')
    const { source, sourceLabel } = devices[role]
    const module = await this.#load('module-remap-source', [
      `master=${sink.monitor_source}`,
      `source_name=${numbered(source, number)}`,
      `source_properties=${this.#properties(role, sourceLabel(shown(number)))}`,
    ])
    if (!module.ok) return module
    const limit = this.#clock.now() + LINK_LIMIT_MS
    for (;;) {
      const graph = await this.graph()
      if (!graph.ok) return graph
      const device = this.find(graph.value, role)
      if (device !== undefined) return ok(device)
      if (this.#clock.now() > limit) {
        // It would carry the sound of another device, such as the real microphone.
        const removed = await this.remove([role], graph.value)
        return removed.ok ? failed('the microphone is not linked') : removed
      }
      await new Promise<void>((resolve) => this.#clock.after(LINK_POLL_MS, resolve))
    }
  }

  async #load(module: string, args: readonly string[]): Answer<number> {
    const loaded = await this.#tools.run('pactl', ['load-module', module, ...args])
    if (!loaded.ok) return loaded
    const index = Number(loaded.value.trim())
    return Number.isSafeInteger(index) ? ok(index) : failed('the module has no index')
  }

  #properties(role: DeviceRole, label: string): string {
    return `'device.description="${label}" ${OWNER}=${this.#owners.own} ${ROLE}=${role}'`
  }
}

const failed = (detail: string): Result<never, SoundServerError> =>
  err({ kind: 'sound-server', reason: 'failed', detail })

const numbered = (name: string, number: number): string => (number === 1 ? name : `${name}_${number}`)
const shown = (number: number): string => (number === 1 ? '' : ` ${number}`)

/** Whether a microphone records its sink: a server that does not find the sink may record another device instead. */
function isLinked({ source_outputs, sources }: SoundGraph, sink: Sink, source: Source): boolean {
  const recording = source_outputs.find(
    ({ owner_module }) => owner_module !== undefined && owner_module === source.owner_module,
  )
  return sources.some(({ index, name }) => index === recording?.source && name === sink.monitor_source)
}
