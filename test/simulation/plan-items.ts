import type { Plan, PlannedVoice } from './plan.ts'

/** A part of a plan that may be left out. */
export interface PlanItem {
  /** Names it on the command line: `voice.fault2`. */
  readonly key: string
  readonly atMs: number
  readonly what: string
}

const nameOf = ({ side }: PlannedVoice): string => side ?? 'voice'

/** All parts of a plan that may be left out, by time. */
export function itemsOf({ voices, acts }: Plan): readonly PlanItem[] {
  const ofVoices = voices.flatMap((voice) => {
    const name = nameOf(voice)
    const { stop } = voice
    return [
      ...voice.schedule.map(({ atMs, fault }, at) => ({
        key: `${name}.fault${at}`,
        atMs,
        what: JSON.stringify(fault),
      })),
      ...voice.languages.map(({ atMs, targetLanguages }, at) => ({
        key: `${name}.languages${at}`,
        atMs,
        what: `to ${targetLanguages.join(' ') || 'none'}`,
      })),
      ...(stop === undefined ? [] : [{ key: `${name}.stop`, atMs: stop.atMs, what: JSON.stringify(stop) }]),
    ]
  })
  const ofAll = acts.map(({ atMs, act }, at) => ({ key: `act${at}`, atMs, what: JSON.stringify(act) }))
  return [...ofVoices, ...ofAll].toSorted((a, b) => a.atMs - b.atMs)
}

/** The plan with these parts alone. */
export function withOnly(plan: Plan, keys: ReadonlySet<string>): Plan {
  const voices = plan.voices.map((voice) => {
    const name = nameOf(voice)
    return {
      ...voice,
      schedule: voice.schedule.filter((_, at) => keys.has(`${name}.fault${at}`)),
      languages: voice.languages.filter((_, at) => keys.has(`${name}.languages${at}`)),
      stop: keys.has(`${name}.stop`) ? voice.stop : undefined,
    }
  })
  return { ...plan, voices, acts: plan.acts.filter((_, at) => keys.has(`act${at}`)) }
}
