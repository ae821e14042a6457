import type { glossaryOperations } from '../../../src/backend/service/operations/glossaries/glossary-operations.ts'
import type { plainGlossaryOperations } from '../../../src/backend/service/operations/glossaries/plain-glossaries.ts'
import type { CallName } from '../../../src/core/contract/contract.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { type CasesOf, MARK, made, NOWHERE, notAnId, nothing, TEXT } from './call-case.ts'
import {
  type Examples,
  entries,
  just,
  newGlossary,
  newPlainGlossary,
  noInput,
  type OperationExamples,
  pair,
} from './operation-example.ts'

const ofGlossary =
  (input: object = {}): Examples =>
  async (runs) => [{ id: await newGlossary(runs), ...input }]
const ofPlainGlossary: Examples = async (runs) => [{ id: await newPlainGlossary(runs) }]

/** Glossaries of one language pair, and of several. */
export const glossaryCases: OperationExamples<typeof plainGlossaryOperations | typeof glossaryOperations> = {
  'GET /v2/glossaries': noInput,
  'POST /v2/glossaries': just({ name: 'Terms', ...pair, entries }),
  'GET /v2/glossaries/{glossary_id}': ofPlainGlossary,
  'DELETE /v2/glossaries/{glossary_id}': ofPlainGlossary,
  'GET /v2/glossaries/{glossary_id}/entries': ofPlainGlossary,
  'GET /v2/glossary-language-pairs': noInput,
  'GET /v3/glossaries': noInput,
  'POST /v3/glossaries': just({ name: 'Terms', dictionaries: [{ ...pair, entries }] }),
  'GET /v3/glossaries/{glossary_id}': ofGlossary(),
  'PATCH /v3/glossaries/{glossary_id}': ofGlossary({ name: 'Words', dictionaries: [{ ...pair, entries }] }),
  'DELETE /v3/glossaries/{glossary_id}': ofGlossary(),
  'GET /v3/glossaries/{glossary_id}/entries': ofGlossary(pair),
  'PUT /v3/glossaries/{glossary_id}/dictionaries': ofGlossary({ ...pair, entries }),
  'DELETE /v3/glossaries/{glossary_id}/dictionaries': ofGlossary(pair),
}

const marked = [{ source: `${MARK} source`, target: `${MARK} target` }]
const twice = [...marked, ...marked]

export const glossary = (app: WholeApp) =>
  made(app, 'glossary.create', { name: TEXT, dictionaries: [{ ...pair, entries: marked }] })
const plainGlossary = (app: WholeApp) =>
  made(app, 'plainGlossary.create', { name: TEXT, ...pair, entries: marked })

export const glossaryCallCases: CasesOf<Extract<CallName, `${'glossary' | 'plainGlossary'}.${string}`>> = {
  'glossary.list': { asks: 'service', ...nothing },
  'glossary.get': { asks: 'service', good: glossary, refused: notAnId },
  'glossary.create': {
    asks: 'service',
    good: () => ({ name: TEXT, dictionaries: [{ ...pair, entries: marked }] }),
    refused: [[{ name: TEXT, dictionaries: [{ ...pair, entries: twice }] }, 'dictionaries.0.entries']],
  },
  'glossary.update': {
    asks: 'service',
    good: async (app) => ({
      ...(await glossary(app)),
      name: `${MARK} name`,
      dictionaries: [{ ...pair, entries: marked }],
    }),
    long: async (app) => ({
      ...(await glossary(app)),
      dictionaries: [
        { ...pair, entries: marked },
        { sourceLanguage: 'de', targetLanguage: 'en', entries: marked },
      ],
    }),
    refused: [
      [{ id: NOWHERE }, 'name'],
      [{ id: NOWHERE, dictionaries: [{ ...pair, entries: twice }] }, 'dictionaries.0.entries'],
    ],
  },
  'glossary.delete': { asks: 'service', good: glossary, refused: notAnId },
  'glossary.entries': {
    asks: 'service',
    good: async (app) => ({ ...(await glossary(app)), ...pair }),
    refused: [[{ ...pair, id: 'x' }, 'id']],
  },
  'glossary.replaceDictionary': {
    asks: 'service',
    good: async (app) => ({ ...(await glossary(app)), ...pair, entries: marked }),
    refused: [[{ id: NOWHERE, ...pair, entries: twice }, 'entries']],
  },
  'glossary.deleteDictionary': {
    asks: 'service',
    good: async (app) => ({ ...(await glossary(app)), ...pair }),
    refused: [[{ id: NOWHERE, sourceLanguage: 'en' }, 'targetLanguage']],
  },
  'plainGlossary.list': { asks: 'service', ...nothing },
  'plainGlossary.get': { asks: 'service', good: plainGlossary, refused: notAnId },
  'plainGlossary.create': {
    asks: 'service',
    good: () => ({ name: TEXT, ...pair, entries: marked }),
    refused: [[{ name: TEXT, ...pair, entries: twice }, 'entries']],
  },
  'plainGlossary.delete': { asks: 'service', good: plainGlossary, refused: notAnId },
  'plainGlossary.entries': { asks: 'service', good: plainGlossary, refused: notAnId },
  'plainGlossary.pairs': { asks: 'service', ...nothing },
}
