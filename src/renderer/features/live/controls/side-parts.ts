import type { ReactNode } from 'react'

/** The choices of one side of a session. They stand in a sentence before it, and in rows while it is live. */
export interface SideParts {
  /** Picker of the source. */
  readonly heard: ReactNode
  /** Notices about the source. */
  readonly notes: ReactNode
  /** Picker of the spoken language. */
  readonly from: ReactNode
  /** Picker of the languages of the captions. */
  readonly to: ReactNode
  /** Choice of glossaries, before a session. */
  readonly glossary: ReactNode
  /** Choices with a good default: spoken translation, formality and spoken terms. */
  readonly more: ReactNode
}
