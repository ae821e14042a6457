import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTermLanguages } from '../../../queries/spoken-terms-queries.ts'
import { TextField } from '../../../ui/controls/field.tsx'
import { LanguagePicker } from '../../../ui/language-picker/language-picker.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'
import type { TermsTarget } from '../terms-workspace.ts'
import { useLikelyLanguage } from '../use-likely-language.ts'
import { useNameProblem } from './use-name-problem.ts'

interface CreateDialogProps {
  readonly nameOf: (code: string) => string
  /** The collection to which a list is added, with the languages that it has; omitted for a new collection. */
  readonly collection?: { readonly id: string; readonly name: string; readonly languages: readonly string[] }
  readonly onClose: () => void
  readonly onCreate: (target: TermsTarget) => void
}

/** Asks for name and language of a new collection, or for the language of a new list. */
export function CreateDialog({ nameOf, collection, onClose, onCreate }: CreateDialogProps) {
  const { t } = useTranslation()
  const taken = collection?.languages ?? []
  const languages = useTermLanguages().filter((code) => !taken.includes(code))
  const likely = useLikelyLanguage()
  const [name, setName] = useState(collection?.name ?? '')
  const [chosen, setChosen] = useState(likely)
  const problemOf = useNameProblem()
  const language = languages.includes(chosen) ? chosen : (languages[0] ?? chosen)
  const problem = problemOf(name)
  const needed = name.trim() === '' ? t('glossaries.create.needsName') : undefined
  return (
    <Dialog
      title={t(collection === undefined ? 'spokenTerms.create.title' : 'spokenTerms.create.listTitle')}
      isOpen
      onClose={onClose}
    >
      <DialogForm
        action={t('glossaries.create.submit')}
        isRunning={false}
        isReady={needed === undefined && problem === undefined && languages.length > 0}
        reason={needed}
        onSubmit={() =>
          onCreate({
            ...(collection !== undefined && { id: collection.id, isNewList: true }),
            name: name.trim(),
            language,
          })
        }
        onCancel={onClose}
      >
        {collection === undefined && (
          <TextField
            label={t('glossaries.create.name')}
            problem={problem}
            value={name}
            onChange={setName}
            required
          />
        )}
        <LanguagePicker
          label={t('spokenTerms.create.language')}
          options={languages.map((code) => ({ code, name: nameOf(code), marks: [] }))}
          recent={[]}
          value={language}
          onChange={setChosen}
        />
      </DialogForm>
    </Dialog>
  )
}
