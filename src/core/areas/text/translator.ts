import type { InvokeOptions, Progress } from '../../base/call.ts'
import type { Clock } from '../../base/clock.ts'
import type { AppError } from '../../base/errors.ts'
import type { Result } from '../../base/result.ts'
import type { Translated, TranslationInput } from './text-calls.ts'

/** Delay after the last keystroke. Requests are billed, so a text that is still being typed is not sent. */
export const TYPING_PAUSE_MS = 500
/** Longer texts cost so much that they are only translated on request. */
export const MAX_CHARACTERS_WHILE_TYPING = 3000
/** A longer text freezes the page that lays it out; as a document it is translated all the same. */
export const MAX_TEXT_CHARACTERS = 1_000_000

/** Parameters of a translation without its text. */
export type TextRequest = Omit<TranslationInput, 'texts'>

/** State of the translation of the current text. */
export type TextPhase =
  /** There is no text, or its translation is shown. */
  | { readonly type: 'resting' }
  /** The user is typing, or the request is not known yet. */
  | { readonly type: 'typing' }
  | { readonly type: 'translating'; readonly progress: Progress | undefined }
  /** Waits until the user asks for the translation. */
  | { readonly type: 'held'; readonly because: 'long' | 'cancelled' | 'offered' }
  | { readonly type: 'failed'; readonly error: AppError }

export interface Shown extends Translated {
  readonly targetLanguage: string
}

export interface TranslatorState {
  readonly text: string
  readonly phase: TextPhase
  /** The newest translation. While the phase is `resting`, it is the translation of the current text. */
  readonly shown: Shown | undefined
}

export const emptyTranslatorState: TranslatorState = {
  text: '',
  phase: { type: 'resting' },
  shown: undefined,
}

export interface TranslatorActions {
  /** Sets the text while the user types. */
  readonly setText: (text: string) => void
  /** Sets a complete text to be translated without a typing delay. */
  readonly takeText: (text: string) => void
  /** Offers a possibly private text: it waits until the user asks for its translation. */
  readonly offerText: (text: string) => void
  /** Sets the parameters; `undefined` until the target language is known, which holds all translations. */
  readonly setRequest: (request: TextRequest | undefined) => void
  readonly translateNow: () => void
  readonly cancel: () => void
  /** Restores a single text with its translation, which is requested again only if the parameters change. */
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

/** Identifies a request, whatever the order of its fields. */
const keyOf = (input: TranslationInput): string =>
  JSON.stringify(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Translates a text as it changes. Only the newest request may show; earlier ones are cancelled. */
export function createTranslator({ translate, clock, store }: TranslatorPorts): TranslatorActions {
  let request: TextRequest | undefined
  /** Request of the translation that is shown. */
  let shownFor: string | undefined
  /** Part of the text was offered, and the user has not asked for its translation. */
  let isOffered = false
  /** The user has asked for a translation before the request was known. */
  let isWanted = false
  let stopWaiting: (() => void) | undefined
  let underWay: AbortController | undefined

  const enter = (phase: TextPhase) => store.setState({ phase })

  const abort = () => {
    stopWaiting?.()
    stopWaiting = undefined
    isWanted = false
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
    if (input === undefined) {
      isWanted = request === undefined && store.getState().text.trim() !== ''
      return
    }
    const asked = new AbortController()
    underWay = asked
    enter({ type: 'translating', progress: undefined })
    const answer = await translate(input, {
      signal: asked.signal,
      onProgress: (progress) => underWay === asked && enter({ type: 'translating', progress }),
    })
    // Superseded by another text, or cancelled.
    if (underWay !== asked) return
    underWay = undefined
    const [translated] = answer.ok ? answer.value.translations : []
    if (!answer.ok) return enter({ type: 'failed', error: answer.error })
    shownFor = keyOf(input)
    store.setState({
      phase: { type: 'resting' },
      shown: translated && { ...translated, targetLanguage: input.targetLanguage },
    })
  }

  /** Takes a text, unless it is too long: the earlier one stays then. */
  const take = (text: string, pauseMs: number) => {
    if (text.length <= MAX_TEXT_CHARACTERS) {
      store.setState({ text })
      return changed(pauseMs)
    }
    abort()
    const problem = {
      type: 'too-much',
      actual: text.length,
      limit: MAX_TEXT_CHARACTERS,
      unit: 'text',
    } as const
    return enter({ type: 'failed', error: { kind: 'invalid-input', field: 'texts', problem } })
  }

  /** @param pauseMs time without changes before the request */
  const changed = (pauseMs: number) => {
    abort()
    const { text } = store.getState()
    if (text.trim() === '') {
      shownFor = undefined
      isOffered = false
      return store.setState({ phase: { type: 'resting' }, shown: undefined })
    }
    if (isOffered) return enter({ type: 'held', because: 'offered' })
    const input = inputNow()
    if (input === undefined) return enter({ type: 'typing' })
    if (keyOf(input) === shownFor) return enter({ type: 'resting' })
    if (text.length > MAX_CHARACTERS_WHILE_TYPING) return enter({ type: 'held', because: 'long' })
    if (pauseMs === 0) return void run()
    stopWaiting = clock.after(pauseMs, () => void run())
    return enter({ type: 'typing' })
  }

  return {
    setText(text) {
      isOffered &&= !isReplaced(store.getState().text, text)
      take(text, TYPING_PAUSE_MS)
    },
    takeText(text) {
      isOffered = false
      take(text, 0)
    },
    offerText(text) {
      isOffered = true
      take(text, TYPING_PAUSE_MS)
    },
    setRequest(next) {
      if (JSON.stringify(next) === JSON.stringify(request)) return
      request = next
      if (isWanted && next !== undefined) void run()
      else changed(TYPING_PAUSE_MS)
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
      if (store.getState().phase.type !== 'translating') return
      abort()
      enter({ type: 'held', because: 'cancelled' })
    },
  }
}
