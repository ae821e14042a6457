import { X } from 'lucide-react'
import { type FocusEvent, memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { DictionaryPair } from '../../../../core/areas/glossaries/import.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import type { EntriesDraft } from './entries-draft.ts'
import styles from './entry-table.module.css'

export const entryColumns = ['source', 'target', 'remove'] as const
export type Column = (typeof entryColumns)[number]

interface EntryRowProps {
  readonly draft: EntriesDraft
  readonly id: number
  /** Position in the view, from 0. */
  readonly index: number
  readonly pair: DictionaryPair
  /** Whether this row is the tab stop of the table. */
  readonly isStop: boolean
  /** The column that takes the focus once the row is rendered. */
  readonly focused: Column | undefined
  readonly onFocus: (id: number, column: Column) => void
  readonly onRemove: (id: number, index: number) => void
}

/** An editable entry. */
export const EntryRow = memo(function EntryRow({
  draft,
  id,
  index,
  pair,
  isStop,
  focused,
  onFocus,
  onRemove,
}: EntryRowProps) {
  const { t } = useTranslation()
  const row = useStore(draft.store, ({ rows }) => rows[id])
  const fault = useStore(draft.store, () => draft.faultOf(id))
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused === undefined) return
    const cell = line.current?.querySelector<HTMLElement>(`[data-column='${focused}'] :is(input, button)`)
    let frame = 0
    // A row that has just become visible must not take the focus before the list has measured it.
    const take = () => {
      cell?.focus()
      if (document.activeElement !== cell) frame = requestAnimationFrame(take)
    }
    take()
    return () => cancelAnimationFrame(frame)
  }, [focused])
  if (row === undefined) return <div />

  const number = index + 1
  const faultId = `glossary-fault-${id}`
  const cell = (column: 'source' | 'target') => (
    <div role="gridcell" className={styles.cell} data-column={column}>
      <input
        className={styles.input}
        aria-label={t(`glossaries.table.${column}Of`, { row: number })}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
        lang={column === 'source' ? pair.sourceLanguage : pair.targetLanguage}
        dir="auto"
        spellCheck={false}
        tabIndex={isStop ? 0 : -1}
        value={row[column]}
        onChange={({ target: { value } }) => draft.edit(id, { [column]: value })}
      />
    </div>
  )
  return (
    <div
      ref={line}
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      data-fault={fault !== undefined || undefined}
      onFocus={({ target }: FocusEvent<HTMLElement>) => {
        const column = target.closest<HTMLElement>('[data-column]')?.dataset['column']
        if (column !== undefined) onFocus(id, column as Column)
      }}
    >
      {cell('source')}
      {cell('target')}
      <div role="gridcell" className={styles.remove} data-column="remove">
        <IconButton
          icon={<X size={14} />}
          label={t('glossaries.table.remove', { row: number })}
          isPlain
          tabIndex={isStop ? 0 : -1}
          onClick={() => onRemove(id, index)}
        />
      </div>
      {fault !== undefined && (
        <div id={faultId} role="gridcell" className={styles.fault}>
          {t(`glossaries.table.faults.${fault}`)}
        </div>
      )}
    </div>
  )
})
