import * as z from 'zod'
import {
  type ApiRequest,
  type ApiResponse,
  type AuthorizationScheme,
  content,
  created,
  foundOr404,
  noContent,
  okResponse,
  refuse,
} from '../http/api-request.ts'
import { readInput } from '../http/parse-input.ts'
import type { Route } from '../http/router.ts'
import { dictionaryFields, glossaryLanguages, glossaryName, toDictionary } from './glossary-input.ts'
import {
  addGlossary,
  type Dictionary,
  findGlossary,
  glossariesOf,
  type StoredGlossary,
  toTerms,
} from './glossary-store.ts'
import { writeEntries } from './read-entries.ts'

const creation = z.object({ name: glossaryName, ...dictionaryFields })

const TSV = 'text/tab-separated-values'
const ACCEPTABLE = new Set([TSV, 'text/*', '*/*'])

/** The two deployments write these codes in different cases. */
const caseOf: { readonly [S in AuthorizationScheme]: (code: string) => string } = {
  'Service-Auth-Key': (code) => code.toUpperCase(),
  'DeepL-Auth-Key': (code) => code,
}

/** A glossary with one dictionary, as version 2 shows it. */
interface Single {
  readonly glossary: StoredGlossary
  readonly dictionary: Dictionary
}

function asSingle(glossary: StoredGlossary): Single | undefined {
  const [dictionary, ...others] = glossary.dictionaries
  return dictionary !== undefined && others.length === 0 ? { glossary, dictionary } : undefined
}

const toListed = ({ glossary, dictionary }: Single, { scheme }: ApiRequest) => ({
  glossary_id: glossary.id,
  name: glossary.name,
  ready: true,
  source_lang: caseOf[scheme](dictionary.source),
  target_lang: caseOf[scheme](dictionary.target),
  creation_time: glossary.created.toISOString(),
  entry_count: dictionary.entries.size,
})

const onSingle =
  (handle: (single: Single, request: ApiRequest) => ApiResponse) =>
  (request: ApiRequest): ApiResponse => {
    const glossary = findGlossary(request.state, request.params['glossary_id'])
    return handle(foundOr404(asSingle(glossary), 'Glossary'), request)
  }

function create(request: ApiRequest): ApiResponse {
  const { name, ...input } = readInput(creation, request.body)
  const dictionary = toDictionary(input)
  const glossary = addGlossary(request.state, name, [dictionary])
  return created(toListed({ glossary, dictionary }, request))
}

const list = (request: ApiRequest): ApiResponse =>
  okResponse({
    glossaries: [...glossariesOf(request.state).values()].flatMap((glossary) => {
      const single = asSingle(glossary)
      return single === undefined ? [] : [toListed(single, request)]
    }),
  })

function sendEntries({ dictionary }: Single, { headers: { accept } }: ApiRequest): ApiResponse {
  const types = (accept ?? '*/*').split(',').map((type) => type.split(';', 1)[0]?.trim().toLowerCase() ?? '')
  if (!types.some((type) => ACCEPTABLE.has(type)))
    return refuse(406, 'Not acceptable.', `Entries are sent as ${TSV}.`)
  return content(`${TSV}; charset=utf-8`, writeEntries(toTerms(dictionary)))
}

const listPairs = ({ scheme }: ApiRequest): ApiResponse =>
  okResponse({
    supported_languages: glossaryLanguages.flatMap((source) =>
      glossaryLanguages
        .filter((target) => target !== source)
        .map((target) => ({ source_lang: caseOf[scheme](source), target_lang: caseOf[scheme](target) })),
    ),
  })

const ONE = '/v2/glossaries/{glossary_id}'

export const glossaryV2Routes: readonly Route[] = [
  { method: 'GET', path: '/v2/glossary-language-pairs', handle: listPairs },
  { method: 'POST', path: '/v2/glossaries', bodyLimit: 10 << 20, handle: create },
  { method: 'GET', path: '/v2/glossaries', handle: list },
  { method: 'GET', path: ONE, handle: onSingle((single, request) => okResponse(toListed(single, request))) },
  {
    method: 'DELETE',
    path: ONE,
    handle: onSingle(({ glossary }, { state }) => {
      glossariesOf(state).delete(glossary.id)
      return noContent
    }),
  },
  { method: 'GET', path: `${ONE}/entries`, handle: onSingle(sendEntries) },
]
