/**
 * Level of a tone in a stretch of sound.
 *
 * @returns its amplitude, as a fraction of full scale
 */
export function levelOf(hertz: number, samples: Float32Array, rate: number): number {
  let sine = 0
  let cosine = 0
  for (const [i, sample] of samples.entries()) {
    const angle = (2 * Math.PI * hertz * i) / rate
    sine += sample * Math.sin(angle)
    cosine += sample * Math.cos(angle)
  }
  return (2 * Math.hypot(sine, cosine)) / samples.length
}
