import type { QuickOffer } from '../desktop/calls.ts'

/** A longer text is not what somebody wants to read in a small window. In UTF-16 units. */
export const MAX_OFFERED = 100_000

interface Found {
  /** What is marked in any program, where the system tells. */
  readonly selection: string
  readonly clipboard: string
}

const isText = (text: string): boolean => text.trim() !== '' && text.length <= MAX_OFFERED

/**
 * What the quick window is offered when it opens. Only what is new since it was last there: what the user has seen
 * in it, marked in it or copied from it does not come back as something else.
 */
export class QuickOffers {
  #known: Found = { selection: '', clipboard: '' }

  /** The window opens, and this is there. */
  opened(found: Found): QuickOffer {
    const { selection, clipboard } = found
    const known = this.#known
    this.#known = found
    if (isText(selection) && selection !== known.selection) return { text: selection }
    return isText(clipboard) && clipboard !== known.clipboard ? { text: clipboard } : {}
  }

  /** The window is left, and this is there. */
  left(found: Found): void {
    this.#known = found
  }
}
