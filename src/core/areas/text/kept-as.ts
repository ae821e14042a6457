import { isReplaced } from './translator.ts'

/** Identifies versions of the same text, so that only the last one is stored. */
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

  /** Called when the text changes, possibly to a new version of the same text. */
  changed(before: string, after: string): void {
    if (isReplaced(before, after)) this.renew()
  }

  /** @returns the id; another language is another translation, not a later version */
  into(targetLanguage: string): string {
    if (this.#targetLanguage !== undefined && this.#targetLanguage !== targetLanguage) this.renew()
    this.#targetLanguage = targetLanguage
    return this.#id
  }
}
