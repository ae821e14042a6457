import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'
import { chunkSchema } from '../../base/chunk.ts'
import { appErrorSchema } from '../../base/errors.ts'
import { MAX_TMX_BYTES } from '../memories/memories-calls.ts'
import { savings } from './choices.ts'
import { documentOptionsSchema, documentTargetsSchema } from './document-options.ts'

/**
 * State of a translation. `queued` waits for its turn or for an unreachable service; `saving` downloads the
 * translation, which the service delivers only once.
 */
export const documentStates = [
  'queued',
  'uploading',
  'translating',
  'saving',
  'done',
  'failed',
  'cancelled',
] as const

/** Location of a translation: in the data folder until it is saved. */
const resultPlaces = ['data-folder', 'beside-source', 'chosen-place'] as const

const progressSchema = z.object({ done: z.number(), total: z.number() })

/** The translation of a document into one language. */
export const documentJobSchema = z.object({
  id: z.string(),
  /** Name of the source file. */
  name: z.string(),
  bytes: z.number(),
  targetLanguage: z.string(),
  options: documentOptionsSchema,
  state: z.enum(documentStates),
  /** Creation time, in milliseconds since 1970. */
  createdAt: z.number(),
  isDemo: z.boolean(),
  /** In bytes, while uploading or saving. */
  progress: z.optional(progressSchema),
  /** The service's estimate. */
  secondsRemaining: z.optional(z.number()),
  billedCharacters: z.optional(z.number()),
  /** Whether the demo service returned the document unchanged. */
  isUnchanged: z.optional(z.boolean()),
  /** Present once the translation is. */
  result: z.optional(
    z.object({
      name: z.string(),
      bytes: z.number(),
      place: z.enum(resultPlaces),
      /** Whether a page has read all of it, to offer it as a download. */
      isDownloaded: z.optional(z.boolean()),
    }),
  ),
  /** Why it failed; in any other state, what it waits for or what went wrong. */
  error: z.optional(appErrorSchema),
  /** Whether `document.retry` has what it needs. */
  canRetry: z.boolean(),
})
export type DocumentJob = z.output<typeof documentJobSchema>

export const documentListSchema = z.object({
  /** Newest first. */
  jobs: z.array(documentJobSchema),
  /** Why the last stored jobs could not be used, if they could not. */
  problem: z.optional(appErrorSchema),
})
export type DocumentList = z.output<typeof documentListSchema>

const pickedFile = z.object({
  /** Names the file for `document.translate`; expires. */
  handle: z.string(),
  name: z.string(),
  bytes: z.number(),
})
const job = z.object({ id: z.string() })
/** Each consumer of the file has a limit of its own; none is larger than this. */
const size = z.int().check(z.gte(0), z.lte(MAX_TMX_BYTES))

/**
 * Documents. Files cross as handles and chunks, never as paths. Only on the command line may a handle be a
 * path.
 */
export const documentCalls = {
  /** Desktop only: asks the user for documents. Empty if the user cancelled. */
  'document.pick': call(empty, z.object({ files: z.array(pickedFile) })),
  /** Uploads a file of the page: begin, append the chunks in order, end. */
  'file.begin': call(z.object({ name: z.string().check(z.minLength(1)), bytes: size }), job),
  'file.append': call(
    z.object({ id: z.string(), offset: z.int(), data: chunkSchema }),
    z.object({ received: z.number() }),
  ),
  'file.end': call(job, pickedFile),
  /** Desktop only: shows the folder of a file that `file.saved` has named, in the system's file manager. */
  'file.openFolder': call(job, empty),
  /** Starts a job for each target. The handle is used up. */
  'document.translate': call(
    z.extend(documentOptionsSchema, {
      file: z.string(),
      targetLanguages: documentTargetsSchema,
      whenDone: z._default(z.enum(savings), 'keep'),
      /** Id of the account that was active when the user asked: its upload takes a while. By default the active one. */
      account: z.optional(z.string()),
    }),
    z.object({ jobs: z.array(documentJobSchema) }),
  ),
  'document.list': call(empty, documentListSchema),
  /**
   * Resumes the jobs of earlier runs, and answers once none of these jobs is pending in this one; without ids, once
   * none at all is.
   */
  'document.wait': call(z.object({ ids: z.optional(z.array(z.string())) }), documentListSchema),
  /** Cancels. Documents that the service has received may still be billed. */
  'document.cancel': call(job, documentJobSchema),
  /** Resumes where it failed, or restarts. */
  'document.retry': call(job, documentJobSchema),
  /** Removes a job with all of its local data. */
  'document.remove': call(job, empty),
  /**
   * Not in a browser: saves a translation and deletes Parley's own copy. `ask` needs a desktop;
   * `beside-source` needs a source that was picked or named by its path. Nothing is overwritten unless the
   * user chose it in the dialog.
   */
  'document.save': call(
    z.object({ id: z.string(), to: z._default(z.enum(['ask', 'beside-source']), 'ask') }),
    documentJobSchema,
  ),
  /** A chunk of a translation, for a page that offers it as a download. */
  'document.read': call(
    z.object({ id: z.string(), offset: z.int().check(z.gte(0)) }),
    z.object({ data: chunkSchema, total: z.number() }),
  ),
} as const
