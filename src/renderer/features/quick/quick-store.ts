import { createStore, type StoreApi } from 'zustand/vanilla'
import { KeptAs } from '../../../core/areas/text/kept-as.ts'
import {
  createTranslator,
  emptyTranslatorState,
  type TranslatorActions,
  type TranslatorPorts,
  type TranslatorState,
} from '../../../core/areas/text/translator.ts'
import { AUTO } from '../../../core/languages/chosen.ts'
import type { QuickOffer } from '../../../core/product/desktop/desktop-calls.ts'
import { pageClock } from '../../bridge/page-clock.ts'
import type { StorePorts } from '../../queries/stores.ts'

/** A text that was replaced by another one. */
interface Earlier {
  readonly text: string
  /** Whether its translation was never requested. */
  readonly isOffered: boolean
}

export interface QuickState extends TranslatorState {
  /** Applies to this text only: the language of the next one is detected again. */
  readonly sourceLanguage: string
  /** Undefined until it is known. */
  readonly targetLanguage: string | undefined
  readonly earlier: Earlier | undefined
}

type Pair = { readonly sourceLanguage: string; readonly targetLanguage: string }

export interface QuickActions
  extends Omit<TranslatorActions, 'takeText' | 'offerText' | 'setRequest' | 'restore'> {
  /** Takes the selection or clipboard text with which the window was opened. */
  readonly opened: (offer: QuickOffer) => void
  readonly setSource: (language: string) => void
  readonly setTarget: (language: string | undefined) => void
  /** Swaps the languages; the translation becomes the text. */
  readonly swap: (pair: Pair) => void
  /** Empties the field; the text can be recalled. */
  readonly clear: () => void
  /** Swaps the earlier text and the current one. */
  readonly recall: () => void
}

export interface Quick {
  readonly store: StoreApi<QuickState>
  readonly actions: QuickActions
}

interface QuickPorts extends Omit<TranslatorPorts, 'store'> {
  /** Id shared by all versions of a text and its translation. */
  readonly newId: () => string
}

/** The text of the quick window. Replacing a text never loses it: the previous one can be recalled. */
export function createQuick({ translate, newId, clock }: QuickPorts): Quick {
  const store = createStore<QuickState>(() => ({
    ...emptyTranslatorState,
    sourceLanguage: AUTO,
    targetLanguage: undefined,
    earlier: undefined,
  }))
  const keptAs = new KeptAs(newId)
  const translator = createTranslator({
    clock,
    store,
    translate: (input, options) =>
      translate({ ...input, keepAs: keptAs.into(input.targetLanguage) }, options),
  })

  const setAside = () => {
    const { text, phase } = store.getState()
    if (text.trim() === '') return
    store.setState({
      earlier: { text, isOffered: phase.type === 'held' && phase.because === 'offered' },
    })
  }
  const choose = (languages: Partial<Pick<QuickState, 'sourceLanguage' | 'targetLanguage'>>) => {
    store.setState(languages)
    const { sourceLanguage, targetLanguage } = store.getState()
    translator.setRequest(
      targetLanguage === undefined
        ? undefined
        : { targetLanguage, ...(sourceLanguage !== AUTO && { sourceLanguage }) },
    )
  }
  const begin = (text: string, how: 'takeText' | 'offerText') => {
    if (text === store.getState().text) return
    setAside()
    keptAs.renew()
    choose({ sourceLanguage: AUTO })
    translator[how](text)
  }

  const { translateNow, cancel } = translator
  const actions: QuickActions = {
    translateNow,
    cancel,
    setText(text) {
      if (text.trim() === '') choose({ sourceLanguage: AUTO })
      keptAs.changed(store.getState().text, text)
      translator.setText(text)
    },
    opened({ text }) {
      if (text !== undefined) begin(text, 'offerText')
    },
    setSource(sourceLanguage) {
      choose({ sourceLanguage })
    },
    setTarget(targetLanguage) {
      choose({ targetLanguage })
    },
    swap(pair) {
      const { phase, shown } = store.getState()
      keptAs.renew()
      choose(pair)
      // A translation of an earlier text is not reused.
      if (phase.type === 'resting' && shown !== undefined) translator.takeText(shown.text)
    },
    clear() {
      setAside()
      actions.setText('')
    },
    recall() {
      const { earlier } = store.getState()
      if (earlier === undefined) return
      store.setState({ earlier: undefined })
      begin(earlier.text, earlier.isOffered ? 'offerText' : 'takeText')
    },
  }
  return { store, actions }
}

/** The text of the quick window, kept for the lifetime of its page. */
export const createPageQuick = ({ bridge }: StorePorts): Quick =>
  createQuick({
    clock: pageClock,
    newId: () => crypto.randomUUID(),
    translate: (input, options) => bridge.invoke('text.translate', input, options),
  })
