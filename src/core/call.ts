import type * as z from 'zod/mini'

/** A row of the contract: the shape of what a caller hands in, and of a good answer. */
export const call = <I extends z.ZodMiniType, O extends z.ZodMiniType>(input: I, output: O) => ({
  input,
  output,
})

/** How far long work has come, in whatever it counts: bytes, pieces, texts. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/** What a handler knows of whoever asked. */
export interface CallContext {
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal
  readonly progress: (progress: Progress) => void
}

/** For callers that wait to the end and do not want to know how far it is. */
export const patientContext: CallContext = {
  signal: new AbortController().signal,
  progress: () => undefined,
}
