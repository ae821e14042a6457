import { beforeAll, describe, expect, it } from 'vitest'
import { ClipSound } from '../../../../test/support/audio/hearing.ts'
import { share } from '../../../../test/support/base/share.ts'
import { demoMeeting } from '../../../../test/support/captions/demo-meeting.ts'
import {
  SEEDS,
  streamLanguages,
  tentativeStream,
} from '../../../../test/support/captions/tentative-streams.ts'
import { addCosts, delayOf, erasureOf, replayCalm } from './calm-measure.ts'
import { calmNames, calmPlace } from './calm-place.ts'
import type { CalmUpdate } from './calm-record.ts'

const costOf = (lines: readonly (readonly CalmUpdate[])[], calm: number) =>
  addCosts(lines.map((line) => replayCalm(line, calmPlace(calm))))

const MIDDLE = calmNames.indexOf('balanced')
const SETTLED = calmNames.indexOf('settled')

describe('the cost of a line', () => {
  const updates: CalmUpdate[] = [
    { at: 0, text: { concluded: '', tentative: 'a wood ' } },
    { at: 500, text: { concluded: '', tentative: 'a would ' } },
    { at: 1000, text: { concluded: 'a would ', tentative: '' } },
  ]

  it('is what was erased and how long characters waited', () => {
    expect(erasureOf(replayCalm(updates, undefined))).toBe('od '.length / 'a would '.length)
    expect(delayOf(replayCalm(updates, undefined))).toBe(0)
    const calm = replayCalm(updates, { wordsAfter: 9, updates: 9, maxWaitMs: 9000 })
    expect(erasureOf(calm)).toBe(0)
    expect(delayOf(calm)).toBe((500 * 'a wood '.length + 500 * 'a would '.length) / 'a would '.length)
  })

  it('is unknown without text', () => {
    expect(delayOf(replayCalm([], undefined))).toBeUndefined()
    expect(erasureOf(addCosts([]))).toBeUndefined()
  })
})

describe.each(Object.keys(streamLanguages) as (keyof typeof streamLanguages)[])(
  'half an hour of tentative text in %s',
  (language) => {
    const lines = tentativeStream(language, 1800)

    it('is restless by itself', () => {
      expect(erasureOf(costOf(lines, 0))).toBeGreaterThan(0.3)
    })

    it('is calm at the middle place and still at the last one, with room to the limits, from every seed', () => {
      const found = share(SEEDS, 1).map((seed) => {
        const stream = tentativeStream(language, 1800, seed)
        return {
          seed,
          middle: erasureOf(costOf(stream, MIDDLE)),
          settled: erasureOf(costOf(stream, SETTLED)),
        }
      })
      expect(found.filter(({ middle = 1, settled = 1 }) => middle > 0.18 || settled > 0.015)).toEqual([])
    })

    it('ends as it was concluded, byte for byte, at every place', () => {
      for (const line of lines.slice(0, 40)) {
        const final = line.at(-1)?.text
        for (const calm of calmNames.keys()) {
          let shown: unknown
          replayCalm(line, calmPlace(calm), (text) => {
            shown = text
          })
          expect(shown).toEqual(final)
        }
      }
    })
  },
)

describe('the demo meeting', () => {
  let clips: ClipSound
  beforeAll(async () => {
    clips = await ClipSound.load()
  })

  it('is as calm, with its translations', () => {
    const lines = demoMeeting(clips, 'en', 'female', ['de', 'ja'])
    expect(lines.length).toBeGreaterThan(20)
    expect(erasureOf(costOf(lines, MIDDLE))).toBeLessThanOrEqual(0.2)
    expect(erasureOf(costOf(lines, SETTLED))).toBeLessThanOrEqual(0.02)
  })
})
