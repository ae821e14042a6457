import { undisturbedChangeFaults } from './language-oracle.ts'
import { playReal } from './play-real.ts'
import type { Played } from './played.ts'
import type { SessionVariant } from './session-variant.ts'
import { verify } from './verify.ts'
import { type VoicePlan, voicePlanOf } from './voice-plan.ts'

export interface Run extends VoicePlan {
  readonly seed: number
  readonly played: Played
  readonly violations: readonly string[]
}

/** A meeting over real sockets in real time. @param change overrides the variant of the seed */
export async function runSeed(
  seed: number,
  change: Partial<SessionVariant> = {},
  over: Partial<VoicePlan> = {},
): Promise<Run> {
  const drawn = await voicePlanOf(seed)
  const planned = { ...drawn, ...over, variant: { ...drawn.variant, ...change } }
  const played = await playReal(planned)
  const undisturbed = planned.schedule.length === 0 ? undisturbedChangeFaults(planned, played) : []
  return { ...planned, seed, played, violations: [...verify(planned, played), ...undisturbed] }
}
