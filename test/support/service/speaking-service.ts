import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { ok, type Result } from '../../../src/core/base/result.ts'
import type { VoiceTicket } from '../../../src/core/voice/config.ts'

/** Reactions of the service to a link's opening and to its end of media. */
export interface LinkScript {
  readonly opened?: (link: WebSocket) => void
  readonly ended?: (link: WebSocket) => void
}

/** A voice service that ignores its input and sends what the test scripts, link by link, in JSON. */
export class SpeakingService {
  readonly #server: WebSocketServer
  readonly #scripts: LinkScript[]
  #tickets = 0

  private constructor(server: WebSocketServer, scripts: readonly LinkScript[]) {
    this.#server = server
    this.#scripts = [...scripts]
    server.on('connection', (link) => this.#serve(link))
  }

  static async listen(scripts: readonly LinkScript[]): Promise<SpeakingService> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    await new Promise((resolve) => server.once('listening', resolve))
    return new SpeakingService(server, scripts)
  }

  /** `ws://127.0.0.1:<port>` */
  get address(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Issues a ticket for every request. */
  admit(): Promise<Result<VoiceTicket>> {
    this.#tickets += 1
    return Promise.resolve(
      ok({ sessionId: 's', streamingUrl: `${this.address}/`, token: `t${this.#tickets}`, account: 'work' }),
    )
  }

  async close(): Promise<void> {
    for (const link of this.#server.clients) link.terminate()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #serve(link: WebSocket): void {
    const script = this.#scripts.shift() ?? {}
    link.on('message', (data: Buffer) => {
      if ('end_of_source_media' in (JSON.parse(data.toString()) as object)) script.ended?.(link)
    })
    script.opened?.(link)
  }
}

export const say = (link: WebSocket, message: object): void => link.send(JSON.stringify(message))

/** @param packets of the stream */
export const speech = (packets: readonly Uint8Array[], about: object = {}): object => ({
  target_media_chunk: {
    language: 'de',
    data: packets.map((packet) => Buffer.from(packet).toString('base64')),
    duration: 0,
    ...about,
  },
})
