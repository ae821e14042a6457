import type { glossaryOperations } from '../../../src/backend/service/operations/glossaries/glossary-operations.ts'
import type { plainGlossaryOperations } from '../../../src/backend/service/operations/glossaries/plain-glossaries.ts'
import type { CallName } from '../../../src/core/contract/contract.ts'
import type { WholeApp } from '../app/whole-app.ts'
import { type CasesOf, MARK, made, NOWHERE, notAnId, nothing, TEXT } from './call-case.ts'
import {
  entries,
  just,
  type Make,
  newGlossary,
  newPlainGlossary,
  noInput,
  type OperationCases,
  pair,
  sentEntries,
  sentPair,
} from './operation-example.ts'

const GLOSSARIES = 'test/contract/service/glossaries.test.ts'
const SEVERAL = `${GLOSSARIES} › of several pairs`
const ONE = `${GLOSSARIES} › of one pair`
const OFFICIAL = 'test/contract/service/official-client-lists.test.ts'

const statuses = `${GLOSSARIES} › tell in %s what each final status means`
const badRow = `${GLOSSARIES} › with a bad row are refused by %s before they are sent`
const entriesTest = 'src/core/glossaries/glossary-entries.test.ts'

const ofGlossary =
  (input: object = {}, sent: Readonly<Record<string, unknown>> = {}): Make =>
  async (runs) => {
    const id = await newGlossary(runs)
    return [{ input: { id, ...input }, sent: { glossary_id: id, ...sent } }]
  }
const ofPlainGlossary: Make = async (runs) => {
  const id = await newPlainGlossary(runs)
  return [{ input: { id }, sent: { glossary_id: id } }]
}

const dictionary = {
  'dictionaries[].source_lang': ['en'],
  'dictionaries[].target_lang': ['de'],
  'dictionaries[].entries': [sentEntries.entries],
  'dictionaries[].entries_format': ['tsv'],
}

/** Glossaries of one language pair, and of several. */
export const glossaryCases: OperationCases<typeof plainGlossaryOperations | typeof glossaryOperations> = {
  'GET /v2/glossaries': {
    examples: noInput,
    proofs: [`${ONE} › are created, listed and read`, statuses],
  },
  'POST /v2/glossaries': {
    examples: just({ name: 'Terms', ...pair, entries }, { name: 'Terms', ...sentPair, ...sentEntries }),
    proofs: [
      `${ONE} › are created, listed and read`,
      badRow,
      statuses,
      `${OFFICIAL} › are created, read, used and deleted`,
    ],
    more: {
      target_lang: [`${GLOSSARIES} › that the service finds wrong are told in its words`],
      entries: [badRow, `${entriesTest} › comes back as it was written, whatever good entries it holds`],
    },
  },
  'GET /v2/glossaries/{glossary_id}': {
    examples: ofPlainGlossary,
    proofs: [`${ONE} › are created, listed and read`, statuses],
  },
  'DELETE /v2/glossaries/{glossary_id}': {
    examples: ofPlainGlossary,
    proofs: [`${ONE} › are deleted`, statuses],
  },
  'GET /v2/glossaries/{glossary_id}/entries': {
    examples: ofPlainGlossary,
    proofs: [`${ONE} › are created, listed and read`, statuses],
  },
  'GET /v2/glossary-language-pairs': {
    examples: noInput,
    proofs: [`${ONE} › can be of the pairs that the service names`, statuses],
  },
  'GET /v3/glossaries': {
    examples: noInput,
    proofs: [`${SEVERAL} › are created, listed and read`, statuses],
  },
  'POST /v3/glossaries': {
    examples: just({ name: 'Terms', dictionaries: [{ ...pair, entries }] }, { name: 'Terms', ...dictionary }),
    proofs: [
      `${SEVERAL} › are created, listed and read`,
      badRow,
      statuses,
      `${OFFICIAL} › are created, merged, replaced, renamed, used and deleted`,
    ],
  },
  'GET /v3/glossaries/{glossary_id}': {
    examples: ofGlossary(),
    proofs: [`${SEVERAL} › are created, listed and read`, statuses],
  },
  'PATCH /v3/glossaries/{glossary_id}': {
    examples: ofGlossary(
      { name: 'Words', dictionaries: [{ ...pair, entries }] },
      { name: 'Words', ...dictionary },
    ),
    proofs: [`${SEVERAL} › are renamed, and gain entries and pairs`, badRow, statuses],
  },
  'DELETE /v3/glossaries/{glossary_id}': {
    examples: ofGlossary(),
    proofs: [`${SEVERAL} › are deleted`, statuses],
  },
  'GET /v3/glossaries/{glossary_id}/entries': {
    examples: ofGlossary(pair, sentPair),
    proofs: [
      `${SEVERAL} › are created, listed and read`,
      `${SEVERAL} › hold a hundred thousand entries`,
      statuses,
    ],
  },
  'PUT /v3/glossaries/{glossary_id}/dictionaries': {
    examples: ofGlossary({ ...pair, entries }, { ...sentPair, ...sentEntries }),
    proofs: [`${SEVERAL} › take another dictionary for a pair, and lose it`, badRow, statuses],
  },
  'DELETE /v3/glossaries/{glossary_id}/dictionaries': {
    examples: ofGlossary(pair, sentPair),
    proofs: [`${SEVERAL} › take another dictionary for a pair, and lose it`, statuses],
  },
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
