import * as z from 'zod/mini'

/** A row of the contract: the schema of the input and of a successful answer. */
export const call = <I extends z.ZodMiniType, O extends z.ZodMiniType>(input: I, output: O) => ({
  input,
  output,
})

/** An input or an answer without fields. */
export const empty = z.object({})

/** Progress of long work, in a unit of its own: bytes, chunks, texts. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/** The page or terminal that makes a call. Only its host knows the meaning of the number. */
export interface Caller {
  readonly id: number
}

/** Context of a call for its handler. */
export interface CallContext {
  readonly caller: Caller
  /** Aborts when the caller no longer waits for the answer. */
  readonly signal: AbortSignal
  readonly progress: (progress: Progress) => void
}

/** For a host with a single caller, which never cancels and ignores progress. */
export const defaultCallContext: CallContext = {
  caller: { id: 0 },
  signal: new AbortController().signal,
  progress: () => undefined,
}

export interface InvokeOptions {
  /** Aborting makes the answer `cancelled`, and the host stops the work if it still can. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
}
