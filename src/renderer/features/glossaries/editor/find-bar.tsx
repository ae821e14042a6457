import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import styles from '../../../shared/resources/editing/entries-editor.module.css'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import type { EntriesDraft } from './entries-draft.ts'

interface FindBarProps {
  readonly draft: EntriesDraft
  readonly onAdd: () => void
}

/** Finds entries and those with errors, and adds new ones. */
export function FindBar({ draft, onAdd }: FindBarProps) {
  const { t } = useTranslation()
  const { query, onlyFaults, faults, shown, all } = useStore(
    draft.store,
    useShallow((state) => ({
      query: state.query,
      onlyFaults: state.onlyFaults,
      faults: state.faults,
      shown: state.view.length,
      all: state.entryCount,
    })),
  )
  const isPart = query.trim() !== '' || onlyFaults
  return (
    <>
      <div className={styles.fields}>
        <TextField label={t('glossaries.editor.find')} type="search" value={query} onChange={draft.find} />
        <Button onClick={onAdd}>
          <Plus size={16} aria-hidden />
          {t('glossaries.editor.add')}
        </Button>
      </div>
      <div className={styles.figures}>
        <span role="status" className={styles.count}>
          {isPart
            ? t('glossaries.editor.shown', { shown, all })
            : t('glossaries.list.entries', { count: all })}
        </span>
        {(faults > 0 || onlyFaults) && (
          <Button look="quiet" onClick={() => draft.showOnlyFaults(!onlyFaults)}>
            {onlyFaults
              ? t('glossaries.editor.allRows')
              : t('glossaries.editor.showErrors', { count: faults })}
          </Button>
        )}
      </div>
    </>
  )
}
