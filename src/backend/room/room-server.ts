import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { CaptionFeed } from '../../core/audience/feed/caption-feed.ts'
import { CLOSED, STATUS_FULL, STATUS_REFUSED } from '../../core/audience/feed/feed-admission.ts'
import type { FeedEvent, FeedEventOf } from '../../core/audience/feed/feed-events.ts'
import { questionPath } from '../../core/audience/room/question-frames.ts'
import { MAX_ROOM_LISTENERS, MAX_ROOM_READERS } from '../../core/audience/room/room-calls.ts'
import { RoomSeal } from '../../core/audience/room/room-seal.ts'
import { NUMBERS_OF_RUN } from '../../core/audience/room/room-transcript.ts'
import { fittingLanguage, type InterfaceLanguage } from '../../core/product/interface-languages.ts'
import { FeedStream } from '../feed/feed-stream.ts'
import { RoomDevices } from './room-devices.ts'
import { roomPageHeaders } from './room-page-headers.ts'
import { RoomQuestions } from './room-questions.ts'
import { RoomSound } from './room-sound.ts'
import { sealedEvent, withHostName } from './sealed-event.ts'

/** Connections at a time: the readers, those of them that listen, and those that load the page. */
const MAX_CONNECTIONS = MAX_ROOM_READERS + MAX_ROOM_LISTENERS + 100
/** Bytes of the first line and the headers. */
const MAX_HEADER_BYTES = 4096
const MAX_TARGET_LENGTH = 256
const LIMITS = {
  headersTimeout: 5000,
  requestTimeout: 5000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: MAX_HEADER_BYTES,
}
/**
 * A stream ends after this, or up to half as much again: keep-alive finds no phone that left while captions are on
 * their way to it. A browser that is there goes on at its position.
 */
export const STREAM_MS = 5 * 60_000
/** A page that is not taken by then ends with its connection: no timeout of the server covers an answer. */
export const MAX_PAGE_MS = 10_000
const EVERY_ANSWER = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The page for phones in each language, in one file. Pages differ in their words alone. */
export type RoomPages = Readonly<Record<InterfaceLanguage, string>>

interface RoomServerOptions {
  readonly feed: CaptionFeed
  /** The user's name; empty where phones use a word of their own: sessions have "Me", which is somebody else there. */
  readonly myName: () => string
  readonly code: string
  /** How often the link was used again after a start of Parley. */
  readonly run: number
  readonly pages: RoomPages
  /** Milliseconds of a steady clock. */
  readonly now: () => number
  readonly changed: () => void
  /** The port cannot be used any more. */
  readonly failed: () => void
}

/**
 * The only port of Parley that other devices can reach. It serves one page and sealed frames, and knows no call of the
 * app. It reads nothing but the target and the headers of a request, and of questions, while the host takes them, a body of
 * one size.
 */
export class RoomServer {
  readonly #options: RoomServerOptions
  readonly #server: Server
  readonly #key: RoomSeal
  /** Number before the first event of this run. */
  readonly #first: number
  readonly questions: RoomQuestions
  /** Frame of the first event of a stream. */
  #run: string
  readonly #streams = new Set<FeedStream>()
  readonly #sound: RoomSound
  readonly #devices: RoomDevices
  /** Frames of events that are still in the feed: all readers get the same. */
  readonly #frames = new WeakMap<FeedEvent, string>()
  readonly #pageHeaders: Record<string, string>
  /** Readers get nothing of sessions that were over before, and those that join nothing that was said before. */
  #beginning: string
  /** Sessions that are live, or were until none is. */
  #live: readonly FeedEventOf<'session'>[]
  readonly #unsubscribe: () => void
  #host = ''

