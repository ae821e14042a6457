import { ok, type Result } from '../../../core/base/result.ts'
import type { HandlersOf } from '../../../core/contract/contract.ts'
import { type Correction, MAX_CORRECTIONS } from '../../../core/session/corrections/correction.ts'
import type { correctionCalls } from '../../../core/session/corrections/corrections-calls.ts'
import {
  LessonPreviews,
  MAX_PREVIEWED_CAPTIONS,
  PREVIEWED_SESSIONS,
} from '../../../core/session/corrections/lesson-previews.ts'
import { type SessionChange, type StoredCaptionView } from '../../../core/session/library/session-schema.ts'
import type { Turns } from '../../library/turns.ts'
import type { StorageResult } from '../session-repository.ts'
import type { SessionTable } from '../session-table.ts'
import { originalOf, type StoredCaption, toCaptionView } from '../stored-caption.ts'
import type { StoredSession } from '../stored-session.ts'

/** Captions that are read at once: other requests are answered between two pages. */
const PAGE = 200

interface CorrectionRequestsOptions {
  readonly ask: <T>(nothing: T, question: (table: SessionTable) => T) => StorageResult<T>
  readonly ofSession: <T>(
    id: string,
    question: (table: SessionTable, session: StoredSession) => Result<T>,
  ) => Result<T>
  readonly turns: Turns
  readonly changed: (change: SessionChange) => void
}

type Handlers = HandlersOf<keyof typeof correctionCalls>
type Answer<K extends keyof Handlers> = Awaited<ReturnType<Handlers[K]>>
type Answers = {
  readonly [K in keyof Handlers]: (input: Parameters<Handlers[K]>[0]) => Answer<K> | Promise<Answer<K>>
}

/** The language of a caption: the recognised one, or else the one that was chosen for its side. */
const spokenIn = (
  { about, sides }: StoredSession,
  { language, side }: StoredCaptionView,
): string | undefined => language ?? (side === undefined ? about : sides?.[side])?.sourceLanguage

function correctionsOf(session: StoredSession, stored: StoredCaption): Correction[] {
  const view = toCaptionView(stored)
  const language = spokenIn(session, view)
  return Object.entries(stored.edits).flatMap(([line, { base, text, isSettled }]) =>
    isSettled === true || originalOf(stored, line) === undefined
      ? []
      : [
          {
            index: stored.index,
            line,
            startMs: stored.startMs,
            ...(stored.side !== undefined && { side: stored.side }),
            ...(language !== undefined && { language }),
            source: view.source,
            before: base,
            after: text,
          },
        ],
  )
}

/** Requests about the corrections of captions. */
export function createCorrectionRequests({
  ask,
  ofSession,
  turns,
  changed,
}: CorrectionRequestsOptions): Answers {
  return {
    'correction.list': async ({ id }) => {
      const corrections: Correction[] = []
      for (let from: number | undefined = 0; from !== undefined && corrections.length < MAX_CORRECTIONS; ) {
        const page = ofSession(id, (table, session) => {
          const edited = table.captions.edited(session.place, from ?? 0, PAGE)
          corrections.push(...edited.flatMap((caption) => correctionsOf(session, caption)))
          return ok(edited.length < PAGE ? undefined : edited.at(-1))
        })
        if (!page.ok) return page
        from = page.value && page.value.index + 1
        await turns.next()
      }
      return ok({ corrections: corrections.slice(0, MAX_CORRECTIONS) })
    },
    'correction.settle': ({ id, lines }) =>
      ofSession(id, (table, { place }) => {
        table.together(() => {
          for (const { index, line } of lines) table.captions.settle(place, index, line)
        })
        changed({ id })
        return ok({})
      }),
    'correction.preview': async ({ lessons }) => {
      const latest = ask<StoredSession[]>(
        [],
        (table) => table.list(0, PREVIEWED_SESSIONS, undefined).sessions,
      )
      if (!latest.ok) return latest
      const previews = new LessonPreviews(lessons)
      let captions = 0
      for (const session of latest.value)
        for (let from = 0; captions < MAX_PREVIEWED_CAPTIONS; ) {
          const page = ask<StoredCaptionView[]>([], (table) => table.captions.list(session.place, from, PAGE))
          if (!page.ok) return page
          for (const caption of page.value) previews.add(session, caption, spokenIn(session, caption))
          captions += page.value.length
          const last = page.value.at(-1)
          if (last === undefined || page.value.length < PAGE) break
          from = last.index + 1
          await turns.next()
        }
      return ok({ sessions: latest.value.length, captions, lessons: previews.lessons })
    },
  }
}
