import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { ErrorNotice } from '../../../domain/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import type { ListedGlossary } from '../list/listing.ts'
import { useGlossaryUsage } from '../list/use-glossary-usage.ts'
import styles from './editor.module.css'
import { useRefreshList } from './use-workspace.ts'
import type { OpenDictionary, Workspace } from './workspace.ts'

interface SaveBarProps {
  readonly workspace: Workspace
  readonly dictionary: OpenDictionary
  /** The stored glossary in the list, if it exists. */
  readonly glossary: ListedGlossary | undefined
  readonly onSaved: () => void
}

/** Unsaved changes, with the buttons that save or discard them. */
export function SaveBar({ workspace, dictionary, glossary, onSaved }: SaveBarProps) {
  const { t } = useTranslation()
  const refresh = useRefreshList()
  const { key, target, draft, saving } = dictionary
  const { changes, faults, entryCount } = useStore(
    draft.store,
    useShallow((state) => ({
      changes: state.changes,
      faults: state.faults,
      entryCount: state.entryCount,
    })),
  )
  const [isAsking, setAsking] = useState(false)
  const { renumber, inLive } = useGlossaryUsage()
  const live = glossary && inLive(glossary)
  const isSaving = saving.type === 'saving'
  const isNew = target.id === undefined || target.isNewPair === true
  const reason =
    faults > 0
      ? t('glossaries.editor.cannotSave.faults')
      : entryCount === 0
        ? t('glossaries.editor.cannotSave.empty')
        : undefined

  const save = async () => {
    const saved = await workspace.save(key)
    refresh()
    if (saved === undefined) return
    onSaved()
    // A glossary in use is replaced by its new version.
    if (target.id !== undefined) renumber(target.id, saved.id)
  }

  return (
    <footer className={styles.foot}>
      {saving.type === 'failed' && (
        <ErrorNotice error={saving.error} onDismiss={() => workspace.dismissSaving(key)} />
      )}
      {saving.type === 'saved' && saving.isFormerKept && (
        <Notice
          tone="error"
          title={t('glossaries.list.oldGlossaryKept.title')}
          remedy={t('glossaries.list.oldGlossaryKept.remedy')}
          onDismiss={() => workspace.dismissSaving(key)}
        />
      )}
      <div className={styles.save}>
        <span className={styles.state} role="status">
          {isSaving
            ? t('glossaries.editor.saving')
            : changes > 0
              ? t('glossaries.editor.unsaved', { count: changes })
              : t(isNew ? 'glossaries.editor.newHint' : 'glossaries.editor.allSaved')}
        </span>
        {changes === 0 && live !== undefined && !live.isOn && (
          <Button
            hint={live.disabledReason}
            aria-disabled={live.disabledReason !== undefined}
            onClick={() => live.disabledReason === undefined && live.toggle()}
          >
            {t('glossaries.editor.useInLive')}
          </Button>
        )}
        {isSaving ? (
          <Button onClick={workspace.cancelSaving}>{t('app.cancel')}</Button>
        ) : (
          (changes > 0 || isNew) && (
            <Button onClick={() => (changes > 0 ? setAsking(true) : workspace.discard(key))}>
              {t('glossaries.editor.discard')}
            </Button>
          )
        )}
        <Button
          look="accent"
          disabled={isSaving || reason !== undefined || changes === 0}
          onClick={() => void save()}
        >
          {t('glossaries.editor.save')}
        </Button>
      </div>
      {changes > 0 && reason !== undefined && <p className={styles.reason}>{reason}</p>}
      <Confirm
        title={t('glossaries.editor.discardTitle')}
        remedy={t('glossaries.editor.discardRemedy')}
        submit={t('glossaries.editor.discard')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onSubmit={() => {
          setAsking(false)
          workspace.discard(key)
        }}
      />
    </footer>
  )
}
