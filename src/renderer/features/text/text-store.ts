import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  createTranslator,
  emptyTranslatorState,
  type TranslatorActions,
  type TranslatorPorts,
  type TranslatorState,
} from '../../../core/text/translator.ts'
import { type Draft, emptyDraft } from './draft.ts'

export interface TextState extends TranslatorState {
  readonly draft: Draft
}

export interface TextActions extends Omit<TranslatorActions, 'takeText' | 'offerText'> {
  readonly changeDraft: (patch: Partial<Draft>) => void
  /** Puts other words in the place of the translation that shows. */
  readonly replaceShown: (text: string) => void
}

export interface TextTranslation {
  readonly store: StoreApi<TextState>
  readonly actions: TextActions
}

/** A text that is translated as it is typed, and what goes with it. */
export function createTextTranslation(ports: Omit<TranslatorPorts, 'store'>): TextTranslation {
  const store = createStore<TextState>(() => ({ ...emptyTranslatorState, draft: emptyDraft }))
  const translator = createTranslator({ ...ports, store })
  const actions: TextActions = {
    ...translator,
    changeDraft(patch) {
      store.setState(({ draft }) => ({ draft: { ...draft, ...patch } }))
    },
    replaceShown(text) {
      store.setState(({ shown }) => ({ shown: shown && { ...shown, text } }))
    },
  }
  return { store, actions }
}
