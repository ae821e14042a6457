import { HEARING_RATE } from '../../../src/simulator/hearing/frames.ts'

/** Sounds at 16 kHz that nobody speaks, 4 s of each, at about full scale. */

const LENGTH = 4 * HEARING_RATE

const make = (sample: (i: number) => number): Float32Array =>
  Float32Array.from({ length: LENGTH }, (_, i) => sample(i))

const sine = (hz: number) => (i: number) => Math.sin((2 * Math.PI * hz * i) / HEARING_RATE)
const sawtooth = (hz: number) => (i: number) => 2 * (((i * hz) / HEARING_RATE) % 1) - 1

export const white = (random: () => number): Float32Array => make(() => 2 * random() - 1)

/** Noise through a first-order low pass; the nearer `memory` is to 1, the deeper it sounds. */
function lowPassed(random: () => number, memory: number): Float32Array {
  let last = 0
  const noise = make(() => (last = memory * last + (2 * random() - 1)))
  const loudest = noise.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return noise.map((sample) => sample / loudest)
}

export const brown = (random: () => number): Float32Array => lowPassed(random, 0.995)

/** The sum of noises that each fall off at another frequency comes near to 1/f. */
export function pink(random: () => number): Float32Array {
  const parts = [0.5, 0.8, 0.95, 0.99].map((memory) => lowPassed(random, memory))
  return make((i) => parts.reduce((sum, part) => sum + (part[i] ?? 0), 0) / parts.length)
}

export const tone = (hz: number): Float32Array => make(sine(hz))

/** Mains hum: many harmonics, and the hiss of what it hums in. */
export const hum = (hz: number, random: () => number): Float32Array =>
  make((i) => 0.8 * sawtooth(hz)(i) + 0.02 * (2 * random() - 1))

/** Deep hum under hiss that is not much quieter. */
export const humAndHiss = (random: () => number): Float32Array =>
  make((i) => 0.3 * sine(50)(i) + 0.02 * (2 * random() - 1))

/** A machine that swells four times a second. */
export const throb = (random: () => number): Float32Array =>
  make((i) => (0.55 + 0.45 * sine(4)(i)) * (2 * random() - 1))

/** Short clicks that die away in a few milliseconds, at any distance. */
export function clicks(random: () => number): Float32Array {
  const sound = new Float32Array(LENGTH)
  for (let at = 0; at < LENGTH - 400; at += 800 + Math.floor(random() * 6000))
    for (let i = 0; i < 400; i += 1) sound[at + i] = Math.exp(-i / 40) * (2 * random() - 1)
  return sound
}

/** A signal that beeps. */
export const beeps = (hz: number): Float32Array =>
  make((i) => (Math.floor(i / 3200) % 2 === 0 ? sine(hz)(i) : 0))
