/** The subset of WebSocket that a link uses, common to browsers, workers and Node. */
export interface Socket {
  binaryType: string
  /** Bytes that have not left this computer. */
  readonly bufferedAmount: number
  onopen: ((event: never) => void) | null
  /** The event has `data`: a string, or an `ArrayBuffer`. */
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  send(data: string | Uint8Array<ArrayBuffer>): void
  close(code?: number): void
}

export type OpenSocket = (address: string) => Socket
