import * as z from 'zod'
import { baseLanguage, sourceLanguages } from '../../../core/languages/voice-language-codes.ts'
import {
  type ApiRequest,
  type ApiResponse,
  created,
  foundOr404,
  noContent,
  okResponse,
  refuse,
} from '../http/api-request.ts'
import { readQuery } from '../http/fields.ts'
import { readInput } from '../http/parse-input.ts'
import type { Method, Route } from '../http/router.ts'
import { addCollection, type Collection, collectionsOf, findCollection } from './spoken-terms-store.ts'

const MAX_CHARACTERS = 300
const MAX_NAME_BYTES = 1024
const CONTROL = /\p{Cc}/u

const name = z
  .string()
  .min(1)
  .refine((text) => Buffer.byteLength(text) <= MAX_NAME_BYTES, `longer than ${MAX_NAME_BYTES} bytes`)

const languages = new Set(sourceLanguages.map(baseLanguage))
const lang = z
  .string()
  .transform((code) => code.toLowerCase())
  .refine((code) => languages.has(code), 'not supported')

const entries = z.string().transform((text, context) => {
  const terms = text.split('\n')
  const fault = faultOf(text, terms)
  if (fault !== undefined) context.addIssue({ code: 'custom', message: fault })
  return terms
})

function faultOf(text: string, terms: readonly string[]): string | undefined {
  if (Array.from(text).length > MAX_CHARACTERS) return `longer than ${MAX_CHARACTERS} characters`
  if (terms.some((term) => term === '')) return 'a term is empty'
  if (terms.some((term) => CONTROL.test(term))) return 'a term has control characters'
  if (terms.some((term) => term.trim() !== term)) return 'a term has whitespace around it'
  return new Set(terms).size < terms.length ? 'a term is there twice' : undefined
}

const list = z.object({ lang, entries })
const creation = z.object({ name, term_lists: z.array(list) })
const changing = z.object({ name: name.optional(), term_lists: z.array(list).default([]) })
const which = z.object({ lang })

const toListed = (language: string, terms: readonly string[]) => ({
  lang: language,
  entry_count: terms.length,
})

const view = ({ id, name: named, created: when, lists }: Collection) => ({
  spoken_terms_id: id,
  name: named,
  term_lists: Array.from(lists, ([language, terms]) => toListed(language, terms)),
  creation_time: when.toISOString(),
})

const onCollection =
  (handle: (collection: Collection, request: ApiRequest) => ApiResponse) =>
  (request: ApiRequest): ApiResponse =>
    handle(findCollection(request.state, request.params['spoken_terms_id']), request)

/** Handles the list of the language in the URL. */
const onList = (
  handle: (language: string, terms: readonly string[], collection: Collection) => ApiResponse,
) =>
  onCollection((collection, { query }) => {
    const { lang: language } = readInput(which, readQuery(query))
    return handle(language, foundOr404(collection.lists.get(language), 'Term list'), collection)
  })

type Lists = readonly z.output<typeof list>[]

function checkOnce(lists: Lists): void {
  if (new Set(lists.map((each) => each.lang)).size < lists.length)
    refuse(400, 'There is one term list for each language.')
}

function create({ body, state }: ApiRequest): ApiResponse {
  const { name: named, term_lists: lists } = readInput(creation, body)
  checkOnce(lists)
  return created(
    view(
      addCollection(
        state,
        named,
        lists.map((each) => [each.lang, each.entries]),
      ),
    ),
  )
}

/** Renames a collection, and adds the terms that its lists do not have yet. */
const change = onCollection((collection, { body }) => {
  const { name: named, term_lists: lists } = readInput(changing, body)
  checkOnce(lists)
  const merged = lists.map(({ lang: language, entries: added }) => {
    const terms = [...new Set([...(collection.lists.get(language) ?? []), ...added])]
    const fault = faultOf(terms.join('\n'), terms)
    return fault === undefined
      ? ([language, terms] as const)
      : refuse(400, `Bad value for 'term_lists': ${fault}.`)
  })
  for (const [language, terms] of merged) collection.lists.set(language, terms)
  collection.name = named ?? collection.name
  return okResponse(view(collection))
})

const remove = onCollection(({ id }, { state }) => {
  collectionsOf(state).delete(id)
  return noContent
})

const replaceList = onCollection((collection, { body }) => {
  const { lang: language, entries: terms } = readInput(list, body)
  collection.lists.set(language, terms)
  return okResponse(toListed(language, terms))
})

const ALL = '/v3/spoken-terms'
const ONE = `${ALL}/{spoken_terms_id}`
const LISTS = `${ONE}/term-lists`

/** A route for plans that have voice sessions. */
const withVoice = (method: Method, path: string, handle: Route['handle']): Route => ({
  method,
  path,
  handle,
  isProOnlyInDeepl: true,
})

export const spokenTermRoutes: readonly Route[] = [
  withVoice('POST', ALL, create),
  withVoice('GET', ALL, ({ state }) =>
    okResponse({ spoken_terms: [...collectionsOf(state).values()].map(view) }),
  ),
  withVoice(
    'GET',
    ONE,
    onCollection((collection) => okResponse(view(collection))),
  ),
  withVoice('PATCH', ONE, change),
  withVoice('DELETE', ONE, remove),
  withVoice(
    'GET',
    `${ONE}/entries`,
    onList((language, terms) => okResponse({ lang: language, entries: terms.join('\n') })),
  ),
  withVoice('PUT', LISTS, replaceList),
  withVoice(
    'DELETE',
    LISTS,
    onList((language, _terms, { lists }) => {
      lists.delete(language)
      return noContent
    }),
  ),
]
