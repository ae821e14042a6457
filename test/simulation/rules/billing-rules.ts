import type { Played } from '../../campaign/played.ts'
import type { Outcome } from '../outcome.ts'
import type { Plan } from '../plan.ts'

/** Speech that may be sent again over a new link: a sentence, and what was sent until the loss was noticed. */
const AGAIN_MS = 20_000
/** Fraction of silence that keeps a session alive: a tenth of a second every twenty. */
const ALIVE = 0.01
/** Rounding of durations, and silence before sound that is sent again. */
const TOLERANCE = { fraction: 1.02, ms: 2000 }
/** Sound that is sent between the last report of a voice and its end. */
const COUNTED_MS = 4000

/**
 * Media is billed by its duration: a link may repeat what the one before may have lost, and nothing more.
 *
 * @param waitedMs time without sound
 */
export function billingFaults({ sent, records, capturedMs }: Played, waitedMs: number): string[] {
  const sentMs = sent.reduce((sum, { mediaMs }) => sum + mediaMs, 0)
  const links = records.reduce((sum, record) => sum + record.links.length, 0)
  const limitMs =
    capturedMs * TOLERANCE.fraction + TOLERANCE.ms + waitedMs * ALIVE + Math.max(0, links - 1) * AGAIN_MS
  return sentMs <= limitMs
    ? []
    : [`${Math.round(sentMs)} ms were sent over ${links} links for ${Math.round(capturedMs)} ms of sound`]
}

const KILLS = new Set(['host-killed', 'all-killed', 'page-closed', 'disk-full'])

/** Everything that was sent counts once; what was not stored before a crash may not count. */
export function lateMinuteFaults({ acts }: Plan, { voices, lateSent, countedMs }: Outcome): string[] {
  if (countedMs === undefined) return []
  const sent = [...voices.flatMap((voice) => voice.sent), ...lateSent]
  const sentMs = sent.reduce((sum, { mediaMs }) => sum + mediaMs, 0)
  const isTooMuch = countedMs > sentMs + TOLERANCE.ms
  const isTooLittle = !acts.some(({ act }) => KILLS.has(act.type)) && countedMs < sentMs - COUNTED_MS
  return isTooMuch || isTooLittle
    ? [`${Math.round(countedMs)} ms are counted of ${Math.round(sentMs)} ms that were sent`]
    : []
}
