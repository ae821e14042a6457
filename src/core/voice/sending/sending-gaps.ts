import type { CaptureSpan } from '../position/timeline.ts'

/** Lost speech. */
export type Gap = CaptureSpan

/** Spans separated by less than a pause form one gap. */
const PAUSE_MS = 1500
/** Times of words are no more exact than this. */
export const INEXACT_MS = 300

/**
 * Adds a span to spans sorted by time, and joins spans that are close together.
 *
 * @param pauseMs spans that are closer than this are joined
 */
export function addGap(gaps: readonly Gap[], added: Gap, pauseMs = PAUSE_MS): readonly Gap[] {
  const touches = ({ fromMs, toMs }: Gap) => fromMs <= added.toMs + pauseMs && toMs >= added.fromMs - pauseMs
  const touching = gaps.filter(touches)
  const whole = {
    fromMs: Math.min(added.fromMs, ...touching.map(({ fromMs }) => fromMs)),
    toMs: Math.max(added.toMs, ...touching.map(({ toMs }) => toMs)),
  }
  return [
    ...gaps.filter((gap) => !touches(gap) && gap.fromMs < whole.fromMs),
    whole,
    ...gaps.filter((gap) => !touches(gap) && gap.fromMs >= whole.fromMs),
  ]
}

/** @returns the same array if no gap overlaps the span */
export function withoutSpan(gaps: readonly Gap[], { fromMs, toMs }: Gap): readonly Gap[] {
  if (!gaps.some((gap) => gap.fromMs < toMs && gap.toMs > fromMs)) return gaps
  return gaps.flatMap((gap) => [
    ...(gap.fromMs < fromMs ? [{ fromMs: gap.fromMs, toMs: Math.min(gap.toMs, fromMs) }] : []),
    ...(gap.toMs > toMs ? [{ fromMs: Math.max(gap.fromMs, toMs), toMs: gap.toMs }] : []),
  ])
}

/** Whether a span is one of known words, as exactly as their times are. */
export const isWithin = (gap: Gap, { fromMs, toMs }: Gap): boolean =>
  gap.fromMs >= fromMs - INEXACT_MS && gap.toMs <= toMs + INEXACT_MS

/** The parts of gaps between their first and last lost speech; nothing of those without any. */
export const aroundSpeech = (gaps: readonly Gap[], speech: readonly Gap[]): readonly Gap[] =>
  gaps.flatMap((gap) => {
    const lost = speech.filter(({ fromMs, toMs }) => fromMs < gap.toMs && toMs > gap.fromMs)
    const [first, last] = [lost[0], lost.at(-1)]
    return first === undefined || last === undefined
      ? []
      : { fromMs: Math.max(gap.fromMs, first.fromMs), toMs: Math.min(gap.toMs, last.toMs) }
  })
