import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Translated } from '../../../../core/areas/text/text-calls.ts'
import type { InvokeOptions } from '../../../../core/base/call.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import type { Result } from '../../../../core/base/result.ts'

export interface TrialRequest {
  readonly text: string
  /** Target language: a variant of the language of the list. */
  readonly targetLanguage: string
  readonly styleId: string
  /** Version of the list. */
  readonly version: number
}

export interface Trial {
  readonly request: TrialRequest
  readonly plain: string
  readonly styled: string
}

export interface TrialState {
  /** The user's text; undefined while the sample is used. */
  readonly text: string | undefined
  /** The chosen language; defaults to the first one. */
  readonly targetLanguage: string | undefined
  readonly isRunning: boolean
  readonly error: AppError | undefined
  readonly shown: Trial | undefined
}

export interface TrialBench {
  readonly store: StoreApi<TrialState>
  readonly set: (patch: Partial<Pick<TrialState, 'text' | 'targetLanguage'>>) => void
  readonly run: (request: TrialRequest) => Promise<void>
  readonly cancel: () => void
}

type Translate = (
  input: {
    texts: string[]
    targetLanguage: string
    styleId?: string
    modelType?: 'prefer_quality_optimized'
  },
  options: InvokeOptions,
) => Promise<Result<{ readonly translations: readonly Translated[] }>>

/** Translates a text with and without a list in parallel. */
export function createTrialBench(translate: Translate): TrialBench {
  const store = createStore<TrialState>(() => ({
    text: undefined,
    targetLanguage: undefined,
    isRunning: false,
    error: undefined,
    shown: undefined,
  }))
  let underWay: AbortController | undefined

  const cancel = () => {
    underWay?.abort()
    underWay = undefined
    store.setState({ isRunning: false })
  }

  return {
    store,
    cancel,
    set: (patch) => store.setState(patch),
    async run(request) {
      cancel()
      const own = new AbortController()
      underWay = own
      store.setState({ isRunning: true, error: undefined })
      const { text, targetLanguage, styleId } = request
      const options = { signal: own.signal }
      const answers = await Promise.all([
        // Style rules require the quality model, so the plain translation uses it too: the models must not cause a
        // difference.
        translate({ texts: [text], targetLanguage, modelType: 'prefer_quality_optimized' }, options),
        translate({ texts: [text], targetLanguage, styleId }, options),
      ])
      if (underWay !== own) return
      underWay = undefined
      const [plain, styled] = answers
      if (plain.ok && styled.ok)
        store.setState({
          isRunning: false,
          shown: {
            request,
            plain: plain.value.translations[0]?.text ?? '',
            styled: styled.value.translations[0]?.text ?? '',
          },
        })
      else store.setState({ isRunning: false, error: errorIn(styled) ?? errorIn(plain) })
    },
  }
}

const errorIn = (result: Result<unknown>): AppError | undefined => (result.ok ? undefined : result.error)