  constructor(options: RoomServerOptions) {
    this.#options = options
    this.#key = new RoomSeal(options.code)
    this.#first = options.run * NUMBERS_OF_RUN
    this.questions = new RoomQuestions(options)
    this.#run = this.#frameOfRun()
    this.#sound = new RoomSound(options.code, this.#first)
    this.#devices = new RoomDevices(options.now)
    this.#beginning = options.feed.end
    this.#live = options.feed.live
    this.#pageHeaders = roomPageHeaders(options.pages.en)
    this.#unsubscribe = options.feed.subscribe(() => this.#watchSessions())
    this.#server = createServer(LIMITS, (request, response) => this.#answer(request, response))
    this.#server.maxConnections = MAX_CONNECTIONS
    this.#server.on('connection', (socket: Socket) => this.#devices.admit(socket))
    this.#server.on('upgrade', (_request, socket) => socket.destroy())
    this.#server.on('clientError', (_error, socket) => socket.destroy())
  }

  get readers(): number {
    return this.#streams.size
  }

  get listeners(): number {
    return this.#sound.listeners
  }

  /** @param sound the next of the spoken translation, in mu-law */
  speak(language: string, sound: Uint8Array): void {
    this.#sound.speak(language, sound)
  }

  /** Tells all readers whether they can ask. */
  takeQuestions(isOn: boolean): void {
    this.questions.turn(isOn)
    this.#run = this.#frameOfRun()
    for (const stream of this.#streams) stream.welcome(this.#run)
  }

  /**
   * Opens the port, also again after `leave`.
   *
   * @param port 0 for any that is free
   * @returns the port; rejects if it is taken, or the network is gone
   */
  listen(address: string, port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, address, () => {
        const { failed } = this.#options
        this.#server.off('error', reject).off('error', failed).on('error', failed)
        const { port: opened } = this.#server.address() as AddressInfo
        this.#host = `${address}:${opened}`
        resolve(opened)
      })
    })
  }

  /** Tells all readers that the room is closed. */
  async close(): Promise<void> {
    this.#unsubscribe()
    for (const stream of this.#streams) stream.close()
    await this.leave()
  }

  /** Closes the port alone: readers try again until it is open. */
  async leave(): Promise<void> {
    for (const stream of this.#streams) stream.stop()
    this.#streams.clear()
    this.#sound.close()
    if (!this.#server.listening) return
    await new Promise((resolve) => {
      this.#server.close(resolve)
      this.#server.closeIdleConnections()
      // A reader that does not take the end does not delay it.
      setImmediate(() => this.#server.closeAllConnections())
    })
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '', socket } = request
    // Sent before the last answer was over, which no browser does: it would hold a place without a connection.
    if (response.socket === null) return void socket.destroy()
    if (this.#devices.isFlood(socket) || url.length > MAX_TARGET_LENGTH)
      return answerWith(response, STATUS_FULL)
    if (!this.#isOurs(request)) return answerWith(response, STATUS_REFUSED)
    if (method === 'POST' && url.startsWith(questionPath(''))) {
      const isAllowed = this.#isTicket(url.slice(questionPath('').length))
      return this.questions.receive(request, isAllowed, (status) => answerWith(response, status))
    }
    if (method !== 'GET') return answerWith(response, 405)
    if (url === '/') {
      const timer = setTimeout(() => socket.destroy(), MAX_PAGE_MS)
      socket.once('close', () => clearTimeout(timer))
      response.writeHead(200, { ...EVERY_ANSWER, ...this.#pageHeaders, Connection: 'close' })
      return void response.end(this.#options.pages[languageOf(request)])
    }
    return this.#stream(request, response, url)
  }

  #isTicket(ticket: string): boolean {
    const [named, own] = [Buffer.from(ticket), Buffer.from(this.#key.ticket)]
    return named.length === own.length && timingSafeEqual(named, own)
  }

  #stream(request: IncomingMessage, response: ServerResponse, url: string): void {
    const reading = /^\/feed\/([0-9a-f]{32})(?:\?after=([\w-]{0,64}))?$/.exec(url)
    const listening = /^\/sound\/([0-9a-f]{32})\/([0-9a-f]{32})$/.exec(url)
    const ticket = (reading ?? listening)?.[1]
    if (ticket === undefined)
      return answerWith(response, /^\/(feed|sound)\//.test(url) ? STATUS_REFUSED : 404)
    if (!this.#isTicket(ticket)) return answerWith(response, STATUS_REFUSED)
    const isFull =
      listening === null ? this.readers >= MAX_ROOM_READERS : this.listeners >= MAX_ROOM_LISTENERS
    if (isFull) return answerWith(response, STATUS_FULL)
    response.writeHead(200, { ...EVERY_ANSWER, 'Content-Type': 'text/event-stream' })
    if (listening === null) return this.#read(request, response, reading?.[2])
    this.#sound.listen(listening[2] ?? '', response, this.#options.changed)
    return this.#options.changed()
  }

  #read(request: IncomingMessage, response: ServerResponse, asked: string | undefined): void {
    const { feed, changed } = this.#options
    const named = request.headers['last-event-id']?.toString() ?? asked
    const after = feed.isSince(named, this.#beginning) ? named : undefined
    const encode = (event: FeedEvent) => this.#frameOf(event)
    const stream = new FeedStream(
      feed,
      response,
      { welcome: this.#run, encode, end: () => sealedEvent(this.#key, CLOSED) },
      after,
    )
    this.#streams.add(stream)
    const timer = setTimeout(() => response.destroy(), STREAM_MS * (1 + Math.random() / 2))
    response.on('close', () => {
      clearTimeout(timer)
      stream.stop()
      if (this.#streams.delete(stream)) changed()
    })
    return changed()
  }

  /** A position is no proof that its reader was there: those of the last session open nothing of it in the next one. */
  #watchSessions(): void {
    const { feed } = this.#options
    const { live } = feed
    const [first] = live
    if (first === undefined) return
    // A session whose page was away for a moment goes on.
    const goesOn = live.some(({ session }) => this.#live.some((known) => known.session === session))
    if (!goesOn) this.#beginning = feed.positionOf(first.sequence - 1)
    this.#live = live
  }

  #isBefore({ sequence }: FeedEvent): boolean {
    const { feed } = this.#options
    return feed.isSince(this.#beginning, feed.positionOf(sequence))
  }

  /** Undefined for what phones do not show: the look of the host's screens, gaps, and what was said before. */
  #frameOf(event: FeedEvent): string | undefined {
    if (event.kind === 'look' || event.kind === 'gap') return undefined
    const known = this.#frames.get(event)
    if (known !== undefined) return known
    if (event.kind === 'concluded' && this.#isBefore(event)) return undefined
    const sequence = this.#first + event.sequence
    const named = withHostName(event, this.#options.myName())
    const frame = sealedEvent(this.#key, JSON.stringify({ ...named, sequence }))
    this.#frames.set(event, frame)
    return frame
  }

  /** The frame that names the run, and the round of questions. */
  #frameOfRun(): string {
    const event = { kind: 'run', version: 1, sequence: this.#first, questions: this.questions.round }
    return sealedEvent(this.#key, JSON.stringify(event))
  }

  /** No other site, and no name that was made to resolve to this computer. */
  #isOurs({ headers: { origin }, headersDistinct: { host = [] } }: IncomingMessage): boolean {
    return (
      host.length === 1 &&
      host[0] === this.#host &&
      (origin === undefined || origin === `http://${this.#host}`)
    )
  }
}

/** The language that a browser asks for first among those of the page. Browsers name them in order of preference. */
const languageOf = ({ headers }: IncomingMessage): InterfaceLanguage =>
  fittingLanguage(
    (headers['accept-language'] ?? '').split(',').map((tag) => tag.split(';', 1)[0]?.trim() ?? ''),
  )

/** Answers without a body. The connection ends with it: what else it sends, such as a body, is not read. */
function answerWith(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...EVERY_ANSWER, 'Content-Type': 'text/plain', Connection: 'close' })
  response.end()
}
