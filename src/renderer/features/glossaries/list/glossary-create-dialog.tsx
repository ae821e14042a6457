import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LanguagePair } from '../../../../core/glossaries/import.ts'
import { useGlossaryPairs } from '../../../queries/glossaries-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import { LanguagePicker } from '../../../ui/language-picker/language-picker.tsx'
import panel from '../../../ui/layout/panel.module.css'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'
import styles from '../glossaries-panel.module.css'

interface CreateDialogProps {
  readonly isOpen: boolean
  readonly nameOf: (code: string) => string
  /** Name and existing pairs of the glossary to which a pair is added; omitted for a new glossary. */
  readonly glossary?: { readonly name: string; readonly pairs: readonly LanguagePair[] }
  readonly onClose: () => void
  readonly onCreate: (name: string, pair: LanguagePair) => void
}

/** Asks for name and languages of a new glossary, or for the languages of a new pair. */
export function CreateDialog(props: CreateDialogProps) {
  const { t } = useTranslation()
  const { isOpen, onClose, glossary } = props
  const title = t(glossary === undefined ? 'glossaries.create.title' : 'glossaries.create.pairTitle')
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <CreateFields {...props} />
    </Dialog>
  )
}

function CreateFields({ nameOf, glossary, onClose, onCreate }: CreateDialogProps) {
  const { t } = useTranslation()
  const listed = useGlossaryPairs()
  const pairs = listed.data?.pairs ?? []
  const [name, setName] = useState('')
  const [source, setSource] = useState('en')
  const [chosenTarget, setTarget] = useState('de')
  const sources = [...new Set(pairs.map((pair) => pair.sourceLanguage))]
  const targets = pairs.filter((pair) => pair.sourceLanguage === source).map((pair) => pair.targetLanguage)
  // A target that does not go with the source is replaced by one that does.
  const target = targets.includes(chosenTarget) ? chosenTarget : (targets[0] ?? chosenTarget)
  const isTaken = glossary?.pairs.some(
    (pair) => pair.sourceLanguage === source && pair.targetLanguage === target,
  )
  const problem =
    glossary === undefined && name.trim() === ''
      ? t('glossaries.create.needsName')
      : isTaken === true
        ? t('glossaries.create.pairTaken')
        : undefined
  const toOptions = (codes: readonly string[]) =>
    codes.map((code) => ({ code, name: nameOf(code), marks: [] }))

  return (
    <DialogForm
      action={t('glossaries.create.submit')}
      isRunning={false}
      isReady={problem === undefined && listed.data !== undefined}
      reason={problem}
      onSubmit={() =>
        onCreate(glossary?.name ?? name.trim(), { sourceLanguage: source, targetLanguage: target })
      }
      onCancel={onClose}
    >
      {glossary === undefined && (
        <TextField label={t('glossaries.create.name')} value={name} onChange={setName} required />
      )}
      <ErrorNotice error={listed.error} onRetry={listed.refetch} />
      {listed.data === undefined && listed.error === undefined && (
        <p className={panel.quiet}>{t('glossaries.create.loading')}</p>
      )}
      {listed.data !== undefined && (
        <div className={styles.pairFields}>
          <LanguagePicker
            label={t('glossaries.create.source')}
            options={toOptions(sources)}
            recent={[]}
            value={source}
            onChange={setSource}
          />
          <LanguagePicker
            label={t('glossaries.create.target')}
            options={toOptions(targets)}
            recent={[]}
            value={target}
            onChange={setTarget}
          />
        </div>
      )}
    </DialogForm>
  )
}
