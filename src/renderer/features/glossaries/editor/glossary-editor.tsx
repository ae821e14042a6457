import { type ClipboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { withoutLastBreaks } from '../../../../core/areas/glossaries/glossary-entries.ts'
import { type ImportPreview, readImport } from '../../../../core/areas/glossaries/import.ts'
import styles from '../../../shared/resources/editing/entries-editor.module.css'
import { isTypedInto } from '../../../shared/window-keys.ts'
import { Notice } from '../../../ui/layout/notice.tsx'
import { ImportDialog, type ImportTable, toTable } from '../list/glossary-import-dialog.tsx'
import type { ListedGlossary } from '../list/listing.ts'
import { EntryTable, type EntryTableHandle } from './entry-table.tsx'
import { FindBar } from './find-bar.tsx'
import { GlossaryEditorHead } from './glossary-editor-head.tsx'
import type { GlossaryWorkspace, OpenDictionary } from './glossary-editor-workspace.ts'
import { GlossarySaveBar } from './glossary-save-bar.tsx'
import type { Merged } from './merge.ts'

interface EditorProps {
  readonly workspace: GlossaryWorkspace
  readonly dictionary: OpenDictionary
  /** The stored glossary in the list, if it exists. */
  readonly glossary: ListedGlossary | undefined
  readonly nameOf: (code: string) => string
}

/** Edits the entries of one language pair as a draft; saving stores them at the service. */
export function GlossaryEditor({ workspace, dictionary, glossary, nameOf }: EditorProps) {
  const { t } = useTranslation()
  const { target, draft } = dictionary
  const isEmpty = useStore(draft.store, ({ view }) => view.length === 0)
  const isSearch = useStore(draft.store, ({ query, onlyFaults }) => query.trim() !== '' || onlyFaults)
  const [importing, setImporting] = useState<{ readonly pasted: ImportTable | undefined } | undefined>(
    undefined,
  )
  const [merged, setMerged] = useState<Merged | undefined>(undefined)
  const table = useRef<EntryTableHandle>(null)

  const take = (entries: ImportPreview['entries'], mode: 'add' | 'replace') => {
    setMerged(draft.merge(entries, mode))
    setImporting(undefined)
  }
  const add = (source = '') => {
    const id = draft.add('first')
    if (source !== '') draft.edit(id, { source })
    // The table has to render the row before it can be focused.
    requestAnimationFrame(() => table.current?.focus(id, source === '' ? 'source' : 'target'))
  }
  /** A pasted table is imported; other text goes into the field, or is a new entry where there is none. */
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const text = withoutLastBreaks(event.clipboardData.getData('text/plain'))
    const isOutside = !(event.target instanceof Node && event.currentTarget.contains(event.target))
    const isWord = !/[\t\r\n]/.test(text)
    if (isOutside || text.trim() === '' || (isWord && isTypedInto(event))) return
    event.preventDefault()
    const pasted = toTable(text, target)
    const { entries, faults } = readImport(text, pasted.options)
    if (faults.length === 0 && entries.length > 0) take(entries, 'add')
    else if (isWord) add(text.trim())
    else setImporting({ pasted })
  }

  return (
    <section className={styles.editor} aria-label={target.name} onPaste={paste}>
      <GlossaryEditorHead
        workspace={workspace}
        dictionary={dictionary}
        glossary={glossary}
        nameOf={nameOf}
        onImport={() => setImporting({ pasted: undefined })}
      />
      {target.id !== undefined && !target.canEdit && (
        <Notice
          tone="info"
          title={t('glossaries.list.fixed.title')}
          remedy={t('glossaries.list.fixed.remedy')}
        />
      )}
      {merged !== undefined && (
        <p className={styles.note} role="status">
          {t('glossaries.editor.merged', { ...merged })}
        </p>
      )}
      <FindBar draft={draft} onAdd={() => add()} />
      {isEmpty ? (
        <p className={styles.empty}>
          {t(isSearch ? 'glossaries.editor.noResults' : 'glossaries.editor.empty')}
        </p>
      ) : (
        <EntryTable ref={table} draft={draft} pair={target} />
      )}
      <GlossarySaveBar
        workspace={workspace}
        dictionary={dictionary}
        glossary={glossary}
        onSaved={() => setMerged(undefined)}
      />
      {importing !== undefined && (
        <ImportDialog
          pair={target}
          pasted={importing.pasted}
          onClose={() => setImporting(undefined)}
          onImport={take}
        />
      )}
    </section>
  )
}
