import { pageClock } from '../../bridge/page-clock.ts'
import type { StorePorts } from '../../data/stores.ts'
import { createRewording, type Rewording } from './rewording/rewording-store.ts'
import { createTextTranslation, type TextTranslation } from './text-store.ts'

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
