import { encode } from '@msgpack/msgpack'
import * as z from 'zod/mini'
import type { CaptionPageSettings } from '../../core/caption-page/caption-page-calls.ts'
import {
  CLOSE_FULL,
  MAX_VIEWERS,
  readViewerFeed,
  VIEWER_PATH,
  type ViewerFeed,
  type ViewerMessage,
} from '../../core/caption-page/viewer-messages.ts'
import { type CaptionView, emptyView, endRun, takePublication } from '../../core/captions/caption-view.ts'
import { CLOSE_NOT_ADMITTED } from '../../core/contract/web-bridge.ts'

/** Local storage key: a streaming program loads the address again after its own restart, when the ticket is spent. */
const NAME = 'parley-caption-viewers'

const rememberedSchema = z.object({ ticket: z.string(), secret: z.string(), proof: z.string() })
type Remembered = z.output<typeof rememberedSchema>

/** Admissions of this browser, newest first. */
function all(): readonly Remembered[] {
  try {
    return z.array(rememberedSchema).parse(JSON.parse(localStorage.getItem(NAME) ?? '[]'))
  } catch {
    // Another version wrote it.
    return []
  }
}

const keep = (viewers: readonly Remembered[]) =>
  localStorage.setItem(NAME, JSON.stringify(viewers.slice(0, MAX_VIEWERS)))

const rememberedViewer = (ticket: string): Remembered | undefined =>
  all().find((viewer) => viewer.ticket === ticket)

const rememberViewer = (viewer: Remembered): void => keep([viewer, ...all()])

const forgetViewer = (ticket: string): void => keep(all().filter((viewer) => viewer.ticket !== ticket))

const RETRY_MS = 1000

export interface ViewerState {
  /**
   * `refused`: the address admits nobody, or not this browser; `full`: there are as many viewers as there may be;
   * `ended`: it was admitted, until the page was ended.
   */
  readonly phase: 'connecting' | 'open' | 'lost' | 'refused' | 'full' | 'ended'
  /** Undefined until the first one arrives. */
  readonly settings: CaptionPageSettings | undefined
  readonly view: CaptionView
}

/** The socket of the caption page: it receives captions and their look, and can ask for nothing else. */
export class CaptionViewer {
  readonly #listeners = new Set<() => void>()
  #socket: WebSocket | undefined
  #state: ViewerState = { phase: 'connecting', settings: undefined, view: emptyView }
  #wasOpen = false

  /** @param ticket of the address that opened the page */
  constructor(ticket: string | undefined) {
    if (ticket === undefined) this.#set({ phase: 'refused' })
    else this.#connect(ticket)
  }

  readonly state = (): ViewerState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #connect(ticket: string): void {
    const socket = new WebSocket(new URL(VIEWER_PATH, location.href.replace(/^http/, 'ws')))
    const known = rememberedViewer(ticket)
    this.#socket = socket
    socket.binaryType = 'arraybuffer'
    socket.onopen = () => this.#send({ hello: known === undefined ? { ticket } : { secret: known.secret } })
    socket.onmessage = ({ data }: MessageEvent<unknown>) => this.#receive(ticket, data, known?.proof)
    socket.onclose = ({ code }) => this.#closed(ticket, code)
  }

  #receive(ticket: string, data: unknown, proof: string | undefined): void {
    if (!(data instanceof ArrayBuffer)) return
    const message = readViewerFeed(new Uint8Array(data))
    if (message === undefined) return this.#socket?.close()
    if ('welcome' in message) {
      // Another program uses the host's port: its captions must not be shown.
      if (proof !== undefined && proof !== message.welcome.proof) return this.#socket?.close()
      if (proof === undefined) rememberViewer({ ticket, ...message.welcome })
      this.#wasOpen = true
      return this.#set({ phase: 'open' })
    }
    if (this.#state.phase !== 'open') return undefined
    this.#take(message)
    return this.#send({ next: true })
  }

  #take(message: Exclude<ViewerFeed, { welcome: unknown }>): void {
    if ('settings' in message) return this.#set({ settings: message.settings })
    const { view } = this.#state
    return this.#set({
      view: 'over' in message ? endRun(view, message.over) : takePublication(view, message.captions),
    })
  }

  #closed(ticket: string, code: number): void {
    if (code === CLOSE_NOT_ADMITTED) {
      forgetViewer(ticket)
      return this.#set({ phase: this.#wasOpen ? 'ended' : 'refused', view: emptyView })
    }
    setTimeout(() => this.#connect(ticket), RETRY_MS)
    return this.#set({ phase: code === CLOSE_FULL ? 'full' : 'lost', view: emptyView })
  }

  #send(message: ViewerMessage): void {
    this.#socket?.send(encode(message))
  }

  #set(change: Partial<ViewerState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
