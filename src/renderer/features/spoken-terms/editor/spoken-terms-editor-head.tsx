import { ArrowLeft, Download, Plus, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { titledFileName } from '../../../../core/areas/documents/file-name.ts'
import { writeTerms } from '../../../../core/areas/spoken-terms/spoken-term-limits.ts'
import type { SpokenTerms } from '../../../../core/areas/spoken-terms/spoken-terms-calls.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { pageKeys } from '../../../../core/product/shortcuts/page-keys.ts'
import { useKeys } from '../../../i18n/use-keys.ts'
import { useDeleteTermList } from '../../../queries/spoken-terms-queries.ts'
import { DeleteDialog } from '../../../shared/delete-dialog.tsx'
import styles from '../../../shared/resources/editing/entries-editor.module.css'
import { readTextFile } from '../../../shared/resources/editing/read-file.ts'
import { saveText } from '../../../shared/toasts/save-file.ts'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { useFilePicker } from '../../../ui/controls/file-picker.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { AddLanguageDialog } from '../list/spoken-terms-create-form.tsx'
import type { OpenTerms, TermsWorkspace } from '../terms-workspace.ts'

interface EditorHeadProps {
  readonly workspace: TermsWorkspace
  readonly terms: OpenTerms
  readonly collection: SpokenTerms | undefined
  readonly nameOf: (code: string) => string
  readonly onImport: (text: string) => void
  readonly onUnreadable: (error: AppError) => void
}

/** Name and language of a list, with import and export. */
export function SpokenTermsEditorHead({
  workspace,
  terms: { target, draft },
  collection,
  nameOf,
  onImport,
  onUnreadable,
}: EditorHeadProps) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const remove = useDeleteTermList()
  const [dialog, setDialog] = useState<'add' | 'delete' | undefined>(undefined)
  const { id, name, language } = target
  const listed = collection?.lists.map((list) => list.language) ?? []
  const languages = listed.includes(language) ? listed : [...listed, language]

  const choose = async (chosen: File) => {
    const read = await readTextFile(chosen)
    if (read.ok) onImport(read.value)
    else onUnreadable(read.error)
  }
  const picker = useFilePicker({
    label: t('glossaries.editor.import'),
    accept: '.txt,text/plain',
    onFiles: ([file]) => void choose(file),
  })

  return (
    <>
      <div className={styles.head}>
        <IconButton
          icon={<ArrowLeft size={16} />}
          label={t('panels.items.back')}
          onClick={workspace.toList}
        />
        <h2 className={styles.title}>
          <bdi>{name}</bdi>
        </h2>
      </div>
      <div className={styles.fields}>
        <Select
          label={t('spokenTerms.create.language')}
          options={languages.map((code) => ({ value: code, label: nameOf(code) }))}
          value={language}
          onChange={(code) => {
            if (code !== language) void workspace.open({ id, name, language: code })
          }}
        />
        {id !== undefined && (
          <IconButton
            icon={<Plus size={16} />}
            label={t('spokenTerms.create.listTitle')}
            onClick={() => setDialog('add')}
          />
        )}
        {listed.length > 1 && target.isNewList !== true && (
          <IconButton
            icon={<Trash2 size={16} />}
            label={t('spokenTerms.delete.list')}
            onClick={() => setDialog('delete')}
          />
        )}
      </div>
      <div className={styles.files}>
        {picker.input}
        <Button onClick={picker.open}>
          <Upload size={16} aria-hidden />
          {t('glossaries.editor.import')}
        </Button>
        <Button
          hint={withKeys(t('spokenTerms.editor.export'), pageKeys.export)}
          data-keys="export"
          onClick={() =>
            saveText(
              titledFileName(name, ` ${language}.txt`, t('panels.names.spokenTerms')),
              'text/plain;charset=utf-8',
              `${writeTerms(draft.terms())}\n`,
            )
          }
        >
          <Download size={16} aria-hidden />
          {t('spokenTerms.editor.export')}
        </Button>
      </div>
      {dialog === 'add' && id !== undefined && (
        <AddLanguageDialog
          languages={languages}
          onClose={() => setDialog(undefined)}
          onAdd={(added) => {
            setDialog(undefined)
            void workspace.open({ id, name, language: added, isNewList: true })
          }}
        />
      )}
      {dialog === 'delete' && id !== undefined && (
        <DeleteDialog
          title={t('panels.items.deleteTitle', { name: nameOf(language) })}
          remedy={t('spokenTerms.delete.listRemedy')}
          submit={t('spokenTerms.delete.list')}
          mutation={remove}
          input={{ id, language }}
          onClose={() => setDialog(undefined)}
          onDone={() => workspace.forget(id, target)}
        />
      )}
    </>
  )
}
