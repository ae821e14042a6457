import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { KeyState } from '../account/key-state.ts'

/** What a handler sees of a request. */
export interface ApiRequest {
  readonly query: URLSearchParams
  /** Values of the placeholders in the path of the route. */
  readonly params: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  /** The body, read as its type says: JSON, or the fields and files of a form as an object. */
  readonly body: unknown
  /** What the service keeps for the key of this request. */
  readonly state: KeyState
  /** The scheme of the authorization, which tells the deployment whose client this is. */
  readonly scheme: AuthorizationScheme
  /** Host and port under which the client reached this service. */
  readonly host: string
}

export type AuthorizationScheme = 'Service-Auth-Key' | 'DeepL-Auth-Key'

/** What goes back. Without a body and content, nothing does. */
export interface Answer {
  readonly status: number
  /** Goes as JSON. */
  readonly body?: object
  /** Goes as it is, instead of a body. */
  readonly content?: { readonly type: string; readonly data: string | Uint8Array }
  readonly headers?: Readonly<Record<string, string>>
  /** What the key is charged for this answer, as the kind of use that its route is metered as. */
  readonly billedCharacters?: number
  /** What the client attributes that to in reports. */
  readonly tag?: string
}

export const ok = (body: object): Answer => ({ status: 200, body })
export const created = (body: object): Answer => ({ status: 201, body })
export const noContent: Answer = { status: 204 }
/** Something other than JSON. */
export const content = (type: string, data: string | Uint8Array): Answer => ({
  status: 200,
  content: { type, data },
})

/** An error as this service words it: `message` for people, `detail` for more of it. */
export const refuse = (status: number, message: string, detail?: string): Answer => ({
  status,
  body: detail === undefined ? { message } : { message, detail },
})

export const quotaExceeded = refuse(456, 'Quota exceeded.', 'The limit of this month has been reached.')

/** An answer as it goes over the wire. */
export interface Encoded {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array
}

export function encodeAnswer({ status, body, content: given, headers }: Answer): Encoded {
  if (given === undefined && body === undefined)
    return { status, headers: headers ?? {}, bytes: new Uint8Array(0) }
  const { type, data } = given ?? { type: 'application/json', data: JSON.stringify(body) }
  const bytes = typeof data === 'string' ? Buffer.from(data) : data
  return {
    status,
    headers: { 'Content-Type': type, 'Content-Length': String(bytes.length), ...headers },
    bytes,
  }
}

export function sendEncoded(response: ServerResponse, { status, headers, bytes }: Encoded): void {
  response.writeHead(status, headers)
  response.end(bytes.length === 0 ? undefined : bytes)
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Whether a Host header names this computer: a page of another name that resolves to it is kept out. */
export function isLoopbackHost(host: string | undefined): host is string {
  const address = `http://${host ?? ''}`
  return host !== undefined && URL.canParse(address) && LOOPBACK.has(new URL(address).hostname)
}
