import { err, ok, type Result } from '../../../../core/base/result.ts'
import type { Product, ProductLanguage, ProductName, TextLanguage } from '../../../../core/languages/calls.ts'
import { featuresOfPair, type Pair } from '../../../../core/languages/features.ts'
import type { ServiceClient, ServiceHandlersOf } from '../../http/client.ts'
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
  const answer = await service.request({
    method: 'GET',
    path: '/v2/languages',
    query: { type },
    repeat: 'safe',
    answer: textLanguagesAnswer,
  })
  return answer.ok ? ok(toTextLanguages(answer.value)) : answer
}

/**
 * The languages of a product, with those in trial and those of partners.
 *
 * @param attempts without it, as often as other requests are tried
 */
export async function listProductLanguages(
  service: ServiceClient,
  product: ProductName,
  attempts?: number,
): Promise<Result<ProductLanguage[]>> {
  const { languagesQuery, languagesInclude } = service.connection.profile
  const answer = await service.request({
    method: 'GET',
    path: '/v3/languages',
    query: { [languagesQuery]: product, include: languagesInclude },
    repeat: 'safe',
    ...(attempts !== undefined && { attempts }),
    answer: languagesAnswer,
  })
  return answer.ok ? ok(toProductLanguages(answer.value)) : answer
}

/**
 * The products of the service.
 *
 * @param attempts without it, as often as other requests are tried
 */
export async function listProducts(service: ServiceClient, attempts?: number): Promise<Result<Product[]>> {
  const answer = await service.request({
    method: 'GET',
    path: service.connection.profile.productsPath,
    repeat: 'safe',
    ...(attempts !== undefined && { attempts }),
    answer: productsAnswer,
  })
  return answer.ok ? ok(toProducts(answer.value)) : answer
}

async function listFeatures(service: ServiceClient, name: ProductName, pair: Pair) {
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
