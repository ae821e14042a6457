import { FiguresCollector } from '../../../src/core/session/figures/figures-collector.ts'
import { type Figure, p95 } from '../figures.ts'
import { sized } from '../size.ts'

const MESSAGES = sized(10_000, 100)
/** Words of an utterance, which are concluded with its last one. */
const WORDS = 20
const WORD_MS = 400

/** Time that one transcript message costs for the figures of its session, in two lines. */
export function measureFiguresCost(): Figure[] {
  const collector = new FiguresCollector()
  const costs: number[] = []
  let segments: { text: string; startTime: number; endTime: number }[] = []
  for (let word = 0; word < MESSAGES / 2; word += 1) {
    const isLast = word % WORDS === WORDS - 1
    const [startTime, endTime] = [word * WORD_MS, (word + 1) * WORD_MS]
    segments = [...segments, { text: ` word${word}${isLast ? '.' : ''}`, startTime, endTime }]
    const update = isLast ? { concluded: segments, tentative: [] } : { concluded: [], tentative: segments }
    for (const target of [undefined, 'de']) {
      const from = performance.now()
      collector.takeUpdate({ ...update, target }, 800)
      costs.push(performance.now() - from)
    }
    if (isLast) segments = []
  }
  const from = performance.now()
  collector.figures()
  const readMs = performance.now() - from
  return [
    {
      name: 'figures of captions: a transcript message, p95',
      value: p95(costs),
      unit: 'ms',
      baseline: undefined,
      target: 0.5,
    },
    { name: 'figures of captions: read', value: readMs, unit: 'ms', baseline: undefined, target: 5 },
  ]
}
