import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Progress } from '../../../core/call.ts'
import type { Clock } from '../../../core/clock.ts'
import type { InvokeOptions } from '../../../core/contract.ts'
import type { AppError } from '../../../core/errors.ts'
import type { Result } from '../../../core/result.ts'
import type { Translated, TranslationInput } from '../../../core/text/calls.ts'
import { type Draft, emptyDraft } from './draft.ts'

/** After the last key. Each request is billed: a text that is still being typed makes none. */
export const TYPING_PAUSE_MS = 500
/** A text of more characters costs enough that a person says when it is translated. */
export const MOST_CHARACTERS_WHILE_TYPING = 3000

/** Everything of a translation but its text. */
export type Request = Omit<TranslationInput, 'texts'>

/** What is done about the text as it stands now. */
export type TextPhase =
  /** Nothing: there is no text, or its translation is the one that shows. */
  | { readonly is: 'resting' }
  /** Somebody is typing, or it is not known yet what is asked for. */
  | { readonly is: 'typing' }
  | { readonly is: 'translating'; readonly progress: Progress | undefined }
  /** It waits for a person to ask for it. */
  | { readonly is: 'held'; readonly because: 'long' | 'cancelled' }
  | { readonly is: 'failed'; readonly error: AppError }

export interface Shown extends Translated {
  readonly targetLanguage: string
}

export interface TextState {
  readonly text: string
  readonly draft: Draft
  readonly phase: TextPhase
  /** The newest translation. It is that of the text while the phase is `resting`. */
  readonly shown: Shown | undefined
}

export interface TextActions {
  readonly setText: (text: string) => void
  readonly changeDraft: (patch: Partial<Draft>) => void
  /** Nothing is translated until it is known what into. */
  readonly setRequest: (request: Request | undefined) => void
  readonly translateNow: () => void
  readonly cancel: () => void
  /** Puts other words in the place of the translation that shows. */
  readonly replaceShown: (text: string) => void
}

export interface TextTranslation {
  readonly store: StoreApi<TextState>
  readonly actions: TextActions
}

export interface TextPorts {
  readonly translate: (
    input: TranslationInput,
    options: InvokeOptions,
  ) => Promise<Result<{ readonly translations: readonly Translated[] }>>
  readonly clock: Clock
}

const initial: TextState = {
  text: '',
  draft: emptyDraft,
  phase: { is: 'resting' },
  shown: undefined,
}

/** A text that is translated as it is typed. Only the newest request may show; earlier ones are cancelled. */
export function createTextTranslation({ translate, clock }: TextPorts): TextTranslation {
  const store = createStore<TextState>(() => initial)
  let request: Request | undefined
  /** What the translation that shows was asked for with. */
  let shownFor: string | undefined
  let stopWaiting: (() => void) | undefined
  let underWay: AbortController | undefined

  const enter = (phase: TextPhase) => store.setState({ phase })

  const giveUp = () => {
    stopWaiting?.()
    stopWaiting = undefined
    underWay?.abort()
    underWay = undefined
  }

  const inputNow = (): TranslationInput | undefined => {
    const { text } = store.getState()
    return request === undefined || text.trim() === '' ? undefined : { ...request, texts: [text] }
  }

  const run = async () => {
    giveUp()
    const input = inputNow()
    if (input === undefined) return
    const asked = new AbortController()
    underWay = asked
    enter({ is: 'translating', progress: undefined })
    const answer = await translate(input, {
      signal: asked.signal,
      onProgress: (progress) => underWay === asked && enter({ is: 'translating', progress }),
    })
    // Another text has been typed since, or nobody wants it any more.
    if (underWay !== asked) return
    underWay = undefined
    const [translated] = answer.ok ? answer.value.translations : []
    if (!answer.ok) return enter({ is: 'failed', error: answer.error })
    shownFor = JSON.stringify(input)
    store.setState({
      phase: { is: 'resting' },
      shown: translated && { ...translated, targetLanguage: input.targetLanguage },
    })
  }

  const changed = () => {
    giveUp()
    if (store.getState().text.trim() === '') {
      shownFor = undefined
      return store.setState({ phase: { is: 'resting' }, shown: undefined })
    }
    const input = inputNow()
    if (input === undefined) return enter({ is: 'typing' })
    if (JSON.stringify(input) === shownFor) return enter({ is: 'resting' })
    if (store.getState().text.length > MOST_CHARACTERS_WHILE_TYPING)
      return enter({ is: 'held', because: 'long' })
    stopWaiting = clock.after(TYPING_PAUSE_MS, () => void run())
    enter({ is: 'typing' })
  }

  const actions: TextActions = {
    setText(text) {
      store.setState({ text })
      changed()
    },
    changeDraft(patch) {
      store.setState(({ draft }) => ({ draft: { ...draft, ...patch } }))
    },
    setRequest(next) {
      if (JSON.stringify(next) === JSON.stringify(request)) return
      request = next
      changed()
    },
    translateNow() {
      void run()
    },
    cancel() {
      if (store.getState().phase.is !== 'translating') return
      giveUp()
      enter({ is: 'held', because: 'cancelled' })
    },
    replaceShown(text) {
      store.setState(({ shown }) => ({ shown: shown && { ...shown, text } }))
    },
  }

  return { store, actions }
}
