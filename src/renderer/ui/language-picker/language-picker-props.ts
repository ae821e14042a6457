import type { LanguageOption } from './language-options.ts'

interface CommonProps {
  readonly label: string
  readonly options: readonly LanguageOption[]
  readonly recent: readonly string[]
  /** Note to read before choosing. */
  readonly note?: string | undefined
  /** The reason why nothing can be chosen at the moment. */
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
  /** Option for no language, which is selected if no other is. Without it, the last language cannot be removed. */
  readonly none?: LanguageOption | undefined
  readonly onChange: (codes: string[]) => void
}
