import { isReplaced } from './translator.ts'

/** Tells which translations are versions of the same text, so that only the last one of each is kept. */
export class KeptAs {
  readonly #newId: () => string
  #id: string
  #targetLanguage: string | undefined

  constructor(newId: () => string) {
    this.#newId = newId
    this.#id = newId()
  }

  /** Starts a new text. */
  renew(): void {
    this.#id = this.#newId()
    this.#targetLanguage = undefined
  }

  /** The text has changed; it may still be the same one. */
  changed(before: string, after: string): void {
    if (isReplaced(before, after)) this.renew()
  }

  /** @returns the name; another language is another translation, and not a later version of it */
  into(targetLanguage: string): string {
    if (this.#targetLanguage !== undefined && this.#targetLanguage !== targetLanguage) this.renew()
    this.#targetLanguage = targetLanguage
    return this.#id
  }
}
