import { beforeAll, describe, expect, it } from 'vitest'
import { echoCase, plainCase } from '../../../support/echo/corpus.ts'
import { loadSpeakers, type Speaker } from '../../../support/echo/speech-pool.ts'
import { watchSounds } from '../../../support/echo/watch-sounds.ts'

/** A share of the corpus: `node test/bench/run.ts --only=echo` runs all of it. */
const ECHOES = 54
const PLAIN = 24
const FOUND_WITHIN_MS = 10_000

describe('the echo watch', () => {
  let speakers: Speaker[]
  beforeAll(async () => {
    speakers = await loadSpeakers()
  })

  it('finds at least 95% of all echoes within ten seconds, with their cause and delay, and no others', () => {
    const wrong = Array.from({ length: ECHOES }, (_, seed) => {
      const { name, sounds, type, lagMs, fromMs } = echoCase(seed, speakers)
      const found = watchSounds(sounds)
      const [echo] = found
      const isRight =
        found.length === 1 &&
        echo?.type === type &&
        Math.abs(echo.lagMs - lagMs) <= 40 &&
        echo.foundMs - fromMs <= FOUND_WITHIN_MS
      return isRight ? undefined : { name, found }
    }).filter((each) => each !== undefined)
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.05 * ECHOES)
  })

  it('finds no echo where there is none', () => {
    for (let seed = 0; seed < PLAIN; seed += 1) {
      const { name, sounds } = plainCase(seed, speakers)
      expect(watchSounds(sounds), name).toEqual([])
    }
  })
})
