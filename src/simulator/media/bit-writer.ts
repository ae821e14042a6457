/** Writes numbers of any length bit by bit, highest bit first. */
export class BitWriter {
  #bytes = new Uint8Array(4096)
  /** Position in bits. */
  #at = 0

  /** @param count up to 32 */
  write(value: number, count: number): void {
    this.#reserve(count)
    for (let bit = count - 1; bit >= 0; bit -= 1, this.#at += 1)
      if (((value >>> bit) & 1) === 1) {
        const index = this.#at >> 3
        this.#bytes[index] = (this.#bytes[index] ?? 0) | (0x80 >> (this.#at & 7))
      }
  }

  /** Writes a number of zeros, then a one. */
  unary(zeros: number): void {
    this.#reserve(zeros)
    this.#at += zeros
    this.write(1, 1)
  }

  /** Pads with zeros to a whole byte. */
  align(): void {
    this.#at = (this.#at + 7) & ~7
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, (this.#at + 7) >> 3)
  }

  #reserve(bits: number): void {
    if (this.#at + bits + 32 <= this.#bytes.length * 8) return
    const larger = new Uint8Array(2 * this.#bytes.length + (bits >> 3))
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}
