import type { Echo, EchoStream } from '../../audio/echo/echo-watch.ts'
import type { Side } from '../sides.ts'
import { agreementOf, agreementTokensOf } from './text-agreement.ts'

/** A concluded caption of a meeting. Times are in milliseconds on a clock that both sides share. */
export interface SpokenCaption {
  readonly side: Side
  readonly startMs: number
  readonly endMs: number
  readonly source: string
  /** Its translations. */
  readonly targets: readonly string[]
}

/** The time in which an echo was found, until now if it has no end; on the clock of the captions. */
export interface EchoSpan extends Pick<Echo, 'from' | 'to' | 'lagMs' | 'sinceMs'> {
  readonly untilMs?: number | undefined
}

/** Side whose speech a stream carries, and whether as its translation. */
const contents: Readonly<Record<EchoStream, { readonly side: Side; readonly isTranslated: boolean }>> = {
  microphone: { side: 'mine', isTranslated: false },
  meeting: { side: 'theirs', isTranslated: false },
  sent: { side: 'mine', isTranslated: true },
  played: { side: 'theirs', isTranslated: true },
}

/** Agreement of texts that an echo makes, which a recogniser may hear differently the second time. */
const MIN_AGREEMENT = 0.8
/** Difference of captions' starts from the delay of the echo. Nobody repeats a sentence before its end. */
const START_TOLERANCE_MS = 1200
/** Time from the beginning of speech to that of its spoken translation. */
const MAX_TRANSLATION_MS = 20_000
/** Time before and after an echo was found in which it may already have been there, or may still be. */
const FOUND_AFTER_MS = 10_000
const LOST_AFTER_MS = 10_000
/**
 * Decides whether a caption says again what another one says, because the same speech was heard twice: an echo must make
 * the times fit, and the texts must agree. Without an echo, people repeat each other.
 */
export const isSaidTwice = (
  original: SpokenCaption,
  repeat: SpokenCaption,
  echoes: readonly EchoSpan[],
): boolean => echoes.some((echo) => isEchoOf(original, repeat, echo))

function isEchoOf(original: SpokenCaption, repeat: SpokenCaption, echo: EchoSpan): boolean {
  const { side, isTranslated } = contents[echo.from]
  if (original.side !== side || repeat.side !== contents[echo.to].side) return false
  const isFound =
    repeat.endMs >= echo.sinceMs - FOUND_AFTER_MS &&
    repeat.startMs <= (echo.untilMs ?? Number.POSITIVE_INFINITY) + LOST_AFTER_MS
  const laterMs = repeat.startMs - original.startMs - echo.lagMs
  const isInTime = isTranslated
    ? laterMs > 0 && laterMs <= MAX_TRANSLATION_MS
    : laterMs >= -START_TOLERANCE_MS &&
      laterMs <= Math.max(START_TOLERANCE_MS, original.endMs - original.startMs)
  if (!isFound || !isInTime) return false
  const said = agreementTokensOf(repeat.source)
  const texts = isTranslated ? original.targets : [original.source]
  return texts.some((text) => agreementOf(agreementTokensOf(text), said) >= (said.isLong ? MIN_AGREEMENT : 1))
}
