import { Upload } from 'lucide-react'
import { type CSSProperties, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VList } from 'virtua'
import {
  type DictionaryPair,
  guessImport,
  type ImportOptions,
  type ImportPreview,
  readImport,
} from '../../../../core/areas/glossaries/import.ts'
import { guessSeparator, separators } from '../../../../core/areas/glossaries/separated-table.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { readTextFile } from '../../../shared/resources/editing/read-file.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFilePicker } from '../../../ui/controls/file-picker.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { SubmitButton, SubmitNote } from '../../../ui/controls/submit-form.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { useSubmit } from '../../../ui/controls/use-submit.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './glossary-import-dialog.module.css'

/** A table to import. */
export interface ImportTable {
  /** Name of its file; undefined for pasted text. */
  readonly name?: string
  readonly text: string
  readonly options: ImportOptions
}

export const toTable = (text: string, pair: DictionaryPair, name?: string): ImportTable => ({
  text,
  ...(name !== undefined && { name }),
  options: guessImport(text, pair, guessSeparator(text)),
})

interface ImportDialogProps {
  readonly pair: DictionaryPair
  /** The pasted table, if any. */
  readonly pasted: ImportTable | undefined
  readonly onClose: () => void
  readonly onImport: (entries: ImportPreview['entries'], mode: 'add' | 'replace') => void
}

/** Previews the entries of a table, with every invalid line, before anything is changed. */
export function ImportDialog({ pair, pasted, onClose, onImport }: ImportDialogProps) {
  const { t } = useTranslation()
  const [table, setTable] = useState(pasted)
  const [error, setError] = useState<AppError | undefined>(undefined)

  const choose = async (file: File) => {
    const read = await readTextFile(file)
    setError(read.ok ? undefined : read.error)
    setTable(read.ok ? toTable(read.value, pair, file.name) : undefined)
  }
  const picker = useFilePicker({
    label: t('glossaries.import.choose'),
    accept: '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain',
    onFiles: ([file]) => void choose(file),
  })

  return (
    <Dialog
      title={t(pasted === undefined ? 'glossaries.import.title' : 'glossaries.import.pasteTitle')}
      isOpen
      onClose={onClose}
    >
      {pasted === undefined && (
        <div className={styles.file}>
          {picker.input}
          <Button look={table === undefined ? 'accent' : 'plain'} onClick={picker.open}>
            <Upload size={16} aria-hidden />
            {t('glossaries.import.choose')}
          </Button>
          <span className={styles.quiet}>{table?.name ?? t('glossaries.import.intro')}</span>
        </div>
      )}
      <ErrorNotice error={error} />
      {table !== undefined && (
        <Preview
          table={table}
          onOptions={(options) => setTable({ ...table, options })}
          onClose={onClose}
          onImport={onImport}
        />
      )}
    </Dialog>
  )
}

interface PreviewProps extends Pick<ImportDialogProps, 'onClose' | 'onImport'> {
  readonly table: ImportTable
  readonly onOptions: (options: ImportOptions) => void
}

const SAMPLE = 3

function Preview({ table, onOptions, onClose, onImport }: PreviewProps) {
  const { t } = useTranslation()
  const { text, options } = table
  const preview = useMemo(() => readImport(text, options), [text, options])
  const [isReplacing, setReplacing] = useState(false)
  const [leavesOut, setLeavesOut] = useState(false)
  const { entries, faults, faulty } = preview
  const reason =
    entries.length === 0
      ? t('glossaries.import.none')
      : faults.length > 0 && !leavesOut
        ? t('glossaries.import.invalidNotSkipped')
        : undefined
  const submit = useSubmit({ reason, onSubmit: () => onImport(entries, isReplacing ? 'replace' : 'add') })
  return (
    <>
      <Select
        label={t('glossaries.import.separator')}
        options={separators.map((value) => ({ value, label: t(`glossaries.import.separators.${value}`) }))}
        value={options.separator}
        onChange={(separator) => onOptions({ ...options, separator })}
      />
      <div>
        <Switch
          label={t('glossaries.import.hasHeader')}
          isOn={options.hasHeading}
          onChange={(hasHeading) => onOptions({ ...options, hasHeading })}
        />
        <Switch label={t('glossaries.import.replace')} isOn={isReplacing} onChange={setReplacing} />
      </div>
      <section className={styles.found} aria-live="polite">
        <p className={styles.figure}>
          {entries.length === 0
            ? t('glossaries.import.none')
            : t('glossaries.import.valid', { count: entries.length })}
        </p>
        <ul>
          {entries.slice(0, SAMPLE).map(({ source, target }) => (
            <li key={source} className={styles.line}>
              <span dir="auto">{source}</span>
              <span dir="auto">{target}</span>
            </li>
          ))}
        </ul>
        {faults.length > 0 && (
          <p className={styles.bad}>{t('glossaries.import.invalid', { count: faulty })}</p>
        )}
      </section>
      {faults.length > 0 && (
        <>
          <Faults faults={faults} faulty={faulty} />
          <Switch label={t('glossaries.import.skipInvalid')} isOn={leavesOut} onChange={setLeavesOut} />
        </>
      )}
      <div className={styles.actions}>
        <SubmitNote submit={submit} />
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <SubmitButton submit={submit} type="button">
          {t('glossaries.import.submit')}
        </SubmitButton>
      </div>
    </>
  )
}

function Faults({ faults, faulty }: Pick<ImportPreview, 'faults' | 'faulty'>) {
  const { t } = useTranslation()
  return (
    <div className={styles.faults} style={{ '--lines': faults.length } as CSSProperties}>
      <VList
        data={faults}
        role="region"
        // Scrollable, so it must be focusable.
        tabIndex={0}
        aria-label={t('glossaries.import.invalid', { count: faulty })}
      >
        {({ row, fault, text }) => (
          <div key={row} className={styles.fault}>
            <span className={styles.number}>{t('glossaries.import.line', { row })}</span>
            <span>{t(`glossaries.table.faults.${fault}`)}</span>
            <span className={styles.text} dir="auto">
              {text}
            </span>
          </div>
        )}
      </VList>
    </div>
  )
}
