import * as z from 'zod'
import {
  type ApiRequest,
  type ApiResponse,
  created,
  noContent,
  okResponse,
  refuse,
} from '../http/api-request.ts'
import { readQuery } from '../http/fields.ts'
import { readInput } from '../http/parse-input.ts'
import type { Route } from '../http/router.ts'
import { dictionaryFields, glossaryName, pairFields, toDictionaries, toDictionary } from './glossary-input.ts'
import {
  addGlossary,
  type Dictionary,
  findDictionary,
  findGlossary,
  glossariesOf,
  isFor,
  type StoredGlossary,
  setDictionary,
  toTerms,
} from './glossary-store.ts'
import { writeEntries } from './read-entries.ts'

const dictionaries = z.array(z.object(dictionaryFields))
const creation = z.object({ name: glossaryName, dictionaries: dictionaries.default([]) })
const change = z.object({ name: glossaryName.optional(), dictionaries: dictionaries.min(1).optional() })
/** Maximum number of dictionaries per request in one deployment. */
const MAX_CHANGED = { 'Service-Auth-Key': Number.POSITIVE_INFINITY, 'DeepL-Auth-Key': 1 }
const dictionarySchema = z.object(dictionaryFields)
const pairSchema = z.object(pairFields)

const toPair = ({ source, target }: Dictionary) => ({ source_lang: source, target_lang: target })

const toListedDictionary = (dictionary: Dictionary) => ({
  ...toPair(dictionary),
  entry_count: dictionary.entries.size,
})

const toListed = ({ id, name, created: when, dictionaries: all }: StoredGlossary) => ({
  glossary_id: id,
  name,
  dictionaries: all.map(toListedDictionary),
  creation_time: when.toISOString(),
})

const onGlossary =
  (handle: (glossary: StoredGlossary, request: ApiRequest) => ApiResponse) =>
  (request: ApiRequest): ApiResponse =>
    handle(findGlossary(request.state, request.params['glossary_id']), request)

/** Handles the dictionary of the language pair in the URL. */
const onDictionary = (handle: (dictionary: Dictionary, glossary: StoredGlossary) => ApiResponse) =>
  onGlossary((glossary, { query }) => {
    const { source_lang: source, target_lang: target } = readInput(pairSchema, readQuery(query))
    const dictionary = findDictionary(glossary, { source, target })
    if (dictionary === undefined) refuse(404, 'The glossary has no dictionary for this language pair.')
    return handle(dictionary, glossary)
  })

function create({ body, state }: ApiRequest): ApiResponse {
  const { name, dictionaries: inputs } = readInput(creation, body)
  return created(toListed(addGlossary(state, name, toDictionaries(inputs))))
}

/** Renames a glossary, and merges entries into its dictionaries: new entries replace existing ones. */
const patch = onGlossary((glossary, { body, scheme }) => {
  const { name, dictionaries: inputs } = readInput(change, body)
  if (name === undefined && inputs === undefined)
    return refuse(400, "Neither 'name' nor 'dictionaries' specified.")
  if ((inputs?.length ?? 0) > MAX_CHANGED[scheme])
    return refuse(400, 'Only one dictionary can be changed with a request.')
  const read = toDictionaries(inputs ?? [])
  glossary.name = name ?? glossary.name
  for (const each of read) {
    const entries = new Map([...(findDictionary(glossary, each)?.entries ?? []), ...each.entries])
    setDictionary(glossary, { ...each, entries })
  }
  return okResponse(toListed(glossary))
})

const replace = onGlossary((glossary, { body }) => {
  const dictionary = toDictionary(readInput(dictionarySchema, body))
  setDictionary(glossary, dictionary)
  return okResponse(toListedDictionary(dictionary))
})

const sendEntries = onDictionary((dictionary) =>
  okResponse({
    dictionaries: [
      { ...toPair(dictionary), entries: writeEntries(toTerms(dictionary)), entries_format: 'tsv' },
    ],
  }),
)

const removeDictionary = onDictionary((dictionary, glossary) => {
  glossary.dictionaries = glossary.dictionaries.filter((each) => !isFor(dictionary)(each))
  return noContent
})

const LIMIT = 10 << 20
const ALL = '/v3/glossaries'
const ONE = `${ALL}/{glossary_id}`
const DICTIONARIES = `${ONE}/dictionaries`

export const glossaryV3Routes: readonly Route[] = [
  { method: 'POST', path: ALL, bodyLimit: LIMIT, handle: create },
  {
    method: 'GET',
    path: ALL,
    handle: ({ state }) => okResponse({ glossaries: [...glossariesOf(state).values()].map(toListed) }),
  },
  { method: 'GET', path: ONE, handle: onGlossary((glossary) => okResponse(toListed(glossary))) },
  { method: 'PATCH', path: ONE, bodyLimit: LIMIT, handle: patch },
  {
    method: 'DELETE',
    path: ONE,
    handle: onGlossary((glossary, { state }) => {
      glossariesOf(state).delete(glossary.id)
      return noContent
    }),
  },
  { method: 'GET', path: `${ONE}/entries`, handle: sendEntries },
  { method: 'PUT', path: DICTIONARIES, bodyLimit: LIMIT, handle: replace },
  { method: 'DELETE', path: DICTIONARIES, handle: removeDictionary },
]
