import { inBody, type Operations } from './operation.ts'

const TEXT = 'test/contract/service/text.test.ts'
const KEPT = 'test/contract/service/text-resources.test.ts'
const CLIENT = 'src/backend/service/operations/text/text.test.ts'
const SERVICE = 'src/simulator/rest/translate.test.ts'
const WRITE = 'test/contract/service/write.test.ts'
const WRITE_CLIENT = 'src/backend/service/operations/text/write.test.ts'

const refused = `${TEXT} › refuses what the service would, before it is sent: %#`
const glossary = `${KEPT} › uses the terms of a glossary, however it is named`
const unfit = `${KEPT} › is refused before it is sent where pair or language do not fit`
const quality = `${KEPT} › is made with the quality model where style rules or instructions need it`
const tags = `${KEPT} › keeps tags, and says by which version`
const memory = `${SERVICE} › act where a sentence agrees enough`
const options = `${TEXT} › takes %j`

const written = { text: 'texts', target_lang: 'targetLanguage' } as const

/** Translation of texts, and help with writing. */
export const textOperations = {
  'POST /v2/translate': {
    does: 'Translates texts',
    call: 'text.translate',
    parameters: inBody({
      ...written,
      source_lang: 'sourceLanguage',
      context: 'context',
      show_billed_characters: 'showBilledCharacters',
      split_sentences: 'splitSentences',
      preserve_formatting: 'preserveFormatting',
      formality: 'formality',
      model_type: 'modelType',
      glossary_id: 'glossaryId',
      glossary_ids: 'glossaryIds',
      style_id: 'styleId',
      translation_memory_id: 'translationMemoryId',
      translation_memory_threshold: 'translationMemoryThreshold',
      custom_instructions: 'customInstructions',
      tag_handling: 'tagHandling',
      tag_handling_version: 'tagHandlingVersion',
      outline_detection: 'outlineDetection',
      enable_beta_languages: 'enableBetaLanguages',
      non_splitting_tags: 'nonSplittingTags',
      splitting_tags: 'splittingTags',
      ignore_tags: 'ignoreTags',
    }),
    proofs: [
      `${TEXT} › keeps the order of texts and says which language each is in`,
      `${CLIENT} › sends every parameter in the words of the service, and no other`,
      `${CLIENT} › ends with status %i as %s`,
      'test/contract/service/official-client.test.ts › are translated under every option',
    ],
    more: {
      text: [
        `${TEXT} › takes a text of over 128 KiB in pieces`,
        'src/core/text/split.test.ts › splitting a text › loses nothing',
      ],
      target_lang: [`${TEXT} › says what the service finds wrong`],
      source_lang: [options, refused],
      context: [options],
      show_billed_characters: [`${TEXT} › counts what is billed in characters, not in units of a string`],
      split_sentences: [options, 'test/contract/service/official-client.test.ts › may be split with %s'],
      preserve_formatting: [options],
      formality: [options, refused],
      model_type: [options, refused, `${SERVICE} › that is quick does not go with %s`],
      glossary_id: [glossary, unfit, refused],
      glossary_ids: [glossary, unfit, refused],
      style_id: [quality, unfit, `${SERVICE} › a style rule list in a translation › acts on the text`],
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
    does: 'Rephrases texts',
    call: 'write.rephrase',
    parameters: inBody({ ...written, writing_style: 'writingStyle', tone: 'tone' }),
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
    does: 'Corrects texts',
    call: 'write.correct',
    parameters: inBody(written),
    proofs: [`${WRITE} › corrects texts`, `${WRITE_CLIENT} › ends with status %i as %s`],
    more: {
      text: [`${WRITE_CLIENT} › %s takes a long text apart`],
      target_lang: [`${WRITE} › says what the service finds wrong`],
    },
  },
} as const satisfies Operations
