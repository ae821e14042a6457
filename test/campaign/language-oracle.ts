import { hasSameValues } from '../../src/core/voice/config.ts'
import { meeting as script } from '../../src/simulator/script/script.ts'
import type { SpokenSentence } from './meeting.ts'
import type { Played } from './played.ts'
import type { VoicePlan } from './voice-plan.ts'

/** Times of words are no more exact than this. */
const INEXACT_MS = 500
/** A change that was chosen this long before the end of the sound has been made. */
const LONGEST_CHANGE_MS = 20_000

/** Whether a sentence must have, may have, or must not have a translation. */
export type Want = 'yes' | 'perhaps' | 'no'

const squeezed = (text = ''): string => text.replace(/\s+/g, ' ').trim()

/** Spans of languages in which a sentence may have been concluded, counted from 0. */
function spansOf({ variant }: VoicePlan, { switches }: Played, { id, fromMs }: SpokenSentence) {
  const targets = [variant.targetLanguages, ...switches.map(({ targetLanguages }) => targetLanguages)]
  const isDone = ({ concluded }: (typeof switches)[number], at: number) =>
    ['en', ...(targets[at] ?? [])].every((language) =>
      squeezed(concluded[language]).includes(squeezed(script[id][language as 'en'])),
    )
  // It was complete before this switch, with all translations of that time; or it began after that one.
  const before = switches.findIndex(isDone)
  const after = switches.findLastIndex(({ concludedMs }) => fromMs >= concludedMs - INEXACT_MS)
  const last = before < 0 ? switches.length : before
  return targets.slice(Math.min(after + 1, last), last + 1)
}

/** Whether a sentence is to have a text in a language. Its original it must have. */
export function wantOf(planned: VoicePlan, played: Played, sentence: SpokenSentence, language: string): Want {
  if (language === 'en') return 'yes'
  const spans = spansOf(planned, played, sentence)
  if (spans.every((targets) => targets.includes(language))) return 'yes'
  return spans.some((targets) => targets.includes(language)) ? 'perhaps' : 'no'
}

/** A translation that was not to come is not missing. */
export function falselyMissing(planned: VoicePlan, played: Played, language: string): string[] {
  return played.captions.flatMap(({ startMs, endMs, source, targets }) => {
    const within = planned.meeting.sentences.filter(({ fromMs, toMs }) => fromMs < endMs && toMs > startMs)
    const isUnwanted =
      within.length > 0 && within.every((sentence) => wantOf(planned, played, sentence, language) === 'no')
    return isUnwanted && targets[language]?.isUnfinished === true
      ? [`${language}: a translation of "${source.concluded}" is missing that was not to come`]
      : []
  })
}

/** Changes that nothing disturbs are made, between two sentences. */
export function undisturbedChangeFaults(planned: VoicePlan, played: Played): string[] {
  const { languages, meeting, variant } = planned
  const cut = meeting.sentences
    .filter(({ toMs }) => toMs <= played.capturedMs)
    .filter((sentence) => spansOf(planned, played, sentence).length > 1)
  const due = languages.findLast(({ atMs }) => atMs <= played.capturedMs - LONGEST_CHANGE_MS)
  const isLatest = due === languages.findLast(({ atMs }) => atMs <= played.capturedMs)
  const now = played.switches.at(-1)?.targetLanguages ?? variant.targetLanguages
  return [
    ...cut.map(({ id }) => `"${id}" is cut by a change of languages`),
    ...(due === undefined || !isLatest || hasSameValues(due.targetLanguages, now)
      ? []
      : [`the languages are ${now.join(' ')} instead of ${due.targetLanguages.join(' ')}`]),
  ]
}
