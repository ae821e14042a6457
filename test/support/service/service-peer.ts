import type { Plan, ProfileName } from '../../../src/core/service/service-profiles.ts'
import { backendOn } from '../app/backend-on.ts'
import { type Answer, HttpPeer, type Received } from './http-peer.ts'

export const KEY = 'my-key'

/** A service scripted by the test, and the app's backend connected to it. */
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

  /** Parsed bodies of the requests. */
  get bodies(): unknown[] {
    return this.received.map(({ body }) => (body === '' ? undefined : (JSON.parse(body) as unknown)))
  }

  answerWith(...answers: Answer[]): void {
    this.#http.answerWith(...answers)
  }

  /** Makes a call of the contract with an account at the peer's address. */
  call(name: string, input: unknown = {}, plan: Plan = 'pro'): Promise<unknown> {
    return backendOn({ address: this.#http.address, key: KEY, plan }).dispatch(name, input)
  }

  /** Makes a call with an account at another address; all requests to it are redirected to the peer. */
  callAt(address: string, profile: ProfileName, name: string, input: unknown = {}): Promise<unknown> {
    const redirected: typeof fetch = (to, options) =>
      fetch(String(to instanceof Request ? to.url : to).replace(address, this.#http.address), options)
    return backendOn({ address, key: KEY, fetch: redirected }, profile).dispatch(name, input)
  }

  close(): Promise<void> {
    return this.#http.close()
  }
}

/** An answer that is plain text or empty. */
export const plain =
  (status: number, text = ''): Answer =>
  (response) =>
    response.writeHead(status, { 'X-Trace-ID': 'trace-7' }).end(text)
