import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { Api } from '../../../src/simulator/rest/api.ts'

/** A request as it leaves a computer. */
export interface SentRequest {
  readonly url: URL
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Reads what `fetch` was given, at once. */
export async function readRequest(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<SentRequest> {
  const url = new URL(input instanceof Request ? input.url : input)
  const headers = Object.fromEntries(new Headers(init.headers).entries())
  return { url, method: init.method ?? 'GET', headers, body: await readBody(init.body) }
}

async function readBody(body: RequestInit['body']): Promise<Buffer> {
  if (body === undefined || body === null) return Buffer.alloc(0)
  if (typeof body === 'string') return Buffer.from(body)
  if (!(body instanceof ReadableStream)) throw new Error('no such body is sent')
  const parts: Uint8Array[] = []
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) parts.push(part)
  return Buffer.concat(parts)
}

/** Has the demo service answer a request without a socket. */
export function answerRequest(api: Api, { url, method, headers, body }: SentRequest): Promise<Response> {
  const all: Readonly<Record<string, string>> = { ...headers, host: url.host }
  const request = Object.assign(Readable.from(body.length === 0 ? [] : [body]), {
    method,
    url: url.pathname + url.search,
    headers: all,
    headersDistinct: Object.fromEntries(Object.entries(all).map(([name, value]) => [name, [value]])),
    complete: true,
  }) as unknown as IncomingMessage
  return new Promise((resolve, reject) => {
    const answered = new Headers()
    let status = 200
    const response = {
      setHeader: (name: string, value: string) => answered.set(name, value),
      writeHead: (code: number, more: Readonly<Record<string, string>>) => {
        status = code
        for (const [name, value] of Object.entries(more)) answered.set(name, value)
      },
      end: (bytes?: Uint8Array<ArrayBuffer>) =>
        resolve(new Response(bytes?.length ? bytes : null, { status, headers: answered })),
    } as unknown as ServerResponse
    api.answer(request, response).catch(reject)
  })
}
