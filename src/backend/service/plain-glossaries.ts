import * as z from 'zod/mini'
import type { CallContext } from '../../core/call.ts'
import type { CallName, CallOutput, HandlersOf } from '../../core/contract.ts'
import type { plainGlossaryCalls } from '../../core/glossaries/calls.ts'
import { writeTsv } from '../../core/glossaries/entries.ts'
import { err, ok, type Result } from '../../core/result.ts'
import type { ServiceClient } from './client.ts'
import { emptyHintFor, requestInCentre } from './data-centre.ts'
import { checkEntries } from './glossaries.ts'
import { entriesAnswer, pairsAnswer, plainGlossariesAnswer, plainGlossaryAnswer } from './glossary-answers.ts'

export const PLAIN_GLOSSARIES_PATH = '/v2/glossaries'

type PlainGlossaryCalls = Extract<CallName, keyof typeof plainGlossaryCalls>

/** Glossaries of one language pair. */
export const createPlainGlossaryHandlers = (client: ServiceClient): HandlersOf<PlainGlossaryCalls> => ({
  'plainGlossary.list': (_input, context) => listPlainGlossaries(client, context),
  'plainGlossary.get': ({ id }, context) =>
    requestInCentre(
      client,
      { method: 'GET', path: `${PLAIN_GLOSSARIES_PATH}/${id}`, repeat: 'safe', answer: plainGlossaryAnswer },
      context,
    ),
  'plainGlossary.create': async ({ name, sourceLanguage, targetLanguage, entries }, context) => {
    const bad = checkEntries(entries)
    if (bad !== undefined) return err(bad)
    const body = {
      name,
      source_lang: sourceLanguage,
      target_lang: targetLanguage,
      entries: writeTsv(entries),
      entries_format: 'tsv',
    }
    return client.request(
      { method: 'POST', path: PLAIN_GLOSSARIES_PATH, body, repeat: 'unsafe', answer: plainGlossaryAnswer },
      context,
    )
  },
  'plainGlossary.delete': ({ id }, context) =>
    requestInCentre(
      client,
      {
        method: 'DELETE',
        path: `${PLAIN_GLOSSARIES_PATH}/${id}`,
        repeat: 'safe',
        answerAs: 'none',
        answer: z.object({}),
      },
      context,
    ),
  'plainGlossary.entries': async ({ id }, context) => {
    const answer = await requestInCentre(
      client,
      {
        method: 'GET',
        path: `${PLAIN_GLOSSARIES_PATH}/${id}/entries`,
        repeat: 'safe',
        answerAs: 'tsv',
        answer: entriesAnswer,
      },
      context,
    )
    return answer.ok ? ok({ entries: answer.value }) : answer
  },
  'plainGlossary.pairs': (_input, context) =>
    client.request(
      { method: 'GET', path: '/v2/glossary-language-pairs', repeat: 'safe', answer: pairsAnswer },
      context,
    ),
})

async function listPlainGlossaries(
  client: ServiceClient,
  context: CallContext | undefined,
): Promise<Result<CallOutput<'plainGlossary.list'>>> {
  const answer = await client.request(
    { method: 'GET', path: PLAIN_GLOSSARIES_PATH, repeat: 'safe', answer: plainGlossariesAnswer },
    context,
  )
  if (!answer.ok) return answer
  return ok({ ...answer.value, ...(await emptyHintFor(client, answer.value.glossaries)) })
}
