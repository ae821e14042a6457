import { type Backoff, backoffMs } from '../../core/base/backoff.ts'
import type { Clock } from '../../core/base/clock.ts'
import type { AppError } from '../../core/base/errors.ts'
import { isSame } from '../../core/base/is-same.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { CapturedProgram } from '../../core/product/sound-devices/captured-program.ts'
import type { SoundDevicesState } from '../../core/product/sound-devices/sound-devices-calls.ts'
import { createCopyTap } from './copy-tap.ts'
import { type DeviceRole, deviceRoles } from './device-names.ts'
import { createLinkTap } from './link-tap.ts'
import type { Owners } from './owners.ts'
import type { ProgramTap } from './program-tap.ts'
import { type ProgramStream, programsOf, streamsOf } from './programs.ts'
import type { SoundServerError } from './sound-errors.ts'
import { labelOf, type SoundGraph } from './sound-graph.ts'
import type { SoundTools } from './sound-tools.ts'
import { type VirtualDevice, VirtualDevices } from './virtual-devices.ts'

interface DeviceManagerOptions {
  readonly tools: SoundTools
  readonly owners: Owners
  readonly clock: Clock
  readonly random: () => number
  readonly changed: () => void
  /** Receives what the server has, whenever a program is followed. */
  readonly onGraph?: (graph: SoundGraph) => void
}

/** Devices that are wanted. */
export interface WantedDevices {
  readonly microphone: boolean
  /** The program whose sound is captured. */
  readonly program?: CapturedProgram | undefined
}

type States = Pick<SoundDevicesState, 'microphone' | 'capture'>

const OFF: States = { microphone: { type: 'off' }, capture: { type: 'off' } }

/** Pause after the sound server was lost. Speech goes on within 2 s of its restart. */
const RETRY: Backoff = { firstMs: 200, factor: 1.5, mostMs: 500 }
/** Events come in bursts. */
const SETTLE_MS = 50
/** A stream gets its ports some time after it appears. */
const PORTS_MS = 200
/** Beyond these, a stream has nothing to link until an event says so. */
const MAX_PORT_ATTEMPTS = 10

/** Events that may change what was made here, or what a program plays. */
const RELEVANT = /^Event '(?:remove' on (?:module|sink|source|source-output)|\w+' on sink-input) #/

/** Makes the wanted devices, repairs them when they are lost, and removes them when they are not wanted any more. */
export class DeviceManager {
  readonly #options: DeviceManagerOptions
  readonly #devices: VirtualDevices
  #wanted: WantedDevices = { microphone: false }
  #states = OFF
  #endWatch: (() => void) | undefined
  #tap: ProgramTap | undefined
  #failures = 0
  #portAttempts = 0
  #running: Promise<void> = Promise.resolve()
  #isQueued = false
  #due = Number.POSITIVE_INFINITY
  #cancelTimer: () => void = () => undefined
  #isClosed = false

  constructor(options: DeviceManagerOptions) {
    this.#options = options
    this.#devices = new VirtualDevices(options.tools, options.owners, options.clock)
  }

  get states(): States {
    return this.#states
  }

  /** The program that is captured, and how late its copy is. */
  get captured(): { readonly id: string; readonly delayMs: number } | undefined {
    const { capture } = this.#states
    return capture.type === 'on' ? { id: capture.program.id, delayMs: this.#tap?.delayMs ?? 0 } : undefined
  }

  /** Programs that are playing, except Parley. */
  async programs(): Promise<Result<CapturedProgram[], SoundServerError>> {
    const graph = await this.#devices.graph()
    return graph.ok ? ok(programsOf(this.#streams(graph.value))) : graph
  }

  /** A device of this process as the server has it now, and whether a program listens to it. */
  async device(
    role: DeviceRole,
  ): Promise<Result<VirtualDevice & { readonly hasListeners: boolean }, SoundServerError>> {
    const graph = await this.#devices.graph()
    if (!graph.ok) return graph
    const device = this.#devices.find(graph.value, role)
    if (device === undefined)
      return err({ kind: 'sound-server', reason: 'failed', detail: 'the device is not linked' })
    const hasListeners = graph.value.source_outputs.some(({ source }) => source === device.source.index)
    return ok({ ...device, hasListeners })
  }

  /** Settles when the devices are as they are wanted, or `states` says why not. */
  want(wanted: WantedDevices): Promise<void> {
    this.#wanted = wanted
    this.#portAttempts = 0
    return this.#update()
  }

  /** Settles when nothing of this process is left on the sound server. */
  close(): Promise<void> {
    this.#isClosed = true
    return this.#update()
  }

  #streams(graph: SoundGraph): ProgramStream[] {
    return streamsOf(graph, (pid) => this.#options.owners.isOwnProcess(pid))
  }

  /** Runs one update at a time, with at most one waiting. */
  #update(): Promise<void> {
    if (!this.#isQueued) {
      this.#isQueued = true
      this.#running = this.#running.then(() => {
        this.#isQueued = false
        this.#cancelTimer()
        this.#due = Number.POSITIVE_INFINITY
        const { microphone, program } = this.#wanted
        return this.#isClosed || !(microphone || program !== undefined) ? this.#removeAll() : this.#makeAll()
      })
    }
    return this.#running
  }

