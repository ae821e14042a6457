import * as z from 'zod/mini'
import { listOf } from '../../../../core/base/input.ts'
import { pagingQuery } from '../../../../core/base/paging.ts'
import { foreignLanguageCode } from '../../../../core/languages/codes.ts'
import { answerLimits, deletion, handlersOf, operation, operationStep } from '../operation.ts'

const time = z.nullish(z.string())

const memoryAnswer = z.pipe(
  z.object({
    translation_memory_id: z.string(),
    name: z.string(),
    source_language: foreignLanguageCode,
    target_languages: z.nullish(listOf(foreignLanguageCode)),
    segment_count: z.nullish(z.number()),
    creation_time: time,
    updated_time: time,
  }),
  z.transform((answer) => ({
    id: answer.translation_memory_id,
    name: answer.name,
    sourceLanguage: answer.source_language.toLowerCase(),
    targetLanguages: (answer.target_languages ?? []).map((language) => language.toLowerCase()),
    segmentCount: answer.segment_count ?? 0,
    ...(answer.creation_time != null && { createdAt: answer.creation_time }),
    ...(answer.updated_time != null && { updatedAt: answer.updated_time }),
  })),
)

const memoriesAnswer = z.pipe(
  z.object({ translation_memories: listOf(memoryAnswer), total_count: z.number() }),
  z.transform(({ translation_memories, total_count }) => ({
    memories: translation_memories,
    totalCount: total_count,
  })),
)

const times = { creation_time: time, updated_time: time, last_used_time: time } as const

const toTimes = (answer: z.output<z.ZodMiniObject<typeof times>>) => ({
  ...(answer.creation_time != null && { createdAt: answer.creation_time }),
  ...(answer.updated_time != null && { updatedAt: answer.updated_time }),
  ...(answer.last_used_time != null && { lastUsedAt: answer.last_used_time }),
})

const segment = z.pipe(
  z.object({
    source_segment_id: z.string(),
    source_text: z.string(),
    targets: z.nullish(
      listOf(z.object({ target_language: foreignLanguageCode, target_text: z.string(), ...times })),
    ),
    ...times,
  }),
  z.transform(({ source_segment_id, source_text, targets, ...reported }) => ({
    id: source_segment_id,
    source: source_text,
    targets: (targets ?? []).map(({ target_language, target_text, ...ofTarget }) => ({
      language: target_language.toLowerCase(),
      text: target_text,
      ...toTimes(ofTarget),
    })),
    ...toTimes(reported),
  })),
)

const segmentsAnswer = z.pipe(
  z.object({
    segments: z.nullish(listOf(segment)),
    segment_count: z.nullish(z.number()),
    next_page_cursor: z.nullish(z.string()),
  }),
  z.transform(({ segments, segment_count, next_page_cursor: next }) => ({
    segments: segments ?? [],
    segmentCount: segment_count ?? 0,
    ...(next != null && next !== '' && { nextCursor: next }),
  })),
)

const importAnswer = z.object({
  job_id: z.string().check(z.minLength(1)),
  upload_url: z.string().check(z.minLength(1)),
})

const exportAnswer = z.object({ job_id: z.string().check(z.minLength(1)) })

/** Every job has one result. */
const jobAnswer = z.pipe(
  z.object({
    results: listOf(
      z.object({
        status: z.enum(['awaiting_input', 'processing', 'completed', 'downloaded', 'failed', 'expired']),
        download_url: z.nullish(z.string()),
        translation_memory_id: z.nullish(z.string()),
        skipped_segment_count: z.nullish(z.number()),
        error: z.nullish(z.object({ message: z.nullish(z.string()) })),
      }),
    ).check(z.minLength(1)),
  }),
  z.transform(({ results: [result] }) => ({
    status: result?.status ?? ('failed' as const),
    downloadUrl: result?.download_url ?? undefined,
    memoryId: result?.translation_memory_id ?? undefined,
    skippedSegments: result?.skipped_segment_count ?? 0,
    message: result?.error?.message ?? undefined,
  })),
)
export type MemoryJobAnswer = z.output<typeof jobAnswer>

const MEMORIES = '/v3/translation_memories'
const byId = { translation_memory_id: 'id' } as const

/** Translation memories, imported and exported as TMX files over signed addresses. */
export const memoryOperations = {
  list: operation(`GET ${MEMORIES}`, {
    does: 'Lists the translation memories',
    call: 'memory.list',
    query: pagingQuery,
    repeat: 'safe',
    answer: memoriesAnswer,
  }),
  get: operation(`GET ${MEMORIES}/{translation_memory_id}`, {
    does: 'Reads one',
    call: 'memory.get',
    path: byId,
    repeat: 'safe',
    isInCentre: true,
    answer: memoryAnswer,
  }),
  delete: operation(`DELETE ${MEMORIES}/{translation_memory_id}`, {
    does: 'Deletes one',
    call: 'memory.delete',
    path: byId,
    isInCentre: true,
    ...deletion,
  }),
  segments: operation(`GET ${MEMORIES}/{translation_memory_id}/segments`, {
    does: 'Lists its segments',
    call: 'memory.segments',
    path: byId,
    query: {
      page_cursor: 'cursor',
      page_size: 'pageSize',
      filter_text: 'filter',
      filter_case_sensitive: 'isCaseSensitive',
    },
    limits: answerLimits.texts,
    repeat: 'safe',
    isInCentre: true,
    answer: segmentsAnswer,
  }),
  beginImport: operationStep(`POST ${MEMORIES}/import`, {
    does: 'Begins an import; the file follows to the signed address, without the key',
    call: 'memory.import',
    // Both derive from the file.
    body: { source_file: 'file', parameters: 'name' },
    repeat: 'unsafe',
    answer: importAnswer,
  }),
  beginExport: operationStep(`POST ${MEMORIES}/{translation_memory_id}/export`, {
    does: 'Begins an export; the file comes from a signed address',
    call: 'memory.export',
    path: byId,
    repeat: 'unsafe',
    isInCentre: true,
    answer: exportAnswer,
  }),
  job: operationStep(`GET ${MEMORIES}/jobs/{job_id}`, {
    does: 'Tells how far an import or export has come',
    call: 'memory.export',
    path: { job_id: { from: 'id', by: 'the job that was begun' } },
    repeat: 'safe',
    answer: jobAnswer,
  }),
} as const

/** Handlers of operations on translation memories that need a single request. */
export const memoryHandlers = handlersOf(memoryOperations)
