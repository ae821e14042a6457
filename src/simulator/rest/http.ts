import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { KeyState } from './key-state.ts'

/** What a handler sees of a request. */
export interface ApiRequest {
  readonly query: URLSearchParams
  /** Values of the placeholders in the path of the route. */
  readonly params: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  /** The body, read as its type says: JSON, or form fields as an object. */
  readonly body: unknown
  /** What the service keeps for the key of this request. */
  readonly state: KeyState
  /** The scheme of the authorization, which tells the deployment whose client this is. */
  readonly scheme: AuthorizationScheme
  /** Host and port under which the client reached this service. */
  readonly host: string
}

export type AuthorizationScheme = 'Service-Auth-Key' | 'DeepL-Auth-Key'

/** What goes back. Without a body, nothing does. */
export interface Answer {
  readonly status: number
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

export const ok = (body: object): Answer => ({ status: 200, body })

/** An error as this service words it: `message` for people, `detail` for more of it. */
export const refuse = (status: number, message: string, detail?: string): Answer => ({
  status,
  body: detail === undefined ? { message } : { message, detail },
})

export function sendAnswer(response: ServerResponse, { status, body, headers }: Answer): void {
  if (body === undefined) {
    response.writeHead(status, headers).end()
    return
  }
  const text = JSON.stringify(body)
  response
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
      ...headers,
    })
    .end(text)
}

/** Reads a body to its end, unless it is larger than `limit` bytes or the client goes away. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | 'too-large' | 'gone'> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve('too-large')
  const pieces: Buffer[] = []
  let length = 0
  return new Promise((resolve) => {
    request.on('data', (piece: Buffer) => {
      length += piece.length
      if (length > limit) resolve('too-large')
      else pieces.push(piece)
    })
    request.on('end', () => resolve(Buffer.concat(pieces)))
    request.on('close', () => resolve('gone'))
    request.on('error', () => resolve('gone'))
  })
}

/** What a body holds; or why it cannot be read. */
export function parseBody(body: Buffer, contentType: string | undefined): { value: unknown } | Answer {
  if (body.length === 0) return { value: {} }
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return { value: readForm(body.toString()) }
  if (type !== 'application/json') return refuse(415, 'Unsupported media type.', type ?? 'none was stated')
  try {
    return { value: JSON.parse(body.toString()) as unknown }
  } catch (thrown) {
    return refuse(400, 'The request body is not JSON.', thrown instanceof Error ? thrown.message : undefined)
  }
}

/** A field that comes more than once is a list. */
function readForm(text: string): Record<string, string | string[]> {
  const form = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Whether a Host header names this computer: a page of another name that resolves to it is kept out. */
export function isLoopbackHost(host: string | undefined): host is string {
  const address = `http://${host ?? ''}`
  return host !== undefined && URL.canParse(address) && LOOPBACK.has(new URL(address).hostname)
}
