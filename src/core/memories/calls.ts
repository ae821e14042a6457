import * as z from 'zod/mini'
import { call } from '../call.ts'
import { pagingFields } from '../paging.ts'

const memory = z.object({
  id: z.string(),
  name: z.string(),
  /** Lower-case codes. */
  sourceLanguage: z.string(),
  targetLanguages: z.array(z.string()),
  segmentCount: z.number(),
})
export type TranslationMemory = z.output<typeof memory>

/** Translation memories, which the service fills elsewhere. */
export const memoryCalls = {
  /** `totalCount` counts all pages. */
  'memory.list': call(
    z.object(pagingFields),
    z.object({ memories: z.array(memory), totalCount: z.number() }),
  ),
} as const
