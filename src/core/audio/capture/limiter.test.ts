import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Limiter } from './limiter.ts'

const RATE = 16_000

const sine = (hz: number, amplitude: number, length = RATE) =>
  Float32Array.from({ length }, (_, i) => amplitude * Math.sin((2 * Math.PI * hz * i) / RATE))

/** Two simultaneous voices at full level. */
function loudMix(): Float32Array {
  const other = sine(330, 1)
  return sine(220, 1).map((sample, i) => sample + (other[i] ?? 0))
}

function limited(samples: Float32Array, chunk = samples.length): Float32Array {
  const limiter = new Limiter(RATE)
  const output = samples.slice()
  for (let at = 0; at < output.length; at += chunk) limiter.apply(output.subarray(at, at + chunk))
  return output
}

const loudest = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/** Distortion of a sound relative to another one with the best-fitting gain, in dB. */
function distortionDb(sound: Float32Array, original: Float32Array): number {
  const product = (a: Float32Array, b: Float32Array) =>
    a.reduce((sum, sample, i) => sum + sample * (b[i] ?? 0), 0)
  const gain = product(sound, original) / product(original, original)
  const rest = sound.map((sample, i) => sample - gain * (original[i] ?? 0))
  return 10 * Math.log10(product(rest, rest) / product(sound, sound))
}

describe('the limiter', () => {
  it('keeps any input within full scale', () => {
    const anything = fc.array(fc.float({ noNaN: true, min: -1000, max: 1000 }), { maxLength: 500 })
    fc.assert(
      fc.property(anything, (samples) => {
        expect(loudest(limited(Float32Array.from(samples)))).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('leaves samples within full scale unchanged, to the bit', () => {
    const fitting = fc.array(fc.float({ noNaN: true, min: -1, max: 1 }), { maxLength: 500 })
    fc.assert(
      fc.property(fitting, (samples) => {
        const sound = Float32Array.from(samples)
        expect(limited(sound)).toEqual(sound)
      }),
    )
  })

  it('keeps the shape of two loud voices, which clipping does not', () => {
    const mix = loudMix()
    const clipped = mix.map((sample) => Math.max(-1, Math.min(1, sample)))
    // The limiter adapts to the first rise.
    const settled = RATE / 20
    expect(distortionDb(limited(mix).subarray(settled), mix.subarray(settled))).toBeLessThan(-35)
    expect(distortionDb(clipped.subarray(settled), mix.subarray(settled))).toBeGreaterThan(-20)
  })

  it('is back at full loudness half a second after the last peak, to the bit', () => {
    const quiet = sine(440, 0.2, 2 * RATE)
    const both = Float32Array.from([...loudMix(), ...quiet])
    const after = limited(both).subarray(RATE)
    expect(loudest(after.subarray(0, RATE / 100))).toBeLessThan(0.15)
    expect(after.subarray(RATE / 2)).toEqual(quiet.subarray(RATE / 2))
  })

  it('does the same in pieces of any length', () => {
    const whole = limited(loudMix())
    for (const chunk of [1, 7, 128, 333]) expect(limited(loudMix(), chunk)).toEqual(whole)
  })
})
