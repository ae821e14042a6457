import { createStore, type StoreApi } from 'zustand/vanilla'
import { KeptAs } from '../../../core/areas/text/kept-as.ts'
import {
  createTranslator,
  emptyTranslatorState,
  type TranslatorActions,
  type TranslatorPorts,
  type TranslatorState,
} from '../../../core/areas/text/translator.ts'
import { pageClock } from '../../bridge/page-clock.ts'
import type { StorePorts } from '../../queries/stores.ts'
import { createRewording, type Rewording } from './rewording/rewording-store.ts'
import { emptyDraft, type TextDraft } from './text-draft.ts'

export interface TextState extends TranslatorState {
  readonly draft: TextDraft
}

export interface TextActions extends Omit<TranslatorActions, 'takeText' | 'offerText'> {
  readonly changeDraft: (patch: Partial<TextDraft>) => void
  /** Replaces the displayed translation with another text. */
  readonly replaceShown: (text: string) => void
}

export interface TextTranslation {
  readonly store: StoreApi<TextState>
  readonly actions: TextActions
}

interface TextPorts extends Omit<TranslatorPorts, 'store'> {
  /** Id shared by all versions of a text and its translation. */
  readonly newId: () => string
}

/** A text that is translated as it is typed, with its options. It is stored in its latest version. */
export function createTextTranslation({ translate, newId, clock }: TextPorts): TextTranslation {
  const store = createStore<TextState>(() => ({ ...emptyTranslatorState, draft: emptyDraft }))
  const keptAs = new KeptAs(newId)
  const translator = createTranslator({
    clock,
    store,
    translate: (input, options) =>
      translate({ ...input, keepAs: keptAs.into(input.targetLanguage) }, options),
  })
  const actions: TextActions = {
    ...translator,
    setText(text) {
      keptAs.changed(store.getState().text, text)
      translator.setText(text)
    },
    restore(input, shown) {
      keptAs.renew()
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

export interface TextTools {
  readonly translation: TextTranslation
  readonly rewording: Rewording
}

/** Creates the stores for translating and rephrasing a text, which is kept while other panels are open. */
export const createTextTools = ({ bridge }: StorePorts): TextTools => ({
  translation: createTextTranslation({
    clock: pageClock,
    newId: () => crypto.randomUUID(),
    translate: (input, options) => bridge.invoke('text.translate', input, options),
  }),
  rewording: createRewording({
    correct: (input, options) => bridge.invoke('write.correct', input, options),
    rephrase: (input, options) => bridge.invoke('write.rephrase', input, options),
  }),
})
