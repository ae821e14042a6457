import { readTsv } from '../../../../core/areas/glossaries/glossary-entries.ts'
import { ok } from '../../../../core/base/result.ts'
import type { StorePorts } from '../../../queries/stores.ts'
import { guardUnload } from '../../../shared/resources/editing/guard-unload.ts'
import * as editing from '../../../shared/resources/editing/list-workspace.ts'
import {
  type KeeperPorts,
  keeperPortsOn,
  loadTable,
  pairOf,
  type Saved,
  saveEntries,
  type Target,
} from '../keeper.ts'
import type { ListedGlossary } from '../list/listing.ts'
import { createDraft, type EntriesDraft } from './entries-draft.ts'
import { type EntryRowData, rowsOfTable } from './row.ts'
import { pageSlicer, runInSlices } from './slices.ts'

/** One language pair that is being edited. */
export type OpenDictionary = editing.OpenList<Target, EntriesDraft, Saved>
export type GlossaryWorkspaceState = editing.ListWorkspaceState<Target, EntriesDraft, Saved>

/** State of glossary editing. */
export interface GlossaryWorkspace extends editing.ListWorkspace<Target, EntriesDraft, Saved> {
  /** Opens the first pair of a glossary, or one with unsaved changes. */
  readonly openGlossary: (glossary: ListedGlossary) => Promise<void>
}

export function createGlossaryEditing(ports: KeeperPorts): GlossaryWorkspace {
  const workspace = editing.createListWorkspace<Target, EntriesDraft, Saved>({
    partOf: ({ sourceLanguage, targetLanguage }) => `${sourceLanguage}/${targetLanguage}`,
    isNewPart: ({ isNewPair }) => isNewPair === true,
    createDraft: () => createDraft([]),
    async load(target, signal) {
      const loaded = await loadTable(ports, target, { signal })
      if (!loaded.ok) return loaded
      const rows = await new Promise<EntryRowData[]>((resolve) => {
        runInSlices(rowsOfTable(loaded.value), pageSlicer, resolve)
      })
      return ok(createDraft(rows))
    },
    async save(target, draft, signal) {
      const { id, canEdit, isNewPair } = target
      if (id !== undefined && canEdit && isNewPair !== true) {
        const now = await loadTable(ports, { ...target, id }, { signal })
        // A pair that was deleted meanwhile is made again.
        if (!now.ok && now.error.kind !== 'not-found') return now
        if (now.ok) draft.rebase(readTsv(now.value))
      }
      const entries = draft.entries()
      const saved = await saveEntries(ports, target, entries, { signal })
      if (saved.ok) draft.saved(entries)
      return saved
    },
    toSaved: (target, { id }) => ({ ...target, id, isNewPair: false }),
    hasChanges: ({ store }) => store.getState().changes > 0,
    revert: (draft) => draft.revert(),
  })
  return {
    ...workspace,
    async openGlossary({ id, name, canEdit, dictionaries: [first] }) {
      await workspace.openItem(id, first && { id, name, canEdit, ...pairOf(first) })
    },
  }
}

/** The workspace of the page: drafts outlive the panel, which is unmounted when another one is opened. */
export function createGlossaryWorkspace({ bridge }: StorePorts): GlossaryWorkspace {
  const workspace = createGlossaryEditing(keeperPortsOn(bridge))
  void guardUnload(bridge, workspace.hasChanges)
  return workspace
}
