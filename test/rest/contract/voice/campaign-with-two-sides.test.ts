import { describe, expect, it, vi } from 'vitest'
import { SessionContent } from '../../../../src/core/recording/session-content.ts'
import { planSides, runSidesSeed } from '../../../campaign/campaign.ts'
import { verifySides } from '../../../campaign/verify-sides.ts'

const LIMIT_MS = 180_000
/** Meetings that together have every outcome below; `npm run campaign -- --sides 2` runs any number of others. */
const seeds = [7, 9, 24]
/** One of them, in which the own side has no faults. */
const CALM = 24

describe('a campaign of random faults over meetings with two sides', () => {
  it(
    'finds every sentence once on its side, or a gap in its place, and both sides in the order of speech',
    async () => {
      const found: Record<string, readonly string[]> = {}
      for (const seed of seeds) {
        const { violations } = await runSidesSeed(seed)
        if (violations.length > 0)
          found[`npm run campaign -- --sides 2 --runs 1 --verbose --seed ${seed}`] = violations
      }
      expect(found).toEqual({})
    },
    LIMIT_MS,
  )

  it('covers a side that fails, a side without faults, a lost service, and either side first', async () => {
    const planned = await Promise.all(seeds.map(planSides))
    const types = planned.map(({ sides }) =>
      [sides.mine, sides.theirs].map(({ schedule }) => schedule.map(({ fault }) => fault.type)),
    )
    expect(types.flat(2)).toEqual(expect.arrayContaining(['key-refused', 'hand-over', 'crash']))
    expect(types.filter((both) => both.some((own) => own.length === 0))).toHaveLength(1)
    expect(new Set(planned.map(({ preferred }) => preferred)).size).toBe(2)
  })

  it(
    'finds out sides that are confused, out of order, or disturbed by each other',
    async () => {
      const { planned, played, violations } = await runSidesSeed(CALM)
      const { mine, theirs } = played.sides
      const judge = (change: Partial<typeof played>) =>
        JSON.stringify(verifySides(planned, { ...played, ...change }))
      expect(violations).toEqual([])
      expect(judge({ sides: { mine: theirs, theirs: mine } })).toContain('was not said so')
      expect(judge({ shown: played.shown.toReversed() })).toContain('on the screen')
      expect(judge({ kept: played.kept.toReversed() })).toContain('in the library')
      const gaps = [{ fromMs: 0, toMs: 1000 }]
      expect(judge({ sides: { theirs, mine: { ...mine, gaps } } })).toContain(
        'mine: gaps although nothing has disturbed it',
      )
    },
    LIMIT_MS,
  )

  it(
    'finds out a library that stores everything as one side',
    async () => {
      const { begin } = SessionContent.prototype
      vi.spyOn(SessionContent.prototype, 'begin').mockImplementation(function confused(this: SessionContent) {
        const take = begin.call(this)
        return (state, origin) => take(state, { ...origin, side: 'mine' })
      })
      const { violations } = await runSidesSeed(CALM)
      vi.restoreAllMocks()
      expect(JSON.stringify(violations)).toContain('theirs: en: \\"\\" is kept in the place of')
    },
    LIMIT_MS,
  )
})
