/** Loudness of a stretch of sound, as parts of full scale. */
export interface Level {
  readonly rms: number
  readonly peak: number
}

export function measureLevel(samples: Float32Array): Level {
  let peak = 0
  let sum = 0
  for (const sample of samples) {
    peak = Math.max(peak, Math.abs(sample))
    sum += sample * sample
  }
  return { rms: samples.length === 0 ? 0 : Math.sqrt(sum / samples.length), peak }
}

/** Level below which a microphone delivers nothing audible: -60 dB. */
export const SILENCE_RMS = 0.001

const QUIETEST_DB = -60

/** Position of a level on a meter, from 0 to 1, linear in decibels. */
export function meterPosition(rms: number): number {
  if (rms <= 0) return 0
  const decibels = 20 * Math.log10(rms)
  return Math.max(0, Math.min(1, 1 - decibels / QUIETEST_DB))
}
