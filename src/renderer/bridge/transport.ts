/** Whether the host answers: the shell of the desktop always does, a web host may end or want a new link. */
export type HostState = 'connecting' | 'open' | 'lost' | 'not-admitted'

/** The bare way to the host. What comes through it is checked by `createBridge`. */
export interface Transport {
  /** Resolves with the host's `Result`; rejects where the host is gone. */
  invoke(call: string, input: unknown): Promise<unknown>
  /** The answer ends the subscription. */
  subscribe(event: string, listener: (payload: unknown) => void): () => void
  readonly state: HostState
  /** Tells every change of `state`. The answer ends it. */
  onState(listener: (state: HostState) => void): () => void
}
