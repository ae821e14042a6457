import { createSimulator, type Simulator } from '../../src/simulator/simulator-server.ts'
import type { SessionRecord } from '../../src/simulator/voice/session-record.ts'
import { FaultProxy } from '../support/network-faults/fault-proxy.ts'
import { MessageProxy } from './message-proxy.ts'
import type { Fault } from './schedule.ts'

/**
 * The simulator over real sockets, behind a proxy that injects message faults, behind one that injects network faults.
 */
export class RealService {
  #simulator: Simulator
  /** Sessions of simulators that have crashed. */
  readonly #past: SessionRecord[] = []
  readonly #messages: MessageProxy
  readonly #network: FaultProxy
  #isUp = true
  #isOver = false

  private constructor(simulator: Simulator, messages: MessageProxy, network: FaultProxy) {
    this.#simulator = simulator
    this.#messages = messages
    this.#network = network
  }

  static async start(): Promise<RealService> {
    const simulator = await createSimulator({ keepsMedia: false })
    const messages = await MessageProxy.to(simulator.address)
    return new RealService(simulator, messages, await FaultProxy.to(messages.address))
  }

  get address(): string {
    return this.#network.address
  }

  get key(): string {
    return this.#simulator.key
  }

  get records(): readonly SessionRecord[] {
    return [...this.#past, ...this.#simulator.sessions]
  }

  get resumed(): MessageProxy['resumed'] {
    return this.#messages.resumed
  }

  set leavesTentative(leavesTentative: boolean) {
    this.#messages.leavesTentative = leavesTentative
  }

  inject(fault: Fault): void | Promise<void> {
    switch (fault.type) {
      case 'cut':
        return fault.how === 'clean' ? this.#messages.closeStream() : this.#network.cutStreams()
      case 'outage':
        return this.#goDown(fault.forMs)
      case 'stall':
        return this.#network.stall(fault.forMs)
      case 'dead':
        return this.#network.killStreams()
      case 'not-read':
        return this.#network.stopReadingStreams()
      case 'slow':
        return this.#network.slow(fault.forMs, fault.latencyMs, fault.bytesPerMs)
      case 'refused':
        this.#messages.refuse(fault.with)
        return this.#network.cutStreams()
      case 'key-refused':
        this.#messages.isKeyRefused = true
        return this.#network.cutStreams()
      case 'hand-over':
        return this.#cutAfterAsking(fault.cutAfterMs)
      case 'twice':
      case 'late':
      case 'garbage':
        return this.#messages.injectMessageFault(fault.type)
      case 'error':
        return this.#messages.endSession()
      case 'crash':
        return this.#crash()
    }
  }

  async close(): Promise<void> {
    this.#isOver = true
    await this.#network.goDown()
    await this.#messages.close()
    await this.#simulator.close()
  }

  async #goDown(forMs: number): Promise<void> {
    if (!this.#isUp) return
    this.#isUp = false
    await this.#network.goDown()
    await new Promise((resolve) => setTimeout(resolve, forMs))
    if (this.#isOver) return
    await this.#network.comeBack()
    this.#isUp = true
  }

  #cutAfterAsking(cutAfterMs: number | undefined): void {
    if (cutAfterMs === undefined) return
    this.#messages.onResume = () => {
      this.#messages.onResume = () => undefined
      setTimeout(() => this.#network.cutStreams(), cutAfterMs)
    }
  }

  /** Replaces the simulator with a new one, which knows no sessions. */
  async #crash(): Promise<void> {
    const { key } = this
    this.#past.push(...this.#simulator.sessions)
    await this.#simulator.close()
    this.#simulator = await createSimulator({ key, keepsMedia: false })
    this.#messages.target = new URL(this.#simulator.address)
  }
}
