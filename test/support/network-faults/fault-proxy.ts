import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { FaultyNetwork, type Weather } from './faulty-network.ts'

/** Both ends of a connection that is passed on. */
interface Joint {
  readonly near: Socket
  readonly far: Socket
  readonly up: FaultyNetwork
  readonly down: FaultyNetwork
}

const CLEAR: Weather = { latencyMs: 0, bytesPerMs: Number.POSITIVE_INFINITY, stalledUntil: 0 }

/**
 * Passes TCP connections on, and does to them what networks do. Connections that become WebSockets can be spoilt by
 * themselves: a request that is under way at the time gets through.
 */
export class FaultProxy {
  readonly #server: Server
  readonly #joints = new Set<Joint>()
  #weather = CLEAR
  #port = 0

  private constructor(target: number) {
    this.#server = createServer({ allowHalfOpen: true }, (near) => this.#join(near, target))
  }

  /** @param address of the service behind, such as `http://127.0.0.1:4000` */
  static async to(address: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(Number(new URL(address).port))
    await proxy.comeBack()
    return proxy
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Breaks all connections off, and refuses new ones. */
  async goDown(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    for (const joint of this.#joints) breakOff(joint)
    await closed
  }

  /** Listens again, where it listened before. */
  async comeBack(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** Breaks off the WebSockets that there are. */
  cutStreams(): void {
    for (const joint of this.#streams) breakOff(joint)
  }

  /** From now on nothing gets through the WebSockets that there are, and nobody is told. */
  killStreams(): void {
    for (const { up, down } of this.#streams) up.isDead = down.isDead = true
  }

  /** From now on nobody reads what is sent into the WebSockets that there are. */
  stopReadingStreams(): void {
    for (const { near, down } of this.#streams) {
      near.pause()
      down.isDead = true
    }
  }

  /** Nothing gets through for a while, and then everything at once. */
  stall(forMs: number): void {
    this.#weather = { ...this.#weather, stalledUntil: performance.now() + forMs }
  }

  /** Each way has so much latency and bandwidth, for a while. */
  slow(forMs: number, latencyMs: number, bytesPerMs: number): void {
    this.#weather = { ...this.#weather, latencyMs, bytesPerMs }
    setTimeout(() => {
      this.#weather = { ...CLEAR, stalledUntil: this.#weather.stalledUntil }
    }, forMs)
  }

  get #streams(): readonly Joint[] {
    return [...this.#joints].filter(({ up }) => up.isStream)
  }

  #join(near: Socket, target: number): void {
    const far = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true })
    const weather = () => this.#weather
    const joint = {
      near,
      far,
      up: new FaultyNetwork(near, far, weather),
      down: new FaultyNetwork(far, near, weather),
    }
    this.#joints.add(joint)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      // What ends in good order has told the other end, when that was its turn.
      from.on('error', () => to.destroy())
      from.on('close', () => {
        if (to.destroyed) this.#joints.delete(joint)
      })
    }
  }
}

function breakOff({ near, far }: Joint): void {
  near.resetAndDestroy()
  far.resetAndDestroy()
}
