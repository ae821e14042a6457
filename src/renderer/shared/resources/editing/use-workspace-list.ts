import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Resource } from '../resource-kind.ts'
import type { EditTarget, ListWorkspace } from './list-workspace.ts'

/** The part of a workspace that the list of its kind shows. */
export function useWorkspaceList<T extends EditTarget, D, S>(workspace: ListWorkspace<T, D, S>) {
  const { t } = useTranslation()
  const { place, drafts } = useStore(workspace.store)
  const unsaved = [t('panels.items.unsaved')]
  return {
    isOpen: place.type !== 'list',
    /** Those that the service does not have yet. */
    unstored: [...drafts.values()].flatMap(({ key, target: { id, name } }): Resource[] =>
      id === undefined
        ? [{ id: key, name, facts: [], isStored: false, marks: unsaved, onOpen: () => workspace.resume(key) }]
        : [],
    ),
    marksOf: (id: string): readonly string[] => (workspace.hasChanges(id) ? unsaved : []),
  }
}
