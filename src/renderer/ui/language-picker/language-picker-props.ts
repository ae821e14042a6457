import type { LanguageOption } from './language-options.ts'

interface CommonProps {
  readonly label: string
  readonly options: readonly LanguageOption[]
  readonly recent: readonly string[]
  /** Why nothing can be chosen just now. */
  readonly disabledReason?: string | undefined
}

export interface LanguagePickerProps extends CommonProps {
  readonly value: string
  /** What stands in place of the chosen one's name. */
  readonly shown?: string | undefined
  readonly onChange: (code: string) => void
}

export interface LanguagesPickerProps extends CommonProps {
  readonly className?: string | undefined
  readonly values: readonly string[]
  readonly limit: number
  /** Stands for no language at all, and is chosen where none is. Without it, the last language stays. */
  readonly none?: LanguageOption | undefined
  readonly onChange: (codes: string[]) => void
}

/** What the list itself is told by the button that stood for it. */
export interface OpenedProps {
  readonly shown: string
  /** Somebody has asked for the list, and waits for it. */
  readonly isAwaited: boolean
}
