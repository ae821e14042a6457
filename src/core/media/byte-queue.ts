/** A queue of bytes that arrive in chunks and are read from the front, or skipped, some before they arrive. */
export class ByteQueue {
  #bytes = new Uint8Array(4096)
  #start = 0
  #end = 0
  /** Bytes to skip that have not arrived. */
  #owed = 0

  get length(): number {
    return this.#end - this.#start
  }

  /** Whether bytes are in the queue or were skipped before they arrived: something has begun and not ended. */
  get isInside(): boolean {
    return this.length > 0 || this.#owed > 0
  }

  push(bytes: Uint8Array): void {
    const chunk = bytes.subarray(this.#owed)
    this.#owed -= bytes.length - chunk.length
    this.#reserve(chunk.length)
    this.#bytes.set(chunk, this.#end)
    this.#end += chunk.length
  }

  /** The byte at `index` from the front, which must be within the queue. */
  at(index: number): number {
    return this.#bytes[this.#start + index] ?? 0
  }

  /** A view of the first `count` bytes, valid until the next `push`. */
  peek(count: number): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(this.#start, Math.min(this.#start + count, this.#end))
  }

  /** Removes the first `count` bytes and returns a copy. */
  take(count: number): Uint8Array<ArrayBuffer> {
    const taken = this.peek(count).slice()
    this.skip(taken.length)
    return taken
  }

  /** Removes the next `count` bytes, also those that have not arrived yet. */
  skip(count: number): void {
    this.#owed += Math.max(0, count - this.length)
    this.#start = Math.min(this.#end, this.#start + count)
    if (this.#start === this.#end) this.#start = this.#end = 0
  }

  /** Clears the queue and any pending skip. */
  clear(): void {
    this.#start = this.#end = this.#owed = 0
  }

  #reserve(more: number): void {
    if (this.#end + more <= this.#bytes.length) return
    const { length } = this
    const room = Math.max(this.#bytes.length, 2 * (length + more))
    const bytes = room > this.#bytes.length ? new Uint8Array(room) : this.#bytes
    bytes.set(this.#bytes.subarray(this.#start, this.#end))
    this.#bytes = bytes
    this.#start = 0
    this.#end = length
  }
}
