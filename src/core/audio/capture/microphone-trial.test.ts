import { describe, expect, it } from 'vitest'
import { MicrophoneTrial } from './microphone-trial.ts'

const RATE = 16_000

/** A second of a tone, clipped at full scale. */
const toneOf = (amplitude: number): Float32Array =>
  Float32Array.from({ length: RATE }, (_, i) =>
    Math.max(-1, Math.min(1, amplitude * Math.sin((2 * Math.PI * 440 * i) / RATE))),
  )

describe('the level of a microphone', () => {
  it.each([
    ['silent', 0, -84],
    ['low', 0.005, -46],
    ['heard', 0.5, -6],
    ['heard', 0.98, 0],
    ['clipped', 2, 0],
  ])('is %s at a tone of %d of full scale', (finding, amplitude, decibels) => {
    const trial = new MicrophoneTrial()
    trial.push(toneOf(amplitude))
    expect(trial.level).toEqual({ finding, decibels })
  })

  it('is not clipped by a single click, and is that of its loudest part', () => {
    const trial = new MicrophoneTrial()
    trial.push(toneOf(0.5))
    trial.push(new Float32Array([1, -1, 1]))
    trial.push(toneOf(0.001))
    expect(trial.level).toEqual({ finding: 'heard', decibels: 0 })
    expect(trial.isHeard).toBe(true)
  })
})
