import type { textOperations } from '../../../src/backend/service/operations/text/text-operations.ts'
import type { writeOperations } from '../../../src/backend/service/operations/text/write-operations.ts'
import { ofText } from '../service/translation-examples.ts'
import { type CasesOf, MARK, NOWHERE, TEXT, tooLong } from './call-case.ts'
import { glossary as makeGlossary } from './glossaries.ts'
import { just, type OperationExamples } from './operation-example.ts'
import { styleRuleList } from './style-rules.ts'

const two = { texts: ['One', 'Two'], targetLanguage: 'en-US' }

/** Text translation and writing assistance. */
export const textCases: OperationExamples<typeof textOperations | typeof writeOperations> = {
  'POST /v2/translate': ofText,
  'POST /v2/write/rephrase': just({ ...two, writingStyle: 'business' }, { ...two, tone: 'friendly' }),
  'POST /v2/write/correct': just(two),
}

const texts = { texts: [TEXT, `${MARK} too`], targetLanguage: 'DE' }
const manyTexts = { texts: Array.from({ length: 51 }, (_, i) => `${TEXT} ${i}`), targetLanguage: 'DE' }

export const textCallCases: CasesOf<'text.translate' | 'write.rephrase' | 'write.correct'> = {
  'text.translate': {
    asks: 'service',
    good: () => ({ ...texts, context: `${MARK} context`, customInstructions: [`${MARK} instruction`] }),
    long: async (app) => ({
      ...manyTexts,
      sourceLanguage: 'en',
      glossaryId: (await makeGlossary(app)).id,
      styleId: (await styleRuleList(app)).id,
      formality: 'more',
    }),
    refused: [
      [{ ...texts, texts: [] }, 'texts'],
      [{ ...texts, texts: [`${MARK}\ud83d`] }, 'texts.0'],
      [{ ...texts, customInstructions: [tooLong] }, 'customInstructions.0'],
      [{ ...texts, glossaryId: NOWHERE }, 'glossaryId'],
    ],
  },
  'write.rephrase': {
    asks: 'service',
    good: () => ({ ...texts, writingStyle: 'prefer_simple' }),
    long: () => ({ ...manyTexts, writingStyle: 'simple' }),
    refused: [[{ ...texts, writingStyle: 'simple', tone: 'friendly' }, 'tone']],
  },
  'write.correct': {
    asks: 'service',
    good: () => texts,
    long: () => manyTexts,
    refused: [[{ ...texts, texts: [`${MARK}\ud83d`] }, 'texts.0']],
  },
}
