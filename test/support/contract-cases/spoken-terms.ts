import type { spokenTermOperations } from '../../../src/backend/service/operations/spoken-terms/spoken-terms-operations.ts'
import type { CallName } from '../../../src/core/contract/contract.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { type CasesOf, MARK, made, NOWHERE, notAnId, TEXT } from './call-case.ts'
import { just, type Make, newSpokenTerms, type OperationCases } from './operation-example.ts'

const TERMS = 'test/contract/service/spoken-terms.test.ts'

const statuses = `${TERMS} › tell in %s what each final status means`
const refused = `${TERMS} › are refused before they are sent: %s with %j`
const read = `${TERMS} › are created with a list for each language, and read`
const size = `${TERMS} › are as large as the service takes, counted as it counts`
const full = `${TERMS} › are refused by the service where there are too many`
const merged = `${TERMS} › have terms merged into their lists, so that two writers lose none`
const lists = `${TERMS} › have their lists replaced, added and deleted`

const ofCollection =
  (input: object = {}, sent: Readonly<Record<string, unknown>> = {}): Make =>
  async (runs) => {
    const id = await newSpokenTerms(runs)
    return [{ input: { id, ...input }, sent: { spoken_terms_id: id, ...sent } }]
  }

const list = { language: 'en', terms: ['DeepL', 'Kubernetes'] }
const sentList = { lang: 'en', entries: 'DeepL\nKubernetes' }

/** Collections of spoken terms. */
export const spokenTermCases: OperationCases<typeof spokenTermOperations> = {
  'GET /v3/spoken-terms': {
    examples: just({}, {}),
    proofs: [read, statuses],
  },
  'POST /v3/spoken-terms': {
    examples: just(
      { name: 'Names', lists: [list] },
      { name: 'Names', 'term_lists[].lang': ['en'], 'term_lists[].entries': ['DeepL\nKubernetes'] },
    ),
    proofs: [read, refused, size, full, statuses],
    more: { name: [refused, size], 'term_lists[].entries': [refused, size] },
  },
  'GET /v3/spoken-terms/{spoken_terms_id}': { examples: ofCollection(), proofs: [read, statuses] },
  'PATCH /v3/spoken-terms/{spoken_terms_id}': {
    examples: ofCollection(
      { name: 'People', lists: [list] },
      { name: 'People', 'term_lists[].lang': ['en'], 'term_lists[].entries': ['DeepL\nKubernetes'] },
    ),
    proofs: [`${TERMS} › are renamed, and deleted for good`, merged, refused, statuses],
  },
  'DELETE /v3/spoken-terms/{spoken_terms_id}': {
    examples: ofCollection(),
    proofs: [`${TERMS} › are renamed, and deleted for good`, statuses],
  },
  'GET /v3/spoken-terms/{spoken_terms_id}/entries': {
    examples: ofCollection({ language: 'en' }, { lang: 'en' }),
    proofs: [read, statuses],
  },
  'PUT /v3/spoken-terms/{spoken_terms_id}/term-lists': {
    examples: ofCollection(list, sentList),
    proofs: [lists, statuses],
    more: { entries: [refused] },
  },
  'DELETE /v3/spoken-terms/{spoken_terms_id}/term-lists': {
    examples: ofCollection({ language: 'en' }, { lang: 'en' }),
    proofs: [lists, statuses],
  },
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
