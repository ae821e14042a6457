import * as z from 'zod/mini'
import type { plainGlossaryCalls } from '../../../../core/areas/glossaries/glossaries-calls.ts'
import { listOf } from '../../../../core/base/input.ts'
import { ok, type Result } from '../../../../core/base/result.ts'
import type { CallOutput } from '../../../../core/contract/contract.ts'
import { isSameLanguage } from '../../../../core/languages/codes.ts'
import { baseLanguage } from '../../../../core/languages/voice-language-codes.ts'
import type { ServiceClient, ServiceHandlersOf } from '../../http/client.ts'
import { emptyHintFor } from '../../http/request-in-centre.ts'
import { listProductLanguages } from '../languages/languages-operations.ts'
import {
  answerLimits,
  deletion,
  handlersOf,
  MAX_LISTED,
  operation,
  operationStep,
  send,
} from '../operation.ts'
import {
  checkEntries,
  inForm,
  languages,
  requestPair,
  table,
  tableAnswer,
  toPair,
} from './glossary-operations.ts'

export const plainGlossaryAnswer = z.pipe(
  z.object({
    glossary_id: z.string(),
    name: z.string(),
    ready: z.boolean(),
    ...languages,
    creation_time: z.string(),
    entry_count: z.number(),
  }),
  z.transform(({ glossary_id, name, ready, creation_time, entry_count, ...codes }) => ({
    id: glossary_id,
    name,
    isReady: ready,
    ...toPair(codes),
    createdAt: creation_time,
    entryCount: entry_count,
  })),
)

const plainGlossariesAnswer = z.object({ glossaries: listOf(plainGlossaryAnswer, MAX_LISTED) })

const pairsAnswer = z.pipe(
  z.object({ supported_languages: listOf(z.object(languages), MAX_LISTED) }),
  z.transform(({ supported_languages }) => ({ pairs: supported_languages.map(toPair) })),
)

const GLOSSARIES = '/v2/glossaries'

const byId = { glossary_id: 'id' } as const

/** Glossaries of one language pair. */
export const plainGlossaryOperations = {
  list: operation(`GET ${GLOSSARIES}`, {
    does: 'Lists the glossaries of one pair',
    call: 'plainGlossary.list',
    limits: answerLimits.list,
    repeat: 'safe',
    answer: plainGlossariesAnswer,
    output: (answer, _input, service) => ({ ...answer, ...emptyHintFor(service, answer.glossaries) }),
  }),
  create: operation(`POST ${GLOSSARIES}`, {
    does: 'Creates a glossary of one pair',
    call: 'plainGlossary.create',
    check: ({ entries }) => checkEntries(entries),
    body: { name: 'name', ...requestPair, ...table },
    repeat: 'unsafe',
    answer: plainGlossaryAnswer,
  }),
  get: operation(`GET ${GLOSSARIES}/{glossary_id}`, {
    does: 'Reads one',
    call: 'plainGlossary.get',
    path: byId,
    repeat: 'safe',
    isInCentre: true,
    answer: plainGlossaryAnswer,
  }),
  delete: operation(`DELETE ${GLOSSARIES}/{glossary_id}`, {
    does: 'Deletes one',
    call: 'plainGlossary.delete',
    path: byId,
    isInCentre: true,
    ...deletion,
  }),
  entries: operation(`GET ${GLOSSARIES}/{glossary_id}/entries`, {
    does: 'Reads its entries',
    call: 'plainGlossary.entries',
    path: byId,
    limits: answerLimits.table,
    repeat: 'safe',
    isInCentre: true,
    answerAs: 'tsv',
    answer: tableAnswer,
    output: inForm,
  }),
  pairs: operationStep('GET /v2/glossary-language-pairs', {
    does: 'Lists the pairs that a glossary can have',
    call: 'plainGlossary.pairs',
    profile: 'generic',
    limits: answerLimits.list,
    repeat: 'safe',
    answer: pairsAnswer,
  }),
} as const

export const plainGlossaryHandlers: ServiceHandlersOf<keyof typeof plainGlossaryCalls> = {
  ...handlersOf(plainGlossaryOperations),
  'plainGlossary.pairs': (_input, { service }) => listPairs(service),
}

/** If glossaries are listed by language, every source language can be combined with every other target. */
async function listPairs(service: ServiceClient): Promise<Result<CallOutput<'plainGlossary.pairs'>>> {
  if (service.connection.profile.listsVersion === 'v2')
    return send(service, plainGlossaryOperations.pairs, {})
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
