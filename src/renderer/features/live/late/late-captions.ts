import type { StoredCaptionView } from '../../../../core/session/library/session-schema.ts'
import type { SideSpan } from '../../../../core/session/missing-speech/missing-ranges.ts'
import type { Caption } from '../../../../core/voice/receiving/transcript.ts'
import { type Gap, withoutSpan } from '../../../../core/voice/sending/sending-gaps.ts'
import type { Side } from '../../../../core/voice/sides.ts'
import type { EarlierSession } from '../session/live-state.ts'

/** Late captions of a session, and what they settle, in its time. */
export interface LateOfSession {
  readonly captions: readonly StoredCaptionView[]
  readonly translated: readonly SideSpan[]
  /** Start of a meeting's session, in milliseconds since 1970. */
  readonly beganAt: number
}

export const NO_LATE: LateOfSession = { captions: [], translated: [], beganAt: 0 }

/** The part of one voice session, in its capture time. */
export interface LateRows {
  readonly captions: readonly Caption[]
  readonly gaps: readonly Gap[]
}

/**
 * Late captions of a voice session, and its gaps without what they settle.
 *
 * @param nextAt when the next session of this side began, in milliseconds since 1970
 */
export function lateOf(
  { captions, translated, beganAt }: LateOfSession,
  { side, captureMarks, gaps }: Pick<EarlierSession, 'side' | 'captureMarks' | 'gaps'>,
  nextAt = Number.POSITIVE_INFINITY,
): LateRows {
  if (translated.length === 0) return { captions: NONE, gaps }
  // One voice has the time of its capture.
  const began = captureMarks[0]?.began
  const shiftMs = side === undefined || began === undefined ? 0 : beganAt - began
  const endMs = nextAt - (began ?? 0)
  const isOwn = (of: { readonly side?: Side | undefined }) => of.side === side?.type
  return {
    captions: captions.flatMap((caption) => {
      const startMs = caption.startMs + shiftMs
      return isOwn(caption) && startMs >= 0 && startMs < endMs ? toCaption(caption, shiftMs) : []
    }),
    gaps: translated
      .filter(isOwn)
      .reduce<readonly Gap[]>(
        (left, { fromMs, toMs }) => withoutSpan(left, { fromMs: fromMs + shiftMs, toMs: toMs + shiftMs }),
        gaps,
      ),
  }
}

const NONE: readonly Caption[] = []
/** Captions by view: a row is rendered again only if its caption has changed. */
const known = new WeakMap<StoredCaptionView, Caption>()

function toCaption(view: StoredCaptionView, shiftMs: number): Caption {
  const before = known.get(view)
  if (before !== undefined && before.startMs === view.startMs + shiftMs) return before
  const { unfinished = [] } = view
  const textOf = (line: string, concluded: string) => ({
    concluded,
    tentative: '',
    ...(unfinished.includes(line) && { isUnfinished: true as const }),
  })
  const caption: Caption = {
    startMs: view.startMs + shiftMs,
    endMs: view.endMs + shiftMs,
    language: view.language,
    source: textOf('source', view.source),
    targets: Object.fromEntries(
      Object.entries(view.targets).map(([code, text]) => [code, textOf(code, text)]),
    ),
  }
  known.set(view, caption)
  return caption
}
