import { describe, expect, it } from 'vitest'
import { Calibration, ECHO_MS } from './calibration.ts'

const LINK_MS = 12_600
const UNACKED_MS = 1150
const PADDING_MS = 1500

/** A link that sends silence, 100 ms of words that were concluded before, a pause, and then the next word. */
function linkWith(pauseMs: number): Calibration {
  const calibration = new Calibration({ unackedMs: UNACKED_MS, linkFromMs: LINK_MS, isPadded: true })
  const samples = Float32Array.from({ length: 1000 }, (_, ms) => (ms < 100 || ms >= 100 + pauseMs ? 0.5 : 0))
  const streamMs = LINK_MS + PADDING_MS
  calibration.sent({ samples, durationMs: 1000, streamMs, noise: 0, knownMs: 100 + ECHO_MS })
  return calibration
}

describe('the loss before a link', () => {
  it('is found by the sound of the first word', () => {
    const wordMs = LINK_MS + PADDING_MS + 350
    expect(linkWith(250).lossBy(wordMs - 800)).toBeCloseTo(800)
  })

  it('is found where a service starts the word in the pause before its sound', () => {
    const toldMs = LINK_MS + PADDING_MS + 140
    expect(linkWith(250).lossBy(toldMs - 1040)).toBe(UNACKED_MS)
  })

  it('is not found by a word that begins before the pause', () => {
    expect(linkWith(250).lossBy(LINK_MS + 100 - UNACKED_MS)).toBeUndefined()
  })
})
