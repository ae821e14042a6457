import type { CaptureSpan } from '../position/timeline.ts'

/** Lost speech. */
export type Gap = CaptureSpan

/** Spans separated by less than a pause form one gap. */
const PAUSE_MS = 1500

/** Adds a span to spans sorted by time, and joins spans that are close together. */
export function addGap(gaps: readonly Gap[], added: Gap): readonly Gap[] {
  const touches = ({ fromMs, toMs }: Gap) =>
    fromMs <= added.toMs + PAUSE_MS && toMs >= added.fromMs - PAUSE_MS
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
