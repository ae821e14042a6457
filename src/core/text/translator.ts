import type { Clock } from '../base/clock.ts'
import type { AppError } from '../base/errors.ts'
import type { Result } from '../base/result.ts'
import type { Progress } from '../contract/call.ts'
import type { InvokeOptions } from '../contract/contract.ts'
import type { Translated, TranslationInput } from './calls.ts'

/** After the last key. Each request is billed: a text that is still being typed makes none. */
export const TYPING_PAUSE_MS = 500
/** A text of more characters costs enough that a person says when it is translated. */
export const MAX_CHARACTERS_WHILE_TYPING = 3000

/** Everything of a translation but its text. */
export type Request = Omit<TranslationInput, 'texts'>

/** State of the translation of the current text. */
export type TextPhase =
  /** There is no text, or its translation is shown. */
  | { readonly is: 'resting' }
  /** The user is typing, or the request is not known yet. */
  | { readonly is: 'typing' }
  | { readonly is: 'translating'; readonly progress: Progress | undefined }
  /** Waits until the user asks for the translation. */
  | { readonly is: 'held'; readonly because: 'long' | 'cancelled' | 'offered' }
  | { readonly is: 'failed'; readonly error: AppError }

export interface Shown extends Translated {
  readonly targetLanguage: string
}

export interface TranslatorState {
  readonly text: string
  readonly phase: TextPhase
  /** The newest translation. It is that of the text while the phase is `resting`. */
  readonly shown: Shown | undefined
}

export const emptyTranslatorState: TranslatorState = { text: '', phase: { is: 'resting' }, shown: undefined }

export interface TranslatorActions {
  /** Sets the text while the user types. */
  readonly setText: (text: string) => void
  /** Sets a complete text to be translated without a typing delay. */
  readonly takeText: (text: string) => void
  /** Offers a possibly private text: it waits until the user asks for its translation. */
  readonly offerText: (text: string) => void
  /** Nothing is translated until the target language is known. */
  readonly setRequest: (request: Request | undefined) => void
  readonly translateNow: () => void
  readonly cancel: () => void
  /** A single text whose translation is there already. It is asked for again only if something else is wanted. */
  readonly restore: (input: TranslationInput, shown: Shown) => void
}

export interface TranslatorPorts {
  readonly translate: (
    input: TranslationInput,
    options: InvokeOptions,
  ) => Promise<Result<{ readonly translations: readonly Translated[] }>>
  readonly clock: Clock
  /** Storage of the state, so that a page can render it. */
  readonly store: {
    getState(): TranslatorState
    setState(patch: Partial<TranslatorState>): void
  }
}

/** Whether a single change has replaced a text completely; false in doubt. */
export const isReplaced = (before: string, after: string): boolean =>
  before === '' || after === '' || (before[0] !== after[0] && before.at(-1) !== after.at(-1))

/** Tells requests apart, however their fields are ordered. */
const keyOf = (input: TranslationInput): string =>
  JSON.stringify(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Translates a text as it changes. Only the newest request may show; earlier ones are cancelled. */
export function createTranslator({ translate, clock, store }: TranslatorPorts): TranslatorActions {
  let request: Request | undefined
  /** Request of the translation that is shown. */
  let shownFor: string | undefined
  /** Part of the text was offered, and the user has not asked for its translation. */
  let isOffered = false
  let stopWaiting: (() => void) | undefined
  let underWay: AbortController | undefined

  const enter = (phase: TextPhase) => store.setState({ phase })

  const abort = () => {
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
    abort()
    isOffered = false
    const input = inputNow()
    if (input === undefined) return
    const asked = new AbortController()
    underWay = asked
    enter({ is: 'translating', progress: undefined })
    const answer = await translate(input, {
      signal: asked.signal,
      onProgress: (progress) => underWay === asked && enter({ is: 'translating', progress }),
    })
    // Superseded by another text, or cancelled.
    if (underWay !== asked) return
    underWay = undefined
    const [translated] = answer.ok ? answer.value.translations : []
    if (!answer.ok) return enter({ is: 'failed', error: answer.error })
    shownFor = keyOf(input)
    store.setState({
      phase: { is: 'resting' },
      shown: translated && { ...translated, targetLanguage: input.targetLanguage },
    })
  }

  /** @param pauseMs how long nothing may change before it is asked for */
  const changed = (pauseMs: number) => {
    abort()
    const { text } = store.getState()
    if (text.trim() === '') {
      shownFor = undefined
      isOffered = false
      return store.setState({ phase: { is: 'resting' }, shown: undefined })
    }
    if (isOffered) return enter({ is: 'held', because: 'offered' })
    const input = inputNow()
    if (input === undefined) return enter({ is: 'typing' })
    if (keyOf(input) === shownFor) return enter({ is: 'resting' })
    if (text.length > MAX_CHARACTERS_WHILE_TYPING) return enter({ is: 'held', because: 'long' })
    if (pauseMs === 0) return void run()
    stopWaiting = clock.after(pauseMs, () => void run())
    return enter({ is: 'typing' })
  }

  return {
    setText(text) {
      isOffered &&= !isReplaced(store.getState().text, text)
      store.setState({ text })
      changed(TYPING_PAUSE_MS)
    },
    takeText(text) {
      isOffered = false
      store.setState({ text })
      changed(0)
    },
    offerText(text) {
      isOffered = true
      store.setState({ text })
      changed(TYPING_PAUSE_MS)
    },
    setRequest(next) {
      if (JSON.stringify(next) === JSON.stringify(request)) return
      request = next
      changed(TYPING_PAUSE_MS)
    },
    translateNow() {
      void run()
    },
    restore(input, shown) {
      abort()
      isOffered = false
      shownFor = keyOf(input)
      store.setState({ text: input.texts[0] ?? '', shown })
      changed(TYPING_PAUSE_MS)
    },
    cancel() {
      if (store.getState().phase.is !== 'translating') return
      abort()
      enter({ is: 'held', because: 'cancelled' })
    },
  }
}
