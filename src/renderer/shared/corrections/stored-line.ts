/** A line of a stored caption, and what its correction needs. */
export interface StoredLine {
  /** The session. */
  readonly id: string
  /** Index of the caption in the session. */
  readonly index: number
  /** `source`, or a target language code. */
  readonly line: string
  /** The line as it is shown. */
  readonly text: string
  /** The line before the user's edits, if there are any. */
  readonly original: string | undefined
  /** Whether captions go on arriving, so that no dialog may cover them. */
  readonly isLive: boolean
  /** Whether more words of it are arriving. */
  readonly isGrowing?: boolean
  /** Called with the stored text; null for the original. */
  readonly onSaved?: (text: string | null) => void
}
