import type { Result } from '../../base/result.ts'
import type { VoiceConfig, VoiceTicket } from '../config.ts'
import type { TicketPort } from './ports.ts'

/** The tickets of one run, which may be for several sessions of the service. */
export class IssuedTickets {
  readonly #port: TicketPort
  /** Whichever session it is from: a new session is requested from the same service, with the same account. */
  #latest: VoiceTicket | undefined
  /** The latest ticket of a session that no link has used. */
  #unused: VoiceTicket | undefined

  constructor(port: TicketPort) {
    this.#port = port
  }

  async open(config: VoiceConfig): Promise<Result<VoiceTicket>> {
    const { token: continues, account } = this.#latest ?? {}
    const result = await this.#port.open({
      ...config,
      ...(continues !== undefined && { continues, account }),
    })
    if (result.ok) this.#unused = result.value
    return result
  }

  resume(token: string): Promise<Result<VoiceTicket>> {
    return this.#port.resume(token)
  }

  /** A link is about to use a ticket. @returns whether it begins a session of the service */
  use(ticket: VoiceTicket): boolean {
    const isNew = ticket === this.#unused
    if (isNew) this.#unused = undefined
    this.#latest = ticket
    return isNew
  }
}
