import * as z from 'zod/mini'
import type {
  Glossary,
  GlossaryDictionary,
  glossaryCalls,
} from '../../../../core/areas/glossaries/glossaries-calls.ts'
import {
  findBadLine,
  findBadRow,
  type GlossaryEntry,
  readTsv,
  writeTsv,
} from '../../../../core/areas/glossaries/glossary-entries.ts'
import type { AppErrorOf } from '../../../../core/base/errors.ts'
import { listOf } from '../../../../core/base/input.ts'
import { err, type Result } from '../../../../core/base/result.ts'
import type { CallOutput } from '../../../../core/contract/contract.ts'
import { foreignLanguageCode } from '../../../../core/languages/codes.ts'
import type { ServiceClient, ServiceHandlersOf } from '../../http/client.ts'
import { emptyHintFor } from '../../http/request-in-centre.ts'
import {
  answerLimits,
  deletion,
  handlersOf,
  MAX_LISTED,
  operation,
  operationStep,
  send,
} from '../operation.ts'

/** Both cases occur in codes; the app has lower case alone. */
export const languages = { source_lang: foreignLanguageCode, target_lang: foreignLanguageCode } as const
export const toPair = ({ source_lang, target_lang }: { source_lang: string; target_lang: string }) => ({
  sourceLanguage: source_lang.toLowerCase(),
  targetLanguage: target_lang.toLowerCase(),
})

/** Entries come as a table of two columns. */
export const tableAnswer = z.pipe(
  z.string(),
  z.transform((tsv, context) => {
    const bad = findBadLine(tsv)
    if (bad === undefined) return tsv
    context.issues.push({ code: 'custom', input: tsv, path: [`row ${bad.row}`] })
    return z.NEVER
  }),
)

const summaryAnswer = z.pipe(
  z.object({ ...languages, entry_count: z.number() }),
  z.transform(({ entry_count, ...pair }) => ({ ...toPair(pair), entryCount: entry_count })),
)

export const glossaryAnswer = z.pipe(
  z.object({
    glossary_id: z.string(),
    name: z.string(),
    creation_time: z.string(),
    dictionaries: z.nullish(listOf(summaryAnswer)),
  }),
  z.transform(({ glossary_id, name, creation_time, dictionaries }) => ({
    id: glossary_id,
    name,
    createdAt: creation_time,
    dictionaries: dictionaries ?? [],
  })),
)

const glossariesAnswer = z.object({ glossaries: listOf(glossaryAnswer, MAX_LISTED) })

/** The table of the requested pair. */
const dictionaryTableAnswer = z.pipe(
  z.object({
    dictionaries: listOf(
      z.object({ ...languages, entries: tableAnswer, entries_format: z.nullish(z.literal('tsv')) }),
    ).check(z.minLength(1)),
  }),
  z.transform(({ dictionaries }) => dictionaries.map(({ entries }) => entries).join('\n')),
)

export const inForm = (
  tsv: string,
  { form }: { readonly form: 'list' | 'tsv' },
): CallOutput<'glossary.entries'> => (form === 'tsv' ? { tsv } : { entries: readTsv(tsv) })

/**
 * Checks entries for what the service would refuse, before they are sent.
 *
 * @param field path of the entries in the input
 */
export function checkEntries(
  entries: readonly GlossaryEntry[],
  field = 'entries',
): AppErrorOf<'invalid-input'> | undefined {
  const bad = findBadRow(entries)
  return bad === undefined
    ? undefined
    : { kind: 'invalid-input', field, problem: { type: 'bad-row', ...bad } }
}

function checkDictionaries(
  dictionaries: readonly GlossaryDictionary[],
): AppErrorOf<'invalid-input'> | undefined {
  const pairs = new Set<string>()
  for (const [i, { sourceLanguage, targetLanguage, entries }] of dictionaries.entries()) {
    const bad = checkEntries(entries, `dictionaries.${i}.entries`)
    if (bad !== undefined) return bad
    const pair = `${sourceLanguage} → ${targetLanguage}`.toUpperCase()
    if (pairs.has(pair))
      return { kind: 'invalid-input', field: `dictionaries.${i}`, problem: { type: 'repeated', value: pair } }
    pairs.add(pair)
  }
  return undefined
}

const GLOSSARIES = '/v3/glossaries'

