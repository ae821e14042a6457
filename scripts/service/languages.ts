import { inQuery, type Operations } from './operation.ts'

const LANGUAGES = 'test/contract/service/languages.test.ts'
const SERVICE = 'src/simulator/rest/languages.test.ts'

const ofProduct = { by: '`product`, in the profile `deepl`' } as const

/** What can be translated, and how. */
export const languageOperations = {
  'GET /v2/languages': {
    does: 'Lists the languages of texts',
    call: 'language.listText',
    profile: 'generic',
    parameters: inQuery({ type: 'type' }),
    proofs: [
      `${LANGUAGES} › of texts are those that can be translated from, and into`,
      `${LANGUAGES} › are asked for where they are not deprecated`,
    ],
  },
  'GET /v3/languages': {
    does: 'Lists the languages of a product, with what each can do',
    call: 'language.listProduct',
    parameters: inQuery({
      product: 'product',
      resource: ofProduct,
      include: { by: 'always `beta` and `external`, in the profile `deepl`' },
    }),
    proofs: [`${LANGUAGES} › are there for %s`, `${LANGUAGES} › tell what each can do`],
    more: { include: [`${SERVICE} › may be asked for with those in trial and those of partners`] },
  },
  'GET /v3/languages/products': {
    does: 'Lists the products and what their features require',
    call: 'language.listProducts',
    profile: 'generic',
    parameters: [],
    proofs: [
      `${LANGUAGES} › belong to products, whose features need some of them`,
      `${SERVICE} › say in one deployment where they are, and what a feature requires`,
    ],
  },
  'GET /v3/languages/resources': {
    does: 'Lists the same in the other profile',
    call: 'language.listProducts',
    profile: 'deepl',
    parameters: [],
    proofs: [
      `${LANGUAGES} › belong to products, whose features need some of them`,
      `${SERVICE} › say in the other what a feature needs`,
    ],
  },
} as const satisfies Operations
