import * as z from 'zod/mini'
import type { CallContext } from '../../core/call.ts'
import type { CallName, CallOutput, HandlersOf } from '../../core/contract.ts'
import type { AppErrorOf } from '../../core/errors.ts'
import type { GlossaryDictionary, glossaryCalls } from '../../core/glossaries/calls.ts'
import { findBadRow, type GlossaryEntry, writeTsv } from '../../core/glossaries/entries.ts'
import { err, ok, type Result } from '../../core/result.ts'
import type { ServiceClient } from './client.ts'
import { emptyHintFor, requestInCentre } from './data-centre.ts'
import {
  dictionaryEntriesAnswer,
  glossariesAnswer,
  glossaryAnswer,
  summaryAnswer,
} from './glossary-answers.ts'

export const GLOSSARIES_PATH = '/v3/glossaries'

type GlossaryCalls = Extract<CallName, keyof typeof glossaryCalls>
interface Pair {
  readonly sourceLanguage: string
  readonly targetLanguage: string
}

const languagesOf = ({ sourceLanguage, targetLanguage }: Pair) => ({
  source_lang: sourceLanguage,
  target_lang: targetLanguage,
})

const toRequest = ({ entries, ...pair }: GlossaryDictionary) => ({
  ...languagesOf(pair),
  entries: writeTsv(entries),
  entries_format: 'tsv',
})

/**
 * What the service would refuse about entries, found before they are sent.
 *
 * @param field where they stand in the input
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

/** Glossaries of several language pairs. */
export const createGlossaryHandlers = (client: ServiceClient): HandlersOf<GlossaryCalls> => ({
  'glossary.list': (_input, context) => listGlossaries(client, context),
  'glossary.get': ({ id }, context) =>
    requestInCentre(
      client,
      { method: 'GET', path: `${GLOSSARIES_PATH}/${id}`, repeat: 'safe', answer: glossaryAnswer },
      context,
    ),
  'glossary.create': async ({ name, dictionaries }, context) => {
    const bad = checkDictionaries(dictionaries)
    if (bad !== undefined) return err(bad)
    const body = { name, dictionaries: dictionaries.map(toRequest) }
    return client.request(
      { method: 'POST', path: GLOSSARIES_PATH, body, repeat: 'unsafe', answer: glossaryAnswer },
      context,
    )
  },
  'glossary.update': async ({ id, name, dictionaries }, context) => {
    if (name === undefined && dictionaries === undefined)
      return err({ kind: 'invalid-input', field: 'name', problem: { type: 'missing' } })
    const bad = checkDictionaries(dictionaries ?? [])
    if (bad !== undefined) return err(bad)
    const body = { name, dictionaries: dictionaries?.map(toRequest) }
    return requestInCentre(
      client,
      { method: 'PATCH', path: `${GLOSSARIES_PATH}/${id}`, body, repeat: 'unsafe', answer: glossaryAnswer },
      context,
    )
  },
  'glossary.delete': ({ id }, context) =>
    requestInCentre(
      client,
      {
        method: 'DELETE',
        path: `${GLOSSARIES_PATH}/${id}`,
        repeat: 'safe',
        answerAs: 'none',
        answer: z.object({}),
      },
      context,
    ),
  'glossary.entries': ({ id, ...pair }, context) =>
    requestInCentre(
      client,
      {
        method: 'GET',
        path: `${GLOSSARIES_PATH}/${id}/entries`,
        query: languagesOf(pair),
        repeat: 'safe',
        answer: dictionaryEntriesAnswer,
      },
      context,
    ),
  'glossary.replaceDictionary': async ({ id, ...dictionary }, context) => {
    const bad = checkEntries(dictionary.entries)
    if (bad !== undefined) return err(bad)
    return requestInCentre(
      client,
      {
        method: 'PUT',
        path: `${GLOSSARIES_PATH}/${id}/dictionaries`,
        body: toRequest(dictionary),
        repeat: 'safe',
        answer: summaryAnswer,
      },
      context,
    )
  },
  'glossary.deleteDictionary': ({ id, ...pair }, context) =>
    requestInCentre(
      client,
      {
        method: 'DELETE',
        path: `${GLOSSARIES_PATH}/${id}/dictionaries`,
        query: languagesOf(pair),
        repeat: 'safe',
        answerAs: 'none',
        answer: z.object({}),
      },
      context,
    ),
})

async function listGlossaries(
  client: ServiceClient,
  context: CallContext | undefined,
): Promise<Result<CallOutput<'glossary.list'>>> {
  const answer = await client.request(
    { method: 'GET', path: GLOSSARIES_PATH, repeat: 'safe', answer: glossariesAnswer },
    context,
  )
  if (!answer.ok) return answer
  return ok({ ...answer.value, ...(await emptyHintFor(client, answer.value.glossaries)) })
}
