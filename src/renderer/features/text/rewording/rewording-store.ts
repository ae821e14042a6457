import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Improved, RephraseInput } from '../../../../core/areas/write/write-calls.ts'
import type { InvokeOptions } from '../../../../core/base/call.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import type { Result } from '../../../../core/base/result.ts'

/** Ways of rephrasing a text: plainly, in a style, or in a tone. */
export const manners = {
  default: {},
  simple: { writingStyle: 'simple' },
  business: { writingStyle: 'business' },
  academic: { writingStyle: 'academic' },
  casual: { writingStyle: 'casual' },
  confident: { tone: 'confident' },
  diplomatic: { tone: 'diplomatic' },
  enthusiastic: { tone: 'enthusiastic' },
  friendly: { tone: 'friendly' },
} as const satisfies Readonly<Record<string, Pick<RephraseInput, 'writingStyle' | 'tone'>>>
export type Manner = keyof typeof manners
export const mannerNames = Object.keys(manners) as Manner[]

export interface Alternative {
  /** `before` for the text that was replaced by another alternative. */
  readonly manner: Manner | 'before'
  readonly text: string
}

export interface RewordingState {
  readonly asking: 'correction' | 'alternative' | undefined
  readonly error: AppError | undefined
  /** The checked text with its correction, which is the same text if nothing is wrong. */
  readonly correction: { readonly of: string; readonly text: string } | undefined
  /** Alternatives to the translation `to`, newest first. */
  readonly alternatives: { readonly to: string; readonly list: readonly Alternative[] } | undefined
}

export interface RewordingActions {
  /** @param language defaults to that of the text itself */
  readonly correct: (text: string, language: string | undefined) => Promise<void>
  readonly rephrase: (text: string, language: string, manner: Manner) => Promise<void>
  /** Uses an alternative as the translation; in the list, the previous translation takes its place. */
  readonly use: (alternative: Alternative) => void
  readonly cancel: () => void
  readonly dismiss: () => void
}

export interface Rewording {
  readonly store: StoreApi<RewordingState>
  readonly actions: RewordingActions
}

type Answer = Promise<Result<{ readonly improvements: readonly Improved[] }>>

export interface RewordingPorts {
  readonly correct: (input: Pick<RephraseInput, 'texts' | 'targetLanguage'>, options: InvokeOptions) => Answer
  readonly rephrase: (input: RephraseInput, options: InvokeOptions) => Answer
}

const initial: RewordingState = {
  asking: undefined,
  error: undefined,
  correction: undefined,
  alternatives: undefined,
}

/** Corrects a text and rephrases its translation. A new request aborts the previous one. */
export function createRewording({ correct, rephrase }: RewordingPorts): Rewording {
  const store = createStore<RewordingState>(() => initial)
  let underWay: AbortController | undefined

  const abort = () => {
    underWay?.abort()
    underWay = undefined
    store.setState({ asking: undefined })
  }

  const ask = async (
    asking: NonNullable<RewordingState['asking']>,
    send: (options: InvokeOptions) => Answer,
    take: (text: string) => void,
  ) => {
    abort()
    const asked = new AbortController()
    underWay = asked
    store.setState({ asking, error: undefined })
    const answer = await send({ signal: asked.signal })
    if (underWay !== asked) return
    underWay = undefined
    store.setState({ asking: undefined, error: answer.ok ? undefined : answer.error })
    const [improved] = answer.ok ? answer.value.improvements : []
    if (improved !== undefined) take(improved.text)
  }

  const actions: RewordingActions = {
    correct: (of, targetLanguage) =>
      ask(
        'correction',
        (options) =>
          correct({ texts: [of], ...(targetLanguage !== undefined && { targetLanguage }) }, options),
        (text) => store.setState({ correction: { of, text } }),
      ),
    rephrase: (to, targetLanguage, manner) =>
      ask(
        'alternative',
        (options) => rephrase({ texts: [to], targetLanguage, ...manners[manner] }, options),
        (text) =>
          store.setState(({ alternatives }) => {
            const earlier = alternatives?.to === to ? alternatives.list : []
            const others = earlier.filter((each) => each.text !== text)
            return { alternatives: { to, list: [{ manner, text }, ...others] } }
          }),
      ),
    use(alternative) {
      store.setState(({ alternatives }) => ({
        alternatives: alternatives && {
          to: alternative.text,
          list: alternatives.list.map((each) =>
            each === alternative ? { manner: 'before', text: alternatives.to } : each,
          ),
        },
      }))
    },
    cancel: abort,
    dismiss() {
      store.setState({ error: undefined, correction: undefined })
    },
  }

  return { store, actions }
}
