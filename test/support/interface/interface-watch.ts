import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { checkRequest } from './request-check.ts'
import { StreamCheck, type StreamRequest } from './stream-check.ts'

const VOICE = '/v3/voice/realtime'
const STREAM = `${VOICE}/connect`

interface Answer {
  readonly status: number
  readonly body: Buffer
}

/** An answer to Parley. */
export interface WatchedAnswer extends Answer {
  readonly operation: string
  readonly isDeepl: boolean
}

interface Session {
  readonly request: StreamRequest
  links: number
}

/**
 * Compares everything that Parley sends to servers of this process with the public interface of the service: each request,
 * and each frame of a voice session. Requests of other programs, such as the tests themselves, are left alone.
 */
export class InterfaceWatch {
  /** Operations that were requested. */
  readonly requested = new Set<string>()
  /** The answers since a test sets it; otherwise none is kept. */
  answers: WatchedAnswer[] | undefined
  readonly #deviations: string[] = []
  readonly #pending = new Set<Promise<unknown>>()
  /** Sessions by token. */
  readonly #sessions = new Map<string, Session>()

  #isStarted = false

  /** Watches every server that this process has, until it ends. Files of tests that share a process share the watch. */
  start(): void {
    if (this.#isStarted) return
    this.#isStarted = true
    subscribe('http.server.request.start', (message) => {
      const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
      if (isFromParley(request)) void this.#watch(request, response)
    })
    // The class is one for the process, and each server inherits from it.
    const { handleUpgrade } = WebSocketServer.prototype
    const watch = (request: IncomingMessage, socket: WebSocket) => this.#watchStream(request, socket)
    WebSocketServer.prototype.handleUpgrade = function (this: WebSocketServer, request, socket, head, done) {
      handleUpgrade.call(this, request, socket, head, (opened, ...rest) => {
        watch(request, opened)
        done(opened, ...rest)
      })
    }
  }

  /** Reports a deviation that somebody else has found. */
  readonly report = (deviation: string): void => void this.#deviations.push(deviation)

  /** The deviations since the last time. */
  async take(): Promise<string[]> {
    while (this.#pending.size > 0) await Promise.all(this.#pending)
    return this.#deviations.splice(0)
  }

  async #watch(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answered = bytesSentBy(response)
    const body = await bytesOf(request)
    if (body === undefined) return
    const checked = this.#check(request, body)
    this.#pending.add(checked)
    const operation = await checked
    this.#pending.delete(checked)
    const answer = await answered
    if (operation !== undefined && answer !== undefined) this.#note(request, operation, body, answer)
  }

  /** @returns the operation of the request */
  async #check(request: IncomingMessage, body: Buffer<ArrayBuffer>): Promise<string | undefined> {
    const { method = '', url = '', headers } = request
    try {
      const { operation, deviations } = await checkRequest({ method, url, headers, body })
      if (operation !== undefined) this.requested.add(operation)
      this.#deviations.push(...deviations)
      return operation
    } catch (thrown) {
      this.report(`${method} ${url}: ${String(thrown)}`)
      return undefined
    }
  }

  #note(
    { url = '', headers }: IncomingMessage,
    operation: string,
    sent: Buffer,
    { status, body }: Answer,
  ): void {
    const isDeepl = headers.authorization?.startsWith('DeepL-') === true
    this.answers?.push({ operation, isDeepl, status, body })
    // A fault may have been asked for, and then the answer is anything.
    const [, token] = /"token":"([^"]+)"/.exec(body.toString()) ?? []
    if (token === undefined || !operation.endsWith(` ${VOICE}`)) return
    const earlier = new URL(url, 'http://service').searchParams.get('token')
    const session =
      earlier === null
        ? { request: JSON.parse(sent.toString()) as StreamRequest, links: 0 }
        : this.#sessions.get(earlier)
    if (session !== undefined) this.#sessions.set(token, session)
  }

  #watchStream({ url = '', headers }: IncomingMessage, socket: WebSocket): void {
    const { pathname, searchParams } = new URL(url, 'http://service')
    const session = this.#sessions.get(searchParams.get('token') ?? '')
    if (pathname !== STREAM || session === undefined) return
    if (headers.authorization !== undefined) this.report('voice stream: carries an Authorization')
    if ([...searchParams.keys()].join() !== 'token') this.report(`voice stream: a query ${searchParams}`)
    session.links += 1
    const check = new StreamCheck(session.request, session.links === 1, this.report)
    socket.on('message', (data: Buffer, isBinary) => check.fromClient(isBinary ? data : data.toString()))
    const send = socket.send.bind(socket) as (data: string | Uint8Array, ...rest: unknown[]) => void
    socket.send = (data: unknown, ...rest: unknown[]) => {
      check.fromService(data as string | Uint8Array)
      send(data as string | Uint8Array, ...rest)
    }
  }
}

/**
 * Whether Parley asks the service. Tests and other clients name themselves; a signed address takes no key, and is none of
 * the service's operations.
 */
const isFromParley = ({ url = '', headers }: IncomingMessage): boolean =>
  headers['user-agent']?.startsWith('Parley/') !== false &&
  (headers.authorization !== undefined || /^\/v\d\//.test(url))

/** The body, without reading it in place of the server; undefined if it does not arrive whole. */
function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  const push = request.push.bind(request)
  return new Promise((resolve) => {
    request.push = (chunk: Uint8Array | null, ...rest) => {
      if (chunk !== null) chunks.push(Uint8Array.from(chunk))
      else {
        const body = Buffer.concat(chunks)
        resolve(body.length === Number(request.headers['content-length'] ?? body.length) ? body : undefined)
      }
      return push(chunk, ...rest)
    }
    request.on('close', () => resolve(undefined))
  })
}

/** An answer; undefined if it is broken off. */
function bytesSentBy(response: ServerResponse): Promise<Answer | undefined> {
  const chunks: Uint8Array[] = []
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const [write, end] = [response.write.bind(response), response.end.bind(response)]
  response.write = ((chunk: unknown, ...rest: never[]) => {
    keep(chunk)
    return write(chunk, ...rest)
  }) as ServerResponse['write']
  response.end = ((chunk: never, ...rest: never[]) => {
    keep(chunk)
    return end(chunk, ...rest)
  }) as ServerResponse['end']
  return new Promise((resolve) => {
    response.on('finish', () => resolve({ status: response.statusCode, body: Buffer.concat(chunks) }))
    response.on('close', () => resolve(undefined))
  })
}

/** The watch of this process: test/support/interface/watch-setup.ts starts it. */
export const interfaceWatch = new InterfaceWatch()
