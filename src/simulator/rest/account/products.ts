import {
  notDetectableLanguages,
  sourceLanguages,
  spokenLanguages,
  targetLanguages,
} from '../../../core/languages/voice-language-codes.ts'
import { glossaryLanguages } from '../glossaries/glossary-input.ts'
import { baseOf } from '../http/fields.ts'
import { styleLanguages } from '../style-rules/style-rule-input.ts'
import {
  betaTexts,
  takesFormality,
  textSources,
  textTargets,
  toBcp47,
  writeTargets,
} from '../text-languages.ts'

/** A language of a product, independent of the response format. */
export interface Language {
  readonly lang: string
  readonly isSource: boolean
  readonly isTarget: boolean
  readonly features: readonly string[]
  /** Whether it is in trial. */
  readonly isBeta?: true
}

/** A feature of a product, and which of the two languages must list it. */
export interface Feature {
  readonly name: string
  readonly onSource?: true
  readonly onTarget?: true
}

export interface MeteredProduct {
  /** Whether only the deployment of `DeepL-Auth-Key` lists it. */
  readonly isDeeplOnly?: true
  readonly endpoints: readonly string[]
  readonly features: readonly Feature[]
  /** A thunk, because most clients request only one. */
  readonly languages: () => Language[]
  /** Languages in trial that one deployment lists on request. */
  readonly betaLanguages?: () => Language[]
}

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])]

/** Each language with those of the features that it has, as a source, a target or both. */
function languagesOf(
  sources: readonly string[],
  targets: readonly string[],
  features: Readonly<Record<string, (code: string, is: { source: boolean; target: boolean }) => boolean>>,
): Language[] {
  return union(sources, targets).map((code) => {
    const is = { source: sources.includes(code), target: targets.includes(code) }
    return {
      lang: code,
      isSource: is.source,
      isTarget: is.target,
      features: Object.entries(features).flatMap(([name, has]) => (has(code, is) ? [name] : [])),
    }
  })
}

const always = (): boolean => true
const styled = new Set<string>(styleLanguages)
const isStyled = (code: string): boolean => styled.has(baseOf(code.toLowerCase()))

const textLanguages = (others: Parameters<typeof languagesOf>[2]): Language[] =>
  languagesOf(textSources, textTargets, {
    formality: (code, { target }) => target && takesFormality(code),
    glossary: always,
    style_rules: (code, { target }) => target && isStyled(code),
    translation_memory: always,
    auto_detection: (_, { source }) => source,
    ...others,
  }).map((language) => ({ ...language, lang: toBcp47(language.lang) }))

const betaLanguages = (): Language[] =>
  languagesOf(betaTexts, betaTexts, { auto_detection: always }).map((language) => ({
    ...language,
    lang: toBcp47(language.lang),
    isBeta: true,
  }))

/** Languages of voice in trial, which everybody may use. */
const betaVoice = new Set(['hi', 'ms', 'ta'])

const formality: Feature = { name: 'formality', onTarget: true }
const glossary: Feature = { name: 'glossary', onSource: true, onTarget: true }
const autoDetection: Feature = { name: 'auto_detection', onSource: true }
const styleRules: Feature = { name: 'style_rules', onTarget: true }
const translationMemory: Feature = { name: 'translation_memory', onSource: true, onTarget: true }

export const products: Readonly<Record<string, MeteredProduct>> = {
  translate_text: {
    endpoints: ['v2/translate'],
    features: [
      formality,
      { name: 'custom_instructions', onTarget: true },
      { name: 'tag_handling', onSource: true, onTarget: true },
      glossary,
      styleRules,
      translationMemory,
      autoDetection,
    ],
    languages: () =>
      textLanguages({
        custom_instructions: (code, { target }) => target && isStyled(code),
        tag_handling: always,
      }),
    betaLanguages,
  },
  translate_document: {
    endpoints: ['v2/document'],
    features: [formality, glossary, styleRules, translationMemory, autoDetection],
    languages: () => textLanguages({}),
    betaLanguages,
  },
  glossary: {
    endpoints: ['v2/glossaries', 'v2/glossary-language-pairs', 'v3/glossaries'],
    features: [],
    languages: () => languagesOf(glossaryLanguages, glossaryLanguages, {}),
  },
  voice: {
    endpoints: ['v3/voice/realtime'],
    features: [
      { name: 'transcription', onSource: true },
      autoDetection,
      { name: 'translated_speech', onTarget: true },
      formality,
      glossary,
    ],
    languages: () =>
      languagesOf(sourceLanguages, targetLanguages, {
        transcription: (_, { source }) => source,
        auto_detection: (code, { source }) => source && !notDetectableLanguages.includes(code),
        translated_speech: (code) => spokenLanguages.includes(code),
        formality: (code, { target }) => target && takesFormality(code),
        glossary: always,
      }).map((language) => (betaVoice.has(language.lang) ? { ...language, isBeta: true } : language)),
  },
  write: {
    endpoints: ['v2/write/rephrase', 'v2/write/correct'],
    features: [
      { name: 'writing_style', onTarget: true },
      { name: 'tone', onTarget: true },
    ],
    languages: () => {
      const sources = writeTargets.filter((code) => code === baseOf(code))
      const isTarget = (_: string, { target }: { target: boolean }) => target
      return languagesOf(sources, writeTargets, { writing_style: isTarget, tone: isTarget }).map(
        (language) => ({ ...language, lang: toBcp47(language.lang) }),
      )
    },
  },
  style_rules: {
    endpoints: ['v3/style_rules'],
    features: [],
    languages: () => languagesOf([], styleLanguages, {}),
  },
  translation_memory: {
    isDeeplOnly: true,
    endpoints: ['v3/translation_memories'],
    features: [],
    languages: () => textLanguages({}).map((language) => ({ ...language, features: [] })),
  },
}
