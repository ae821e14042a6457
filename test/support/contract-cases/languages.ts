import type { languageOperations } from '../../../src/backend/service/operations/languages/languages-operations.ts'
import type { CallName } from '../../../src/core/contract/contract.ts'
import { type CasesOf, nothing } from './call-case.ts'
import { just, noInput, type OperationExamples, pair } from './operation-example.ts'

/** Supported languages and their features. */
export const languageCases: OperationExamples<typeof languageOperations> = {
  'GET /v2/languages': just({ type: 'target' }),
  'GET /v3/languages': just({ product: 'voice' }),
  'GET /v3/languages/products': noInput,
  'GET /v3/languages/resources': noInput,
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
