import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { CaptionPagePort } from '../../backend/caption-page/caption-page-handlers.ts'
import { FeedStream } from '../../backend/feed/feed-stream.ts'
import { securityHeaders } from '../../backend/pages/content-security-policy.ts'
import type { CaptionPageState } from '../../core/audience/caption-page/caption-page-calls.ts'
import type { CaptionFeed } from '../../core/audience/feed/caption-feed.ts'
import {
  CAPTION_PAGE_PATH,
  credentialsSchema,
  FEED_PATH,
  type FeedCredentials,
  MAX_READERS,
  STATUS_FULL,
  STATUS_REFUSED,
} from '../../core/audience/feed/feed-admission.ts'
import { parseJson } from '../../core/base/formats/json.ts'
import { Access } from '../access.ts'
import { refuseRequest } from '../serve-pages.ts'

const MAX_CREDENTIALS_BYTES = 256
const HEADERS = { ...securityHeaders([]), 'Cache-Control': 'no-store' }

interface CaptionFeedServerOptions {
  readonly feed: CaptionFeed
  /** Milliseconds of a steady clock. */
  readonly now: () => number
  /** Address of the web host, once it listens. */
  readonly host: () => string
  readonly changed: (state: CaptionPageState) => void
}

/**
 * Lets readers outside the app read the feed: the caption page, and other programs on this computer. They have an
 * admission of their own, which opens nothing else, and can send nothing.
 */
export class CaptionFeedServer implements CaptionPagePort {
  readonly #options: CaptionFeedServerOptions
  readonly #access: Access
  readonly #streams = new Set<FeedStream>()
  /** Where the feed was when a reader was admitted, by its proof: it reads nothing that was over before. */
  readonly #beginnings = new Map<string, string>()

  constructor(options: CaptionFeedServerOptions) {
    this.#options = options
    this.#access = new Access(options.now)
  }

  readonly state = (): CaptionPageState => ({
    isAvailable: true,
    isOn: this.#access.admitsAny,
    viewers: this.#streams.size,
  })

  readonly open = (): string => {
    const ticket = this.#access.issueKey(() => undefined)
    this.#changed()
    return `${this.#options.host()}${CAPTION_PAGE_PATH}#ticket=${ticket}`
  }

  readonly end = (): void => {
    this.#access.revokeAll()
    this.#beginnings.clear()
    for (const stream of this.#streams) stream.close()
    this.#streams.clear()
    this.#changed()
  }

  /** Tells a page that was just admitted, if there is anything to tell. */
  announce(): void {
    if (this.#access.admitsAny) this.#changed()
  }

  /**
   * Answers a request for the feed.
   *
   * @param admit called for an admitted reader: its connection is not counted any more
   * @returns false for any other request
   */
  async answer(request: IncomingMessage, response: ServerResponse, admit: () => void): Promise<boolean> {
    const { method, url = '' } = request
    const isAdmission = url === FEED_PATH
    if (!isAdmission && !url.startsWith(`${FEED_PATH}/`)) return false
    if (method !== (isAdmission ? 'POST' : 'GET')) refuseRequest(response, 405)
    else if (isAdmission) await this.#admit(request, response)
    else this.#read(request, response, admit)
    return true
  }

  async #admit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Unlike the form of the opening page, nothing of a local file belongs here.
    const { origin } = request.headers
    if (origin !== undefined && origin !== this.#options.host())
      return refuseRequest(response, STATUS_REFUSED)
    const credentials = await readCredentials(request)
    if (credentials === undefined) return refuseRequest(response, 400)
    // Checked first, so that the ticket remains valid.
    if (this.#streams.size >= MAX_READERS) return refuseRequest(response, STATUS_FULL)
    const admission =
      'ticket' in credentials
        ? this.#access.redeem(credentials.ticket)
        : this.#access.readmit(credentials.secret)
    if (admission === undefined) return refuseRequest(response, STATUS_REFUSED)
    const { secret, proof } = admission
    if ('ticket' in credentials) this.#beginnings.set(proof, this.#options.feed.end)
    response.writeHead(200, { ...HEADERS, 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ secret, proof }))
    return this.#changed()
  }

  #read(request: IncomingMessage, response: ServerResponse, admit: () => void): void {
    // Sent before the last answer was over, which no browser does: it would hold a place without a connection.
    if (response.socket === null) return void request.socket.destroy()
    const { pathname, searchParams } = new URL(request.url ?? '', this.#options.host())
    const admission = this.#access.readmit(pathname.slice(FEED_PATH.length + 1))
    if (admission === undefined) return refuseRequest(response, STATUS_REFUSED)
    if (this.#streams.size >= MAX_READERS) return refuseRequest(response, STATUS_FULL)
    admit()
    response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/event-stream' })
    const { feed } = this.#options
    const named = request.headers['last-event-id']?.toString() ?? searchParams.get('after') ?? undefined
    const after = feed.isSince(named, this.#beginnings.get(admission.proof)) ? named : undefined
    const stream = new FeedStream(
      feed,
      response,
      // The proof tells the reader that this is the host that admitted it.
      {
        welcome: JSON.stringify({ proof: admission.proof }),
        encode: JSON.stringify,
        end: () => '{}',
      },
      after,
    )
    this.#streams.add(stream)
    response.on('close', () => {
      stream.stop()
      if (this.#streams.delete(stream)) this.#changed()
    })
    return this.#changed()
  }

  #changed(): void {
    this.#options.changed(this.state())
  }
}

/** @returns undefined for anything else, or too much of it */
async function readCredentials(request: IncomingMessage): Promise<FeedCredentials | undefined> {
  const { 'content-type': type, 'content-length': length } = request.headers
  if (type !== 'application/json' || !(Number(length) <= MAX_CREDENTIALS_BYTES)) return undefined
  // Without a text, the connection is gone.
  const json = parseJson(await text(request).catch(() => ''))
  return json.ok ? credentialsSchema.safeParse(json.value).data : undefined
}
