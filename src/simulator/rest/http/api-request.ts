import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { KeyState } from '../account/key-state.ts'

/** A request as its handler receives it. */
export interface ApiRequest {
  readonly query: URLSearchParams
  /** Values of the placeholders in the path of the route. */
  readonly params: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  /** The parsed body: JSON, or the fields and files of a form as an object. */
  readonly body: unknown
  /** Data stored for the key of this request. */
  readonly state: KeyState
  /** Scheme of the authorization, which shows the deployment that the client is for. */
  readonly scheme: AuthorizationScheme
  /** Reporting tag that its usage is attributed to. */
  readonly tag: string | undefined
  /** Host and port under which the client reached this service. */
  readonly host: string
}

export type AuthorizationScheme = 'Service-Auth-Key' | 'DeepL-Auth-Key'

/** A response. Without body and content, it is empty. */
export interface ApiResponse {
  readonly status: number
  /** Sent as JSON. */
  readonly body?: object
  /** Sent unchanged, instead of a body. */
  readonly content?: { readonly type: string; readonly data: string | Uint8Array }
  readonly headers?: Readonly<Record<string, string>>
  /** Whether it is answered before the service itself is asked: one deployment nests such errors. */
  readonly isOfEdge?: true
  /** Characters charged to the key, as the kind of use that the route is metered as. */
  readonly billedCharacters?: number
}

export const okResponse = (body: object): ApiResponse => ({ status: 200, body })
export const created = (body: object): ApiResponse => ({ status: 201, body })
export const noContent: ApiResponse = { status: 204 }
/** A response other than JSON. */
export const content = (type: string, data: string | Uint8Array): ApiResponse => ({
  status: 200,
  content: { type, data },
})

/** An error response: `message` for people, `detail` for more information. */
export const refusal = (status: number, message: string, detail?: string): ApiResponse => ({
  status,
  body: detail === undefined ? { message } : { message, detail },
})

/** Thrown by the handling of a request: `answer` is its response. */
export class Refusal extends Error {
  readonly answer: ApiResponse

  constructor(answer: ApiResponse) {
    super('The request is refused.')
    this.answer = answer
  }
}

/** Ends the handling of a request with an error response. */
export function refuse(status: number, message: string, detail?: string): never {
  throw new Refusal(refusal(status, message, detail))
}

/** The value, or a refusal with 404 where there is none. */
export const foundOr404 = <T>(value: T | undefined, what: string): T =>
  value ?? refuse(404, `${what} not found.`)

/** Refuses a request that goes beyond the monthly limit. */
export const refuseQuota = (): never =>
  refuse(456, 'Quota exceeded.', 'The limit of this month has been reached.')

/** A response in its wire form. */
export interface Encoded {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array
}

export function encodeAnswer({ status, body, content: given, headers }: ApiResponse): Encoded {
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

/**
 * The Host header of a request, if it is the only one and names this computer: a page of another name that resolves to it is
 * kept out.
 */
export function loopbackHostOf({ headersDistinct }: IncomingMessage): string | undefined {
  const [host, ...others] = headersDistinct['host'] ?? []
  const isLoopback = others.length === 0 && LOOPBACK.has(URL.parse(`http://${host}`)?.hostname ?? '')
  return isLoopback ? host : undefined
}
