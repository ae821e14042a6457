import type { QuickOffer } from '../desktop/desktop-calls.ts'

/** Maximum length of offered text, in UTF-16 units: longer ones are not readable in a small window. */
export const MAX_OFFERED = 100_000

interface Found {
  /** Text selected in any program, where the system reports it. */
  readonly selection: string
  readonly clipboard: string
}

const isText = (text: string): boolean => text.trim() !== '' && text.length <= MAX_OFFERED

/**
 * Decides what the quick window offers when it opens: only what is new since it was last open. Text that the
 * user has seen, selected or copied in it is not offered again.
 */
export class QuickOffers {
  #known: Found = { selection: '', clipboard: '' }

  /** Reports the content when the window opens. */
  opened(found: Found): QuickOffer {
    const { selection, clipboard } = found
    const known = this.#known
    this.#known = found
    if (isText(selection) && selection !== known.selection) return { text: selection }
    return isText(clipboard) && clipboard !== known.clipboard ? { text: clipboard } : {}
  }

  /** Reports the content when the window is left. */
  left(found: Found): void {
    this.#known = found
  }
}
