import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StyleRuleList } from '../../../core/areas/style-rules/style-rules-calls.ts'
import type { Bridge } from '../../../core/contract/contract.ts'
import type { StorePorts } from '../../queries/stores.ts'
import { createListEditor, type ListEditor } from './list-editor.ts'
import { createTrialBench, type TrialBench } from './trial/trial.ts'

export const styleRuleSections = ['rules', 'instructions', 'trial'] as const
export type Section = (typeof styleRuleSections)[number]

/** The parts that work on one list. */
export interface ListTools {
  readonly editor: ListEditor
  readonly trial: TrialBench
}

export interface StyleRuleWorkspaceState {
  /** The open list; undefined while all lists are shown. */
  readonly openId: string | undefined
  readonly section: Section
}

/** State of editing the style rule lists of one account. Unsaved changes are kept. */
export interface StyleRuleWorkspace {
  readonly store: StoreApi<StyleRuleWorkspaceState>
  readonly open: (id: string) => void
  readonly show: (section: Section) => void
  readonly toLists: () => void
  readonly toolsOf: (id: string) => ListTools
  /** Whether a list has unsaved changes. */
  readonly hasChanges: (id: string) => boolean
  readonly renamed: (list: StyleRuleList) => void
  /** Removes the state of a list that no longer exists at the service. */
  readonly forget: (id: string) => void
}

interface WorkspacePorts {
  readonly invoke: Bridge['invoke']
  readonly onChanged: () => void
}

export function createStyleRuleWorkspace(ports: WorkspacePorts): StyleRuleWorkspace {
  const store = createStore<StyleRuleWorkspaceState>(() => ({ openId: undefined, section: 'rules' }))
  const known = new Map<string, ListTools>()

  const toolsOf = (id: string): ListTools => {
    const tools = known.get(id) ?? {
      editor: createListEditor(ports, id),
      trial: createTrialBench((input, options) => ports.invoke('text.translate', input, options)),
    }
    known.set(id, tools)
    return tools
  }

  return {
    store,
    toolsOf,
    open(id) {
      store.setState({ openId: id, section: 'rules' })
      void toolsOf(id).editor.load()
    },
    show: (section) => store.setState({ section }),
    toLists: () => store.setState({ openId: undefined }),
    hasChanges: (id) => known.get(id)?.editor.hasChanges() === true,
    renamed: (list) => known.get(list.id)?.editor.renamed(list),
    forget(id) {
      known.get(id)?.trial.cancel()
      known.delete(id)
      if (store.getState().openId === id) store.setState({ openId: undefined })
    },
  }
}

/** Finds the workspace of an account by the account's id. */
export type StyleWorkspaces = (account: string) => StyleRuleWorkspace

/** One workspace per account: unsaved changes are kept while the panel is closed or another account is active. */
export function createStyleWorkspaces({ bridge, invalidate }: StorePorts): StyleWorkspaces {
  const made = new Map<string, StyleRuleWorkspace>()
  return (account) => {
    const workspace =
      made.get(account) ??
      createStyleRuleWorkspace({
        invoke: (name, input, options) => bridge.invoke(name, input, options),
        onChanged: () => invalidate(['styleRules.list']),
      })
    made.set(account, workspace)
    return workspace
  }
}
