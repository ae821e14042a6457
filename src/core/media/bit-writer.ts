/** Writes numbers of any width, most significant bit first. */
export class BitWriter {
  #bytes = new Uint8Array(1024)
  #bits = 0

  /** @param width up to 32 bits; negative numbers in two's complement */
  write(value: number, width: number): void {
    this.#reserve(width)
    let left = width
    while (left > 0) {
      const free = 8 - (this.#bits & 7)
      const count = Math.min(free, left)
      const part = (value >>> (left - count)) & ((1 << count) - 1)
      const at = this.#bits >> 3
      this.#bytes[at] = (this.#bytes[at] ?? 0) | (part << (free - count))
      this.#bits += count
      left -= count
    }
  }

  /** Writes a number of zeros, then a one. */
  writeUnary(zeros: number): void {
    this.#reserve(zeros + 1)
    this.#bits += zeros
    this.write(1, 1)
  }

  /** Pads with zeros to a whole byte. */
  align(): void {
    this.#bits = (this.#bits + 7) & ~7
  }

  /** A copy of the written bytes. */
  toBytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, (this.#bits + 7) >> 3)
  }

  #reserve(bits: number): void {
    const needed = ((this.#bits + bits) >> 3) + 5
    if (needed <= this.#bytes.length) return
    const bytes = new Uint8Array(2 * needed)
    bytes.set(this.#bytes)
    this.#bytes = bytes
  }
}
