import { HEARING_RATE } from '../../../src/simulator/hearing/heard-frames.ts'

/** Sounds that are not speech: 4 s each at 16 kHz, at about full scale. */

const LENGTH = 4 * HEARING_RATE

const make = (sample: (i: number) => number): Float32Array =>
  Float32Array.from({ length: LENGTH }, (_, i) => sample(i))

const sine = (hz: number) => (i: number) => Math.sin((2 * Math.PI * hz * i) / HEARING_RATE)
const sawtooth = (hz: number) => (i: number) => 2 * (((i * hz) / HEARING_RATE) % 1) - 1

export const white = (random: () => number): Float32Array => make(() => 2 * random() - 1)

/** Noise through a first-order low-pass filter; the nearer `memory` is to 1, the lower the cutoff. */
function lowPassed(random: () => number, memory: number): Float32Array {
  let last = 0
  const noise = make(() => (last = memory * last + (2 * random() - 1)))
  const loudest = noise.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return noise.map((sample) => sample / loudest)
}

export const brown = (random: () => number): Float32Array => lowPassed(random, 0.995)

/** Approximates 1/f noise by a sum of low-passed noises with different cutoffs. */
export function pink(random: () => number): Float32Array {
  const parts = [0.5, 0.8, 0.95, 0.99].map((memory) => lowPassed(random, memory))
  return make((i) => parts.reduce((sum, part) => sum + (part[i] ?? 0), 0) / parts.length)
}

export const tone = (hz: number): Float32Array => make(sine(hz))

/** Mains hum: many harmonics and some background hiss. */
export const hum = (hz: number, random: () => number): Float32Array =>
  make((i) => 0.8 * sawtooth(hz)(i) + 0.02 * (2 * random() - 1))

/** Low hum under hiss that is hardly quieter. */
export const humAndHiss = (random: () => number): Float32Array =>
  make((i) => 0.3 * sine(50)(i) + 0.02 * (2 * random() - 1))

/** Noise whose loudness swells four times a second, like a machine. */
export const throb = (random: () => number): Float32Array =>
  make((i) => (0.55 + 0.45 * sine(4)(i)) * (2 * random() - 1))

/** Short clicks that fade within a few milliseconds, at random intervals. */
export function clicks(random: () => number): Float32Array {
  const sound = new Float32Array(LENGTH)
  for (let at = 0; at < LENGTH - 400; at += 800 + Math.floor(random() * 6000))
    for (let i = 0; i < 400; i += 1) sound[at + i] = Math.exp(-i / 40) * (2 * random() - 1)
  return sound
}

/** Intermittent beeps. */
export const beeps = (hz: number): Float32Array =>
  make((i) => (Math.floor(i / 3200) % 2 === 0 ? sine(hz)(i) : 0))
