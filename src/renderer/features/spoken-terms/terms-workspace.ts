import type { SpokenTerms } from '../../../core/areas/spoken-terms/spoken-terms-calls.ts'
import { ok } from '../../../core/base/result.ts'
import type { StorePorts } from '../../queries/stores.ts'
import { guardUnload } from '../../shared/resources/editing/guard-unload.ts'
import * as editing from '../../shared/resources/editing/list-workspace.ts'
import { createTermsDraft, type TermsDraft } from './editor/terms-draft.ts'

/** The list to open or create. */
export interface TermsTarget extends editing.EditTarget {
  readonly language: string
  /** Whether the collection exists without this language. */
  readonly isNewList?: boolean
}

interface SavedTerms {
  readonly id: string
}

export type OpenTerms = editing.OpenList<TermsTarget, TermsDraft, SavedTerms>
export type TermsWorkspace = editing.ListWorkspace<TermsTarget, TermsDraft, SavedTerms>

/** The list of a collection that opens first; a collection without any opens with a new one. */
export const firstTarget = ({ id, name, lists: [first] }: SpokenTerms, language: string): TermsTarget =>
  first === undefined ? { id, name, language, isNewList: true } : { id, name, language: first.language }

/** The workspace of the page: drafts outlive the panel, which is unmounted when another one is opened. */
export function createTermsWorkspace({ bridge, invalidate }: StorePorts): TermsWorkspace {
  const workspace = editing.createListWorkspace<TermsTarget, TermsDraft, SavedTerms>({
    partOf: ({ language }) => language,
    isNewPart: ({ isNewList }) => isNewList === true,
    createDraft: () => createTermsDraft([]),
    async load({ id, language }, signal) {
      const loaded = await bridge.invoke('spokenTerms.terms', { id, language }, { signal })
      return loaded.ok ? ok(createTermsDraft(loaded.value.terms)) : loaded
    },
    async save({ id, name, language, isNewList }, draft, signal) {
      if (id !== undefined && isNewList !== true) {
        const now = await bridge.invoke('spokenTerms.terms', { id, language }, { signal })
        if (!now.ok) return now
        draft.rebase(now.value.terms)
      }
      const terms = draft.terms()
      const saved =
        id === undefined
          ? await bridge.invoke('spokenTerms.create', { name, lists: [{ language, terms }] }, { signal })
          : await bridge.invoke('spokenTerms.replaceList', { id, language, terms }, { signal })
      // Also on failure: it is then unknown how much was changed.
      invalidate(['spokenTerms.list', 'spokenTerms.terms'])
      if (!saved.ok) return saved
      draft.saved(terms)
      return ok({ id: 'id' in saved.value ? saved.value.id : (id ?? '') })
    },
    toSaved: (target, { id }) => ({ ...target, id, isNewList: false }),
    hasChanges: ({ store }) => store.getState().changes > 0,
    revert: (draft) => draft.revert(),
  })
  void guardUnload(bridge, workspace.hasChanges)
  return workspace
}
