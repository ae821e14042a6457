import { type Feature, type Language, type MeteredProduct, products } from './account/products.ts'
import { type ApiResponse, okResponse, refuse } from './http/api-request.ts'
import type { Route } from './http/router.ts'
import { languageName, takesFormality, textSources, textTargets } from './text-languages.ts'

/** Languages whose speech is not handled by partners of the service, as its documents have it. */
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

/** Features with their names in the generic API. */
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

/** Here the feature of style rules covers instructions too. */
const isOfDeepl = (feature: string): boolean => feature !== 'custom_instructions'

/** The response has features as an object, each with its status and provider. */
const toDeepl = ({ lang, isSource, isTarget, features, isBeta }: Language) => ({
  lang,
  name: languageName(lang),
  usable_as_source: isSource,
  usable_as_target: isTarget,
  status: isBeta ? 'beta' : 'stable',
  features: Object.fromEntries(
    features.filter(isOfDeepl).map((feature) => [feature, featureStatus(lang, feature)]),
  ),
})

function featureStatus(lang: string, feature: string) {
  const isSpeech = feature === 'transcription' || feature === 'translated_speech'
  return { status: 'stable', ...(isSpeech && !OWN_SPEECH.has(lang) && { external: true }) }
}

/** Values that are listed on request; partners' are always. */
const INCLUDABLE = new Set(['beta', 'external'])

function listLanguages(query: URLSearchParams): ApiResponse {
  const product = query.get('product')
  const resource = query.get('resource')
  if (product === null && resource === null) return refuse(400, "Parameter 'product' not specified.")
  const name = product ?? resource ?? ''
  const named = Object.hasOwn(products, name) ? products[name] : undefined
  if (named === undefined || (product !== null && named.isDeeplOnly === true))
    return refuse(400, `Bad value for '${product === null ? 'resource' : 'product'}'.`)
  const languages = named.languages()
  if (product !== null) return okResponse(languages.map(toGeneric))
  const include = query.getAll('include')
  if (!include.every((each) => INCLUDABLE.has(each)))
    return refuse(400, "Bad value for 'include': beta or external.")
  const listed = include.includes('beta')
    ? [...languages, ...(named.betaLanguages?.() ?? [])]
    : languages.filter(({ isBeta }) => isBeta !== true)
  return okResponse(listed.map(toDeepl))
}

const listProducts = (
  listed: readonly (readonly [string, MeteredProduct])[],
  show: (name: string, product: MeteredProduct) => object,
): ApiResponse => okResponse(listed.map(([name, product]) => show(name, product)))

const deeplProducts = Object.entries(products)
const genericProducts = deeplProducts.filter(([, { isDeeplOnly }]) => isDeeplOnly !== true)

/** Unset flags are omitted. */
const toRequired = ({ name, onSource, onTarget }: Feature) => ({
  name,
  ...(onSource && { required_on_source: true }),
  ...(onTarget && { required_on_target: true }),
})

const toNeeds = ({ name, onSource, onTarget }: Feature) => ({
  name,
  needs_source_support: onSource === true,
  needs_target_support: onTarget === true,
})

const toGenericProduct = (name: string, { endpoints, features }: MeteredProduct) => ({
  name,
  endpoints,
  features: features.filter((feature) => GENERIC_FEATURES.has(feature.name)).map(toRequired),
})

const toDeeplProduct = (name: string, { features }: MeteredProduct) => ({
  name,
  features: features.filter((feature) => isOfDeepl(feature.name)).map(toNeeds),
})

function listTextLanguages(query: URLSearchParams): ApiResponse {
  const type = query.get('type') ?? 'source'
  if (type === 'source')
    return okResponse(textSources.map((language) => ({ language, name: languageName(language) })))
  if (type !== 'target') return refuse(400, "Bad value for 'type': source or target.")
  return okResponse(
    textTargets.map((language) => ({
      language,
      name: languageName(language),
      supports_formality: takesFormality(language),
    })),
  )
}

export const languageRoutes: readonly Route[] = [
  { method: 'GET', path: '/v2/languages', handle: ({ query }) => listTextLanguages(query) },
  { method: 'GET', path: '/v3/languages', handle: ({ query }) => listLanguages(query) },
  {
    method: 'GET',
    path: '/v3/languages/products',
    handle: () => listProducts(genericProducts, toGenericProduct),
  },
  {
    method: 'GET',
    path: '/v3/languages/resources',
    handle: () => listProducts(deeplProducts, toDeeplProduct),
  },
]
