/** A set with a maximum size; adding to a full set removes the oldest item. */
export class CappedSet<T> {
  readonly #items = new Set<T>()
  readonly #max: number
  readonly #abort: (item: T) => void

  constructor(max: number, abort: (item: T) => void) {
    this.#max = max
    this.#abort = abort
  }

  add(item: T): void {
    this.#items.add(item)
    const [oldest] = this.#items
    if (this.#items.size <= this.#max || oldest === undefined) return
    this.#items.delete(oldest)
    this.#abort(oldest)
  }

  delete(item: T): void {
    this.#items.delete(item)
  }
}
