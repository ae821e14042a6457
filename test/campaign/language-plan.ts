import { pick, seededRandom } from '../support/base/random.ts'
import type { Meeting } from './meeting.ts'
import type { SessionVariant } from './session-variant.ts'

/** Languages that a user chooses during a meeting. */
export interface LanguagePlan {
  /** Time since the first sample of the meeting, in milliseconds. */
  readonly atMs: number
  readonly targetLanguages: readonly string[]
}

/** Fraction of meetings whose languages change. */
const CHANGING = 0.5
/** Fraction of changes that follow another one quickly. */
const QUICK = 0.3
const MAX_CHANGES = 3
const CHOICES = [['de'], ['fr'], ['de', 'fr'], ['fr', 'de'], ['it', 'de'], ['de', 'fr', 'it'], []] as const
/** Separates the random values drawn here from the others of the same seed. */
const OWN_STREAM = 0x6c616e67

/** The changes of a seed, at any moment, in order; always the same for the same seed. */
export function languagePlanOf(seed: number, { durationMs }: Meeting): readonly LanguagePlan[] {
  const random = seededRandom(seed ^ OWN_STREAM)
  if (random() >= CHANGING) return []
  const changes: LanguagePlan[] = []
  const count = 1 + Math.floor(random() * MAX_CHANGES)
  for (let i = 0; i < count; i += 1) {
    const before = changes.at(-1)
    const isQuick = before !== undefined && random() < QUICK
    const atMs = isQuick ? before.atMs + random() * 1500 : random() * durationMs
    changes.push({ atMs, targetLanguages: pick(random, CHOICES) })
  }
  return changes.toSorted((a, b) => a.atMs - b.atMs)
}

/** All target languages of a meeting, in the order in which they are chosen. */
export const languagesOf = (
  { targetLanguages }: Pick<SessionVariant, 'targetLanguages'>,
  languages: readonly LanguagePlan[],
): readonly string[] => [
  ...new Set([...targetLanguages, ...languages.flatMap((each) => each.targetLanguages)]),
]
