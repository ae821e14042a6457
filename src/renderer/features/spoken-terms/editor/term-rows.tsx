import { X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { IconButton } from '../../../ui/controls/button.tsx'
import styles from '../spoken-terms.module.css'
import type { TermsDraft } from './terms-draft.ts'

/** Imperative methods of the rows. */
export interface TermRowsHandle {
  /** Adds an empty row at the end, which takes the focus. */
  readonly add: () => void
}

interface TermRowsProps {
  readonly draft: TermsDraft
  readonly language: string
  readonly ref: Ref<TermRowsHandle>
}

/** A field for each term. Enter adds one below; Backspace in an empty one removes it. */
export function TermRows({ draft, language, ref }: TermRowsProps) {
  const { t } = useTranslation()
  const { rows, faults } = useStore(draft.store)
  const list = useRef<HTMLOListElement>(null)
  const focus = (id: number | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-row='${id}']`)?.focus()
  /** The row that takes the focus once the changed rows are rendered. */
  const wanted = useRef<number | undefined>(undefined)
  useEffect(() => {
    const id = rows.find((row) => row.id === wanted.current)?.id
    wanted.current = undefined
    if (id !== undefined) list.current?.querySelector<HTMLElement>(`[data-row='${id}']`)?.focus()
  }, [rows, list])
  const add = (after?: number) => {
    wanted.current = draft.insert([''], after)
  }
  useImperativeHandle(ref, () => ({ add }))
  const remove = (index: number) => {
    const row = rows[index]
    if (row === undefined) return
    draft.remove(row.id)
    wanted.current = (rows[index - 1] ?? rows[index + 1])?.id
  }
  const press = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.nativeEvent.isComposing) return
    const row = rows[index]
    const move = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (move !== undefined) focus(rows[index + move]?.id)
    else if (event.key === 'Enter') add(row?.id)
    else if (event.key === 'Backspace' && row?.text === '') remove(index)
    else return
    event.preventDefault()
  }
  if (rows.length === 0) return null
  return (
    <ol ref={list} className={styles.rows} aria-label={t('spokenTerms.editor.terms')}>
      {rows.map(({ id, text }, index) => {
        const fault = faults.get(id)
        const faultId = `term-fault-${id}`
        return (
          <li key={id} className={styles.row} data-fault={fault !== undefined || undefined}>
            <input
              className={styles.input}
              data-row={id}
              aria-label={t('spokenTerms.editor.term', { row: index + 1 })}
              aria-invalid={fault !== undefined}
              aria-describedby={fault === undefined ? undefined : faultId}
              lang={language}
              dir="auto"
              spellCheck={false}
              value={text}
              onChange={({ target }) => draft.edit(id, target.value)}
              onKeyDown={(event) => press(event, index)}
            />
            <IconButton
              icon={<X size={14} />}
              label={t('spokenTerms.editor.remove', { row: index + 1 })}
              isPlain
              onClick={() => remove(index)}
            />
            {fault !== undefined && (
              <p id={faultId} className={styles.fault}>
                {fault === 'repeated'
                  ? t('spokenTerms.editor.repeated')
                  : t(`glossaries.table.faults.${fault}`)}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
