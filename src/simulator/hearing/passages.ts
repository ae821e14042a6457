import type { ClipName } from './template.ts'

/** A word of a recognised sentence, and where in the stream its sound lies or would lie. */
export interface HeardWord {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
  /** Whether that sound was there. */
  readonly isHeard: boolean
}

/** A stretch of speech: a sentence of the script, as far as it was heard, or speech that the script does not have. */
export type Passage =
  | { readonly type: 'sentence'; readonly clip: ClipName; readonly words: readonly HeardWord[] }
  | { readonly type: 'other'; readonly startMs: number; readonly endMs: number }

/**
 * What becomes of what is heard. One passage is being heard at a time: `hearing` replaces what was said about it
 * before, `dropped` takes that back, and `concluded` is final. What is `isSure` will not be dropped.
 */
export type HeardEvent =
  | { readonly type: 'hearing'; readonly passage: Passage; readonly isSure: boolean }
  | { readonly type: 'concluded'; readonly passage: Passage }
  | { readonly type: 'dropped' }
