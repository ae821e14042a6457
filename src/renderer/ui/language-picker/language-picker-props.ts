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
  /** Shown instead of the name of the selected language. */
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

/** State that the placeholder button passes to the list. */
export interface OpenedProps {
  readonly shown: string
  /** The user has opened the list and waits for it. */
  readonly isAwaited: boolean
}
