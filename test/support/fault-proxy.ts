import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Passes TCP connections on, until it is told to go away. */
export class CuttingProxy {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #port = 0

  private constructor(target: number) {
    this.#server = createServer((near) => this.#join(near, target))
  }

  /** @param address of the service behind, such as `http://127.0.0.1:4000` */
  static async to(address: string): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(Number(new URL(address).port))
    await proxy.comeBack()
    return proxy
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Breaks all connections off, and refuses new ones. */
  async goDown(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    for (const socket of this.#sockets) socket.resetAndDestroy()
    await closed
  }

  /** Listens again, where it listened before. */
  async comeBack(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (this.#server.address() as AddressInfo).port
  }

  #join(near: Socket, target: number): void {
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        to.destroy()
        this.#sockets.delete(from)
      })
    }
  }
}
