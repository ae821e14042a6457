import type { CaptionView, ViewedCaption } from '../../captions/caption-view.ts'
import { SOURCE } from '../../session/library/session-schema.ts'
import type { CaptionText } from '../../voice/receiving/transcript.ts'
import type { CaptionPlace, FeedEvent, FeedEventOf } from './feed-events.ts'

/** Captions to keep of a session: those that may be visible in a few lines, and a late one before them. */
const KEPT = 32
/** Captions of a view. */
const VIEWED = 12

interface Line {
  readonly recognised?: FeedEventOf<'concluded'>
  readonly correction?: FeedEventOf<'concluded'>
  /** All of its text while it grows. */
  readonly current?: string
}

interface Viewed {
  readonly place: CaptionPlace
  readonly lines: ReadonlyMap<string, Line>
}

interface ViewedSession {
  readonly state: FeedEventOf<'session'>
  readonly captions: ReadonlyMap<number, Viewed>
}

/** The newest captions of one session of a feed, for a screen. */
export class FeedView {
  readonly #sessions = new Map<string, ViewedSession>()

  apply(event: FeedEvent): void {
    switch (event.kind) {
      case 'session': {
        const captions = this.#sessions.get(event.session)?.captions ?? new Map()
        this.#sessions.set(event.session, { state: event, captions })
        return this.#dropOver(event)
      }
      case 'concluded':
        return this.#change(event.session, (captions) => {
          const known = lineOf(captions, event.caption.index, event.line)
          setLine(captions, event.caption, event.line, {
            ...known,
            [event.isCorrection ? 'correction' : 'recognised']: event,
          })
        })
      case 'current':
        return this.#change(event.session, (captions) => {
          for (const [index, { place, lines }] of captions) {
            const { current, ...rest } = lines.get(event.line) ?? {}
            if (current === undefined || place.side !== event.side) continue
            if (rest.recognised === undefined) dropLine(captions, index, event.line)
            else setLine(captions, place, event.line, rest)
          }
          for (const { text, ...place } of event.captions)
            setLine(captions, place, event.line, {
              ...lineOf(captions, place.index, event.line),
              current: text,
            })
        })
      default:
        return undefined
    }
  }

  /** The first session is shown to its end, if several run at once. */
  get view(): CaptionView {
    const sessions = [...this.#sessions.values()]
    const running = sessions.filter(({ state }) => isLive(state))
    const [shown] = (running.length > 0 ? running : sessions).toSorted(
      (a, b) => a.state.startedAt - b.state.startedAt,
    )
    return shown === undefined ? { sides: {}, captions: [] } : viewOf(shown)
  }

  #change(session: string, change: (captions: Map<number, Viewed>) => void): void {
    const known = this.#sessions.get(session)
    if (known === undefined) return
    const captions = new Map(known.captions)
    change(captions)
    this.#sessions.set(session, { ...known, captions: new Map(inOrder(captions).slice(-KEPT)) })
  }

  /** A new session replaces those that are over. */
  #dropOver(next: FeedEventOf<'session'>): void {
    if (!isLive(next)) return
    for (const [id, { state }] of this.#sessions)
      if (id !== next.session && !isLive(state)) this.#sessions.delete(id)
  }
}

const isLive = ({ state }: FeedEventOf<'session'>): boolean => state === 'live'

const lineOf = (captions: ReadonlyMap<number, Viewed>, index: number, line: string): Line =>
  captions.get(index)?.lines.get(line) ?? {}

function setLine(captions: Map<number, Viewed>, place: CaptionPlace, line: string, value: Line): void {
  const lines = new Map(captions.get(place.index)?.lines).set(line, value)
  captions.set(place.index, { place, lines })
}

/** A tentative line was withdrawn. */
function dropLine(captions: Map<number, Viewed>, index: number, line: string): void {
  const known = captions.get(index)
  if (known === undefined) return
  const lines = new Map(known.lines)
  lines.delete(line)
  if (lines.size === 0) captions.delete(index)
  else captions.set(index, { ...known, lines })
}

const inOrder = (captions: ReadonlyMap<number, Viewed>): [number, Viewed][] =>
  [...captions].toSorted(([a, one], [b, other]) => one.place.startMs - other.place.startMs || a - b)

/** Concluded text, and the part of the current one that goes beyond it. */
function textOf({ recognised, correction, current = '' }: Line): CaptionText {
  const concluded = correction ?? recognised
  const text = concluded?.text ?? ''
  return {
    concluded: text,
    tentative: current.startsWith(text) ? current.slice(text.length) : '',
    ...(concluded?.isUnfinished && { isUnfinished: true }),
  }
}

const NO_TEXT: CaptionText = { concluded: '', tentative: '' }

function viewOf({ state, captions }: ViewedSession): CaptionView {
  const { session: run, startedAt, sides } = state
  const known = { run, sequence: 0, status: isLive(state) ? 'live' : 'stopped' } as const
  return {
    sides: sides === undefined ? { single: known } : { mine: known, theirs: known },
    captions: inOrder(captions)
      .slice(-VIEWED)
      .map(([index, { place, lines }]): ViewedCaption => {
        const { startMs, side, language } = place
        const { [SOURCE]: source = NO_TEXT, ...targets } = Object.fromEntries(
          [...lines].map(([line, value]) => [line, textOf(value)]),
        )
        const chosen = side === undefined ? state.targets : (sides?.[side].targets ?? state.targets)
        const own = Object.keys(targets)
        return {
          run,
          index,
          side: side ?? 'single',
          startMs,
          spokenAt: startedAt + startMs,
          ...(language !== undefined && { language }),
          source,
          targets,
          // The user may have chosen other languages since.
          order: own.length === 0 || own.some((line) => chosen.includes(line)) ? chosen : own,
        }
      }),
  }
}
