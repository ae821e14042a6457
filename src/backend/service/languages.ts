import type { CallContext } from '../../core/call.ts'
import type { HandlersOf } from '../../core/contract.ts'
import type { Product, ProductLanguage, ProductName } from '../../core/languages/calls.ts'
import { featuresOfPair, type Pair } from '../../core/languages/features.ts'
import { err, ok, type Result } from '../../core/result.ts'
import type { ServiceClient } from './client.ts'
import {
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

export const createLanguageHandlers = (client: ServiceClient): HandlersOf<LanguageCalls> => ({
  'language.listText': async ({ type }, context) => {
    const answer = await client.request(
      { method: 'GET', path: '/v2/languages', query: { type }, repeat: 'safe', answer: textLanguagesAnswer },
      context,
    )
    return answer.ok ? ok(toTextLanguages(answer.value)) : answer
  },
  'language.listProduct': ({ product }, context) => listProductLanguages(client, product, context),
  'language.listProducts': (_input, context) => listProducts(client, context),
  'language.features': ({ product, ...pair }, context) => listFeatures(client, product, pair, context),
})

/**
 * The languages of a product, with those in trial and those of partners.
 *
 * @param attempts without it, as often as other requests are tried
 */
export async function listProductLanguages(
  client: ServiceClient,
  product: ProductName,
  context?: CallContext,
  attempts?: number,
): Promise<Result<ProductLanguage[]>> {
  const connection = await client.connection()
  if (!connection.ok) return connection
  const { languagesQuery, languagesInclude } = connection.value.profile
  const answer = await client.request(
    {
      method: 'GET',
      path: '/v3/languages',
      query: { [languagesQuery]: product, include: languagesInclude },
      repeat: 'safe',
      ...(attempts !== undefined && { attempts }),
      answer: languagesAnswer,
    },
    context,
  )
  return answer.ok ? ok(toProductLanguages(answer.value)) : answer
}

/**
 * The products of the service.
 *
 * @param attempts without it, as often as other requests are tried
 */
export async function listProducts(
  client: ServiceClient,
  context?: CallContext,
  attempts?: number,
): Promise<Result<Product[]>> {
  const connection = await client.connection()
  if (!connection.ok) return connection
  const path = connection.value.profile.productsPath
  const answer = await client.request(
    {
      method: 'GET',
      path,
      repeat: 'safe',
      ...(attempts !== undefined && { attempts }),
      answer: productsAnswer,
    },
    context,
  )
  return answer.ok ? ok(toProducts(answer.value)) : answer
}

async function listFeatures(client: ServiceClient, name: ProductName, pair: Pair, context?: CallContext) {
  const [products, languages] = await Promise.all([
    listProducts(client, context),
    listProductLanguages(client, name, context),
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
