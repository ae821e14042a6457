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

/** The page or terminal that makes a call. Only its host knows what the number stands for. */
export interface Caller {
  readonly id: number
}

/** What a handler knows of the call that it answers. */
export interface CallContext {
  readonly caller: Caller
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal
  readonly progress: (progress: Progress) => void
}

/** For the only caller of its host, which waits to the end and ignores progress. */
export const defaultCallContext: CallContext = {
  caller: { id: 0 },
  signal: new AbortController().signal,
  progress: () => undefined,
}
