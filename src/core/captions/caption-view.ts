import type { CaptionText } from '../voice/receiving/transcript.ts'
import type { CaptionPublication, PublishedCaption, PublishedSide, PublishedStatus } from './publication.ts'

/** Number of captions that a view keeps: those that may be visible in a few lines. */
const KEPT = 12

/** A caption as a viewer knows it. */
export interface ViewedCaption extends Omit<PublishedCaption, 'order'> {
  readonly run: string
  readonly side: PublishedSide
  /** Its target languages, in the user's order. */
  readonly order: readonly string[]
}

interface ViewedSide {
  readonly run: string
  readonly sequence: number
  readonly status: PublishedStatus
}

/** Latest captions of all sides that publish, in the order in which they were spoken. */
export interface CaptionView {
  readonly sides: Readonly<Partial<Record<PublishedSide, ViewedSide>>>
  readonly captions: readonly ViewedCaption[]
}

export const emptyView: CaptionView = { sides: {}, captions: [] }

const isOver = ({ status }: ViewedSide): boolean => status === 'stopped' || status === 'failed'

/**
 * Takes in a publication. An outdated one changes nothing, nor does one of a second session of a side that is running:
 * two pages may each have one, and the first is shown to its end.
 */
export function takePublication(view: CaptionView, publication: CaptionPublication): CaptionView {
  const { run, sequence, side, status } = publication
  const current = view.sides[side]
  if (current?.run === run ? sequence <= current.sequence : current !== undefined && !isOver(current))
    return view
  const isNew = current?.run !== run
  const kept = isNew ? withoutEnded(view, side) : view
  return {
    sides: { ...kept.sides, [side]: { run, sequence, status } },
    captions: merged(kept.captions, publication).slice(-KEPT),
  }
}

/** Notes that the engine of a run is gone. */
export function endRun(view: CaptionView, run: string): CaptionView {
  const ended = Object.entries(view.sides).find(([, each]) => each.run === run && !isOver(each))
  if (ended === undefined) return view
  const [side, state] = ended
  return { ...view, sides: { ...view.sides, [side]: { ...state, status: 'stopped' } } }
}

/** A new session replaces what has ended. The captions of a side that begins again stay while the other one runs. */
function withoutEnded(view: CaptionView, next: PublishedSide): CaptionView {
  const sides = Object.fromEntries(
    Object.entries(view.sides).filter(([side, each]) => side !== next && !isOver(each)),
  )
  return Object.keys(sides).length === 0 ? emptyView : { sides, captions: view.captions }
}

/** Updates known captions in their places, and inserts new ones where they were spoken. */
function merged(
  before: readonly ViewedCaption[],
  { run, side, targets, captions }: CaptionPublication,
): ViewedCaption[] {
  const viewed = captions.map((caption): ViewedCaption => ({ order: targets, ...caption, run, side }))
  const first = captions[0]?.index ?? 0
  const order = before.flatMap((known) => {
    if (known.run !== run || known.index < first) return [known]
    // A tentative caption may have been withdrawn.
    return viewed.filter(({ index }) => index === known.index)
  })
  for (const caption of viewed) {
    if (order.some((known) => known.run === run && known.index === caption.index)) continue
    const at = order.findLastIndex(
      (known) => (known.run === run && known.index < caption.index) || isBefore(known, caption),
    )
    order.splice(at + 1, 0, caption)
  }
  return order
}

/** Where a time is unknown, the order of arrival holds. */
const isBefore = (known: ViewedCaption, caption: ViewedCaption): boolean =>
  known.spokenAt === undefined || caption.spokenAt === undefined || known.spokenAt <= caption.spokenAt

/** One caption in one language. */
export interface TrackLine {
  /** Identity of the caption. */
  readonly id: string
  readonly side: PublishedSide
  /** Undefined if unknown. */
  readonly language: string | undefined
  readonly text: CaptionText
}

/** Lines of a caption in the reader's order, `undefined` for the original: the user's own words need no translation. */
const linesOf = ({ side, order }: ViewedCaption): readonly (string | undefined)[] =>
  side === 'mine' ? [undefined, ...order] : [...order, undefined]

/**
 * Captions in their first or second language: the targets in the user's order, and then the original, which is first on
 * the user's own side of a meeting.
 *
 * @param place 0 for the first language
 */
export const trackOf = ({ captions }: CaptionView, place: 0 | 1): TrackLine[] =>
  captions.flatMap((caption) => {
    const { run, index, side, language, source, targets } = caption
    const lines = linesOf(caption)
    if (place >= lines.length) return []
    const target = lines[place]
    const text = target === undefined ? source : targets[target]
    if (text === undefined || text.concluded + text.tentative === '') return []
    return [{ id: `${run}/${index}`, side, language: target ?? language, text }]
  })

/** Why captions do not come, or may not; without a side if it is true of all. */
export interface CaptionNotice {
  readonly side?: PublishedSide
  readonly status: Exclude<PublishedStatus, 'live'> | 'not-started' | 'listening'
}

/** Notices beside the captions; none while they come from all sides. */
export function noticesOf({ sides, captions }: CaptionView): CaptionNotice[] {
  const known = Object.entries(sides) as [PublishedSide, ViewedSide][]
  const [first] = known
  if (first === undefined) return [{ status: 'not-started' }]
  const statuses = known.map(([, { status }]) =>
    status === 'live' && captions.length === 0 ? 'listening' : status,
  )
  const [status] = statuses
  if (status !== undefined && statuses.every((each) => each === status))
    return status === 'live' ? [] : [{ status }]
  return known.flatMap(([side, { status: own }]) => (own === 'live' ? [] : [{ side, status: own }]))
}
