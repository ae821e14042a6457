import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ConfiguredRules } from '../../../core/areas/style-rules/configured-rules.ts'
import { changesNothing, type RuleChange, withChanges } from '../../../core/areas/style-rules/rule-changes.ts'
import type {
  NewStyleInstruction,
  StyleInstruction,
  StyleRuleList,
} from '../../../core/areas/style-rules/style-rules-calls.ts'
import type { AppError } from '../../../core/base/errors.ts'
import type { Bridge } from '../../../core/contract/contract.ts'

/** State of a request that changes something at the service. */
export type Sending =
  | { readonly type: 'idle' }
  | { readonly type: 'sending' }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly error: AppError }

/** An instruction during editing. */
export interface InstructionDraft {
  /** Undefined for a new instruction. */
  readonly id?: string | undefined
  readonly label: string
  readonly prompt: string
  /** Undefined for any source language. */
  readonly sourceLanguage?: string | undefined
}

export interface ListEditorState {
  /** The service's latest version. */
  readonly list: StyleRuleList | undefined
  /** The reason why it could not be loaded. */
  readonly loadError: AppError | undefined
  /** Rule changes that the service has not confirmed, one per rule. */
  readonly waiting: readonly RuleChange[]
  readonly savingRules: Sending
  readonly draft: InstructionDraft | undefined
  readonly savingInstruction: Sending
}

/** State and actions of one style rule list. */
export interface ListEditor {
  readonly store: StoreApi<ListEditorState>
  readonly load: () => Promise<void>
  readonly change: (change: RuleChange) => void
  /** Sends the failed changes again. */
  readonly retryRules: () => void
  /** Discards the unconfirmed changes. */
  readonly discardRules: () => void
  readonly setDraft: (draft: InstructionDraft | undefined) => void
  /** @returns whether the service accepted it; the draft is kept until then */
  readonly saveDraft: () => Promise<boolean>
  readonly duplicate: (instruction: NewStyleInstruction) => Promise<boolean>
  readonly deleteInstruction: (id: string) => Promise<boolean>
  readonly dismissInstruction: () => void
  readonly renamed: (list: StyleRuleList) => void
  /** Whether there are unsaved changes. */
  readonly hasChanges: () => boolean
}

export interface ListEditorPorts {
  readonly invoke: Bridge['invoke']
  /** Called after each change at the service. */
  readonly onChanged: () => void
}

const IDLE: Sending = { type: 'idle' }
const SENDING: Sending = { type: 'sending' }
const DONE: Sending = { type: 'done' }

/** The displayed rules: those of the service with the unconfirmed changes. */
export const rulesOf = ({ list, waiting }: Pick<ListEditorState, 'list' | 'waiting'>): ConfiguredRules =>
  withChanges(list?.rules ?? {}, waiting)

const isSameRule = (a: RuleChange, b: RuleChange): boolean => a.category === b.category && a.rule === b.rule

/**
 * Saves rules as soon as they change. The service accepts only the whole set, so one request runs at a time,
 * and each applies the changes to the service's current set: neither later changes nor those of other users are
 * lost.
 */
