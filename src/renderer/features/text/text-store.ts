import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  createTranslator,
  emptyTranslatorState,
  isReplaced,
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

interface TextPorts extends Omit<TranslatorPorts, 'store'> {
  /** Of a text and its translation, for as long as they are versions of the same. */
  readonly newId: () => string
}

/** A text that is translated as it is typed and kept as it was last, and what goes with it. */
export function createTextTranslation({ translate, newId, clock }: TextPorts): TextTranslation {
  const store = createStore<TextState>(() => ({ ...emptyTranslatorState, draft: emptyDraft }))
  let keepAs = newId()
  let keptInto: string | undefined
  const translator = createTranslator({
    clock,
    store,
    translate: (input, options) => {
      // Another language is another translation, and not a later version of it.
      if (keptInto !== undefined && keptInto !== input.targetLanguage) keepAs = newId()
      keptInto = input.targetLanguage
      return translate({ ...input, keepAs }, options)
    },
  })
  const actions: TextActions = {
    ...translator,
    setText(text) {
      if (isReplaced(store.getState().text, text)) keepAs = newId()
      translator.setText(text)
    },
    restore(input, shown) {
      keepAs = newId()
      keptInto = undefined
      translator.restore(input, shown)
    },
    changeDraft(patch) {
      store.setState(({ draft }) => ({ draft: { ...draft, ...patch } }))
    },
    replaceShown(text) {
      store.setState(({ shown }) => ({ shown: shown && { ...shown, text } }))
    },
  }
  return { store, actions }
}
