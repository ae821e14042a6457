import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bytesOf, spokenTermLimits } from '../../../../core/areas/spoken-terms/spoken-term-limits.ts'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { useTermLanguages } from '../../../queries/spoken-terms-queries.ts'
import { NameForm } from '../../../shared/name-dialog.tsx'
import { LanguagePicker } from '../../../ui/language-picker/language-picker.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'
import { useLikelyLanguage } from '../use-likely-language.ts'

/** Says how much too long the name of a collection is; undefined for one that the service takes. */
export function useNameProblem(): (name: string) => string | undefined {
  const { t } = useTranslation()
  return (name) => {
    const over = bytesOf(name.trim()) - spokenTermLimits.nameBytes
    return over > 0 ? t('spokenTerms.nameTooLong', { count: over }) : undefined
  }
}

/** The languages that a list can have, except those that are taken, and the chosen one. */
function useLanguageChoice(taken: readonly string[]) {
  const languages = useTermLanguages().filter((code) => !taken.includes(code))
  const [chosen, setChosen] = useState(useLikelyLanguage())
  const language = languages.includes(chosen) ? chosen : (languages[0] ?? chosen)
  return { languages, language, setChosen }
}

function LanguageField({ choice }: { readonly choice: ReturnType<typeof useLanguageChoice> }) {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  return (
    <LanguagePicker
      label={t('spokenTerms.create.language')}
      options={choice.languages.map((code) => ({ code, name: nameOf(code), marks: [] }))}
      recent={[]}
      value={choice.language}
      onChange={choice.setChosen}
    />
  )
}

interface CreateFormProps {
  readonly onCancel: () => void
  readonly onCreate: (name: string, language: string) => void
}

/** Asks for name and language of a new collection. */
export function SpokenTermsCreateForm({ onCancel, onCreate }: CreateFormProps) {
  const { t } = useTranslation()
  const choice = useLanguageChoice([])
  return (
    <NameForm
      label={t('panels.items.name')}
      action={t('glossaries.create.submit')}
      problemOf={useNameProblem()}
      onClose={onCancel}
      onSubmit={(name) => onCreate(name, choice.language)}
    >
      <LanguageField choice={choice} />
    </NameForm>
  )
}

interface AddLanguageDialogProps {
  /** Those that the collection has. */
  readonly languages: readonly string[]
  readonly onClose: () => void
  readonly onAdd: (language: string) => void
}

/** Asks for the language of a new list of a collection. */
export function AddLanguageDialog({ languages, onClose, onAdd }: AddLanguageDialogProps) {
  const { t } = useTranslation()
  const choice = useLanguageChoice(languages)
  return (
    <Dialog title={t('spokenTerms.create.listTitle')} isOpen onClose={onClose}>
      <DialogForm
        action={t('glossaries.create.submit')}
        reason={choice.languages.length === 0 ? t('spokenTerms.create.allTaken') : undefined}
        onSubmit={() => onAdd(choice.language)}
        onCancel={onClose}
      >
        <LanguageField choice={choice} />
      </DialogForm>
    </Dialog>
  )
}
