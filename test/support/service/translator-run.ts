import type { Translated, TranslationInput } from '../../../src/core/areas/text/text-calls.ts'
import {
  createTranslator,
  emptyTranslatorState,
  type TextRequest,
  type TranslatorActions,
  type TranslatorState,
  TYPING_PAUSE_MS,
} from '../../../src/core/areas/text/translator.ts'
import type { InvokeOptions } from '../../../src/core/base/call.ts'
import { ok, type Result } from '../../../src/core/base/result.ts'
import { settle, VirtualClock } from '../base/virtual-clock.ts'

type Answer = Result<{ translations: Translated[] }>

interface Asked {
  readonly input: TranslationInput
  readonly options: InvokeOptions
  readonly answer: (answer: Answer) => void
  isAnswered: boolean
}

export const GERMAN: TextRequest = { targetLanguage: 'de' }
export const FRENCH: TextRequest = { targetLanguage: 'fr' }

export const translationOf = (input: TranslationInput): string => `${input.targetLanguage}:${input.texts[0]}`

/** A translator with a service that answers when the test says so, even after a cancellation. */
export class TranslatorRun {
  readonly clock = new VirtualClock()
  readonly asked: Asked[] = []
  readonly actions: TranslatorActions
  state: TranslatorState = emptyTranslatorState

  /** @param request undefined while the requested languages are unknown */
  constructor(request?: TextRequest) {
    this.actions = createTranslator({
      clock: this.clock,
      store: {
        getState: () => this.state,
        setState: (patch) => {
          this.state = { ...this.state, ...patch }
        },
      },
      translate: (input, options) =>
        new Promise((resolve) => this.asked.push({ input, options, answer: resolve, isAnswered: false })),
    })
    if (request !== undefined) this.actions.setRequest(request)
  }

  /** Types a text and waits for the end of the typing pause. */
  async typed(text: string): Promise<void> {
    this.actions.setText(text)
    await this.clock.advance(TYPING_PAUSE_MS)
  }

  /** Answers the request at an index, from 0; with its translation by default. */
  async answer(at: number, given?: Answer): Promise<void> {
    const request = this.asked[at]
    if (request === undefined) throw new Error(`nobody has asked for translation ${at}`)
    request.isAnswered = true
    request.answer(
      given ?? ok({ translations: [{ text: translationOf(request.input), detectedSourceLanguage: 'EN' }] }),
    )
    await settle()
  }
}
