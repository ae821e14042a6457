import { describe, expect, it } from 'vitest'
import { joinSamples } from './pcm.ts'
import { Resampler } from './resampler.ts'

const tone = (hertz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, i) =>
    Math.sin((2 * Math.PI * hertz * i) / rate),
  )

function resample(input: Float32Array<ArrayBuffer>, from: number, to: number, chunk = input.length) {
  const resampler = new Resampler(from, to)
  const parts: Float32Array[] = []
  for (let at = 0; at < input.length; at += chunk) parts.push(resampler.push(input.slice(at, at + chunk)))
  return joinSamples([...parts, resampler.finish()])
}

const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)

const RATES = [
  [48_000, 16_000],
  [44_100, 16_000],
  [22_050, 16_000],
  [24_000, 48_000],
  [16_000, 48_000],
  [8000, 16_000],
] as const

describe.each(RATES)('from %i to %i', (from, to) => {
  it('keeps a tone where it was, to the sample', () => {
    const output = resample(tone(1000, from, 1), from, to)
    const middle = [to * 0.1, to * 0.9] as const
    const expected = tone(1000, to, 1).slice(...middle)
    const difference = output.slice(...middle).map((sample, i) => sample - expected[i]!)
    expect(rms(difference)).toBeLessThan(0.002)
  })

  it('keeps the length', () => {
    expect(Math.abs(resample(tone(500, from, 1), from, to).length - to)).toBeLessThanOrEqual(1)
  })

  it('gives the same samples however the input is cut', () => {
    const input = tone(700, from, 0.2)
    const whole = resample(input, from, to)
    const cut = resample(input, from, to, 101)
    expect(cut.length).toBe(whole.length)
    expect(Math.max(...cut.map((sample, i) => Math.abs(sample - whole[i]!)))).toBeLessThan(1e-6)
  })
})

it('removes frequencies above the lower Nyquist rate', () => {
  const output = resample(tone(11_000, 48_000, 0.5), 48_000, 16_000)
  expect(20 * Math.log10(rms(output.slice(1000, -1000)) / Math.SQRT1_2)).toBeLessThan(-70)
})

it('returns the same samples if the rates are equal', () => {
  const input = tone(1000, 16_000, 0.1)
  expect(new Resampler(16_000, 16_000).push(input)).toBe(input)
})