const byId = { glossary_id: 'id' } as const
/** Identifies a pair in a request. */
export const requestPair = { source_lang: 'sourceLanguage', target_lang: 'targetLanguage' } as const
/** Parley writes entries in one format, and reads both. */
export const table = {
  entries: { from: 'entries', as: writeTsv },
  entries_format: { by: 'always `tsv`', value: 'tsv' },
} as const
const dictionaries = { each: 'dictionaries', of: { ...requestPair, ...table } } as const

/** Glossaries of several language pairs. */
export const glossaryOperations = {
  list: operation(`GET ${GLOSSARIES}`, {
    does: 'Lists the glossaries',
    call: 'glossary.list',
    limits: answerLimits.list,
    repeat: 'safe',
    answer: glossariesAnswer,
    output: (answer, _input, service) => ({ ...answer, ...emptyHintFor(service, answer.glossaries) }),
  }),
  create: operation(`POST ${GLOSSARIES}`, {
    does: 'Creates a glossary with dictionaries for several pairs',
    call: 'glossary.create',
    check: (input) => checkDictionaries(input.dictionaries),
    body: { name: 'name', dictionaries },
    repeat: 'unsafe',
    answer: glossaryAnswer,
  }),
  get: operation(`GET ${GLOSSARIES}/{glossary_id}`, {
    does: 'Reads one',
    call: 'glossary.get',
    path: byId,
    repeat: 'safe',
    isInCentre: true,
    answer: glossaryAnswer,
  }),
  update: operationStep(`PATCH ${GLOSSARIES}/{glossary_id}`, {
    does: 'Renames one, and merges entries into its pairs',
    call: 'glossary.update',
    path: byId,
    body: { name: 'name', dictionaries },
    repeat: 'unsafe',
    isInCentre: true,
    answer: glossaryAnswer,
  }),
  delete: operation(`DELETE ${GLOSSARIES}/{glossary_id}`, {
    does: 'Deletes one',
    call: 'glossary.delete',
    path: byId,
    isInCentre: true,
    ...deletion,
  }),
  entries: operation(`GET ${GLOSSARIES}/{glossary_id}/entries`, {
    does: 'Reads the entries of a pair',
    call: 'glossary.entries',
    path: byId,
    query: requestPair,
    limits: answerLimits.table,
    repeat: 'safe',
    isInCentre: true,
    answer: dictionaryTableAnswer,
    output: inForm,
  }),
  replaceDictionary: operation(`PUT ${GLOSSARIES}/{glossary_id}/dictionaries`, {
    does: 'Replaces the dictionary of a pair',
    call: 'glossary.replaceDictionary',
    check: ({ entries }) => checkEntries(entries),
    path: byId,
    body: { ...requestPair, ...table },
    repeat: 'safe',
    isInCentre: true,
    answer: summaryAnswer,
  }),
  deleteDictionary: operation(`DELETE ${GLOSSARIES}/{glossary_id}/dictionaries`, {
    does: 'Deletes the dictionary of a pair',
    call: 'glossary.deleteDictionary',
    path: byId,
    query: requestPair,
    isInCentre: true,
    ...deletion,
  }),
} as const

export const glossaryHandlers: ServiceHandlersOf<keyof typeof glossaryCalls> = {
  ...handlersOf(glossaryOperations),
  'glossary.update': async ({ id: glossary, name, dictionaries: given = [] }, { service }) => {
    if (name === undefined && given.length === 0)
      return err({ kind: 'invalid-input', field: 'name', problem: { type: 'missing' } })
    const bad = checkDictionaries(given)
    return bad === undefined ? updateGlossary(service, glossary, name, given) : err(bad)
  },
}

/**
 * Renames a glossary and merges dictionaries into it, one per request, as the service accepts no
 * more. The name is sent with the first one. Dictionaries merged before a failed request stay merged.
 */
async function updateGlossary(
  service: ServiceClient,
  id: string,
  name: string | undefined,
  [first, ...others]: readonly GlossaryDictionary[],
): Promise<Result<Glossary>> {
  const patch = (change: object) => send(service, glossaryOperations.update, { id, ...change })
  let updated = await patch({ name, dictionaries: first && [first] })
  for (const dictionary of others) {
    if (!updated.ok) break
    updated = await patch({ dictionaries: [dictionary] })
  }
  return updated
}
