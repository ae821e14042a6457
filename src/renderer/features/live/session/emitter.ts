/** A value that changes too often for React state: components subscribe and update the DOM themselves. */
export class Emitter<T> {
  readonly #listeners = new Set<(value: T) => void>()

  emit(value: T): void {
    for (const listener of this.#listeners) listener(value)
  }

  /** Returns a function that ends the subscription. */
  listen(listener: (value: T) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
