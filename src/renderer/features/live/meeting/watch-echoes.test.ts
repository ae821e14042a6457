import { beforeEach, describe, expect, it } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { seededRandom } from '../../../../../test/support/base/random.ts'
import { LiveFixture } from '../../../../../test/support/sessions/live-fixture.ts'
import { BANDS, SILENCE_DB } from '../../../../core/audio/echo/envelope.ts'
import { type Echoes, watchEchoes } from './watch-echoes.ts'

const BATCH = 25
const BATCH_MS = 250

describe('echoes of a meeting', () => {
  let mine: LiveFixture
  let theirs: LiveFixture
  let echoes: StoreApi<Echoes>
  let end: () => void
  let nowMs: number
  beforeEach(() => {
    mine = new LiveFixture()
    theirs = new LiveFixture()
    echoes = createStore<Echoes>(() => ({ found: [], spans: [] }))
    nowMs = 1_790_000_000_000
    end = watchEchoes({ mine: mine.live, theirs: theirs.live }, echoes, () => nowMs)
  })

  /** Both sides capture the same syllables for 10 s. */
  function hearTheSame(): void {
    const random = seededRandom(1)
    for (let i = 0; i < 40; i += 1) {
      nowMs += BATCH_MS
      const levels = new Float32Array(BATCH * BANDS)
      for (let at = 0; at < levels.length; at += 10 * BANDS)
        levels.fill(random() < 0.3 ? SILENCE_DB : -40 * random(), at, at + 10 * BANDS)
      for (const side of [mine, theirs]) side.send({ type: 'captured-levels', levels })
    }
  }

  it('are looked for only while both sides run', async () => {
    await mine.goLive()
    expect(mine.run.isMeasured).toBe(false)
    await theirs.goLive()
    expect([mine.run.isMeasured, theirs.run.isMeasured]).toEqual([true, true])
    theirs.live.actions.stop()
    theirs.enter({ phase: 'idle' })
    expect([mine.run.isMeasured, theirs.run.isMeasured]).toEqual([false, false])
  })

  it('are reported, and over when a side ends', async () => {
    await mine.goLive()
    await theirs.goLive()
    hearTheSame()
    expect(echoes.getState().found).toMatchObject([
      { type: 'same-device', from: 'microphone', to: 'meeting' },
    ])
    expect(echoes.getState().spans).toMatchObject([{ from: 'microphone', to: 'meeting' }])
    expect(echoes.getState().spans[0]?.untilMs).toBeUndefined()
    mine.enter({ phase: 'idle' })
    expect(echoes.getState().found).toEqual([])
    expect(echoes.getState().spans[0]?.untilMs).toBe(nowMs)
  })

  it('are not looked for after the end of the watch', async () => {
    await mine.goLive()
    await theirs.goLive()
    end()
    expect([mine.run.isMeasured, theirs.run.isMeasured]).toEqual([false, false])
    hearTheSame()
    expect(echoes.getState().found).toEqual([])
  })
})
