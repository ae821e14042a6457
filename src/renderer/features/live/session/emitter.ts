/** A value that changes too often for React: components subscribe and draw it themselves. */
export class Emitter<T> {
  readonly #listeners = new Set<(value: T) => void>()

  emit(value: T): void {
    for (const listener of this.#listeners) listener(value)
  }

  /** The answer ends it. */
  listen(listener: (value: T) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
