import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'
import { chunkSchema } from '../../base/chunk.ts'
import { exportFormats } from './export/export-formats.ts'
import { retentions } from './retention.ts'
import {
  captionViewSchema,
  hitSchema,
  MAX_CAPTION_LENGTH,
  MAX_CAPTIONS_AT_ONCE,
  MAX_HITS,
  MAX_TAGS,
  notesSchema,
  recordingSchema,
  sessionListSchema,
  sessionPreviewSchema,
  sessionSummarySchema,
  sessionUsesSchema,
  sessionViewSchema,
  sideNameSchema,
  tagSchema,
  titleSchema,
} from './session-schema.ts'
import { resourceIdSchema, resourceKindSchema } from './used-resources.ts'

const session = z.object({ id: z.string() })
const sessions = z.object({ ids: z.array(z.string()).check(z.minLength(1), z.maxLength(1000)) })
const offset = z._default(z.int().check(z.gte(0)), 0)
const line = z.string().check(z.minLength(1), z.maxLength(35))

/** Stored sessions. They never leave this computer. */
export const sessionCalls = {
  /**
   * Stores what a session has produced since the last time, and publishes it in the feed. Answered once it is on the
   * disk; `isKept` is false if nothing is to be kept, or the session was deleted.
   */
  'session.record': call(recordingSchema, z.object({ isKept: z.boolean() })),
  /**
   * What would be unfinished in a session if its page were gone now; the next such report replaces it. It is current
   * text of the feed, kept in memory, and stored if the page goes without an end of the session.
   */
  'session.unfinished': call(recordingSchema, empty),
  /** Answered when the session is over, which is also the case when the calling page is gone. */
  'session.hold': call(session, empty),
  'session.list': call(
    z.object({
      offset,
      limit: z._default(z.int().check(z.gte(1), z.lte(100)), 50),
      /** Limits the list to sessions with this tag. */
      tag: z.optional(z.string()),
    }),
    sessionListSchema,
  ),
  'session.get': call(session, sessionViewSchema),
  /** By index: in the order in which they were spoken, each side by itself. */
  'session.captions': call(
    z.object({
      id: z.string(),
      from: offset,
      limit: z._default(z.int().check(z.gte(1), z.lte(MAX_CAPTIONS_AT_ONCE)), MAX_CAPTIONS_AT_ONCE),
    }),
    z.object({ captions: z.array(captionViewSchema), total: z.number() }),
  ),
  /** Searches captions in all languages, and names of sessions; newest first. */
  'session.search': call(
    z.object({
      query: z.string().check(z.minLength(1), z.maxLength(500)),
      limit: z._default(z.int().check(z.gte(1), z.lte(MAX_HITS)), MAX_HITS),
      /** The `next` of the page before. */
      after: z.optional(z.int()),
    }),
    z.object({
      hits: z.array(hitSchema),
      /** Sessions whose name, tags and names of sides have all the words. The first page alone has them. */
      sessions: z.array(sessionSummarySchema),
      next: z.optional(z.number()),
    }),
  ),
  'session.update': call(
    z.object({
      id: z.string(),
      title: z.optional(titleSchema),
      notes: z.optional(notesSchema),
      tags: z.optional(z.array(tagSchema).check(z.maxLength(MAX_TAGS))),
      /** New names of its sides; ignored for a session of one voice. */
      sideNames: z.optional(
        z.object({ mine: z.optional(sideNameSchema), theirs: z.optional(sideNameSchema) }),
      ),
    }),
    sessionViewSchema,
  ),
  /** Edits a line of a caption. The original is kept; `null` restores it. */
  'session.editCaption': call(
    z.object({
      id: z.string(),
      index: z.int().check(z.gte(0)),
      /** `source`, or the code of a translation's language. */
      line,
      text: z.nullable(z.string().check(z.maxLength(MAX_CAPTION_LENGTH))),
    }),
    captionViewSchema,
  ),
  'session.delete': call(sessions, empty),
  /**
   * Stores the next bytes of a session's sound, one Ogg Opus stream whose time is capture time. Idempotent.
   * Answered once they are on the disk, with the stored length of the stream. `isKept` is false if the
   * session is not in the library, its sound was deleted, or nothing is to be kept.
   */
  'session.keepSound': call(
    z.object({ id: z.guid(), at: z.int().check(z.gte(0)), data: chunkSchema }),
    z.object({ isKept: z.boolean(), storedBytes: z.number() }),
  ),
  /** URL of the sound on this host, for pages: valid for this run and unguessable. */
  'session.sound': call(session, z.object({ address: z.string(), bytes: z.number() })),
  /** Deletes the sound of sessions and keeps their captions. */
  'session.deleteSound': call(sessions, empty),
  /** Total size of the stored sound. */
  'session.soundSize': call(empty, z.object({ bytes: z.number(), sessions: z.number() })),
  'session.acknowledge': call(sessions, empty),
  /** Deletes libraries that were set aside because they could not be read, with their content. */
  'session.deleteSetAside': call(empty, empty),
  /** Starts an empty library beside one of a newer version, which this version refuses and does not touch. */
  'session.startLibrary': call(empty, empty),
  /** Audio that sessions have sent to services since a moment, in milliseconds, without the demo service. */
  'session.sent': call(z.object({ since: z.int().check(z.gte(0)) }), z.object({ ms: z.number() })),
  /** Number of sessions that a retention setting would delete. */
  'session.expiring': call(z.object({ retention: z.enum(retentions) }), z.object({ count: z.number() })),
  /** Sessions that ran with a glossary, spoken terms or style rules. */
  'session.uses': call(
    z.object({
      kind: resourceKindSchema,
      id: resourceIdSchema,
      limit: z._default(z.int().check(z.gte(0), z.lte(100)), 5),
    }),
    sessionUsesSchema,
  ),
  /** Number of sessions that ran with each resource of a kind, by id. */
  'session.useCounts': call(
    z.object({ kind: resourceKindSchema }),
    z.object({ counts: z.record(z.string(), z.number()) }),
  ),
  /** Exports a session to a file; one in progress as far as it has come. */
  'session.export': call(
    z.object({
      id: z.string(),
      format: z.enum(exportFormats),
      /** Lines of each caption, in this order: `source`, or codes of languages. All by default. */
      lines: z.optional(z.array(line).check(z.minLength(1), z.maxLength(21))),
      /** Separator of a CSV file; a comma by default. */
      separator: z.optional(z.enum([',', ';'])),
    }),
    z.object({ name: z.string(), mediaType: z.string(), text: z.string() }),
  ),
  /** Contents of a complete export, before it is imported. */
  'session.examine': call(z.object({ file: z.string() }), sessionPreviewSchema),
  /** The user does not import a file that they have opened: it is forgotten. */
  'session.dismissFile': call(z.object({ file: z.string() }), empty),
  /** Imports a complete export as a new session. */
  'session.import': call(z.object({ file: z.string() }), sessionSummarySchema),
} as const
