import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { GLOSSARY_LISTS } from '../../../queries/glossaries-queries.ts'
import { useInvalidate } from '../../../queries/query/use-mutation.ts'
import * as editing from '../../../shared/resources/editing/save-bar.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import type { ListedGlossary } from '../list/listing.ts'
import { useGlossaryUsage } from '../list/use-glossary-usage.ts'
import type { GlossaryWorkspace, OpenDictionary } from './glossary-editor-workspace.ts'

interface SaveBarProps {
  readonly workspace: GlossaryWorkspace
  readonly dictionary: OpenDictionary
  /** The stored glossary in the list, if it exists. */
  readonly glossary: ListedGlossary | undefined
  readonly onSaved: () => void
}

/** Unsaved changes of a language pair. */
export function GlossarySaveBar({ workspace, dictionary, glossary, onSaved }: SaveBarProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const { key, target, draft, saving } = dictionary
  const { changes, faults, entryCount } = useStore(
    draft.store,
    useShallow((state) => ({
      changes: state.changes,
      faults: state.faults,
      entryCount: state.entryCount,
    })),
  )
  const { renumber, inLive } = useGlossaryUsage()
  const onDismiss = () => workspace.dismissSaving(key)
  const reason =
    faults > 0
      ? t('glossaries.editor.cannotSave.faults')
      : entryCount === 0
        ? t('glossaries.editor.cannotSave.empty')
        : undefined

  const save = async () => {
    const saved = await workspace.save(key)
    invalidate(GLOSSARY_LISTS)
    if (saved === undefined) return
    onSaved()
    // A glossary in use is replaced by its new version.
    if (target.id !== undefined) renumber(target.id, saved.id)
  }

  return (
    <editing.SaveBar
      saving={saving}
      changes={changes}
      isNew={target.id === undefined || target.isNewPair === true}
      reason={reason}
      discardRemedy={t('glossaries.editor.discardRemedy')}
      notice={
        saving.type === 'saved' &&
        saving.saved.isFormerKept && (
          <Notice
            tone="error"
            title={t('glossaries.list.oldGlossaryKept.title')}
            remedy={t('glossaries.list.oldGlossaryKept.remedy')}
            onDismiss={onDismiss}
          />
        )
      }
      actions={<editing.UseInLive use={glossary && inLive(glossary)} />}
      onSave={() => void save()}
      onCancel={workspace.cancelSaving}
      onDiscard={() => workspace.discard(key)}
      onDismiss={onDismiss}
    />
  )
}
