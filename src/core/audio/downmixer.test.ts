import { describe, expect, it } from 'vitest'
import { measureLevel } from './capture/level.ts'
import { Downmixer } from './downmixer.ts'

const RATE = 16_000

/** Some speech: tones that swell and fade, from a sample on. */
const voice = (from: number, length: number, hertz = 220): Float32Array =>
  Float32Array.from({ length }, (_, n) => {
    const t = (from + n) / RATE
    return 0.2 * Math.sin(2 * Math.PI * hertz * t) * (0.55 + 0.45 * Math.sin(2 * Math.PI * 3 * t))
  })
const scaled = (samples: Float32Array, by: number) => samples.map((sample) => sample * by)

/** Mixes two seconds in parts of some samples. */
function mixed(channelsAt: (from: number, length: number) => readonly Float32Array[], length = 128) {
  const downmixer = new Downmixer()
  const whole = new Float32Array(2 * RATE)
  for (let from = 0; from < whole.length; from += length)
    whole.set(downmixer.mix(channelsAt(from, length), length), from)
  return whole
}

describe('the mix of several channels', () => {
  it('is their mean, and silence of none', () => {
    const downmixer = new Downmixer()
    expect(downmixer.mix([Float32Array.of(1, 0), Float32Array.of(0, 1)], 2)).toEqual(
      Float32Array.of(0.5, 0.5),
    )
    expect(downmixer.mix([], 3)).toEqual(new Float32Array(3))
    expect(downmixer.mix([Float32Array.of(0.25, -0.5)], 2)).toEqual(Float32Array.of(0.25, -0.5))
  })

  it.each([
    ['equal', 1],
    ['the second a little louder', 1.1],
    ['the second a little quieter', 0.9],
  ])('is one of them if they are in antiphase: %s', (_, by) => {
    for (const length of [128, 640]) {
      const heard = mixed((from, n) => [voice(from, n), scaled(voice(from, n), -by)], length)
      expect(heard).toEqual(mixed((from, n) => [voice(from, n)], length))
    }
  })

  it('takes the loud pair where other channels are silent', () => {
    const heard = mixed((from, n) => {
      const silence = new Float32Array(n)
      return [silence, voice(from, n), scaled(voice(from, n), -1), silence]
    })
    expect(heard).toEqual(mixed((from, n) => [voice(from, n)]))
  })

  it.each([
    ['one voice on one side', (from: number, n: number) => [voice(from, n), new Float32Array(n)]],
    ['a voice on each side', (from: number, n: number) => [voice(from, n), voice(from, n, 317)]],
    ['one voice, half a period late', (from: number, n: number) => [voice(from, n), voice(from - 30, n)]],
  ])('stays the mean for %s', (_, channelsAt) => {
    const heard = mixed(channelsAt)
    const mean = mixed((from, n) => {
      const [left, right] = channelsAt(from, n)
      return [Float32Array.from(left ?? [], (sample, i) => (sample + (right?.[i] ?? 0)) / 2)]
    })
    expect(heard).toEqual(mean)
    expect(measureLevel(heard).rms).toBeGreaterThan(0.01)
  })

  it('adds up several sources', () => {
    const sum = Float32Array.of(0.25, 0.25)
    new Downmixer().addTo(sum, [Float32Array.of(0.5, 0), Float32Array.of(0.5, 0)])
    new Downmixer().addTo(sum, [])
    expect(sum).toEqual(Float32Array.of(0.75, 0.25))
  })
})
