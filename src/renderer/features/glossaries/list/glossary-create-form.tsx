import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DictionaryPair } from '../../../../core/areas/glossaries/import.ts'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { useGlossaryPairs } from '../../../queries/glossaries-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { NameForm } from '../../../shared/name-dialog.tsx'
import { LanguagePicker } from '../../../ui/language-picker/language-picker.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'
import styles from './glossary-create-form.module.css'

/** The pairs that a glossary can have, and the chosen one. A language that they do not have is replaced. */
function usePairChoice() {
  const { pairs, error, refetch } = useGlossaryPairs()
  const [chosenSource, setSource] = useState('en')
  const [chosenTarget, setTarget] = useState('de')
  const sources = [...new Set(pairs.map((pair) => pair.sourceLanguage))]
  const sourceLanguage = chosenIn(sources, chosenSource)
  const targets = pairs.flatMap((pair) => (pair.sourceLanguage === sourceLanguage ? pair.targetLanguage : []))
  const targetLanguage = chosenIn(targets, chosenTarget)
  return { error, refetch, sources, targets, setSource, setTarget, pair: { sourceLanguage, targetLanguage } }
}

const chosenIn = (languages: readonly string[], chosen: string): string =>
  languages.includes(chosen) ? chosen : (languages[0] ?? chosen)

function PairFields({ choice }: { readonly choice: ReturnType<typeof usePairChoice> }) {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const { error, refetch, sources, targets, setSource, setTarget, pair } = choice
  const toOptions = (codes: readonly string[]) =>
    codes.map((code) => ({ code, name: nameOf(code), marks: [] }))
  return (
    <>
      <ErrorNotice error={error} onRetry={refetch} />
      <div className={styles.pairFields}>
        <LanguagePicker
          label={t('glossaries.create.source')}
          options={toOptions(sources)}
          recent={[]}
          value={pair.sourceLanguage}
          onChange={setSource}
        />
        <LanguagePicker
          label={t('glossaries.create.target')}
          options={toOptions(targets)}
          recent={[]}
          value={pair.targetLanguage}
          onChange={setTarget}
        />
      </div>
    </>
  )
}

interface CreateFormProps {
  readonly onCancel: () => void
  readonly onCreate: (name: string, pair: DictionaryPair) => void
}

/** Asks for name and languages of a new glossary. */
export function GlossaryCreateForm({ onCancel, onCreate }: CreateFormProps) {
  const { t } = useTranslation()
  const choice = usePairChoice()
  return (
    <NameForm
      label={t('panels.items.name')}
      action={t('glossaries.create.submit')}
      onClose={onCancel}
      onSubmit={(name) => onCreate(name, choice.pair)}
    >
      <PairFields choice={choice} />
    </NameForm>
  )
}

interface AddPairDialogProps {
  /** Those that the glossary has. */
  readonly pairs: readonly DictionaryPair[]
  readonly onClose: () => void
  readonly onAdd: (pair: DictionaryPair) => void
}

/** Asks for the languages of a new pair of a glossary. */
export function AddPairDialog({ pairs, onClose, onAdd }: AddPairDialogProps) {
  const { t } = useTranslation()
  const choice = usePairChoice()
  const { sourceLanguage, targetLanguage } = choice.pair
  const isTaken = pairs.some(
    (pair) => pair.sourceLanguage === sourceLanguage && pair.targetLanguage === targetLanguage,
  )
  return (
    <Dialog title={t('glossaries.create.pairTitle')} isOpen onClose={onClose}>
      <DialogForm
        action={t('glossaries.create.submit')}
        reason={isTaken ? t('glossaries.create.pairTaken') : undefined}
        onSubmit={() => onAdd(choice.pair)}
        onCancel={onClose}
      >
        <PairFields choice={choice} />
      </DialogForm>
    </Dialog>
  )
}
