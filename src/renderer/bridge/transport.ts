import type { Progress } from '../../core/base/call.ts'

/** Connection to the host. The desktop shell is always open; a web host may end, or require a new link. */
export type HostState = 'connecting' | 'open' | 'lost' | 'not-admitted'

/** Options of a call. */
export interface TransportOptions {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

/** The unvalidated connection to the host. `createBridge` validates its messages. */
export interface Transport {
  /** Resolves with the host's `Result`; rejects if the host is gone. */
  invoke(call: string, input: unknown, options?: TransportOptions): Promise<unknown>
  /** Returns a function that ends the subscription. */
  subscribe(event: string, listener: (payload: unknown) => void): () => void
  readonly state: HostState
  /**
   * Prefix of the path of a file whose policy has to name the service; empty if no other program may request
   * it.
   */
  readonly files: string
  /** Reports every change of `state`. Returns a function that ends it. */
  onState(listener: (state: HostState) => void): () => void
}
