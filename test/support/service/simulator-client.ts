import { decode, encode } from '@msgpack/msgpack'
import { WebSocket } from 'ws'
import type { Simulator } from '../../../src/simulator/simulator-server.ts'

export interface RestAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/** Calls a simulator as its documentation describes, without any of the app's code. */
export async function call(
  { address, key }: Pick<Simulator, 'address' | 'key'>,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<RestAnswer> {
  const answer = await fetch(address + path, {
    method,
    headers: {
      Authorization: `Service-Auth-Key ${key}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  }
}

export interface Ticket {
  readonly streaming_url: string
  readonly token: string
  readonly session_id: string
}

export const PCM = 'audio/pcm;encoding=s16le;rate=16000'

/** @throws if the service refuses */
export async function requestSession(simulator: Simulator, request: object): Promise<Ticket> {
  const { status, body } = await call(simulator, 'POST', '/v3/voice/realtime', {
    source_media_content_type: PCM,
    ...request,
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as Ticket
}

export async function resumeSession(simulator: Simulator, token: string): Promise<RestAnswer> {
  return call(simulator, 'GET', `/v3/voice/realtime?token=${token}`)
}

/** A message of the service: its type and content. */
export interface Told {
  readonly kind: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** A connection to a voice stream. */
export class StreamClient {
  readonly told: Told[] = []
  readonly #socket: WebSocket
  readonly #isMsgpack: boolean
  /** Resolves with the close code. */
  readonly closed: Promise<number>

  private constructor(socket: WebSocket, isMsgpack: boolean) {
    this.#socket = socket
    this.#isMsgpack = isMsgpack
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => resolve(code))
    })
    socket.on('message', (data: Buffer, isBinary) => {
      const value = (isBinary ? decode(data) : JSON.parse(data.toString())) as Record<string, never>
      const kind = Object.keys(value)[0] ?? ''
      this.told.push({ kind, payload: value[kind] ?? {} })
    })
  }

  /** @throws if the service rejects the connection */
  static async connect({ streaming_url, token }: Ticket, format = 'json'): Promise<StreamClient> {
    const socket = new WebSocket(`${streaming_url}?token=${token}`)
    const client = new StreamClient(socket, format === 'msgpack')
    await new Promise((resolve, reject) => {
      socket.on('open', resolve)
      socket.on('error', reject)
    })
    return client
  }

  send(kind: string, payload: object): void {
    if (this.#isMsgpack) return this.sendRaw(encode({ [kind]: payload }))
    const json = JSON.stringify({ [kind]: payload }, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    )
    this.sendRaw(json)
  }

  sendRaw(frame: string | Uint8Array): void {
    this.#socket.send(frame)
  }

  /** Sends media in chunks, without pacing. */
  sendMedia(data: Uint8Array, chunkBytes = 3200): void {
    for (let at = 0; at < data.length; at += chunkBytes)
      this.send('source_media_chunk', { data: data.subarray(at, at + chunkBytes) })
  }

  drop(): void {
    this.#socket.terminate()
  }

  of(kind: string): Told['payload'][] {
    return this.told.filter((each) => each.kind === kind).map(({ payload }) => payload)
  }

  get kinds(): string[] {
    return this.told.map(({ kind }) => kind)
  }

  /** The concluded text of one transcript: a target language, or the source by default. */
  concluded(language?: string): string {
    const updates =
      language === undefined
        ? this.of('source_transcript_update')
        : this.of('target_transcript_update').filter((update) => update['language'] === language)
    return updates
      .flatMap(({ concluded }) => concluded as { text: string }[])
      .map(({ text }) => text)
      .join('')
  }
}

/** Waits for another process; the duration does not decide the test. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (const end = Date.now() + 20_000; !isSo(); ) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** 16-bit samples in wire format. */
export function toPcm(samples: Float32Array): Uint8Array {
  const bytes = new Uint8Array(samples.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [i, sample] of samples.entries())
    view.setInt16(i * 2, Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))), true)
  return bytes
}
