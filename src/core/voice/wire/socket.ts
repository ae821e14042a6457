import type { AppError } from '../../base/errors.ts'

/** The subset of WebSocket that a link uses, common to browsers, workers and Node. */
export interface Socket {
  binaryType: string
  /** Bytes that have not left this computer. */
  readonly bufferedAmount: number
  /** Why the service has refused the connection, on hosts that see more of its answer than that it is none. */
  readonly refusal?: AppError | undefined
  onopen: ((event: never) => void) | null
  /** The event has `data`: a string, or an `ArrayBuffer`. */
  onmessage: ((event: never) => void) | null
  /** The event may have `code` and `reason`. */
  onclose: ((event: never) => void) | null
  send(data: string | Uint8Array<ArrayBuffer>): void
  close(code?: number): void
}

export type OpenSocket = (address: string) => Socket
