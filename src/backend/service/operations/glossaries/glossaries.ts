import * as z from 'zod/mini'
import type { AppErrorOf } from '../../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import type { CallName, CallOutput } from '../../../../core/contract/contract.ts'
import type { GlossaryDictionary, glossaryCalls } from '../../../../core/glossaries/calls.ts'
import { findBadRow, type GlossaryEntry, readTsv, writeTsv } from '../../../../core/glossaries/entries.ts'
import type { Glossary } from '../../../../core/glossaries/glossary.ts'
import type { ServiceClient, ServiceHandlersOf } from '../../http/client.ts'
import { emptyHintFor, requestInCentre } from '../../http/data-centre.ts'
import { dictionaryTableAnswer, glossariesAnswer, glossaryAnswer, summaryAnswer } from './glossary-answers.ts'

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

export const inForm = (form: 'list' | 'tsv', tsv: string): CallOutput<'glossary.entries'> =>
  form === 'tsv' ? { tsv } : { entries: readTsv(tsv) }

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
export const glossaryHandlers: ServiceHandlersOf<GlossaryCalls> = {
  'glossary.list': (_input, { service }) => listGlossaries(service),
  'glossary.get': ({ id }, { service }) =>
    requestInCentre(service, {
      method: 'GET',
      path: `${GLOSSARIES_PATH}/${id}`,
      repeat: 'safe',
      answer: glossaryAnswer,
    }),
  'glossary.create': async ({ name, dictionaries }, { service }) => {
    const bad = checkDictionaries(dictionaries)
    if (bad !== undefined) return err(bad)
    const body = { name, dictionaries: dictionaries.map(toRequest) }
    return service.request({
      method: 'POST',
      path: GLOSSARIES_PATH,
      body,
      repeat: 'unsafe',
      answer: glossaryAnswer,
    })
  },
  'glossary.update': async ({ id, name, dictionaries }, { service }) => {
    if (name === undefined && dictionaries === undefined)
      return err({ kind: 'invalid-input', field: 'name', problem: { type: 'missing' } })
    const bad = checkDictionaries(dictionaries ?? [])
    if (bad !== undefined) return err(bad)
    return updateGlossary(service, id, name, dictionaries ?? [])
  },
  'glossary.delete': ({ id }, { service }) =>
    requestInCentre(service, {
      method: 'DELETE',
      path: `${GLOSSARIES_PATH}/${id}`,
      repeat: 'safe',
      answerAs: 'none',
      answer: z.object({}),
    }),
  'glossary.entries': async ({ id, form, ...pair }, { service }) => {
    const answer = await requestInCentre(service, {
      method: 'GET',
      path: `${GLOSSARIES_PATH}/${id}/entries`,
      query: languagesOf(pair),
      repeat: 'safe',
      answer: dictionaryTableAnswer,
    })
    return answer.ok ? ok(inForm(form, answer.value)) : answer
  },
  'glossary.replaceDictionary': async ({ id, ...dictionary }, { service }) => {
    const bad = checkEntries(dictionary.entries)
    if (bad !== undefined) return err(bad)
    return requestInCentre(service, {
      method: 'PUT',
      path: `${GLOSSARIES_PATH}/${id}/dictionaries`,
      body: toRequest(dictionary),
      repeat: 'safe',
      answer: summaryAnswer,
    })
  },
  'glossary.deleteDictionary': ({ id, ...pair }, { service }) =>
    requestInCentre(service, {
      method: 'DELETE',
      path: `${GLOSSARIES_PATH}/${id}/dictionaries`,
      query: languagesOf(pair),
      repeat: 'safe',
      answerAs: 'none',
      answer: z.object({}),
    }),
}

/**
 * Renames a glossary and merges dictionaries into it, one with each request: the service takes no more. The name goes
 * with the first one. What was merged before a request fails stays.
 */
async function updateGlossary(
  service: ServiceClient,
  id: string,
  name: string | undefined,
  [first, ...others]: readonly GlossaryDictionary[],
): Promise<Result<Glossary>> {
  const patch = (body: object) =>
    requestInCentre(service, {
      method: 'PATCH',
      path: `${GLOSSARIES_PATH}/${id}`,
      body,
      repeat: 'unsafe',
      answer: glossaryAnswer,
    })
  let updated = await patch({ name, dictionaries: first && [toRequest(first)] })
  for (const dictionary of others) {
    if (!updated.ok) break
    updated = await patch({ dictionaries: [toRequest(dictionary)] })
  }
  return updated
}

async function listGlossaries(service: ServiceClient): Promise<Result<CallOutput<'glossary.list'>>> {
  const answer = await service.request({
    method: 'GET',
    path: GLOSSARIES_PATH,
    repeat: 'safe',
    answer: glossariesAnswer,
  })
  if (!answer.ok) return answer
  return ok({ ...answer.value, ...emptyHintFor(service, answer.value.glossaries) })
}
