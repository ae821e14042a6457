// Runs an outage whose length in seconds is the argument, and prints how much live speech lags before it, and after it while
// what was missed is translated. Ends with 1 if that is too much.
import { holdMeeting, type MeetingLine } from '../campaign/meeting.ts'
import { plainVariant } from '../campaign/session-variant.ts'
import type { Sentence } from '../support/audio/recordings.ts'
import type { Plan } from './plan.ts'
import { CAUGHT_UP_MS, lagFaults, usualLag } from './rules/lag-rules.ts'
import { Simulation } from './simulation.ts'

const SCRIPT: readonly Sentence[] = ['welcome', 'plan', 'search', 'bugs', 'question', 'green', 'closing']
/** Rounds of the script before the outage, and at the end: so the same is said in both. */
const ROUNDS = 2
/** Time for the session to notice that the network is back, at most. */
const MAX_WAIT_MS = 30_000

const awayMs = Number(process.argv[2]) * 1000
const simulation = await Simulation.open()
const said = (rounds: number) => {
  const lines: MeetingLine[] = SCRIPT.map((id) => ({ id, pauseMs: 900 }))
  return holdMeeting(Array.from({ length: rounds }, () => lines).flat(), simulation.soundOf)
}
const { durationMs: atMs } = await said(ROUNDS)
// Each begins after some silence.
const roundMs = (await said(ROUNDS + 1)).durationMs - atMs
const backMs = atMs + awayMs
const meeting = await said(Math.ceil((backMs + MAX_WAIT_MS + CAUGHT_UP_MS) / roundMs) + ROUNDS)
const voice = {
  ...{ side: undefined, opensAfterMs: 0, variant: plainVariant, meeting, languages: [], stop: undefined },
  schedule: [{ atMs, fault: { type: 'outage', forMs: awayMs } as const }],
}
const plan: Plan = { seed: 1, isCoded: true, isKeyless: false, voices: [voice], preferred: 'mine', acts: [] }
const { outcome, violations } = await simulation.play(plan)
const lags = outcome?.voices[0]?.lags ?? []
const before = lags.filter((lag) => lag.atMs < atMs)
const after = lags.filter((lag) => lag.atMs >= meeting.durationMs - ROUNDS * roundMs)
const resumedMs = Math.min(...lags.map((lag) => lag.atMs + lag.lagMs).filter((shownMs) => shownMs > backMs))
const lateMs = (outcome?.lateSent ?? []).reduce((sum, { mediaMs }) => sum + mediaMs, 0)
// Sentences that are said again are not what the rules of words expect.
const faults = [...(outcome?.violations ?? violations), ...lagFaults(before, after)]
if (resumedMs > backMs + MAX_WAIT_MS) faults.push('live speech waits although the network is back')
const shown = (ms: number) => `${Math.round(ms)} ms`
console.log(
  `live lag, outage of ${awayMs / 1000} s: p90 ${shown(usualLag(before))} before it, ${shown(usualLag(after))} after it, ` +
    `live again after ${Math.round((resumedMs - backMs) / 1000)} s, ${Math.round(lateMs / 1000)} s translated late`,
)
for (const fault of faults) console.log(fault)
process.exit(faults.length === 0 ? 0 : 1)
