import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'
import { chunkSchema } from '../../base/chunk.ts'
import { pagingFields } from '../../base/paging.ts'
import { mostCodePoints } from '../../base/unicode.ts'

const MB = 1024 * 1024
/** The largest TMX file that is imported or exported: it is held in memory on its way. The service takes 1 GB. */
export const MAX_TMX_BYTES = 100 * MB
/** Segments of one page. */
export const MAX_SEGMENTS_PER_PAGE = 100
/** Minimum length of a filter, in Unicode code points. */
export const MIN_FILTER_CHARACTERS = 2
const MAX_FILTER_CHARACTERS = 500
export const MAX_MEMORY_NAME_CHARACTERS = 100

const memory = z.object({
  id: z.string(),
  name: z.string(),
  /** Lower-case codes. */
  sourceLanguage: z.string(),
  targetLanguages: z.array(z.string()),
  segmentCount: z.number(),
  /** ISO 8601, if the service reports it. */
  createdAt: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
})
export type TranslationMemory = z.output<typeof memory>

/** ISO 8601, as far as the service reports them. */
const times = {
  createdAt: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
  lastUsedAt: z.optional(z.string()),
} as const

const segment = z.object({
  id: z.string(),
  source: z.string(),
  /** Languages as lower-case codes. */
  targets: z.array(z.object({ language: z.string(), text: z.string(), ...times })),
  ...times,
})
export type MemorySegment = z.output<typeof segment>

/** Part of a URL path. */
const memoryId = z.string().check(z.regex(/^[\w-]{1,100}$/))
const exported = z.object({ handle: z.string() })

const pickedFile = z.object({
  /** Names the file for `memory.import`; it ends after a while. */
  handle: z.string(),
  name: z.string(),
  bytes: z.number(),
})

/** Translation memories. Files cross as handles and chunks, never as paths, as for documents. */
export const memoryCalls = {
  /** `totalCount` counts all pages. */
  'memory.list': call(
    z.object(pagingFields),
    z.object({ memories: z.array(memory), totalCount: z.number() }),
  ),
  'memory.get': call(z.object({ id: memoryId }), memory),
  /** A page of segments. A cursor is valid only for the filter that it came with. */
  'memory.segments': call(
    z.object({
      id: memoryId,
      /** If omitted, the first page. */
      cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
      pageSize: z.optional(z.int().check(z.gte(1), z.lte(MAX_SEGMENTS_PER_PAGE))),
      /** Searched for in sources and translations. */
      filter: z.optional(
        z.string().check(z.minLength(MIN_FILTER_CHARACTERS), mostCodePoints(MAX_FILTER_CHARACTERS)),
      ),
      isCaseSensitive: z.optional(z.boolean()),
    }),
    z.object({
      segments: z.array(segment),
      /** Number of segments in the whole memory, regardless of the filter. */
      segmentCount: z.number(),
      /** Omitted on the last page. */
      nextCursor: z.optional(z.string()),
    }),
  ),
  /** Desktop only: asks the user for a TMX file. `file` is undefined if the user cancelled. */
  'memory.pick': call(empty, z.object({ file: z.optional(pickedFile) })),
  /**
   * Creates a memory from a TMX file, and answers once the service has processed it. Progress counts the
   * bytes of the upload; after that, a cancelled import may still be completed by the service.
   */
  'memory.import': call(
    z.object({
      /** A handle of `memory.pick` or `file.end`; a path on the command line. */
      file: z.string(),
      /** The name of the file by default. */
      name: z.optional(
        z.string().check(z.trim(), z.minLength(1), mostCodePoints(MAX_MEMORY_NAME_CHARACTERS)),
      ),
      /** Id of the account that was active when the user asked: its upload takes a while. By default the active one. */
      account: z.optional(z.string()),
    }),
    z.object({ memory, skippedSegments: z.number() }),
  ),
  /** Exports a memory as TMX and downloads it. Progress counts the bytes of the download. */
  'memory.export': call(
    z.object({ id: memoryId }),
    z.object({
      /** Names the file for the calls below; it ends after a while. */
      handle: z.string(),
      name: z.string(),
      bytes: z.number(),
    }),
  ),
  /** Desktop only: asks where to save the file, and releases it. Undefined if the user cancelled. */
  'memory.save': call(exported, z.object({ name: z.optional(z.string()) })),
  /** A chunk of the file, for a page that offers it as a download. */
  'memory.read': call(
    z.object({ handle: z.string(), offset: z.int().check(z.gte(0)) }),
    z.object({ data: chunkSchema, total: z.number() }),
  ),
  /** The page has the whole file, so Parley's own copy is deleted. */
  'memory.release': call(exported, empty),
  'memory.delete': call(z.object({ id: memoryId }), empty),
} as const
