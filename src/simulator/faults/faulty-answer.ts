import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type ApiResponse,
  content,
  type Encoded,
  encodeAnswer,
  refusal,
  sendEncoded,
} from '../rest/http/api-request.ts'
import type { SimulatorClock } from '../simulator-clock.ts'
import type { Fault } from './fault.ts'

const PAGE = `<!doctype html>
<html><head><title>Proxy</title></head>
<body><h1>This page comes from a proxy</h1></body></html>
`

/** Time for the first half of an answer to arrive before the connection is cut. */
const CUT_AFTER_MS = 20

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Carries out the request. */
  readonly answer: () => Promise<ApiResponse>
  readonly clock: SimulatorClock
}

/**
 * Applies a fault to a request. A request whose response is replaced, or that stalls for ever, is not carried out; one
 * whose response is cut off is.
 */
export async function meetFault(fault: Fault, exchange: Exchange): Promise<void> {
  const { request, response, answer, clock } = exchange
  const instead = answerInstead(fault)
  if (instead !== undefined) {
    await drain(request)
    // An intermediary between client and service does not know the service's traces.
    if (fault.kind === 'html' || fault.kind === 'redirect') response.removeHeader('X-Trace-ID')
    return sendEncoded(response, encodeAnswer(instead))
  }
  const stalls = fault.kind === 'stall' ? fault : undefined
  if (stalls?.at === 'start') await stall(clock, response, stalls.ms)
  if (response.destroyed) return
  const encoded = encodeAnswer(await answer())
  await drain(request)
  if (stalls?.at === 'start') return sendEncoded(response, encoded)
  const rest = await sendHalf(response, encoded)
  await stall(clock, response, stalls === undefined ? CUT_AFTER_MS : stalls.ms)
  if (stalls === undefined) response.socket?.resetAndDestroy()
  else response.end(rest)
}

/** The answer that replaces the real one; undefined if the request is carried out. */
function answerInstead(fault: Fault): ApiResponse | undefined {
  switch (fault.kind) {
    case 'status':
      return failWith(fault)
    case 'invalid-json':
      return { ...content('application/json', '{"translations": [{"text": '), status: fault.status }
    case 'html':
      return { ...content('text/html; charset=utf-8', PAGE), status: fault.status }
    case 'redirect':
      return { status: fault.status, headers: { Location: fault.to } }
    case 'stall':
    case 'reset':
    case 'none':
      return undefined
  }
}

function failWith({ status, retryAfter, body }: Extract<Fault, { kind: 'status' }>): ApiResponse {
  const answer: ApiResponse =
    body === undefined
      ? refusal(status, 'This failure was asked for.')
      : { ...content('application/json', body), status }
  return retryAfter === undefined ? answer : { ...answer, headers: { 'Retry-After': retryAfter } }
}

/** Reads the rest of the request, so that the client reads the response. */
async function drain(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return
  request.resume()
  await Promise.race([once(request, 'end'), once(request, 'close')]).catch(() => undefined)
}

/** Waits for a time, or until the client disconnects. */
function stall(clock: SimulatorClock, response: ServerResponse, ms: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const cancel = ms === undefined ? () => undefined : clock.after(ms, resolve)
    response.once('close', () => {
      cancel()
      resolve()
    })
    if (response.destroyed) resolve()
  })
}

/**
 * Sends the first half of a response, with the length of the whole body; without a body, only the headers.
 *
 * @returns the other half
 */
async function sendHalf(response: ServerResponse, { status, headers, bytes }: Encoded): Promise<Uint8Array> {
  response.writeHead(status, headers)
  if (bytes.length === 0) return bytes
  const half = Math.ceil(bytes.length / 2)
  await new Promise<void>((resolve) => {
    response.once('close', resolve)
    response.write(bytes.subarray(0, half), () => resolve())
  })
  return bytes.subarray(half)
}
