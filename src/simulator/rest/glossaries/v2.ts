import * as z from 'zod'
import {
  type Answer,
  type ApiRequest,
  type AuthorizationScheme,
  content,
  created,
  found,
  noContent,
  ok,
  refuse,
} from '../http/api-request.ts'
import { readInput } from '../http/parse-input.ts'
import type { Route } from '../http/router.ts'
import { dictionaryFields, glossaryLanguages, glossaryName, toDictionary } from './glossary-input.ts'
import {
  addGlossary,
  type Dictionary,
  findGlossary,
  type Glossary,
  glossariesOf,
  toTerms,
} from './glossary-store.ts'
import { writeTsv } from './read-entries.ts'

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
  readonly glossary: Glossary
  readonly dictionary: Dictionary
}

function asSingle(glossary: Glossary): Single | undefined {
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
  (handle: (single: Single, request: ApiRequest) => Answer) =>
  (request: ApiRequest): Answer => {
    const glossary = findGlossary(request.state, request.params['glossary_id'])
    return handle(found(asSingle(glossary), 'Glossary'), request)
  }

function create(request: ApiRequest): Answer {
  const { name, ...input } = readInput(creation, request.body)
  const dictionary = toDictionary(input)
  const glossary = addGlossary(request.state, name, [dictionary])
  return created(toListed({ glossary, dictionary }, request))
}

const list = (request: ApiRequest): Answer =>
  ok({
    glossaries: [...glossariesOf(request.state).values()].flatMap((glossary) => {
      const single = asSingle(glossary)
      return single === undefined ? [] : [toListed(single, request)]
    }),
  })

function sendEntries({ dictionary }: Single, { headers: { accept } }: ApiRequest): Answer {
  const types = (accept ?? '*/*').split(',').map((type) => type.split(';', 1)[0]?.trim().toLowerCase() ?? '')
  if (!types.some((type) => ACCEPTABLE.has(type)))
    return refuse(406, 'Not acceptable.', `Entries are sent as ${TSV}.`)
  return content(`${TSV}; charset=utf-8`, writeTsv(toTerms(dictionary)))
}

const listPairs = ({ scheme }: ApiRequest): Answer =>
  ok({
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
  { method: 'GET', path: ONE, handle: onSingle((single, request) => ok(toListed(single, request))) },
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
