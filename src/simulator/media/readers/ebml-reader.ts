import { concatBytes } from '../concat.ts'

/** A complete element, or the beginning of one that contains others. */
export interface ReadElement {
  readonly id: number
  /** Empty for an element that contains others. */
  readonly data: Uint8Array
}

/** Larger than any element of audio. */
const LARGEST = 1 << 20

/** Length in bytes of a number, given by its first set bit. */
const widthOf = (first: number): number => Math.clz32(first) - 23

const toNumber = (bytes: Uint8Array): number => bytes.reduce((value, byte) => value * 256 + byte, 0)

/** @returns its value, infinity for all ones, and its length; undefined while it is incomplete */
function readSize(bytes: Uint8Array): { value: number; width: number } | undefined {
  const width = widthOf(bytes[0] ?? 0)
  if (bytes.length < 1 || bytes.length < width) return undefined
  const value = toNumber(bytes.subarray(1, width)) + ((bytes[0] ?? 0) & (0xff >> width)) * 256 ** (width - 1)
  return { value: value === 2 ** (7 * width) - 1 ? Number.POSITIVE_INFINITY : value, width }
}

/** Reads EBML (RFC 8794) as it arrives, one element after another at any depth. */
export class EbmlReader {
  readonly #holders: ReadonlySet<number>
  #pending: Uint8Array = new Uint8Array(0)
  #toSkip = 0

  /** @param holders elements that are looked into */
  constructor(holders: ReadonlySet<number>) {
    this.#holders = holders
  }

  get pendingBytes(): number {
    return this.#pending.length
  }

  push(bytes: Uint8Array): { readonly elements: readonly ReadElement[]; readonly damage: readonly string[] } {
    this.#pending = concatBytes(this.#pending, bytes)
    const elements: ReadElement[] = []
    const damage: string[] = []
    while (this.#step(elements, damage));
    return { elements, damage }
  }

  #step(elements: ReadElement[], damage: string[]): boolean {
    if (this.#toSkip > 0) {
      const skipped = Math.min(this.#toSkip, this.#pending.length)
      this.#toSkip -= skipped
      this.#pending = this.#pending.slice(skipped)
    }
    const [first] = this.#pending
    if (first === undefined) return false
    const idWidth = widthOf(first)
    if (idWidth > 4 || widthOf(this.#pending[idWidth] ?? 0xff) > 8) {
      if (damage.length === 0) damage.push('bytes that are no element')
      this.#pending = this.#pending.slice(1)
      return true
    }
    const size = readSize(this.#pending.subarray(idWidth))
    if (size === undefined) return false
    return this.#read(
      toNumber(this.#pending.subarray(0, idWidth)),
      idWidth + size.width,
      size.value,
      elements,
    )
  }

  #read(id: number, headSize: number, size: number, elements: ReadElement[]): boolean {
    if (this.#holders.has(id)) {
      this.#pending = this.#pending.slice(headSize)
      elements.push({ id, data: new Uint8Array(0) })
      return true
    }
    if (size > LARGEST) {
      this.#pending = this.#pending.slice(headSize)
      this.#toSkip = Number.isFinite(size) ? size : 0
      return true
    }
    if (this.#pending.length < headSize + size) return false
    elements.push({ id, data: this.#pending.slice(headSize, headSize + size) })
    this.#pending = this.#pending.slice(headSize + size)
    return true
  }
}
