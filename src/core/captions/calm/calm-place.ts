/** How long new words of one place of the slider wait. */
export interface CalmPlace {
  /** Words that must follow a word before it is shown. */
  readonly wordsAfter: number
  /** Updates in a row that must contain a word before it is shown. */
  readonly updates: number
  /** The longest that a word waits, in milliseconds, whatever else is missing. */
  readonly maxWaitMs: number
}

export const calmNames = ['instant', 'quick', 'balanced', 'calm', 'settled'] as const
export type CalmName = (typeof calmNames)[number]

/** The places of the slider after the first, which shows everything at once. */
const places: readonly CalmPlace[] = [
  { wordsAfter: 0, updates: 2, maxWaitMs: 1000 },
  { wordsAfter: 2, updates: 3, maxWaitMs: 3000 },
  { wordsAfter: 3, updates: 5, maxWaitMs: 4000 },
  { wordsAfter: 6, updates: 9, maxWaitMs: 9000 },
]

/** A place of the slider; undefined for the first one, and for others that are none. */
export const calmPlace = (calm: number): CalmPlace | undefined => places[calm - 1]
