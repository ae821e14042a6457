import { addCosts, delayOf, erasureOf, replayCalm } from '../../../src/core/captions/calm/calm-measure.ts'
import { calmNames, calmPlace } from '../../../src/core/captions/calm/calm-place.ts'
import type { CalmUpdate } from '../../../src/core/captions/calm/calm-record.ts'
import { ClipSound } from '../../support/audio/hearing.ts'
import { demoMeeting } from '../../support/captions/demo-meeting.ts'
import { streamLanguages, tentativeStream } from '../../support/captions/tentative-streams.ts'
import type { Figure } from '../figures.ts'

const STREAM_SECONDS = 1800
/** Highest normalised erasure, by place. */
const ERASURE: Readonly<Partial<Record<string, number>>> = { balanced: 0.2, settled: 0.02 }

const baseline = undefined

function figuresOf(stream: string, lines: readonly (readonly CalmUpdate[])[]): Figure[] {
  return calmNames.flatMap((name, calm) => {
    const cost = addCosts(lines.map((line) => replayCalm(line, calmPlace(calm))))
    const about = `calm text, ${stream}, ${name}`
    return [
      { name: `${about}: erasure`, value: erasureOf(cost) ?? 0, unit: '', baseline, target: ERASURE[name] },
      { name: `${about}: delay`, value: delayOf(cost) ?? 0, unit: 'ms', baseline, target: undefined },
    ]
  })
}

/** Erasure and delay of every place of calm text, and what an update costs. */
export async function measureCalm(): Promise<Figure[]> {
  const languages = Object.keys(streamLanguages) as (keyof typeof streamLanguages)[]
  const streams = languages.map((language) => [language, tentativeStream(language, STREAM_SECONDS)] as const)
  const meeting = demoMeeting(await ClipSound.load(), 'en', 'female', ['de', 'ja'])
  const lines = streams.flatMap(([, each]) => each)
  const updates = lines.reduce((sum, { length }) => sum + length, 0)
  const settled = calmPlace(calmNames.length - 1)
  const from = performance.now()
  for (const line of lines) replayCalm(line, settled)
  const value = (performance.now() - from) / updates
  return [
    ...streams.flatMap(([language, each]) => figuresOf(language, each)),
    ...figuresOf('demo meeting', meeting),
    { name: 'calm text: work for an update, on average', value, unit: 'ms', baseline, target: 1 },
  ]
}
