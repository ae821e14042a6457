/**
 * Power spectra of real sound under a Hann window: a radix-2 Fourier transform of half the size, over samples taken
 * in pairs as complex numbers. Tables and work space belong to the instance, so a spectrum allocates nothing.
 */
export class Spectrum {
  readonly #half: number
  readonly #window: Float64Array
  /** For the full size; a transform of half the size uses every second one. */
  readonly #cos: Float64Array
  readonly #sin: Float64Array
  readonly #reversed: Uint32Array
  readonly #re: Float64Array
  readonly #im: Float64Array

  /** @param size samples that go into one spectrum: a power of two */
  constructor(size: number) {
    const half = size / 2
    this.#half = half
    this.#window = Float64Array.from(
      { length: size },
      (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size),
    )
    this.#cos = Float64Array.from({ length: half }, (_, i) => Math.cos((2 * Math.PI * i) / size))
    this.#sin = Float64Array.from({ length: half }, (_, i) => Math.sin((2 * Math.PI * i) / size))
    const bits = Math.log2(half)
    this.#reversed = Uint32Array.from({ length: half }, (_, i) => reverseBits(i, bits))
    this.#re = new Float64Array(half)
    this.#im = new Float64Array(half)
  }

  /** Writes the power of each bin below half the rate into `power`, which has half as many places as samples. */
  measure(samples: Float32Array, at: number, power: Float64Array): void {
    for (let i = 0; i < this.#half; i += 1) {
      const to = this.#reversed[i] as number
      this.#re[to] = (samples[at + 2 * i] as number) * (this.#window[2 * i] as number)
      this.#im[to] = (samples[at + 2 * i + 1] as number) * (this.#window[2 * i + 1] as number)
    }
    for (let span = 1; span < this.#half; span *= 2) this.#combine(span)
    this.#untangle(power)
  }

  /** Combines neighbouring transforms of length `span` to transforms of length `2 * span`. */
  #combine(span: number): void {
    const re = this.#re
    const im = this.#im
    const stride = this.#half / span
    for (let i = 0; i < span; i += 1) {
      const cos = this.#cos[i * stride] as number
      const sin = this.#sin[i * stride] as number
      for (let a = i; a < this.#half; a += 2 * span) {
        const b = a + span
        const reB = (re[b] as number) * cos + (im[b] as number) * sin
        const imB = (im[b] as number) * cos - (re[b] as number) * sin
        re[b] = (re[a] as number) - reB
        im[b] = (im[a] as number) - imB
        re[a] = (re[a] as number) + reB
        im[a] = (im[a] as number) + imB
      }
    }
  }

  /** Separates the spectra of even and odd samples, and combines them to the spectrum of all samples. */
  #untangle(power: Float64Array): void {
    const re = this.#re
    const im = this.#im
    power[0] = ((re[0] as number) + (im[0] as number)) ** 2
    for (let k = 1; k < this.#half; k += 1) {
      const mirrored = this.#half - k
      const evenRe = ((re[k] as number) + (re[mirrored] as number)) / 2
      const evenIm = ((im[k] as number) - (im[mirrored] as number)) / 2
      const oddRe = ((im[k] as number) + (im[mirrored] as number)) / 2
      const oddIm = ((re[mirrored] as number) - (re[k] as number)) / 2
      const cos = this.#cos[k] as number
      const sin = this.#sin[k] as number
      power[k] = (evenRe + cos * oddRe + sin * oddIm) ** 2 + (evenIm + cos * oddIm - sin * oddRe) ** 2
    }
  }
}

function reverseBits(value: number, bits: number): number {
  let reversed = 0
  for (let bit = 0; bit < bits; bit += 1) reversed |= ((value >> bit) & 1) << (bits - 1 - bit)
  return reversed
}
