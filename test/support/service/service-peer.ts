import type { Plan, ProfileName } from '../../../src/core/service/service-profiles.ts'
import { backendOn } from '../app/backend-on.ts'
import { type Answer, HttpPeer, type Received } from './http-peer.ts'

export const KEY = 'my-key'

/** A service that answers as the test says, and the app's backend in front of it. */
export class ServicePeer {
  readonly #http: HttpPeer

  private constructor(http: HttpPeer) {
    this.#http = http
  }

  static async listen(): Promise<ServicePeer> {
    return new ServicePeer(await HttpPeer.listen())
  }

  get address(): string {
    return this.#http.address
  }

  get received(): readonly Received[] {
    return this.#http.received
  }

  /** What the requests had as body. */
  get bodies(): unknown[] {
    return this.received.map(({ body }) => (body === '' ? undefined : (JSON.parse(body) as unknown)))
  }

  answerWith(...answers: Answer[]): void {
    this.#http.answerWith(...answers)
  }

  /** A call of the contract, by an account with the service's address. */
  call(name: string, input: unknown = {}, plan: Plan = 'pro'): Promise<unknown> {
    return backendOn({ address: this.#http.address, key: KEY, plan }).dispatch(name, input)
  }

  /** The same by an account with another address: whatever is sent there arrives here. */
  callAt(address: string, profile: ProfileName, name: string, input: unknown = {}): Promise<unknown> {
    const redirected: typeof fetch = (to, options) =>
      fetch(String(to instanceof Request ? to.url : to).replace(address, this.#http.address), options)
    return backendOn({ address, key: KEY, fetch: redirected }, profile).dispatch(name, input)
  }

  close(): Promise<void> {
    return this.#http.close()
  }
}

/** An answer that is not JSON, or has no body at all. */
export const plain =
  (status: number, text = ''): Answer =>
  (response) =>
    response.writeHead(status, { 'X-Trace-ID': 'trace-7' }).end(text)
