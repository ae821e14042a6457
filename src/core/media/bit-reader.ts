/** Reads numbers of any width, the highest bit first. Beyond the end it reads zeros and sets `isOverrun`. */
export class BitReader {
  readonly #bytes: Uint8Array
  #bit = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get isOverrun(): boolean {
    return this.#bit > 8 * this.#bytes.length
  }

  /** Position in whole bytes. */
  get byteLength(): number {
    return (this.#bit + 7) >> 3
  }

  /** @param width up to 32 */
  read(width: number): number {
    let value = 0
    for (let left = width; left > 0; ) {
      const offset = this.#bit & 7
      const count = Math.min(8 - offset, left)
      const byte = this.#bytes[this.#bit >> 3] ?? 0
      value = value * 2 ** count + ((byte >> (8 - offset - count)) & (2 ** count - 1))
      this.#bit += count
      left -= count
    }
    return value
  }

  readSigned(width: number): number {
    const value = this.read(width)
    return width > 0 && value >= 2 ** (width - 1) ? value - 2 ** width : value
  }

  /** @param count bits */
  skip(count: number): void {
    this.#bit += count
  }

  /** Number of zeros before the next one. */
  readUnary(): number {
    let zeros = 0
    while (!this.isOverrun && this.read(1) === 0) zeros += 1
    return zeros
  }

  align(): void {
    this.#bit = this.byteLength * 8
  }
}
