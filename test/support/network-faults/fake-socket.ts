import type { AppError } from '../../../src/core/base/errors.ts'
import type { Socket } from '../../../src/core/voice/wire/socket.ts'

/** The client's end of a connection whose other end is controlled by the test. */
export class FakeSocket implements Socket {
  binaryType = 'blob'
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly address: string
  readonly sent: (string | Uint8Array)[] = []
  isClosed = false
  refusal: AppError | undefined
  bufferedAmount = 0

  constructor(address: string) {
    this.address = address
  }

  send(data: string | Uint8Array): void {
    this.sent.push(typeof data === 'string' ? data : data.slice())
  }

  close(): void {
    this.isClosed = true
  }

  acceptConnection(): void {
    this.onopen?.({} as never)
  }

  deliver(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never)
  }

  drop(): void {
    this.end(1006)
  }

  /** The service closes it. */
  end(code: number, reason = ''): void {
    this.onclose?.({ code, reason } as never)
  }

  /** Something else is answered than a connection, which this host sees. */
  refuse(error: AppError): void {
    this.refusal = error
    this.end(1006)
  }

  get token(): string | null {
    return new URL(this.address).searchParams.get('token')
  }

  /** Types of the JSON messages that were sent. */
  get kinds(): string[] {
    return this.sent.map((frame) => Object.keys(JSON.parse(String(frame)))[0] ?? '')
  }
}
