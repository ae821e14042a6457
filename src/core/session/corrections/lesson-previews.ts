import * as z from 'zod/mini'
import { baseLanguage } from '../../languages/voice-language-codes.ts'
import type { SessionSummary, StoredCaptionView } from '../library/session-schema.ts'
import { partOf, type Span } from './correction-words.ts'
import type { EntryLesson, Lesson, TermLesson } from './lessons.ts'
import { phraseFinder } from './phrases.ts'

/** Sessions that a preview looks through, newest first. */
export const PREVIEWED_SESSIONS = 10
/** Captions that a preview looks through: some twenty hours of speech. */
export const MAX_PREVIEWED_CAPTIONS = 20_000
/** Lines that a preview shows of each lesson. */
export const MAX_PREVIEW_LINES = 5
/** Characters of context on each side of a change. */
const CONTEXT = 48

/** A line that a lesson would have changed, shortened around the change. */
export const previewLineSchema = z.object({
  sessionId: z.string(),
  title: z.string(),
  startedAt: z.number(),
  startMs: z.number(),
  language: z.optional(z.string()),
  lead: z.string(),
  before: z.string(),
  after: z.string(),
  rest: z.string(),
})
export type PreviewLine = z.output<typeof previewLineSchema>

export const lessonPreviewSchema = z.object({
  /** Captions that would have been different. */
  changed: z.number(),
  /** Captions whose original has the source of an entry, and whose translation says neither of the two. */
  uncertain: z.number(),
  lines: z.array(previewLineSchema),
})
export type LessonPreview = z.output<typeof lessonPreviewSchema>

/** The effect of a lesson on one caption. */
type Effect =
  | { readonly type: 'none' | 'uncertain' }
  | {
      readonly type: 'changed'
      readonly text: string
      readonly language: string | undefined
      readonly at: Span
    }

/** @param spoken the language that was spoken, if it is known */
type EffectOn = (caption: StoredCaptionView, spoken: string | undefined) => Effect

type PreviewedSession = Pick<SessionSummary, 'id' | 'title' | 'startedAt'>

/** Collects what lessons would have changed in given captions. */
export class LessonPreviews {
  readonly #lessons: readonly {
    readonly effectOn: EffectOn
    readonly taught: string
    readonly preview: LessonPreview
  }[]

  constructor(lessons: readonly Lesson[]) {
    this.#lessons = lessons.map((lesson) => ({
      effectOn: lesson.type === 'term' ? termEffect(lesson) : entryEffect(lesson),
      taught: lesson.type === 'term' ? lesson.term : lesson.target,
      preview: { changed: 0, uncertain: 0, lines: [] },
    }))
  }

  /** In the order of the lessons. */
  get lessons(): LessonPreview[] {
    return this.#lessons.map(({ preview }) => preview)
  }

  /** @param spoken the language that was spoken, if it is known */
  add(session: PreviewedSession, caption: StoredCaptionView, spoken: string | undefined): void {
    for (const { effectOn, taught, preview } of this.#lessons) {
      const effect = effectOn(caption, spoken)
      if (effect.type === 'uncertain') preview.uncertain += 1
      if (effect.type !== 'changed') continue
      preview.changed += 1
      if (preview.lines.length === MAX_PREVIEW_LINES) continue
      const { text, language, at } = effect
      preview.lines.push({
        sessionId: session.id,
        title: session.title,
        startedAt: session.startedAt,
        startMs: caption.startMs,
        ...(language !== undefined && { language }),
        before: partOf(text, at),
        after: taught,
        ...excerptAround(text, at),
      })
    }
  }
}

const NONE: Effect = { type: 'none' }

const servesBoth = (a: string | undefined, b: string | undefined): boolean =>
  a === undefined || b === undefined || baseLanguage(a).toLowerCase() === baseLanguage(b).toLowerCase()

/** Finds the first place of a phrase that is not a part of the phrase that is right. */
function wrongFinder(wrong: string, right: string): (text: string) => Span | undefined {
  const [findWrong, findRight] = [phraseFinder(wrong), phraseFinder(right)]
  return (text) => {
    const found = findWrong(text).filter((span) => partOf(text, span) !== right)
    if (found.length === 0) return undefined
    const correct = findRight(text).filter((span) => partOf(text, span) === right)
    return found.find(({ from, to }) => !correct.some((span) => span.from < to && from < span.to))
  }
}

function termEffect({ language, heard, term }: TermLesson): EffectOn {
  const find = wrongFinder(heard, term)
  return ({ source: text }, spoken) => {
    const at = servesBoth(language, spoken) ? find(text) : undefined
    return at === undefined ? NONE : { type: 'changed', text, language: spoken, at }
  }
}

function entryEffect(lesson: EntryLesson): EffectOn {
  const { sourceLanguage, targetLanguage, instead, target } = lesson
  const [findSource, findTarget] = [phraseFinder(lesson.source), phraseFinder(target)]
  const findWrong = wrongFinder(instead, target)
  return ({ source, targets }, spoken) => {
    if (!servesBoth(sourceLanguage, spoken) || findSource(source).length === 0) return NONE
    const translated = Object.entries(targets).find(
      ([language, text]) => servesBoth(language, targetLanguage) && text.trim() !== '',
    )
    if (translated === undefined) return NONE
    const [language, text] = translated
    const at = findWrong(text)
    if (at !== undefined) return { type: 'changed', text, language, at }
    return findTarget(text).length > 0 ? NONE : { type: 'uncertain' }
  }
}

/** The text around a change, shortened between characters. */
function excerptAround(text: string, { from, to }: Span): Pick<PreviewLine, 'lead' | 'rest'> {
  const lead = Array.from(text.slice(Math.max(0, from - 2 * CONTEXT), from))
  const rest = Array.from(text.slice(to, to + 2 * CONTEXT))
  const isLeadCut = lead.length > CONTEXT || from > 2 * CONTEXT
  const isRestCut = rest.length > CONTEXT || text.length - to > 2 * CONTEXT
  return {
    lead: (isLeadCut ? '…' : '') + lead.slice(-CONTEXT).join(''),
    rest: rest.slice(0, CONTEXT).join('') + (isRestCut ? '…' : ''),
  }
}
