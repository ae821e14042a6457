import type { spokenTermOperations } from '../../../src/backend/service/operations/spoken-terms/spoken-terms-operations.ts'
import type { CallName } from '../../../src/core/contract/contract.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { type CasesOf, MARK, made, NOWHERE, notAnId, TEXT } from './call-case.ts'
import { type Examples, just, newSpokenTerms, noInput, type OperationExamples } from './operation-example.ts'

const ofCollection =
  (input: object = {}): Examples =>
  async (runs) => [{ id: await newSpokenTerms(runs), ...input }]

const list = { language: 'en', terms: ['DeepL', 'Kubernetes'] }

/** Collections of spoken terms. */
export const spokenTermCases: OperationExamples<typeof spokenTermOperations> = {
  'GET /v3/spoken-terms': noInput,
  'POST /v3/spoken-terms': just({ name: 'Names', lists: [list] }),
  'GET /v3/spoken-terms/{spoken_terms_id}': ofCollection(),
  'PATCH /v3/spoken-terms/{spoken_terms_id}': ofCollection({ name: 'People', lists: [list] }),
  'DELETE /v3/spoken-terms/{spoken_terms_id}': ofCollection(),
  'GET /v3/spoken-terms/{spoken_terms_id}/entries': ofCollection({ language: 'en' }),
  'PUT /v3/spoken-terms/{spoken_terms_id}/term-lists': ofCollection(list),
  'DELETE /v3/spoken-terms/{spoken_terms_id}/term-lists': ofCollection({ language: 'en' }),
}

const marked = { language: 'en', terms: [`${MARK} term`] }
const spokenTerms = (app: WholeApp) => made(app, 'spokenTerms.create', { name: TEXT, lists: [marked] })
const withLanguage = async (app: WholeApp) => ({ ...(await spokenTerms(app)), language: 'en' })
const tooLongTerm = MARK.repeat(60)

export const spokenTermCallCases: CasesOf<Extract<CallName, `spokenTerms.${string}`>> = {
  'spokenTerms.list': { asks: 'service', good: () => ({}), refused: [] },
  'spokenTerms.get': { asks: 'service', good: spokenTerms, refused: notAnId },
  'spokenTerms.create': {
    asks: 'service',
    good: () => ({ name: TEXT, lists: [marked] }),
    refused: [
      [{ name: 'é'.repeat(513) }, 'name'],
      [{ name: TEXT, lists: [{ language: 'en', terms: [tooLongTerm] }] }, 'lists.0.terms'],
      [{ name: TEXT, lists: [marked, { ...marked, language: 'EN' }] }, 'lists.1.language'],
    ],
  },
  'spokenTerms.update': {
    asks: 'service',
    good: async (app) => ({ ...(await spokenTerms(app)), name: `${MARK} name`, lists: [marked] }),
    refused: [[{ id: NOWHERE, name: '' }, 'name']],
  },
  'spokenTerms.delete': { asks: 'service', good: spokenTerms, refused: notAnId },
  'spokenTerms.terms': {
    asks: 'service',
    good: withLanguage,
    refused: [[{ id: 'x', language: 'en' }, 'id']],
  },
  'spokenTerms.replaceList': {
    asks: 'service',
    good: async (app) => ({ ...(await spokenTerms(app)), ...marked }),
    refused: [[{ id: NOWHERE, language: 'en', terms: ['a', 'a'] }, 'terms.1']],
  },
  'spokenTerms.deleteList': {
    asks: 'service',
    good: withLanguage,
    refused: [[{ id: 'x', language: 'en' }, 'id']],
  },
}
