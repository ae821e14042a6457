import { type Gap, withoutSpan } from '../../voice/sending/sending-gaps.ts'
import type { Side } from '../../voice/sides.ts'
import type { KeptCaption, KeptGap } from '../library/session-schema.ts'

/** A span in milliseconds of a session, of one side in a meeting. */
export interface SideSpan extends Gap {
  readonly side?: Side | undefined
}

/** Captions of speech that was missing, in order. */
export interface LateSpeech {
  readonly captions: readonly Omit<KeptCaption, 'index'>[]
  /** The span that they settle, also where nobody spoke; undefined for none. */
  readonly span: SideSpan | undefined
  /** Audio that was sent for them. */
  readonly audioMs: number
}

/** Changes of late captions to their session, which a page that records it does not know. */
export interface SettledLate {
  readonly spans: readonly SideSpan[]
  /** Audio that was sent for them. */
  readonly audioMs: number
}

export const NOTHING_SETTLED: SettledLate = { spans: [], audioMs: 0 }

/** Sound before a range that is spoken too: a decoder needs 80 ms to settle. */
const LEAD_MS = 100
/** Silence after speech that is spoken too: it shows the service that a sentence is over. */
const PAUSE_MS = 2000

/** The parts of the gaps that lie in a span, of its side; an end without a length is none. */
export const rangesIn = (gaps: readonly KeptGap[], { fromMs, toMs, side }: SideSpan): readonly Gap[] =>
  gaps.flatMap((gap) => {
    const range = { fromMs: Math.max(gap.fromMs, fromMs), toMs: Math.min(gap.toMs, toMs) }
    return gap.side === side && range.toMs > range.fromMs ? range : []
  })

/** Gaps without a span of their side. */
export const gapsWithout = (gaps: readonly KeptGap[], span: SideSpan): KeptGap[] =>
  gaps.flatMap((gap) =>
    gap.side === span.side ? withoutSpan([gap], span).map((rest) => ({ ...gap, ...rest })) : gap,
  )

/** The part of the ranges from a moment on. */
export const rangesAfter = (ranges: readonly Gap[], fromMs: number): readonly Gap[] =>
  withoutSpan(ranges, { fromMs: Number.NEGATIVE_INFINITY, toMs: fromMs })

/** Duration of all ranges, in milliseconds. */
export const rangesMs = (ranges: readonly Gap[]): number =>
  ranges.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0)

/** The parts to be spoken of ranges in order, which have lost speech without the pauses around it. */
export const spokenParts = (ranges: readonly Gap[]): readonly Gap[] => {
  const parts: Gap[] = []
  for (const [i, { fromMs, toMs }] of ranges.entries()) {
    const nextMs = ranges[i + 1]?.fromMs
    parts.push({
      fromMs: Math.max(fromMs - LEAD_MS, parts.at(-1)?.toMs ?? Number.NEGATIVE_INFINITY),
      toMs: nextMs === undefined ? toMs : Math.min(toMs + PAUSE_MS, nextMs),
    })
  }
  return parts
}
