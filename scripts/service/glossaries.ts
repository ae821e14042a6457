import { alwaysTsv, inBody, inPath, inQuery, type Operations } from './operation.ts'

const GLOSSARIES = 'test/contract/service/glossaries.test.ts'
const SEVERAL = `${GLOSSARIES} › of several pairs`
const ONE = `${GLOSSARIES} › of one pair`
const OFFICIAL = 'test/contract/service/official-client-lists.test.ts'

const statuses = `${GLOSSARIES} › tell in %s what each final status means`
const badRow = `${GLOSSARIES} › with a bad row are refused by %s before they are sent`
const entriesTest = 'src/core/glossaries/entries.test.ts'

const id = inPath({ glossary_id: 'id' })
const pair = { source_lang: 'sourceLanguage', target_lang: 'targetLanguage' } as const
const entries = { entries: 'entries', entries_format: alwaysTsv } as const
const dictionaries = {
  'dictionaries[].source_lang': 'dictionaries[].sourceLanguage',
  'dictionaries[].target_lang': 'dictionaries[].targetLanguage',
  'dictionaries[].entries': 'dictionaries[].entries',
  'dictionaries[].entries_format': alwaysTsv,
} as const

/** Glossaries of one pair, and of several. */
export const glossaryOperations = {
  'GET /v2/glossaries': {
    does: 'Lists the glossaries of one pair',
    call: 'plainGlossary.list',
    parameters: [],
    proofs: [`${ONE} › are created, listed and read`, statuses],
  },
  'POST /v2/glossaries': {
    does: 'Creates a glossary of one pair',
    call: 'plainGlossary.create',
    parameters: inBody({ name: 'name', ...pair, ...entries }),
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
    does: 'Reads one',
    call: 'plainGlossary.get',
    parameters: id,
    proofs: [`${ONE} › are created, listed and read`, statuses],
  },
  'DELETE /v2/glossaries/{glossary_id}': {
    does: 'Deletes one',
    call: 'plainGlossary.delete',
    parameters: id,
    proofs: [`${ONE} › are deleted`, statuses],
  },
  'GET /v2/glossaries/{glossary_id}/entries': {
    does: 'Reads its entries',
    call: 'plainGlossary.entries',
    parameters: id,
    proofs: [`${ONE} › are created, listed and read`, statuses],
  },
  'GET /v2/glossary-language-pairs': {
    does: 'Lists the pairs that a glossary can have',
    call: 'plainGlossary.pairs',
    profile: 'generic',
    parameters: [],
    proofs: [`${ONE} › can be of the pairs that the service names`, statuses],
  },
  'GET /v3/glossaries': {
    does: 'Lists the glossaries',
    call: 'glossary.list',
    parameters: [],
    proofs: [`${SEVERAL} › are created, listed and read`, statuses],
  },
  'POST /v3/glossaries': {
    does: 'Creates a glossary with dictionaries for several pairs',
    call: 'glossary.create',
    parameters: inBody({ name: 'name', ...dictionaries }),
    proofs: [
      `${SEVERAL} › are created, listed and read`,
      badRow,
      statuses,
      `${OFFICIAL} › are created, merged, replaced, renamed, used and deleted`,
    ],
  },
  'GET /v3/glossaries/{glossary_id}': {
    does: 'Reads one',
    call: 'glossary.get',
    parameters: id,
    proofs: [`${SEVERAL} › are created, listed and read`, statuses],
  },
  'PATCH /v3/glossaries/{glossary_id}': {
    does: 'Renames one, and merges entries into its pairs',
    call: 'glossary.update',
    parameters: [...id, ...inBody({ name: 'name', ...dictionaries })],
    proofs: [`${SEVERAL} › are renamed, and gain entries and pairs`, badRow, statuses],
  },
  'DELETE /v3/glossaries/{glossary_id}': {
    does: 'Deletes one',
    call: 'glossary.delete',
    parameters: id,
    proofs: [`${SEVERAL} › are deleted`, statuses],
  },
  'GET /v3/glossaries/{glossary_id}/entries': {
    does: 'Reads the entries of a pair',
    call: 'glossary.entries',
    parameters: [...id, ...inQuery(pair)],
    proofs: [
      `${SEVERAL} › are created, listed and read`,
      `${SEVERAL} › hold a hundred thousand entries`,
      statuses,
    ],
  },
  'PUT /v3/glossaries/{glossary_id}/dictionaries': {
    does: 'Replaces the dictionary of a pair',
    call: 'glossary.replaceDictionary',
    parameters: [...id, ...inBody({ ...pair, ...entries })],
    proofs: [`${SEVERAL} › take another dictionary for a pair, and lose it`, badRow, statuses],
  },
  'DELETE /v3/glossaries/{glossary_id}/dictionaries': {
    does: 'Deletes the dictionary of a pair',
    call: 'glossary.deleteDictionary',
    parameters: [...id, ...inQuery(pair)],
    proofs: [`${SEVERAL} › take another dictionary for a pair, and lose it`, statuses],
  },
} as const satisfies Operations
