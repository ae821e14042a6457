import type { Progress } from '../../core/contract/call.ts'

/** Whether the host answers: the shell of the desktop always does, a web host may end or want a new link. */
export type HostState = 'connecting' | 'open' | 'lost' | 'not-admitted'

/** What a page may want besides the answer. */
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
  /** What comes before the path of a file whose policy has to name the service; empty where nobody else may ask. */
  readonly files: string
  /** Tells every change of `state`. The answer ends it. */
  onState(listener: (state: HostState) => void): () => void
}
