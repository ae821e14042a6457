import { undisturbedChangeFaults } from '../../campaign/language-oracle.ts'
import type { Played } from '../../campaign/played.ts'
import { verify } from '../../campaign/verify.ts'
import type { Outcome } from '../outcome.ts'
import type { Plan, PlannedVoice } from '../plan.ts'
import { billingFaults, lateMinuteFaults } from './billing-rules.ts'
import { lateFaults } from './late-rules.ts'
import { verifySides } from './verify-sides.ts'

/** @returns descriptions of all violations of a run; empty if there are none */
export function verifyRun(plan: Plan, outcome: Outcome): string[] {
  const ofVoices = plan.voices.flatMap((voice, at) => {
    const played = outcome.voices[at]
    const faults = played === undefined ? [] : voiceFaults(plan, voice, played, outcome)
    return faults.map((fault) => (voice.side === undefined ? fault : `${voice.side}: ${fault}`))
  })
  const { violations, sessions, isCutOff } = outcome
  // Where the disk was full, the next start ends it.
  const isExcused = plan.acts.some(({ act }) => act.type === 'disk-full')
  const live = isExcused ? [] : sessions.filter(({ state }) => state === 'live')
  return [
    ...violations,
    ...ofVoices,
    ...(outcome.isForgotten ? [] : lateMinuteFaults(plan, outcome)),
    ...(isCutOff ? [] : verifySides(plan, outcome)),
    ...(live.length === 0 ? [] : ['a session stays live']),
  ]
}

function voiceFaults(plan: Plan, voice: PlannedVoice, played: Played, outcome: Outcome): string[] {
  const waitedMs = Math.max(0, voice.opensAfterMs + outcome.ms - played.capturedMs)
  const billing = billingFaults(played, waitedMs)
  const at = plan.voices.indexOf(voice)
  const late = outcome.isForgotten
    ? []
    : lateFaults(voice, played, outcome.recorded[at] ?? [], outcome.offsetsMs[at] ?? 0)
  // A page that ends has not sent all that it has.
  if (outcome.isCutOff) return [...played.deviations, ...late, ...billing]
  const isUndisturbed = voice.schedule.length === 0 && plan.acts.length === 0 && voice.side === undefined
  return [
    ...verify(voice, played, outcome.isForgotten),
    ...(isUndisturbed ? undisturbedChangeFaults(voice, played) : []),
    ...late,
    ...billing,
  ]
}
