import { RATE, toSamples } from './speech-pool.ts'

const gain = (db: number): number => 10 ** (db / 20)

/** Changes every sample in place. */
function change(samples: Float32Array, to: (sample: number, i: number) => number): void {
  for (let i = 0; i < samples.length; i += 1) samples[i] = to(samples[i] ?? 0, i)
}

export function amplify(samples: Float32Array, db: number): void {
  change(samples, (sample) => sample * gain(db))
}

/** Adds noise of a random colour, from white to a deep rumble. */
export function addNoise(random: () => number, samples: Float32Array, db: number): void {
  const memory = 0.9 * random()
  // White noise between -1 and 1 has a power of 1/3.
  const scale = gain(db) * Math.sqrt(3 * (1 - memory * memory))
  let noise = 0
  change(samples, (sample) => {
    noise = memory * noise + (2 * random() - 1)
    return sample + scale * noise
  })
}

/** Adds keystrokes. */
export function addClicks(random: () => number, samples: Float32Array): void {
  for (let at = 0; at < samples.length; at += toSamples(100 + 500 * random()))
    change(
      samples.subarray(at, at + 400),
      (sample, i) => sample + 0.3 * Math.exp(-i / 40) * (2 * random() - 1),
    )
}

/** Adds music of 120 beats a minute. */
export function addBeat(random: () => number, samples: Float32Array): void {
  const phase = random()
  change(samples, (sample, i) => {
    const beat = ((2 * i) / RATE + phase) % 1
    return sample + 0.1 * Math.exp(-6 * beat) * (2 * random() - 1)
  })
}

/** Adds another sound, later and quieter. */
export function addDelayed(samples: Float32Array, other: Float32Array, lagMs: number, db: number): void {
  const lag = toSamples(lagMs)
  change(samples, (sample, i) => sample + gain(db) * (other[i - lag] ?? 0))
}

/** A sound with its reflections in a room. */
export function inRoom(random: () => number, source: Float32Array): Float32Array {
  const decay = 0.2 + 0.55 * random()
  const taps = [11, 17, 29].map((ms) => toSamples(ms * (0.7 + 0.6 * random())))
  const wet = new Float32Array(source)
  change(wet, (sample, i) =>
    taps.reduce((sum, tap) => sum + (decay / taps.length) * (wet[i - tap] ?? 0), sample),
  )
  return wet
}

/** A sound at another speed. */
export const atSpeed = (samples: Float32Array, speed: number): Float32Array =>
  Float32Array.from(
    { length: Math.floor(samples.length / speed) },
    (_, i) => samples[Math.floor(i * speed)] ?? 0,
  )
