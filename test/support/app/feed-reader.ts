import { type IncomingMessage, request } from 'node:http'
import type { Admitted } from '../../../src/core/audience/feed/feed-admission.ts'
import { FEED_PATH, streamPath } from '../../../src/core/audience/feed/feed-admission.ts'
import type { FeedEvent } from '../../../src/core/audience/feed/feed-events.ts'
import { ask } from './bridge-peer.ts'

/** An event of a stream as it was sent. */
export interface SentEvent {
  readonly event: string
  readonly id: string | undefined
  readonly data: string
}

/** Shows credentials to a host, as a reader of its feed does. */
export const showCredentials = (
  address: string,
  credentials: unknown,
  headers: Readonly<Record<string, string>> = {},
) => {
  const body = JSON.stringify(credentials)
  return ask(address, FEED_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    },
    body,
  })
}

/** The other end of a stream of a host's feed, which reads nothing until it is asked to. */
export class FeedReader {
  readonly status: number
  readonly #response: IncomingMessage
  /** Whole events so far. */
  readonly received: SentEvent[] = []
  #rest = ''

  private constructor(response: IncomingMessage) {
    this.#response = response.setEncoding('utf8')
    this.status = response.statusCode ?? 0
    // A host that ends cuts the connection.
    response.on('error', () => undefined)
  }

  static async open(
    address: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    /** Address of this computer, as of another device. */
    localAddress = '127.0.0.1',
  ): Promise<FeedReader> {
    const { hostname, port } = new URL(address)
    const sent = request({ hostname, port, path, headers, localAddress }).end()
    return new FeedReader(
      await new Promise<IncomingMessage>((resolve, reject) =>
        sent.on('response', resolve).on('error', reject),
      ),
    )
  }

  /** A reader that was admitted with a ticket. */
  static async admitted(address: string, ticket: string, after?: string) {
    const { body } = await showCredentials(address, { ticket })
    const admitted = JSON.parse(body) as Admitted
    return { admitted, reader: await FeedReader.open(address, streamPath(admitted.secret, after)) }
  }

  /** Reads on until an event is as wanted, and returns it; undefined if the stream ends first. */
  async until(isWanted: (event: SentEvent) => boolean): Promise<SentEvent | undefined> {
    for (;;) {
      const found = this.received.find(isWanted)
      if (found !== undefined) return found
      const chunk = this.#response.read() as string | null
      if (chunk !== null) this.#take(chunk)
      else if (this.#response.destroyed || this.#response.readableEnded) return undefined
      else
        await new Promise<void>((resolve) => {
          const done = () => {
            for (const name of ['readable', 'end', 'close'] as const) this.#response.off(name, done)
            resolve()
          }
          for (const name of ['readable', 'end', 'close'] as const) this.#response.on(name, done)
        })
    }
  }

  /** Events of the feed so far. */
  get events(): FeedEvent[] {
    return this.received.flatMap(({ event, data }) =>
      event === 'message' ? (JSON.parse(data) as FeedEvent) : [],
    )
  }

  close(): void {
    this.#response.destroy()
  }

  #take(chunk: string): void {
    const blocks = (this.#rest + chunk).split('\n\n')
    this.#rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = Object.fromEntries(
        block.split('\n').map((line) => {
          const at = line.indexOf(': ')
          return [line.slice(0, at), line.slice(at + 2)]
        }),
      )
      this.received.push({
        event: fields['event'] ?? 'message',
        id: fields['id'],
        data: fields['data'] ?? '',
      })
    }
  }
}
