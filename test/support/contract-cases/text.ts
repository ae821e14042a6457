import type { textOperations } from '../../../src/backend/service/operations/text/text-operations.ts'
import type { writeOperations } from '../../../src/backend/service/operations/text/write-operations.ts'
import { ofText } from '../service/translation-examples.ts'
import { type CasesOf, MARK, NOWHERE, TEXT, tooLong } from './call-case.ts'
import { glossary as makeGlossary } from './glossaries.ts'
import { just, type OperationCases } from './operation-example.ts'
import { styleRuleList } from './style-rules.ts'

const TEXTS = 'test/contract/service/text.test.ts'
const KEPT = 'test/contract/service/text-resources.test.ts'
const CLIENT = 'src/backend/service/operations/text/text-operations.test.ts'
const SERVICE = 'src/simulator/rest/translate-routes.test.ts'
const RESOURCES = 'src/simulator/rest/translate-resources.test.ts'
const WRITE = 'test/contract/service/write.test.ts'
const WRITE_CLIENT = 'src/backend/service/operations/text/write-operations.test.ts'

const refused = `${TEXTS} › refuses what the service would, before it is sent: %#`
const glossary = `${KEPT} › uses the terms of a glossary, however it is named`
const unfit = `${KEPT} › is refused before it is sent where pair or language do not fit`
const quality = `${KEPT} › is made with the quality model where style rules or instructions need it`
const tags = `${KEPT} › keeps tags, and says by which version`
const memory = `${RESOURCES} › act where a sentence agrees enough`
const options = `${TEXTS} › takes %j`

const two = { texts: ['One', 'Two'], targetLanguage: 'en-US' }
const sentTwo = { text: ['One', 'Two'], target_lang: 'en-US' }

/** Text translation and writing assistance. */
export const textCases: OperationCases<typeof textOperations | typeof writeOperations> = {
  'POST /v2/translate': {
    examples: ofText,
    proofs: [
      `${TEXTS} › keeps the order of texts and says which language each is in`,
      `${CLIENT} › sends every parameter in the words of the service, and no other`,
      `${CLIENT} › ends with status %i as %s`,
      'test/contract/service/official-client.test.ts › are translated under every option',
    ],
    more: {
      text: [
        `${TEXTS} › takes a text of over 128 KiB in pieces`,
        'src/core/text/split.test.ts › splitting a text › loses nothing',
      ],
      target_lang: [`${TEXTS} › says what the service finds wrong`],
      source_lang: [options, refused],
      context: [options],
      show_billed_characters: [`${TEXTS} › counts what is billed in characters, not in units of a string`],
      split_sentences: [options, 'test/contract/service/official-client.test.ts › may be split with %s'],
      preserve_formatting: [options],
      formality: [options, refused],
      model_type: [options, refused, `${SERVICE} › that is quick does not go with %s`],
      glossary_id: [glossary, unfit, refused],
      glossary_ids: [glossary, unfit, refused],
      style_id: [
        quality,
        unfit,
        `${RESOURCES} › a style rule list in a translation › is noted, and takes the better model`,
      ],
      translation_memory_id: [memory],
      translation_memory_threshold: [memory, refused],
      custom_instructions: [quality, refused],
      tag_handling: [tags],
      tag_handling_version: [tags],
      outline_detection: [tags],
      non_splitting_tags: [tags],
      splitting_tags: [tags],
      ignore_tags: [tags],
    },
  },
  'POST /v2/write/rephrase': {
    examples: () =>
      Promise.resolve([
        { input: { ...two, writingStyle: 'business' }, sent: { ...sentTwo, writing_style: 'business' } },
        { input: { ...two, tone: 'friendly' }, sent: { ...sentTwo, tone: 'friendly' } },
      ]),
    proofs: [
      `${WRITE} › rephrases texts in their order: %j`,
      `${WRITE_CLIENT} › ends with status %i as %s`,
      'test/contract/service/official-client.test.ts › are rephrased',
    ],
    more: {
      text: [`${WRITE_CLIENT} › %s takes a long text apart`],
      writing_style: [`${WRITE} › refuses a style together with a tone before it is sent`],
      tone: [`${WRITE} › refuses a style together with a tone before it is sent`],
    },
  },
  'POST /v2/write/correct': {
    examples: just(two, sentTwo),
    proofs: [`${WRITE} › corrects texts`, `${WRITE_CLIENT} › ends with status %i as %s`],
    more: {
      text: [`${WRITE_CLIENT} › %s takes a long text apart`],
      target_lang: [`${WRITE} › says what the service finds wrong`],
    },
  },
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
