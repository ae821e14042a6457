import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Bridge } from '../../../core/contract/contract.ts'
import type { StyleRuleList } from '../../../core/style-rules/calls.ts'
import { createListEditor, type ListEditor } from './list-editor.ts'
import { createTrialBench, type TrialBench } from './trial/trial.ts'

export const sections = ['rules', 'instructions', 'trial'] as const
export type Section = (typeof sections)[number]

/** Components and state for one list. */
export interface ListTools {
  readonly editor: ListEditor
  readonly trial: TrialBench
}

export interface WorkspaceState {
  /** The list that is worked on; left out: all lists are looked at. */
  readonly openId: string | undefined
  readonly section: Section
}

/** The style rule lists of one account while they are worked on. What is not saved stays until it is. */
export interface Workspace {
  readonly store: StoreApi<WorkspaceState>
  readonly open: (id: string) => void
  readonly show: (section: Section) => void
  readonly toLists: () => void
  readonly toolsOf: (id: string) => ListTools
  /** Whether a list has changes that the service does not have. */
  readonly hasChanges: (id: string) => boolean
  readonly renamed: (list: StyleRuleList) => void
  /** The service does not have the list any more. */
  readonly forget: (id: string) => void
}

interface WorkspacePorts {
  readonly invoke: Bridge['invoke']
  readonly onChanged: () => void
}

export function createWorkspace(ports: WorkspacePorts): Workspace {
  const store = createStore<WorkspaceState>(() => ({ openId: undefined, section: 'rules' }))
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
