import {
  notDetectableLanguages,
  sourceLanguages,
  spokenLanguages,
  targetLanguages,
} from '../../core/voice/languages.ts'
import { type Answer, ok, refuse } from './http.ts'
import type { Route } from './router.ts'
import { hasFormality, languageName, textSources, textTargets, toBcp47 } from './text-languages.ts'

/** A language of the service, whatever the shape in which a client wants it. */
interface Language {
  readonly lang: string
  readonly isSource: boolean
  readonly isTarget: boolean
  readonly features: readonly string[]
}

/** Languages whose speech is handled by partners of the service, as its documents have it. */
const OWN_SPEECH = new Set([
  'en',
  'en-GB',
  'en-US',
  'de',
  'fr',
  'es',
  'it',
  'ja',
  'ko',
  'zh',
  'zh-HANS',
  'zh-HANT',
])

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])]

const voiceLanguages = (): Language[] =>
  union(sourceLanguages, targetLanguages).map((lang) => {
    const isSource = sourceLanguages.includes(lang)
    const isTarget = targetLanguages.includes(lang)
    return {
      lang,
      isSource,
      isTarget,
      features: [
        ...(isSource ? ['transcription'] : []),
        ...(isSource && !notDetectableLanguages.includes(lang) ? ['auto_detection'] : []),
        ...(spokenLanguages.includes(lang) ? ['translated_speech'] : []),
        ...(isTarget && hasFormality(lang) ? ['formality'] : []),
        'glossary',
      ],
    }
  })

const textLanguages = (features: readonly string[]): Language[] =>
  union(textSources, textTargets).map((code) => ({
    lang: toBcp47(code),
    isSource: textSources.includes(code),
    isTarget: textTargets.includes(code),
    features: [...features, ...(hasFormality(code) ? ['formality'] : [])],
  }))

const some = (codes: string): Language[] =>
  codes.split(' ').map((lang) => ({ lang, isSource: true, isTarget: true, features: [] }))

/** The languages of each product; a thunk each, because hardly anybody asks for more than one. */
const products: Readonly<Record<string, () => Language[]>> = {
  translate_text: () => textLanguages(['glossary', 'tag_handling']),
  translate_document: () => textLanguages(['glossary']),
  glossary: () => textLanguages([]),
  voice: voiceLanguages,
  write: () => some('de en-GB en-US es fr it pt-BR pt-PT'),
  style_rules: () => some('de en es fr it ja ko zh'),
}

/** The features that the generic interface knows by name. */
const GENERIC_FEATURES = new Set([
  'formality',
  'custom_instructions',
  'tag_handling',
  'glossary',
  'writing_style',
  'tone',
])

const toGeneric = ({ lang, isSource, isTarget, features }: Language) => ({
  lang,
  name: languageName(lang),
  usable_as_source: isSource,
  usable_as_target: isTarget,
  features: features.filter((feature) => GENERIC_FEATURES.has(feature)),
})

/** Features are an object here, each with its status, and who provides it. */
const toDeepl = ({ lang, isSource, isTarget, features }: Language) => ({
  lang,
  name: languageName(lang),
  usable_as_source: isSource,
  usable_as_target: isTarget,
  status: 'stable',
  features: Object.fromEntries(features.map((feature) => [feature, featureStatus(lang, feature)])),
})

function featureStatus(lang: string, feature: string) {
  const status = feature === 'translated_speech' ? 'early_access' : 'stable'
  const isSpeech = feature === 'transcription' || feature === 'translated_speech'
  return isSpeech && !OWN_SPEECH.has(lang) ? { status, external: true } : { status }
}

function listLanguages(query: URLSearchParams): Answer {
  const product = query.get('product')
  const resource = query.get('resource')
  if (product === null && resource === null) return refuse(400, "Parameter 'product' not specified.")
  const name = product ?? resource ?? ''
  const languages = Object.hasOwn(products, name) ? products[name]?.() : undefined
  if (languages === undefined)
    return refuse(400, `Bad value for '${product === null ? 'resource' : 'product'}'.`)
  return ok(product === null ? languages.map(toDeepl) : languages.map(toGeneric))
}

function listTextLanguages(query: URLSearchParams): Answer {
  const type = query.get('type') ?? 'source'
  if (type === 'source')
    return ok(textSources.map((language) => ({ language, name: languageName(language) })))
  if (type !== 'target') return refuse(400, "Bad value for 'type': source or target.")
  return ok(
    textTargets.map((language) => ({
      language,
      name: languageName(language),
      supports_formality: hasFormality(language),
    })),
  )
}

export const languageRoutes: readonly Route[] = [
  { method: 'GET', path: '/v2/languages', handle: ({ query }) => listTextLanguages(query) },
  { method: 'GET', path: '/v3/languages', handle: ({ query }) => listLanguages(query) },
]
