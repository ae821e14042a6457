import type { SessionSummary } from '../../../../core/session/library/session-schema.ts'
import { useFormats } from '../../../i18n/use-formats.ts'

type Named = Pick<SessionSummary, 'title' | 'startedAt'> & Partial<Pick<SessionSummary, 'opening'>>

interface SessionNames {
  /** Formats its start time. */
  readonly when: (session: Named) => string
  /** Its title, or else its first sentence, or else its start time. */
  readonly name: (session: Named) => string
}

/** Longest name that is proposed, in characters. */
const MAX_PROPOSED = 60

export function useSessionNames(): SessionNames {
  const { moment } = useFormats()
  const when = ({ startedAt }: Named) => moment(startedAt)
  return { when, name: (session) => session.title || firstSentence(session.opening ?? '') || when(session) }
}

/** The first sentence that is whole, cut between words if it is long. A caption may begin or end within one. */
export function firstSentence(opening: string): string {
  const segments = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(opening)
  const sentence = [...segments].map(({ segment }) => segment.trim()).find(isWhole) ?? ''
  if (sentence.length <= MAX_PROPOSED) return sentence
  const cut = sentence.slice(0, MAX_PROPOSED)
  return `${cut.slice(0, cut.includes(' ') ? cut.lastIndexOf(' ') : undefined)}…`
}

const isWhole = (sentence: string): boolean =>
  /^\P{Ll}/u.test(sentence) && /\p{Sentence_Terminal}\P{L}*$/u.test(sentence)
