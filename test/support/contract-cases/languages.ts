import type { languageOperations } from '../../../src/backend/service/operations/languages/languages-operations.ts'
import type { CallName } from '../../../src/core/contract/contract.ts'
import { type CasesOf, nothing } from './call-case.ts'
import { just, noInput, type OperationCases, pair } from './operation-example.ts'

const LANGUAGES = 'test/contract/service/languages.test.ts'
const SERVICE = 'src/simulator/rest/languages-routes.test.ts'

/** Supported languages and their features. */
export const languageCases: OperationCases<typeof languageOperations> = {
  'GET /v2/languages': {
    examples: just({ type: 'target' }, { type: 'target' }),
    proofs: [
      `${LANGUAGES} › of texts are those that can be translated from, and into`,
      `${LANGUAGES} › are asked for where they are not deprecated`,
    ],
  },
  'GET /v3/languages': {
    examples: (_runs, profile) =>
      Promise.resolve([
        {
          input: { product: 'voice' },
          sent:
            profile === 'generic'
              ? { product: 'voice' }
              : { resource: 'voice', include: ['beta', 'external'] },
        },
      ]),
    proofs: [`${LANGUAGES} › are there for %s`, `${LANGUAGES} › tell what each can do`],
    more: { include: [`${SERVICE} › may be asked for with those in trial and those of partners`] },
  },
  'GET /v3/languages/products': {
    examples: noInput,
    proofs: [
      `${LANGUAGES} › belong to products, whose features need some of them`,
      `${SERVICE} › say in one deployment where they are, and what a feature requires`,
    ],
  },
  'GET /v3/languages/resources': {
    examples: noInput,
    proofs: [
      `${LANGUAGES} › belong to products, whose features need some of them`,
      `${SERVICE} › say in the other what a feature needs`,
    ],
  },
}

export const languageCallCases: CasesOf<Extract<CallName, `language.${string}`>> = {
  'language.listText': {
    asks: 'service',
    good: () => ({ type: 'target' }),
    refused: [[{ type: 'x' }, 'type']],
  },
  'language.listProduct': {
    asks: 'service',
    good: () => ({ product: 'voice' }),
    refused: [[{ product: 'x' }, 'product']],
  },
  'language.listProducts': { asks: 'service', ...nothing },
  'language.features': {
    asks: 'service',
    good: () => ({ product: 'translate_text', ...pair }),
    refused: [[{ product: 'x', ...pair }, 'product']],
  },
}
