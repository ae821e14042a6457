import {
  isLate,
  type KeptCaption,
  type KeptGap,
  type Recording,
  SOURCE,
  type StoredCaptionView,
} from '../../session/library/session-schema.ts'
import { gapsWithout, type SideSpan } from '../../session/missing-speech/missing-ranges.ts'
import type { Side } from '../../voice/sides.ts'
import type { CaptionFeed } from './caption-feed.ts'
import { type DraftOf, MAX_CURRENT } from './feed-events.ts'

const placeOf = ({ index, startMs, endMs, side, language }: KeptCaption) => ({
  index,
  startMs,
  endMs,
  ...(side !== undefined && { side }),
  ...(language !== undefined && { language }),
})

const linesOf = ({ source, targets }: KeptCaption): [line: string, text: string][] =>
  Object.entries({ [SOURCE]: source, ...targets }).filter(([, text]) => text !== '')

/** The lines of a caption as events. */
export const concludedOf = (session: string, caption: KeptCaption): DraftOf<'concluded'>[] =>
  linesOf(caption).map(([line, text]) => ({
    kind: 'concluded',
    session,
    line,
    caption: placeOf(caption),
    text,
    ...(caption.unfinished?.includes(line) && { isUnfinished: true }),
    ...(isLate(caption) && { isLate: true }),
  }))

function sessionOf({
  id,
  startedAt,
  about,
  sides,
  endedAt,
  isPaused,
  isSample,
}: Recording): DraftOf<'session'> {
  const participant = ({ name, targetLanguages }: NonNullable<Recording['sides']>[Side]) => ({
    name,
    targets: targetLanguages,
  })
  return {
    kind: 'session',
    session: id,
    startedAt,
    state: endedAt === undefined ? 'live' : 'ended',
    targets: about.targetLanguages,
    ...(about.spokenLanguages.length > 0 && { spoken: about.spokenLanguages }),
    ...(isPaused && endedAt === undefined && { isPaused }),
    ...(isSample && { isSample }),
    ...(sides !== undefined && {
      sides: { mine: participant(sides.mine), theirs: participant(sides.theirs) },
    }),
  }
}

/** Growing captions as events, one for each line of a side. */
function currentOf({ id, captions }: Recording): Map<string, DraftOf<'current'>> {
  const channels = new Map<string, DraftOf<'current'>>()
  for (const caption of captions)
    for (const [line, text] of linesOf(caption)) {
      const { side } = caption
      const key = `${side} ${line}`
      const before = channels.get(key)?.captions ?? []
      const grown = [...before, { ...placeOf(caption), text }].slice(-MAX_CURRENT)
      channels.set(key, {
        kind: 'current',
        session: id,
        line,
        ...(side !== undefined && { side }),
        captions: grown,
      })
    }
  return channels
}

/** Writes what pages and commands report of their sessions into the feed. */
export class SessionFeed {
  readonly #feed: CaptionFeed
  /** Channels with current text, by session. */
  readonly #current = new Map<string, ReadonlyMap<string, DraftOf<'current'>>>()
  /** Gaps as last published, by session. */
  readonly #gaps = new Map<string, readonly KeptGap[]>()

  constructor(feed: CaptionFeed) {
    this.#feed = feed
  }

  /** Publishes captions that were concluded or have changed since the last report. Idempotent. */
  record(recording: Recording): void {
    const { id, gaps, captions, endedAt } = recording
    const isKnown = this.#feed.sessionOf(id) !== undefined
    this.#feed.publish(
      ...(endedAt === undefined || !isKnown ? [sessionOf({ ...recording, endedAt: undefined })] : []),
      ...this.#missing(id, gaps),
      ...captions.flatMap((caption) => concludedOf(id, caption)),
      // The end comes after everything.
      ...(endedAt === undefined ? [] : [...this.#grow(id, new Map()), sessionOf(recording)]),
    )
  }

  /** Publishes captions that grow, in place of those of the last such report. */
  grow(recording: Recording): void {
    this.#feed.publish(sessionOf(recording), ...this.#grow(recording.id, currentOf(recording)))
  }

  /** Publishes captions of speech that was missing, and what is missing without the span that they settle. */
  late(session: string, captions: readonly KeptCaption[], span: SideSpan | undefined): void {
    if (this.#feed.sessionOf(session) === undefined) return
    const gaps = this.#gaps.get(session) ?? []
    this.#feed.publish(
      ...captions.flatMap((caption) => concludedOf(session, caption)),
      ...this.#missing(session, span === undefined ? gaps : gapsWithout(gaps, span)),
    )
  }

  /** The user's words instead of a line, or the line itself again. */
  correct(session: string, caption: StoredCaptionView, line: string): void {
    if (this.#feed.sessionOf(session) === undefined) return
    this.#feed.publish(
      ...concludedOf(session, caption)
        .filter((event) => event.line === line)
        .map((event) => ({ ...event, isCorrection: true }) as const),
    )
  }

  /** Its page or command is gone. */
  end(session: string): void {
    const known = this.#feed.sessionOf(session)
    if (known === undefined) return
    const { version: _version, sequence: _sequence, at: _at, ...draft } = known
    const state = known.state === 'live' ? 'away' : known.state
    this.#feed.publish({ ...draft, state }, ...this.#grow(session, new Map()))
    this.#current.delete(session)
  }

  forget(session: string): void {
    this.#current.delete(session)
    this.#gaps.delete(session)
    this.#feed.forget(session)
  }

  #missing(session: string, next: readonly KeptGap[]): DraftOf<'gap'>[] {
    const isThere = ({ side, fromMs }: KeptGap) =>
      next.some((gap) => gap.side === side && gap.fromMs === fromMs)
    const gone = (this.#gaps.get(session) ?? []).filter((gap) => !isThere(gap))
    this.#gaps.set(session, next)
    return [...next, ...gone.map((gap) => ({ ...gap, isWithdrawn: true }) as const)].map((gap) => ({
      kind: 'gap',
      session,
      ...gap,
    }))
  }

  #grow(session: string, next: ReadonlyMap<string, DraftOf<'current'>>): DraftOf<'current'>[] {
    const gone = [...(this.#current.get(session) ?? [])].filter(([key]) => !next.has(key))
    this.#current.set(session, next)
    return [...next.values(), ...gone.map(([, channel]) => ({ ...channel, captions: [] }))]
  }
}
