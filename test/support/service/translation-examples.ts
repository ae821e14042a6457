import { expect } from 'vitest'
import {
  aMemory,
  type Examples,
  newGlossary,
  newSpokenTerms,
  newStyle,
} from '../contract-cases/operation-example.ts'
import type { DocumentRuns } from './document-runs.ts'

const written = expect.any(String) as unknown

/**
 * Resources that texts and documents can both use: one of each kind, and a list of several glossaries, which excludes
 * the others.
 */
async function resources(runs: DocumentRuns) {
  const [glossaryId, styleId, translationMemoryId] = [
    await newGlossary(runs),
    await newStyle(runs),
    await aMemory(runs),
  ]
  return {
    input: { formality: 'more', glossaryId, styleId, translationMemoryId, translationMemoryThreshold: 80 },
    sent: {
      formality: 'more',
      glossary_id: glossaryId,
      style_id: styleId,
      translation_memory_id: translationMemoryId,
    },
    several: [glossaryId, await newGlossary(runs)],
  }
}

export const ofText: Examples = async (runs) => {
  const { input, sent, several } = await resources(runs)
  const common = { input: { texts: ['<p>One</p>', 'Two'] }, sent: { text: ['<p>One</p>', 'Two'] } }
  return [
    {
      input: {
        ...common.input,
        ...input,
        targetLanguage: 'de',
        sourceLanguage: 'en',
        context: 'A meeting',
        showBilledCharacters: true,
        splitSentences: 'nonewlines',
        preserveFormatting: true,
        modelType: 'quality_optimized',
        customInstructions: ['Be brief.'],
        tagHandling: 'xml',
        tagHandlingVersion: 'v2',
        outlineDetection: false,
        enableBetaLanguages: true,
        nonSplittingTags: ['b'],
        splittingTags: ['p'],
        ignoreTags: ['x', 'y'],
      },
      sent: {
        ...common.sent,
        ...sent,
        translation_memory_threshold: 80,
        target_lang: 'DE',
        source_lang: 'EN',
        context: 'A meeting',
        show_billed_characters: true,
        split_sentences: 'nonewlines',
        preserve_formatting: true,
        model_type: 'quality_optimized',
        custom_instructions: ['Be brief.'],
        tag_handling: 'xml',
        tag_handling_version: 'v2',
        outline_detection: false,
        enable_beta_languages: true,
        non_splitting_tags: ['b'],
        splitting_tags: ['p'],
        ignore_tags: ['x', 'y'],
      },
    },
    {
      input: { ...common.input, targetLanguage: 'DE', sourceLanguage: 'EN', glossaryIds: several },
      sent: { ...common.sent, target_lang: 'DE', source_lang: 'EN', glossary_ids: several },
    },
  ]
}

export const ofUpload: Examples = async (runs, profile) => {
  const { input, sent, several } = await resources(runs)
  const file = await runs.addSource('letter.txt', 'Good morning.')
  const common = {
    input: { file, targetLanguages: ['DE'], sourceLanguage: 'EN' },
    sent: { file: 'Good morning.', filename: 'letter.txt', target_lang: 'DE', source_lang: 'EN' },
  }
  return [
    {
      input: { ...common.input, ...input, outputFormat: 'txt' },
      sent: { ...common.sent, ...sent, translation_memory_threshold: '80', output_format: 'txt' },
    },
    { input: { ...common.input, glossaryIds: several }, sent: { ...common.sent, glossary_ids: several } },
    ...(profile === 'deepl'
      ? [{ input: { ...common.input, watermark: true }, sent: { ...common.sent, enable_watermark: 'true' } }]
      : []),
  ]
}

export const ofTicket: Examples = async (runs) => [
  {
    input: { file: await runs.addSource(), targetLanguages: ['DE'] },
    sent: { document_id: written, document_key: written },
  },
]

export const ofVoice: Examples = async (runs, profile) => {
  const glossaryId = await newGlossary(runs)
  const spokenTermsId = await newSpokenTerms(runs)
  return [
    {
      input: {
        sourceContentType: 'audio/pcm;encoding=s16le;rate=16000',
        messageFormat: 'json',
        sourceLanguage: 'en',
        sourceLanguageMode: 'fixed',
        targetLanguages: ['de', 'fr'],
        spokenLanguages: ['de'],
        targetContentType: 'audio/webm;codecs=opus',
        voice: 'male',
        glossaryId,
        formality: 'more',
        spokenTermsId,
      },
      sent: {
        source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000',
        message_format: 'json',
        source_language: 'en',
        source_language_mode: 'fixed',
        target_languages: ['de', 'fr'],
        target_media_languages: ['de'],
        target_media_content_type: 'audio/webm;codecs=opus',
        target_media_voice: 'male',
        glossary_id: glossaryId,
        formality: 'more',
        spoken_terms_id: spokenTermsId,
      },
    },
    ...(profile === 'deepl' ? [ofSeveral([glossaryId, await newGlossary(runs)])] : []),
  ]
}

/** A session with several glossaries, and nothing else that may be left out. */
const ofSeveral = (glossaryIds: readonly string[]) => ({
  input: {
    sourceContentType: 'audio/pcm;encoding=s16le;rate=16000',
    messageFormat: 'json',
    targetLanguages: ['de'],
    glossaryIds,
  },
  sent: {
    source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000',
    message_format: 'json',
    target_languages: ['de'],
    glossary_ids: glossaryIds,
  },
})
