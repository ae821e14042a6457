/** One kind of thing that the service keeps for each key, such as its glossaries. */
export interface Slot<T> {
  readonly create: () => T
}

/** @param create makes it, empty, when a key first needs it */
export const defineSlot = <T>(create: () => T): Slot<T> => ({ create })

/** Everything that the service keeps for one key. Each feature has a slot of its own, and sees no other's by chance. */
export class KeyState {
  readonly key: string
  readonly #parts = new Map<Slot<unknown>, unknown>()

  constructor(key: string) {
    this.key = key
  }

  get<T>(slot: Slot<T>): T {
    const known = this.#parts.get(slot)
    if (known !== undefined) return known as T
    const created = slot.create()
    this.#parts.set(slot, created)
    return created
  }
}
