import { ArrowDown, ArrowUp } from 'lucide-react'
import {
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { VList, type VListHandle } from 'virtua'
import { useStore } from 'zustand'
import type { DictionaryPair } from '../../../../core/areas/glossaries/import.ts'
import hidden from '../../../ui/visually-hidden.module.css'
import type { EntriesDraft } from './entries-draft.ts'
import { type Column, EntryRow } from './entry-row.tsx'
import styles from './entry-table.module.css'
import { isBlank } from './row.ts'
import type { Sorting } from './view.ts'

/** Imperative methods of the table. */
export interface EntryTableHandle {
  readonly focus: (id: number, column: Column) => void
}

interface EntryTableProps {
  readonly draft: EntriesDraft
  readonly pair: DictionaryPair
  readonly ref: Ref<EntryTableHandle>
}

interface Spot {
  readonly id: number
  readonly column: Column
}

/** Rows moved by Page Up and Page Down. */
const PAGE = 10

/** Number of rows that a key moves the focus by; undefined for other keys. */
function stepOf({ key, ctrlKey, metaKey }: KeyboardEvent, count: number): number | undefined {
  const isMod = ctrlKey || metaKey
  switch (key) {
    case 'ArrowUp':
      return -1
    case 'ArrowDown':
    case 'Enter':
      return 1
    case 'PageUp':
      return -PAGE
    case 'PageDown':
      return PAGE
    case 'Home':
      return isMod ? -count : undefined
    case 'End':
      return isMod ? count : undefined
    default:
      return undefined
  }
}

/**
 * All visible entries; only those in the viewport are rendered. One tab stop, with arrow keys inside. Enter goes to the
 * row below, and after the last one to a new row.
 */
export function EntryTable({ draft, pair, ref }: EntryTableProps) {
  const { t } = useTranslation()
  const view = useStore(draft.store, (state) => state.view)
  const sorting = useStore(draft.store, (state) => state.sorting)
  const list = useRef<VListHandle>(null)
  // A new selection or order of rows scrolls to the top.
  useEffect(
    () =>
      draft.store.subscribe((now, before) => {
        const isSame =
          now.query === before.query && now.onlyFaults === before.onlyFaults && now.sorting === before.sorting
        if (!isSame) list.current?.scrollTo(0)
      }),
    [draft],
  )
  /** The latest focus position, to which Tab returns. */
  const [spot, setSpot] = useState<Spot | undefined>(undefined)
  /** The requested focus position. */
  const [wanted, setWanted] = useState<Spot | undefined>(undefined)
  const spotIndex = spot === undefined ? -1 : view.indexOf(spot.id)
  const stop = spotIndex === -1 ? view[0] : spot?.id

  const goTo = useCallback(
    (id: number, column: Column) => {
      const index = draft.store.getState().view.indexOf(id)
      list.current?.scrollToIndex(index, { align: 'nearest' })
      setSpot({ id, column })
      setWanted({ id, column })
    },
    [draft],
  )
  useImperativeHandle(ref, () => ({ focus: goTo }), [goTo])

  const onFocus = useCallback((id: number, column: Column) => {
    setSpot({ id, column })
    setWanted(undefined)
  }, [])
  const onRemove = useCallback(
    (id: number, index: number) => {
      const { view: before } = draft.store.getState()
      const next = before[index + 1] ?? before[index - 1]
      draft.remove(id)
      if (next !== undefined) goTo(next, 'remove')
    },
    [draft, goTo],
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || spot === undefined || spotIndex === -1) return
    // Enter on a button activates it.
    if (event.key === 'Enter' && spot.column === 'remove') return
    const step = stepOf(event, view.length)
    if (step === undefined) return
    event.preventDefault()
    if (event.key === 'Enter' && spotIndex === view.length - 1) {
      const row = draft.store.getState().rows[spot.id]
      if (spot.column === 'source') goTo(spot.id, 'target')
      else if (row !== undefined && !isBlank(row)) {
        // Until the new row is rendered, what is typed must not go into this one.
        event.currentTarget.focus()
        goTo(draft.add('last'), 'source')
      }
      return
    }
    const next = view[Math.max(0, Math.min(view.length - 1, spotIndex + step))]
    if (next !== undefined) goTo(next, spot.column)
  }

  return (
    <div
      className={styles.table}
      role="grid"
      tabIndex={-1}
      aria-label={t('glossaries.table.label')}
      aria-rowcount={view.length + 1}
      onKeyDown={onKeyDown}
    >
      <div role="row" aria-rowindex={1} className={styles.heading}>
        <SortHeader by="source" draft={draft} sorting={sorting} />
        <SortHeader by="target" draft={draft} sorting={sorting} />
        <div role="columnheader" className={styles.remove}>
          <span className={hidden.hidden}>{t('glossaries.table.actions')}</span>
        </div>
      </div>
      <VList ref={list} className={styles.list} data={view} keepMounted={spotIndex === -1 ? [] : [spotIndex]}>
        {(id, index) => (
          <EntryRow
            key={id}
            draft={draft}
            id={id}
            index={index}
            pair={pair}
            isStop={id === stop}
            focused={wanted?.id === id ? wanted.column : undefined}
            onFocus={onFocus}
            onRemove={onRemove}
          />
        )}
      </VList>
    </div>
  )
}

interface SortHeaderProps {
  readonly by: Sorting['by']
  readonly draft: EntriesDraft
  readonly sorting: Sorting | undefined
}

/** Cycle of sort orders: ascending, descending, original order. */
const NEXT = { none: 'ascending', ascending: 'descending', descending: undefined } as const

function SortHeader({ by, draft, sorting }: SortHeaderProps) {
  const { t } = useTranslation()
  const now = sorting?.by === by ? sorting.direction : 'none'
  const sort = () => {
    const direction = NEXT[now]
    draft.sort(direction === undefined ? undefined : { by, direction })
  }
  return (
    <div role="columnheader" aria-sort={now} className={styles.column}>
      <button type="button" className={styles.sort} onClick={sort}>
        {t(`glossaries.table.${by}`)}
        {now === 'ascending' && <ArrowUp size={14} aria-hidden />}
        {now === 'descending' && <ArrowDown size={14} aria-hidden />}
      </button>
    </div>
  )
}
