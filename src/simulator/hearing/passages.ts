import type { ClipName } from './template.ts'

/** A word of a recognised sentence, with the actual or expected position of its sound in the stream. */
export interface HeardWord {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
  /** Whether its sound was present. */
  readonly isHeard: boolean
}

/** A stretch of speech: a sentence of the script, as far as it was heard, or speech that the script does not have. */
export type Passage =
  | { readonly type: 'sentence'; readonly clip: ClipName; readonly words: readonly HeardWord[] }
  | { readonly type: 'other'; readonly startMs: number; readonly endMs: number }

/**
 * State of a recognised passage. One passage is open at a time: `hearing` replaces the previous report about
 * it, `dropped` withdraws it, and `concluded` is final. A passage that `isSure` will not be dropped.
 */
export type HeardEvent =
  | { readonly type: 'hearing'; readonly passage: Passage; readonly isSure: boolean }
  | { readonly type: 'concluded'; readonly passage: Passage }
  | { readonly type: 'dropped' }
