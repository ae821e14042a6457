import type {
  KeptGap,
  SessionView,
  StoredCaptionView,
} from '../../src/core/session/library/session-schema.ts'
import { meeting } from '../../src/simulator/script/script.ts'
import type { Sentence } from '../support/audio/recordings.ts'
import type { Shown } from './scene.ts'

/** A session in the library after a run. */
export interface KeptSession {
  readonly session: SessionView
  readonly captions: readonly StoredCaptionView[]
}

interface Run {
  readonly sentences: readonly Sentence[]
  readonly endsPage: boolean
  /** Text that the user had read by then. */
  readonly shown: Shown
  readonly kept: readonly KeptSession[]
}

const LANGUAGES = ['en', 'de'] as const
type Language = (typeof LANGUAGES)[number]

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const textIn = (captions: readonly StoredCaptionView[], language: Language): string =>
  captions.map(({ source, targets }) => (language === 'en' ? source : (targets[language] ?? ''))).join(' ')

/** Words of a text beyond those of another one, each as often as it is there. */
function beyond(text: string, other: string): string[] {
  const left = words(other)
  return words(text).filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** A gap has a length; the mark of a session that breaks off has none. */
const isBreak = ({ fromMs, toMs }: KeptGap): boolean => fromMs === toMs
const isMarked = ({ session, captions }: KeptSession): boolean =>
  session.gaps.some((gap) => !isBreak(gap)) || captions.some(({ unfinished }) => unfinished !== undefined)

/** @returns what was heard and is neither kept once nor marked */
export function verify({ sentences, endsPage, shown, kept }: Run): string[] {
  const [only, ...others] = kept
  if (only === undefined)
    return words(Object.values(shown).flat().join(' ')).length > 0 ? ['nothing is kept'] : []
  if (others.length > 0) return [`${kept.length} sessions are kept`]
  const { session, captions } = only
  const faults: string[] = []
  for (const language of LANGUAGES) {
    const text = textIn(captions, language)
    const script = sentences.map((id) => meeting[id][language]).join(' ')
    const lost = beyond((shown[language] ?? []).join(' '), text)
    if (lost.length > 0 && !isOfMark(lost))
      faults.push(`${language}: "${lost.join(' ')}" was read and is gone`)
    const more = beyond(text, script)
    if (more.length > 0 && !isMarked(only))
      faults.push(`${language}: "${more.join(' ')}" is kept and was not said so`)
    for (const id of sentences) {
      const count = text.split(meeting[id][language]).length - 1
      if (count > 1) faults.push(`${language}: "${meeting[id][language]}" is kept ${count} times`)
    }
    if (!endsPage && !isMarked(only)) faults.push(...unheard(sentences, text, language))
  }
  const breaks = session.gaps.filter(isBreak).length
  if (breaks !== (endsPage ? 1 : 0)) faults.push(`${breaks} marks of a session that breaks off`)
  if (session.state !== (endsPage ? 'interrupted' : 'ended')) faults.push(`the session is ${session.state}`)
  return faults
}

/** The label of an unfinished line, which is on the screen and not in its text. */
const isOfMark = (lost: readonly string[]): boolean => lost.every((word) => word === 'unfinished')

/** Whole sentences that nobody marked. On a busy computer, the test's microphone leaves out parts of words. */
const unheard = (sentences: readonly Sentence[], text: string, language: Language): string[] =>
  sentences
    .filter((id) => beyond(meeting[id][language], text).length > words(meeting[id][language]).length / 2)
    .map((id) => `${language}: "${meeting[id][language]}" was said and is not kept`)
