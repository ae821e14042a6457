import type { Duplex } from 'node:stream'
import { encode } from '@msgpack/msgpack'
import type { WebSocket } from 'ws'
import type { CaptionPagePort } from '../../backend/caption-page/caption-page.ts'
import type { CaptionPageSettings, CaptionPageState } from '../../core/caption-page/caption-page-calls.ts'
import {
  CAPTION_PAGE_PATH,
  CLOSE_FULL,
  MAX_VIEWERS,
  PUBLISHER_WELCOME,
  readPublisherMessage,
  readViewerMessage,
  type ViewerMessage,
} from '../../core/caption-page/viewer-messages.ts'
import { CLOSE_NOT_ADMITTED, CLOSE_PROTOCOL, CLOSE_TOO_FAST } from '../../core/contract/web-bridge.ts'
import { Access, type Admission } from '../access.ts'
import { OneTimeKeys } from '../admission/one-time-keys.ts'
import { Strangers } from '../admission/strangers.ts'
import { CaptionHub, packFeed } from './caption-hub.ts'
import { NewestOnly } from './newest-only.ts'
import { RateLimit } from './rate-limit.ts'

/** Captions change with each message of the service, some ten times a second; two sides may publish over one socket. */
const MAX_STATES_PER_SECOND = 100

interface CaptionPageOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Address of the web host, once it listens. */
  readonly host: () => string
  readonly changed: (state: CaptionPageState) => void
}

/**
 * The page with nothing but captions: its addresses, viewers and publishers. Viewers have an admission of their
 * own, which opens nothing else; pages of the app publish to them by a ticket.
 */
export class CaptionPage implements CaptionPagePort {
  readonly #options: CaptionPageOptions
  readonly #access: Access
  readonly #publishKeys: OneTimeKeys
  readonly #strangers = new Strangers()
  readonly #hub = new CaptionHub()
  /** Sockets of viewers and publishers. */
  readonly #sockets = new Set<WebSocket>()

  constructor(options: CaptionPageOptions) {
    this.#options = options
    this.#access = new Access(options.now)
    this.#publishKeys = new OneTimeKeys(options.now)
  }

  readonly state = (): CaptionPageState => ({
    isAvailable: true,
    isOn: this.#access.admitsAny,
    viewers: this.#hub.viewers,
  })

  readonly open = (): string => {
    const ticket = this.#access.issueKey(() => undefined)
    this.#changed()
    return `${this.#options.host()}${CAPTION_PAGE_PATH}#ticket=${ticket}`
  }

  readonly publish = (): string => this.#publishKeys.issue()

  readonly end = (): void => {
    this.#access.revokeAll()
    this.#publishKeys.revokeAll()
    this.#hub.removeAll()
    for (const socket of this.#sockets) socket.close(CLOSE_NOT_ADMITTED)
    this.#changed()
  }

  /** Tells a page that was just admitted, if there is anything to tell. */
  announce(): void {
    if (this.#access.admitsAny) this.#changed()
  }

  /** Changes how viewers show captions. */
  apply(settings: CaptionPageSettings): void {
    this.#hub.apply(settings)
  }

  /** @param wire the connection below the WebSocket */
  acceptViewer(socket: WebSocket, wire: Duplex): void {
    const release = this.#strangers.guard(socket, wire)
    const viewer = new NewestOnly((message) => socket.send(message))
    let isAdmitted = false
    socket.on('message', (data) => {
      if (socket.readyState !== socket.OPEN) return undefined
      const message = readViewerMessage(data)
      if (message === undefined || 'hello' in message === isAdmitted) return socket.close(CLOSE_PROTOCOL)
      if ('next' in message) return viewer.next() ? undefined : socket.close(CLOSE_PROTOCOL)
      // Checked first, so that the ticket remains valid.
      if (this.#hub.viewers >= MAX_VIEWERS) return socket.close(CLOSE_FULL)
      const admission = this.#admit(message.hello)
      if (admission === undefined) return socket.close(CLOSE_NOT_ADMITTED)
      isAdmitted = true
      release()
      const { secret, proof } = admission
      socket.send(packFeed({ welcome: { secret, proof } }))
      this.#sockets.add(socket)
      this.#hub.add(viewer)
      return this.#changed()
    })
    // After an error, the socket closes itself.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      release()
      this.#sockets.delete(socket)
      if (this.#hub.remove(viewer)) this.#changed()
    })
  }

  /** @param wire the connection below the WebSocket */
  acceptPublisher(socket: WebSocket, wire: Duplex): void {
    const release = this.#strangers.guard(socket, wire)
    const rate = new RateLimit(MAX_STATES_PER_SECOND, this.#options.now)
    let isAdmitted = false
    socket.on('message', (data) => {
      if (socket.readyState !== socket.OPEN) return undefined
      const message = readPublisherMessage(data, isAdmitted)
      if (message === undefined || 'hello' in message === isAdmitted) return socket.close(CLOSE_PROTOCOL)
      if ('hello' in message) {
        if (!this.#publishKeys.redeem(message.hello.ticket)) return socket.close(CLOSE_NOT_ADMITTED)
        isAdmitted = true
        release()
        this.#sockets.add(socket)
        return socket.send(encode(PUBLISHER_WELCOME))
      }
      if (!rate.take()) return socket.close(CLOSE_TOO_FAST)
      return 'over' in message ? this.#hub.endRun(message.over) : this.#hub.publish(socket, message.captions)
    })
    // After an error, the socket closes itself.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      release()
      this.#sockets.delete(socket)
      this.#hub.leave(socket)
    })
  }

  #admit(hello: Extract<ViewerMessage, { hello: unknown }>['hello']): Admission | undefined {
    return 'ticket' in hello ? this.#access.redeem(hello.ticket) : this.#access.readmit(hello.secret)
  }

  #changed(): void {
    this.#options.changed(this.state())
  }
}
