import * as z from 'zod/mini'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import type { CallName, CallOutput } from '../../../../core/contract/contract.ts'
import type { plainGlossaryCalls } from '../../../../core/glossaries/calls.ts'
import { writeTsv } from '../../../../core/glossaries/entries.ts'
import { isSameLanguage } from '../../../../core/languages/codes.ts'
import { baseLanguage } from '../../../../core/voice/session/languages.ts'
import type { ServiceClient, ServiceHandlersOf } from '../../http/client.ts'
import { emptyHintFor, requestInCentre } from '../../http/data-centre.ts'
import { listProductLanguages } from '../languages/languages.ts'
import { checkEntries, inForm } from './glossaries.ts'
import { pairsAnswer, plainGlossariesAnswer, plainGlossaryAnswer, tableAnswer } from './glossary-answers.ts'

export const PLAIN_GLOSSARIES_PATH = '/v2/glossaries'

type PlainGlossaryCalls = Extract<CallName, keyof typeof plainGlossaryCalls>

/** Glossaries of one language pair. */
export const plainGlossaryHandlers: ServiceHandlersOf<PlainGlossaryCalls> = {
  'plainGlossary.list': (_input, { service }) => listPlainGlossaries(service),
  'plainGlossary.get': ({ id }, { service }) =>
    requestInCentre(service, {
      method: 'GET',
      path: `${PLAIN_GLOSSARIES_PATH}/${id}`,
      repeat: 'safe',
      answer: plainGlossaryAnswer,
    }),
  'plainGlossary.create': async ({ name, sourceLanguage, targetLanguage, entries }, { service }) => {
    const bad = checkEntries(entries)
    if (bad !== undefined) return err(bad)
    const body = {
      name,
      source_lang: sourceLanguage,
      target_lang: targetLanguage,
      entries: writeTsv(entries),
      entries_format: 'tsv',
    }
    return service.request({
      method: 'POST',
      path: PLAIN_GLOSSARIES_PATH,
      body,
      repeat: 'unsafe',
      answer: plainGlossaryAnswer,
    })
  },
  'plainGlossary.delete': ({ id }, { service }) =>
    requestInCentre(service, {
      method: 'DELETE',
      path: `${PLAIN_GLOSSARIES_PATH}/${id}`,
      repeat: 'safe',
      answerAs: 'none',
      answer: z.object({}),
    }),
  'plainGlossary.entries': async ({ id, form }, { service }) => {
    const answer = await requestInCentre(service, {
      method: 'GET',
      path: `${PLAIN_GLOSSARIES_PATH}/${id}/entries`,
      repeat: 'safe',
      answerAs: 'tsv',
      answer: tableAnswer,
    })
    return answer.ok ? ok(inForm(form, answer.value)) : answer
  },
  'plainGlossary.pairs': (_input, { service }) => listPairs(service),
}

/** Where glossaries are listed by language, every language that can be a source goes with every other target. */
async function listPairs(service: ServiceClient): Promise<Result<CallOutput<'plainGlossary.pairs'>>> {
  if (service.connection.profile.listsVersion === 'v2')
    return service.request({
      method: 'GET',
      path: '/v2/glossary-language-pairs',
      repeat: 'safe',
      answer: pairsAnswer,
    })
  const listed = await listProductLanguages(service, 'glossary')
  if (!listed.ok) return listed
  const targets = listed.value.filter(({ isTarget }) => isTarget)
  const pairs = listed.value
    .filter(({ isSource }) => isSource)
    .flatMap((source) =>
      targets
        .filter((target) => !isSameLanguage(baseLanguage(source.code), baseLanguage(target.code)))
        .map((target) => ({ sourceLanguage: source.code, targetLanguage: target.code })),
    )
  return ok({ pairs })
}

async function listPlainGlossaries(
  service: ServiceClient,
): Promise<Result<CallOutput<'plainGlossary.list'>>> {
  const answer = await service.request({
    method: 'GET',
    path: PLAIN_GLOSSARIES_PATH,
    repeat: 'safe',
    answer: plainGlossariesAnswer,
  })
  if (!answer.ok) return answer
  return ok({ ...answer.value, ...emptyHintFor(service, answer.value.glossaries) })
}
