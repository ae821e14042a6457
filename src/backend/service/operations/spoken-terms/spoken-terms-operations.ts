import * as z from 'zod/mini'
import {
  findBadName,
  findBadTerm,
  readTerms,
  writeTerms,
} from '../../../../core/areas/spoken-terms/spoken-term-limits.ts'
import type { SpokenTermList } from '../../../../core/areas/spoken-terms/spoken-terms-calls.ts'
import type { AppErrorOf } from '../../../../core/base/errors.ts'
import { listOf } from '../../../../core/base/input.ts'
import { foreignLanguageCode } from '../../../../core/languages/codes.ts'
import { emptyHintFor } from '../../http/request-in-centre.ts'
import { answerLimits, deletion, handlersOf, MAX_LISTED, operation } from '../operation.ts'

const summaryAnswer = z.pipe(
  z.object({ lang: foreignLanguageCode, entry_count: z.number() }),
  z.transform(({ lang, entry_count }) => ({ language: lang.toLowerCase(), termCount: entry_count })),
)

const collectionAnswer = z.pipe(
  z.object({
    spoken_terms_id: z.string(),
    name: z.string(),
    creation_time: z.string(),
    term_lists: z.nullish(listOf(summaryAnswer)),
  }),
  z.transform(({ spoken_terms_id, name, creation_time, term_lists }) => ({
    id: spoken_terms_id,
    name,
    createdAt: creation_time,
    lists: term_lists ?? [],
  })),
)

const collectionsAnswer = z.pipe(
  z.object({ spoken_terms: listOf(collectionAnswer, MAX_LISTED) }),
  z.transform(({ spoken_terms }) => ({ collections: spoken_terms })),
)

const entriesAnswer = z.pipe(
  z.object({ lang: foreignLanguageCode, entries: z.string() }),
  z.transform(({ lang, entries }) => ({ language: lang.toLowerCase(), terms: readTerms(entries) })),
)

function checkLists(lists: readonly SpokenTermList[]): AppErrorOf<'invalid-input'> | undefined {
  const languages = new Set<string>()
  for (const [i, { language, terms }] of lists.entries()) {
    const bad = findBadTerm(terms, `lists.${i}.terms`)
    if (bad !== undefined) return bad
    const value = language.toLowerCase()
    if (languages.has(value))
      return { kind: 'invalid-input', field: `lists.${i}.language`, problem: { type: 'repeated', value } }
    languages.add(value)
  }
  return undefined
}

const COLLECTIONS = '/v3/spoken-terms'
const ONE = `${COLLECTIONS}/{spoken_terms_id}` as const

/** Plans with voice sessions have them; a collection belongs to one data centre. */
const inCentre = { feature: 'voice', isInCentre: true } as const
const byId = { spoken_terms_id: 'id' } as const
const list = { lang: 'language', entries: { from: 'terms', as: writeTerms } } as const

/** Collections of spoken terms, with a list for each language. */
export const spokenTermOperations = {
  list: operation(`GET ${COLLECTIONS}`, {
    does: 'Lists the collections of spoken terms',
    call: 'spokenTerms.list',
    ...inCentre,
    limits: answerLimits.list,
    repeat: 'safe',
    answer: collectionsAnswer,
    output: (answer, _input, service) => ({ ...answer, ...emptyHintFor(service, answer.collections) }),
  }),
  create: operation(`POST ${COLLECTIONS}`, {
    does: 'Creates a collection with lists for several languages',
    call: 'spokenTerms.create',
    ...inCentre,
    check: ({ name, lists }) => findBadName(name) ?? checkLists(lists),
    body: { name: 'name', term_lists: { each: 'lists', of: list } },
    quota: 'spoken-terms',
    repeat: 'unsafe',
    answer: collectionAnswer,
  }),
  get: operation(`GET ${ONE}`, {
    does: 'Reads one',
    call: 'spokenTerms.get',
    ...inCentre,
    path: byId,
    repeat: 'safe',
    answer: collectionAnswer,
  }),
  update: operation(`PATCH ${ONE}`, {
    does: 'Renames one, and merges terms into its lists',
    call: 'spokenTerms.update',
    ...inCentre,
    check: ({ name, lists = [] }) => {
      if (name === undefined && lists.length === 0)
        return { kind: 'invalid-input', field: 'name', problem: { type: 'missing' } }
      return (name === undefined ? undefined : findBadName(name)) ?? checkLists(lists)
    },
    path: byId,
    body: { name: 'name', term_lists: { each: 'lists', of: list } },
    repeat: 'unsafe',
    answer: collectionAnswer,
  }),
  delete: operation(`DELETE ${ONE}`, {
    does: 'Deletes one',
    call: 'spokenTerms.delete',
    ...inCentre,
    path: byId,
    ...deletion,
  }),
  terms: operation(`GET ${ONE}/entries`, {
    does: 'Reads the terms of a language',
    call: 'spokenTerms.terms',
    ...inCentre,
    path: byId,
    query: { lang: 'language' },
    limits: answerLimits.table,
    repeat: 'safe',
    answer: entriesAnswer,
  }),
  replaceList: operation(`PUT ${ONE}/term-lists`, {
    does: 'Replaces the list of a language, or adds one',
    call: 'spokenTerms.replaceList',
    ...inCentre,
    check: ({ terms }) => findBadTerm(terms, 'terms'),
    path: byId,
    body: list,
    repeat: 'safe',
    answer: summaryAnswer,
  }),
  deleteList: operation(`DELETE ${ONE}/term-lists`, {
    does: 'Deletes the list of a language',
    call: 'spokenTerms.deleteList',
    ...inCentre,
    path: byId,
    query: { lang: 'language' },
    ...deletion,
  }),
} as const

export const spokenTermHandlers = handlersOf(spokenTermOperations)