  /** An earlier update that is due stays due, so that a stream of events cannot put it off for ever. */
  #updateIn(ms: number): void {
    const { clock } = this.#options
    const due = clock.now() + ms
    if (this.#isClosed || due >= this.#due) return
    this.#cancelTimer()
    this.#due = due
    this.#cancelTimer = clock.after(ms, () => void this.#update())
  }

  #enter(states: States): void {
    if (isSame(states, this.#states)) return
    this.#states = states
    this.#options.changed()
  }

  readonly #removeAtExit = () => this.#devices.removeAtExit()

  async #removeAll(): Promise<void> {
    this.#endWatch?.()
    this.#endWatch = undefined
    this.#tap?.close()
    this.#tap = undefined
    // No device was made before the hook was set.
    const hasMade = process.listeners('exit').includes(this.#removeAtExit)
    const graph = hasMade || !this.#isClosed ? await this.#devices.graph() : undefined
    const removed = graph?.ok === true ? await this.#devices.remove(deviceRoles, graph.value) : graph
    if (graph?.ok === true) await this.#devices.clearLeftovers(graph.value)
    // Without a server there is nothing to remove; a busy one may still have the devices.
    if (removed?.ok === false && removed.error.reason === 'failed') this.#retry(removed.error)
    else process.off('exit', this.#removeAtExit)
    this.#enter(OFF)
  }

  async #makeAll(): Promise<void> {
    const connected = await this.#connect()
    const { microphone, program } = this.#wanted
    const fail = () => (connected.ok ? undefined : failedWith(connected.error))
    this.#enter({
      microphone: microphone ? (fail() ?? (await this.#makeMicrophone())) : OFF.microphone,
      capture: program === undefined ? OFF.capture : (fail() ?? (await this.#makeCapture(program))),
    })
    const { microphone: made, capture } = this.#states
    const error = [made, capture].flatMap((state) => (state.type === 'failed' ? [state.error] : []))[0]
    if (error !== undefined) return this.#retry(error)
    this.#failures = 0
    if (capture.type !== 'on' || capture.isPlaying || this.#portAttempts >= MAX_PORT_ATTEMPTS) return
    this.#portAttempts += 1
    this.#updateIn(PORTS_MS)
  }

  #retry(error: AppError): void {
    // Their installation is followed by a choice of the user.
    if (error.kind === 'sound-server' && error.reason === 'tools-missing') return
    this.#failures += 1
    this.#updateIn(backoffMs(RETRY, this.#failures, this.#options.random()))
  }

  /** Follows the server's events, and clears what killed instances have left there. */
  async #connect(): Promise<Result<void, SoundServerError>> {
    if (this.#endWatch !== undefined) return ok(undefined)
    const { tools } = this.#options
    const info = await tools.run('pactl', ['info'])
    if (!info.ok) return info
    this.#endWatch = tools.watch(
      (event) => {
        if (!RELEVANT.test(event)) return
        this.#portAttempts = 0
        this.#updateIn(SETTLE_MS)
      },
      () => {
        this.#endWatch = undefined
        this.#tap?.close()
        this.#tap = undefined
        this.#updateIn(SETTLE_MS)
      },
    )
    const copies = createCopyTap(tools, () => this.#updateIn(PORTS_MS))
    this.#tap = /^Server Name: .*PipeWire/m.test(info.value) ? createLinkTap(tools, copies) : copies
    const graph = await this.#devices.graph()
    return graph.ok ? this.#devices.clearLeftovers(graph.value) : graph
  }

  async #make(
    role: DeviceRole,
  ): Promise<Result<{ readonly device: VirtualDevice; readonly graph: SoundGraph }, SoundServerError>> {
    const graph = await this.#devices.graph()
    if (!graph.ok) return graph
    const unwanted = deviceRoles.filter((each) => !this.#isWanted(each))
    await this.#devices.remove(unwanted, graph.value)
    const found = this.#devices.find(graph.value, role)
    if (found !== undefined) return ok({ device: found, graph: graph.value })
    if (!process.listeners('exit').includes(this.#removeAtExit)) process.on('exit', this.#removeAtExit)
    const device = await this.#devices.create(role, graph.value)
    return device.ok ? ok({ device: device.value, graph: graph.value }) : device
  }

  #isWanted(role: DeviceRole): boolean {
    return role === 'microphone' ? this.#wanted.microphone : this.#wanted.program !== undefined
  }

  async #makeMicrophone(): Promise<States['microphone']> {
    const made = await this.#make('microphone')
    if (!made.ok) return failedWith(made.error)
    const { sink, source } = made.value.device
    return { type: 'on', speaker: labelOf(sink), microphone: labelOf(source) }
  }

  async #makeCapture({ id, name }: CapturedProgram): Promise<States['capture']> {
    const made = await this.#make('capture')
    if (!made.ok) return failedWith(made.error)
    const { device, graph } = made.value
    this.#options.onGraph?.(graph)
    const streams = this.#streams(graph).filter(({ program }) => program.id === id)
    const indices = streams.map(({ index }) => index)
    const reached = (await this.#tap?.follow(indices, device.sink)) ?? ok(0)
    if (!reached.ok) return failedWith(reached.error)
    return {
      type: 'on',
      program: { id, name },
      microphone: labelOf(device.source),
      isPlaying: reached.value > 0,
    }
  }
}

const failedWith = (error: SoundServerError) => ({ type: 'failed', error }) as const
