export const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/** Modified Bessel function of the first kind, of order zero. */
function bessel(x: number): number {
  let sum = 1
  let term = 1
  for (let k = 1; k < 40; k += 1) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

/** Shape of the Kaiser window: about 80 dB of stopband. */
const BETA = 8

/** @param position from -1 to 1 across the window; 0 outside */
export const kaiser = (position: number): number =>
  Math.abs(position) >= 1 ? 0 : bessel(BETA * Math.sqrt(1 - position ** 2)) / bessel(BETA)
