import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { FaultyNetwork, type Weather } from './faulty-network.ts'

/** Both ends of a forwarded connection. */
interface Joint {
  readonly near: Socket
  readonly far: Socket
  readonly up: FaultyNetwork
  readonly down: FaultyNetwork
}

const CLEAR: Weather = { latencyMs: 0, bytesPerMs: Number.POSITIVE_INFINITY, stalledUntil: 0 }

/**
 * Forwards TCP connections and injects network faults. WebSocket connections can be disturbed alone: other requests in
 * flight still get through.
 */
export class FaultProxy {
  readonly #server: Server
  readonly #joints = new Set<Joint>()
  #weather = CLEAR
  #port = 0

  private constructor(target: number) {
    this.#server = createServer({ allowHalfOpen: true }, (near) => this.#join(near, target))
  }

  /** @param address of the target service, such as `http://127.0.0.1:4000` */
  static async to(address: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(Number(new URL(address).port))
    await proxy.comeBack()
    return proxy
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Resets all connections and refuses new ones. */
  async goDown(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    for (const joint of this.#joints) breakOff(joint)
    await closed
  }

  /** Listens again at the same port. */
  async comeBack(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** Resets the open WebSockets. */
  cutStreams(): void {
    for (const joint of this.#streams) breakOff(joint)
  }

  /** Silently drops everything sent over the open WebSockets from now on. */
  killStreams(): void {
    for (const { up, down } of this.#streams) up.isDead = down.isDead = true
  }

  /** Stops reading what clients send over the open WebSockets. */
  stopReadingStreams(): void {
    for (const { near, down } of this.#streams) {
      near.pause()
      down.isDead = true
    }
  }

  /** Holds all traffic back for `forMs`, then delivers it at once. */
  stall(forMs: number): void {
    this.#weather = { ...this.#weather, stalledUntil: performance.now() + forMs }
  }

  /** Applies this latency and bandwidth to each direction for `forMs`. */
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
      // A connection that ends normally has already ended the other side; only errors need forwarding.
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
