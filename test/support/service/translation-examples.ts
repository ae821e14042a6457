import {
  aMemory,
  type Examples,
  newGlossary,
  newSpokenTerms,
  newStyle,
} from '../contract-cases/operation-example.ts'
import type { DocumentRuns } from './document-runs.ts'

/**
 * Resources that texts and documents can both use: one of each kind, and a list of several glossaries, which excludes
 * the others.
 */
async function resources(runs: DocumentRuns) {
  const glossaryId = await newGlossary(runs)
  const one = { glossaryId, styleId: await newStyle(runs), translationMemoryId: await aMemory(runs) }
  return {
    one: { ...one, formality: 'more', translationMemoryThreshold: 80 },
    several: { glossaryIds: [glossaryId, await newGlossary(runs)] },
  }
}

export const ofText: Examples = async (runs) => {
  const { one, several } = await resources(runs)
  const texts = ['<p>One</p>', 'Two']
  return [
    {
      texts,
      ...one,
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
    { texts, ...several, targetLanguage: 'DE', sourceLanguage: 'EN' },
  ]
}

export const ofUpload: Examples = async (runs, profile) => {
  const { one, several } = await resources(runs)
  const file = await runs.addSource('letter.txt', 'Good morning.')
  const common = { file, targetLanguages: ['DE'], sourceLanguage: 'EN' }
  return [
    { ...common, ...one, outputFormat: 'txt' },
    { ...common, ...several },
    ...(profile === 'deepl' ? [{ ...common, watermark: true }] : []),
  ]
}

export const ofTicket: Examples = async (runs) => [{ file: await runs.addSource(), targetLanguages: ['DE'] }]

export const ofVoice: Examples = async (runs, profile) => {
  const glossaryId = await newGlossary(runs)
  const formats = { sourceContentType: 'audio/pcm;encoding=s16le;rate=16000', messageFormat: 'json' }
  return [
    {
      ...formats,
      sourceLanguage: 'en',
      sourceLanguageMode: 'fixed',
      targetLanguages: ['de', 'fr'],
      spokenLanguages: ['de'],
      targetContentType: 'audio/webm;codecs=opus',
      voice: 'male',
      glossaryId,
      formality: 'more',
      spokenTermsId: await newSpokenTerms(runs),
    },
    // Several glossaries, and nothing else that may be left out.
    ...(profile === 'deepl'
      ? [{ ...formats, targetLanguages: ['de'], glossaryIds: [glossaryId, await newGlossary(runs)] }]
      : []),
  ]
}
