import { describe, expect, it } from 'vitest'
import { joinSamples } from '../pcm.ts'
import { HalfBand } from './half-band.ts'

const RATE = 16_000

const sine = (hz: number, length: number) =>
  Float32Array.from({ length }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / RATE))

function halve(samples: Float32Array, chunk = samples.length): Float32Array {
  const filter = new HalfBand()
  const parts: Float32Array[] = []
  for (let at = 0; at < samples.length; at += chunk) parts.push(filter.push(samples.subarray(at, at + chunk)))
  return joinSamples([...parts, filter.finish()])
}

/** Level of the output relative to the input, in dB, without the ends. */
function gainDb(hz: number): number {
  const power = (samples: Float32Array) =>
    samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  const heard = halve(sine(hz, RATE)).subarray(200, -200)
  return 10 * Math.log10(power(heard) / power(sine(hz, RATE)))
}

describe('the half-band filter', () => {
  it.each([50, 300, 1000, 2000, 3000, 3200])('passes %i Hz within 0.1 dB', (hz) => {
    expect(Math.abs(gainDb(hz))).toBeLessThan(0.1)
  })

  it.each([4800, 5000, 5500, 6400, 7200, 7900])('lets nothing of %i Hz fold down: 75 dB', (hz) => {
    expect(gainDb(hz)).toBeLessThan(-75)
  })

  it('gives one sample for two, where they were', () => {
    const input = sine(440, 1601)
    const output = halve(input)
    expect(output.length).toBe(801)
    for (let i = 40; i < 760; i += 1) expect(output[i]).toBeCloseTo(input[2 * i]!, 3)
  })

  it('gives the same in pieces of any length', () => {
    const input = sine(700, 1000)
    const whole = halve(input)
    for (const chunk of [1, 7, 128, 333]) expect(halve(input, chunk)).toEqual(whole)
  })
})
