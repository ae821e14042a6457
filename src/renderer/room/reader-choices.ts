/** Local storage key. */
const NAME = 'parley-room'

/** How a reader reads; kept in their own browser alone. */
export interface ReaderChoices {
  /** Language of the captions, or the original; undefined until one was chosen. */
  line: string | undefined
  /** Step of the size. */
  size: number
  isLight: boolean
  /** Whether words that may still change are left out. */
  isCalm: boolean
}

const DEFAULT: ReaderChoices = { line: undefined, size: 1, isLight: false, isCalm: false }

export function readChoices(): ReaderChoices {
  try {
    const { line, size, isLight, isCalm } = JSON.parse(localStorage.getItem(NAME) ?? '{}')
    return {
      line: typeof line === 'string' ? line : DEFAULT.line,
      size: Number.isInteger(size) && size >= 0 && size < 6 ? size : DEFAULT.size,
      isLight: isLight === true,
      isCalm: isCalm === true,
    }
  } catch {
    // The browser stores nothing, or another version did.
    return { ...DEFAULT }
  }
}

export function storeChoices(choices: ReaderChoices): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(choices))
  } catch {
    // In a private window they are for this visit.
  }
}
