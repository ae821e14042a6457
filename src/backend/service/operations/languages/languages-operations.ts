import { err, ok, type Result } from '../../../../core/base/result.ts'
import { type FeaturePair, featuresOfPair } from '../../../../core/languages/features.ts'
import type {
  Product,
  ProductLanguage,
  ProductName,
  TextLanguage,
} from '../../../../core/languages/languages-calls.ts'
import type { ServiceClient, ServiceHandlersOf } from '../../http/client.ts'
import { operationStep, send } from '../operation.ts'
import {
  asTextLanguages,
  languagesAnswer,
  productsAnswer,
  textLanguagesAnswer,
  toProductLanguages,
  toProducts,
  toTextLanguages,
} from './language-answers.ts'

type LanguageCalls =
  | 'language.listText'
  | 'language.listProduct'
  | 'language.listProducts'
  | 'language.features'

/** Operations on languages. */
export const languageOperations = {
  listText: operationStep('GET /v2/languages', {
    does: 'Lists the languages of texts',
    call: 'language.listText',
    profile: 'generic',
    query: { type: 'type' },
    repeat: 'safe',
    answer: textLanguagesAnswer,
  }),
  listProduct: operationStep('GET /v3/languages', {
    does: 'Lists the languages of a product, with what each can do',
    call: 'language.listProduct',
    query: {
      product: 'product',
      resource: { by: '`product`, in the profile `deepl`' },
      include: { by: 'always `beta` and `external`, in the profile `deepl`' },
    },
    repeat: 'safe',
    answer: languagesAnswer,
  }),
  listProducts: operationStep('GET /v3/languages/products', {
    does: 'Lists the products and what their features require',
    call: 'language.listProducts',
    profile: 'generic',
    repeat: 'safe',
    answer: productsAnswer,
  }),
  listResources: operationStep('GET /v3/languages/resources', {
    does: 'Lists the same in the other profile',
    call: 'language.listProducts',
    profile: 'deepl',
    repeat: 'safe',
    answer: productsAnswer,
  }),
} as const

export const languageHandlers: ServiceHandlersOf<LanguageCalls> = {
  'language.listText': ({ type }, { service }) => listTextLanguages(service, type),
  'language.listProduct': ({ product }, { service }) => listProductLanguages(service, product),
  'language.listProducts': (_input, { service }) => listProducts(service),
  'language.features': ({ product, ...pair }, { service }) => listFeatures(service, product, pair),
}

async function listTextLanguages(
  service: ServiceClient,
  type: 'source' | 'target',
): Promise<Result<TextLanguage[]>> {
  if (service.connection.profile.listsVersion === 'v3') {
    const listed = await listProductLanguages(service, 'translate_text')
    return listed.ok ? ok(asTextLanguages(listed.value, type)) : listed
  }
  const answer = await send(service, languageOperations.listText, { type })
  return answer.ok ? ok(toTextLanguages(answer.value)) : answer
}

/**
 * The languages of a product, including those in trial and those of partners.
 *
 * @param attempts without it, as often as other requests are tried
 */
export async function listProductLanguages(
  service: ServiceClient,
  product: ProductName,
  attempts?: number,
): Promise<Result<ProductLanguage[]>> {
  const { languagesQuery, languagesInclude } = service.connection.profile
  const answer = await send(
    service,
    languageOperations.listProduct,
    {},
    {
      query: { [languagesQuery]: product, include: languagesInclude },
      ...(attempts !== undefined && { attempts }),
    },
  )
  return answer.ok ? ok(toProductLanguages(answer.value)) : answer
}

/**
 * The products of the service.
 *
 * @param attempts without it, as often as other requests are tried
 */
export async function listProducts(service: ServiceClient, attempts?: number): Promise<Result<Product[]>> {
  const { listsVersion } = service.connection.profile
  const { listProducts: products, listResources: resources } = languageOperations
  const answer = await send(
    service,
    listsVersion === 'v2' ? products : resources,
    {},
    {
      ...(attempts !== undefined && { attempts }),
    },
  )
  return answer.ok ? ok(toProducts(answer.value)) : answer
}

async function listFeatures(service: ServiceClient, name: ProductName, pair: FeaturePair) {
  const [products, languages] = await Promise.all([
    listProducts(service),
    listProductLanguages(service, name),
  ])
  if (!products.ok) return products
  if (!languages.ok) return languages
  const product = products.value.find((listed) => listed.name === name)
  if (product === undefined)
    return err({
      kind: 'invalid-input',
      field: 'product',
      problem: { type: 'unknown-value', value: name },
    } as const)
  return featuresOfPair(product, languages.value, pair)
}