export function createListEditor({ invoke, onChanged }: ListEditorPorts, id: string): ListEditor {
  const store = createStore<ListEditorState>(() => ({
    list: undefined,
    loadError: undefined,
    waiting: [],
    savingRules: IDLE,
    draft: undefined,
    savingInstruction: IDLE,
  }))
  const { getState, setState } = store

  /** Keeps the latest version: responses may arrive out of order. */
  const take = (list: StyleRuleList) =>
    setState(({ list: known }) =>
      known !== undefined && known.version > list.version ? {} : { list, loadError: undefined },
    )

  const sendRules = async (sent: readonly RuleChange[]) => {
    const fresh = await invoke('styleRules.get', { id })
    if (!fresh.ok || changesNothing(fresh.value.rules, sent)) return fresh
    return invoke('styleRules.replaceRules', { id, rules: withChanges(fresh.value.rules, sent) })
  }

  const saveRules = async () => {
    if (getState().savingRules.type === 'sending') return
    setState({ savingRules: SENDING })
    while (getState().waiting.length > 0) {
      const sent = getState().waiting
      const saved = await sendRules(sent)
      if (!saved.ok) return setState({ savingRules: { type: 'failed', error: saved.error } })
      take(saved.value)
      setState(({ waiting }) => ({ waiting: waiting.filter((each) => !sent.includes(each)) }))
      onChanged()
    }
    setState({ savingRules: DONE })
  }

  /** The list then has a new version, which is loaded in the background. */
  const instructionsChanged = (change: (before: readonly StyleInstruction[]) => StyleInstruction[]) => {
    setState(({ list }) => ({ list: list && { ...list, instructions: change(list.instructions) } }))
    onChanged()
    void load()
  }

  const failed = (error: AppError): false => {
    setState({ savingInstruction: { type: 'failed', error } })
    return false
  }

  const load = async () => {
    const answer = await invoke('styleRules.get', { id })
    if (answer.ok) take(answer.value)
    else setState({ loadError: answer.error })
  }

  const create = async (instruction: NewStyleInstruction): Promise<boolean> => {
    setState({ savingInstruction: SENDING })
    const made = await invoke('styleInstruction.create', { listId: id, ...instruction })
    if (!made.ok) {
      // A change whose response was lost may have succeeded; reloading the list shows it.
      void load()
      return failed(made.error)
    }
    setState({ savingInstruction: IDLE })
    instructionsChanged((before) => [...before, made.value])
    return true
  }

  const update = async (instructionId: string, instruction: NewStyleInstruction): Promise<boolean> => {
    setState({ savingInstruction: SENDING })
    const made = await invoke('styleInstruction.update', { listId: id, id: instructionId, ...instruction })
    if (!made.ok) return failed(made.error)
    setState({ savingInstruction: IDLE })
    instructionsChanged((before) => before.map((each) => (each.id === instructionId ? made.value : each)))
    return true
  }

  return {
    store,
    load,
    change(change) {
      setState(({ waiting }) => ({
        waiting: [...waiting.filter((each) => !isSameRule(each, change)), change],
      }))
      void saveRules()
    },
    retryRules: () => void saveRules(),
    discardRules: () =>
      setState(({ savingRules }) =>
        savingRules.type === 'failed' ? { waiting: [], savingRules: IDLE } : {},
      ),
    setDraft: (draft) => setState({ draft, savingInstruction: IDLE }),
    async saveDraft() {
      const { draft } = getState()
      if (draft === undefined) return false
      const { id: edited, label, prompt, sourceLanguage } = draft
      const instruction = { label, prompt, ...(sourceLanguage !== undefined && { sourceLanguage }) }
      const isSaved = await (edited === undefined ? create(instruction) : update(edited, instruction))
      // Text typed in the meantime is kept.
      if (isSaved) setState((state) => (state.draft === draft ? { draft: undefined } : {}))
      return isSaved
    },
    duplicate: ({ label, prompt, sourceLanguage }) =>
      create({ label, prompt, ...(sourceLanguage !== undefined && { sourceLanguage }) }),
    async deleteInstruction(instructionId) {
      setState({ savingInstruction: SENDING })
      const deleted = await invoke('styleInstruction.delete', { listId: id, id: instructionId })
      if (!deleted.ok) return failed(deleted.error)
      setState(({ draft }) => ({
        savingInstruction: IDLE,
        draft: draft?.id === instructionId ? undefined : draft,
      }))
      instructionsChanged((before) => before.filter((each) => each.id !== instructionId))
      return true
    },
    dismissInstruction: () => setState({ savingInstruction: IDLE }),
    renamed: take,
    hasChanges: () => getState().waiting.length > 0 || isDraftChanged(getState()),
  }
}

function isDraftChanged({ draft, list }: ListEditorState): boolean {
  if (draft === undefined) return false
  const before = list?.instructions.find(({ id }) => id === draft.id)
  return (
    draft.label !== (before?.label ?? '') ||
    draft.prompt !== (before?.prompt ?? '') ||
    draft.sourceLanguage !== before?.sourceLanguage
  )
}
