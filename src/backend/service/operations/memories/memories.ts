import * as z from 'zod/mini'
import { pagingQuery } from '../../../../core/base/paging.ts'
import type { CallInput } from '../../../../core/contract/contract.ts'
import type { ServiceHandlersOf } from '../../http/client.ts'
import { requestInCentre } from '../../http/data-centre.ts'
import { memoriesAnswer, memoryAnswer, segmentsAnswer } from './memory-answers.ts'

export const MEMORIES_PATH = '/v3/translation_memories'
export const memoryPath = (id: string): string => `${MEMORIES_PATH}/${encodeURIComponent(id)}`

const segmentQuery = ({
  cursor,
  pageSize,
  filter,
  isCaseSensitive,
}: CallInput<'memory.segments'>): Record<string, string> => ({
  ...(cursor !== undefined && { page_cursor: cursor }),
  ...(pageSize !== undefined && { page_size: String(pageSize) }),
  ...(filter !== undefined && { filter_text: filter }),
  ...(isCaseSensitive !== undefined && { filter_case_sensitive: String(isCaseSensitive) }),
})

/** What is asked of translation memories in one request. */
export const memoryHandlers: ServiceHandlersOf<
  'memory.list' | 'memory.get' | 'memory.segments' | 'memory.delete'
> = {
  'memory.list': (paging, { service }) =>
    service.request({
      method: 'GET',
      path: MEMORIES_PATH,
      query: pagingQuery(paging),
      repeat: 'safe',
      answer: memoriesAnswer,
    }),
  'memory.get': ({ id }, { service }) =>
    requestInCentre(service, {
      method: 'GET',
      path: memoryPath(id),
      repeat: 'safe',
      answer: memoryAnswer,
    }),
  'memory.segments': (input, { service }) =>
    requestInCentre(service, {
      method: 'GET',
      path: `${memoryPath(input.id)}/segments`,
      query: segmentQuery(input),
      repeat: 'safe',
      answer: segmentsAnswer,
    }),
  'memory.delete': ({ id }, { service }) =>
    requestInCentre(service, {
      method: 'DELETE',
      path: memoryPath(id),
      repeat: 'safe',
      answerAs: 'none',
      answer: z.object({}),
    }),
}
