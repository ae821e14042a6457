/** A message comes twice, comes late, or something comes before it that makes no sense. */
export type Disturbance = 'twice' | 'late' | 'garbage'

/** Spoils a message of the service now and then. */
export class Disturber {
  #next: Disturbance | undefined
  /** What is late, until the next one has come. */
  #held: string | undefined

  /** The next message is spoilt. */
  disturb(how: Disturbance): void {
    this.#next = how
  }

  /** @returns what arrives when a message is sent, in order */
  pass(text: string): string[] {
    const how = this.#next
    this.#next = undefined
    if (how === 'late') {
      this.#held = text
      return []
    }
    const late = this.#held === undefined ? [] : [this.#held]
    this.#held = undefined
    const before = how === 'garbage' ? [`${text.slice(0, 20)}\u0000`] : []
    return [...before, text, ...(how === 'twice' ? [text] : []), ...late]
  }
}
