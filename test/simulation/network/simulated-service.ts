import type { Clock } from '../../../src/core/base/clock.ts'
import type { Api } from '../../../src/simulator/rest/api.ts'
import { openDemoService } from '../../../src/simulator/simulator-server.ts'
import type { Hearing, SessionTickets } from '../../../src/simulator/voice/session-tickets.ts'
import type { StreamRequest } from '../../support/interface/stream-check.ts'
import type { SentRequest } from './service-request.ts'

/** Where the service answers. No socket is opened. */
export const SERVICE = 'http://127.0.0.1:7007'
/** The keys of two accounts, which must not leave the host, except to the service. */
export const OWN_KEY = 'simulated-key-7f3a91c2d5'
export const OTHER_KEY = 'another-key-5b0d8e46f1'

export const VOICE_PATH = '/v3/voice/realtime'
const UPLOAD_PATH = '/v2/document'

/** The demo service without a socket. */
export class SimulatedService {
  readonly api: Api
  readonly sessions: SessionTickets
  /** Requests for voice sessions, by their tokens. */
  readonly requests = new Map<string, StreamRequest>()
  /** Number of uploads that were accepted, and so billed, by the name of the document. */
  readonly uploads = new Map<string, number>()

  private constructor(api: Api, sessions: SessionTickets) {
    this.api = api
    this.sessions = sessions
  }

  /** @param hearing decodes sound and recognises speech; as they are if omitted */
  static async open(clock: Clock, hearing?: Hearing): Promise<SimulatedService> {
    const { api, sessions } = await openDemoService(
      { key: OWN_KEY, keys: [OTHER_KEY], clock, keepsMedia: false, today: () => new Date() },
      hearing,
    )
    return new SimulatedService(api, sessions)
  }

  /** Notes what an answer has granted. @returns the session, if a ticket was issued */
  async noteTicket({ url, method, body }: SentRequest, response: Response): Promise<string | undefined> {
    if (!response.ok) return undefined
    if (url.pathname === UPLOAD_PATH && method === 'POST') {
      const name = /filename="([^"]+)"/.exec(body.toString())?.[1] ?? ''
      this.uploads.set(name, (this.uploads.get(name) ?? 0) + 1)
    }
    if (url.pathname !== VOICE_PATH) return undefined
    const { token, session_id: id } = (await response.clone().json()) as {
      readonly token: string
      readonly session_id: string
    }
    const asked =
      method === 'POST'
        ? (JSON.parse(body.toString()) as StreamRequest)
        : this.requests.get(url.searchParams.get('token') ?? '')
    if (asked !== undefined) this.requests.set(token, asked)
    return id
  }
}
