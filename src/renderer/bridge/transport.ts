import type { Progress } from '../../core/contract/call.ts'

/** Connection to the host: the desktop shell always answers, a web host may end or require a new link. */
export type HostState = 'connecting' | 'open' | 'lost' | 'not-admitted'

/** Options of a call. */
export interface TransportOptions {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

/** The bare way to the host. What comes through it is checked by `createBridge`. */
export interface Transport {
  /** Resolves with the host's `Result`; rejects where the host is gone. */
  invoke(call: string, input: unknown, options?: TransportOptions): Promise<unknown>
  /** The answer ends the subscription. */
  subscribe(event: string, listener: (payload: unknown) => void): () => void
  readonly state: HostState
  /**
   * Prefix of the path of a file whose policy has to name the service; empty if no other program may request
   * it.
   */
  readonly files: string
  /** Tells every change of `state`. The answer ends it. */
  onState(listener: (state: HostState) => void): () => void
}
