import * as z from 'zod/mini'
import { pagingQuery } from '../../core/paging.ts'
import type { ServiceHandlersOf } from './client.ts'

const memory = z.pipe(
  z.object({
    translation_memory_id: z.string(),
    name: z.string(),
    source_language: z.string(),
    target_languages: z.array(z.string()),
    segment_count: z.number(),
  }),
  z.transform((answer) => ({
    id: answer.translation_memory_id,
    name: answer.name,
    sourceLanguage: answer.source_language.toLowerCase(),
    targetLanguages: answer.target_languages.map((language) => language.toLowerCase()),
    segmentCount: answer.segment_count,
  })),
)

const memoriesAnswer = z.pipe(
  z.object({ translation_memories: z.array(memory), total_count: z.number() }),
  z.transform(({ translation_memories, total_count }) => ({
    memories: translation_memories,
    totalCount: total_count,
  })),
)

/** Translation memories. */
export const memoryHandlers: ServiceHandlersOf<'memory.list'> = {
  'memory.list': (paging, { service }) =>
    service.request({
      method: 'GET',
      path: '/v3/translation_memories',
      query: pagingQuery(paging),
      repeat: 'safe',
      answer: memoriesAnswer,
    }),
}
