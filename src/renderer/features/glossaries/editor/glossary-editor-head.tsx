import { ArrowLeft, Download, Plus, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { titledFileName } from '../../../../core/areas/documents/file-name.ts'
import type { GlossaryEntry } from '../../../../core/areas/glossaries/glossary-entries.ts'
import type { DictionaryPair } from '../../../../core/areas/glossaries/import.ts'
import { writeCsvFile, writeTsvFile } from '../../../../core/areas/glossaries/separated-table.ts'
import { csvSeparatorOf } from '../../../../core/base/csv-cell.ts'
import { pageKeys } from '../../../../core/product/shortcuts/page-keys.ts'
import { useKeys } from '../../../i18n/use-keys.ts'
import { useDeleteDictionary } from '../../../queries/glossaries-queries.ts'
import { DeleteDialog } from '../../../shared/delete-dialog.tsx'
import styles from '../../../shared/resources/editing/entries-editor.module.css'
import { saveText } from '../../../shared/toasts/save-file.ts'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { AddPairDialog } from '../list/glossary-create-form.tsx'
import type { ListedGlossary } from '../list/listing.ts'
import type { GlossaryWorkspace, OpenDictionary } from './glossary-editor-workspace.ts'

interface EditorHeadProps {
  readonly workspace: GlossaryWorkspace
  readonly dictionary: OpenDictionary
  readonly glossary: ListedGlossary | undefined
  readonly nameOf: (code: string) => string
  readonly onImport: () => void
}

const FORMATS = {
  CSV: {
    type: 'text/csv',
    write: (entries: readonly GlossaryEntry[]) => writeCsvFile(entries, csvSeparatorOf()),
  },
  TSV: { type: 'text/tab-separated-values', write: writeTsvFile },
} as const

const keyOf = ({ sourceLanguage, targetLanguage }: DictionaryPair) => `${sourceLanguage} ${targetLanguage}`

/** Name and language pair of a glossary, with import and export. */
export function GlossaryEditorHead({ workspace, dictionary, glossary, nameOf, onImport }: EditorHeadProps) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const remove = useDeleteDictionary()
  const [dialog, setDialog] = useState<'add' | 'delete' | undefined>(undefined)
  const { target, draft } = dictionary
  const { id, name, canEdit } = target
  const listed = glossary?.dictionaries ?? []
  const pairs = listed.some((pair) => keyOf(pair) === keyOf(target)) ? listed : [...listed, target]
  const toName = ({ sourceLanguage, targetLanguage }: DictionaryPair) =>
    t('glossaries.list.pair', { source: nameOf(sourceLanguage), target: nameOf(targetLanguage) })

  const open = (pair: DictionaryPair, isNewPair: boolean) =>
    void workspace.open({
      id,
      name,
      canEdit,
      isNewPair,
      sourceLanguage: pair.sourceLanguage,
      targetLanguage: pair.targetLanguage,
    })

  return (
    <>
      <div className={styles.head}>
        <IconButton
          icon={<ArrowLeft size={16} />}
          label={t('panels.items.back')}
          onClick={workspace.toList}
        />
        <h2 className={styles.title}>{name}</h2>
      </div>
      <div className={styles.fields}>
        <Select
          label={t('glossaries.editor.pair')}
          options={pairs.map((pair) => ({ value: keyOf(pair), label: toName(pair) }))}
          value={keyOf(target)}
          onChange={(key) => {
            const pair = pairs.find((each) => keyOf(each) === key)
            if (pair !== undefined && key !== keyOf(target)) open(pair, false)
          }}
        />
        {canEdit && id !== undefined && (
          <IconButton
            icon={<Plus size={16} />}
            label={t('glossaries.editor.addPair')}
            onClick={() => setDialog('add')}
          />
        )}
        {canEdit && listed.length > 1 && target.isNewPair !== true && (
          <IconButton
            icon={<Trash2 size={16} />}
            label={t('glossaries.editor.deletePair')}
            onClick={() => setDialog('delete')}
          />
        )}
      </div>
      <div className={styles.files}>
        <Button onClick={onImport}>
          <Upload size={16} aria-hidden />
          {t('glossaries.editor.import')}
        </Button>
        {(['CSV', 'TSV'] as const).map((format) => (
          <Button
            key={format}
            {...(format === 'CSV' && {
              hint: withKeys(t('history.session.export'), pageKeys.export),
              'data-keys': 'export',
            })}
            onClick={() => {
              const { type, write } = FORMATS[format]
              const tail = ` ${target.sourceLanguage}-${target.targetLanguage}.${format.toLowerCase()}`
              const file = titledFileName(name, tail, t('panels.names.glossaries'))
              saveText(file, `${type};charset=utf-8`, write(draft.entries()))
            }}
          >
            <Download size={16} aria-hidden />
            {t('glossaries.editor.exportAs', { format })}
          </Button>
        ))}
      </div>
      {dialog === 'add' && (
        <AddPairDialog
          pairs={pairs}
          onClose={() => setDialog(undefined)}
          onAdd={(pair) => {
            setDialog(undefined)
            open(pair, true)
          }}
        />
      )}
      {dialog === 'delete' && id !== undefined && (
        <DeleteDialog
          title={t('panels.items.deleteTitle', { name: toName(target) })}
          remedy={t('glossaries.delete.pairRemedy')}
          submit={t('glossaries.delete.pairSubmit')}
          mutation={remove}
          input={{ id, sourceLanguage: target.sourceLanguage, targetLanguage: target.targetLanguage }}
          onClose={() => setDialog(undefined)}
          onDone={() => workspace.forget(id, target)}
        />
      )}
    </>
  )
}
