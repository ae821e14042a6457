import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'
import { chunkSchema } from '../../base/chunk.ts'
import { appErrorSchema } from '../../base/errors.ts'
import { voiceConfigSchema } from '../../voice/config.ts'
import { sideSchema } from '../../voice/sides.ts'
import { gapSchema, MAX_GAPS, MAX_SESSION_MS } from '../library/session-schema.ts'

const ms = z.number().check(z.gte(0), z.lte(MAX_SESSION_MS))
/** The sound of one outage of one voice, in one session. Ids are created by the page. */
const take = z.object({ session: z.guid(), take: z.guid() })
const session = z.object({ id: z.guid() })
const kept = z.object({ isKept: z.boolean() })

/**
 * - `waiting`: left for later, or of an earlier run;
 * - `asking`: more than the user lets it translate without a question;
 * - `translating`: being sent to the service, or next in turn;
 * - `failed`: for the reason in `error`;
 * - `done`: nothing more can be translated, since this run has done that or the sound cannot be read.
 */
export const missingSpeechStates = ['waiting', 'asking', 'translating', 'failed', 'done'] as const

export const missingSpeechSchema = z.object({
  /** Id of the session. */
  id: z.string(),
  state: z.enum(missingSpeechStates),
  /** Speech that is not translated yet, in milliseconds. */
  missingMs: z.number(),
  /** Speech that was missing before any of it was translated. */
  totalMs: z.number(),
  /** Spans that this run has translated: they are not missing any more. */
  translated: z.array(gapSchema),
  error: z.optional(appErrorSchema),
  /** Whether there is sound of it that this host cannot read: its key is gone or another host's, or its file is damaged. */
  isUnreadable: z.optional(z.boolean()),
  /** When it is tried again by itself after it failed, in milliseconds since 1970; undefined if it is not. */
  retryAt: z.optional(z.number()),
})
export type MissingSpeechState = z.output<typeof missingSpeechSchema>

/** All sessions with missing speech whose sound is kept, readable or not, and those of which this run has translated some. */
export const missingSpeechListSchema = z.object({ sessions: z.array(missingSpeechSchema) })

/** Speech that no service has received, because there was no connection for longer than it is held in memory. */
export const missingSpeechCalls = {
  /**
   * There is no connection: begins to keep the sound of a voice. `isKept` is false if nothing is to be kept.
   */
  'missingSpeech.begin': call(
    z.extend(take, {
      side: z.optional(sideSchema),
      /** Beginning of the sound, in milliseconds of the session. */
      fromMs: ms,
      /** The request for the voice session that translates it. */
      config: voiceConfigSchema,
      /** Id of the account that the session runs with. */
      account: z.string(),
    }),
    kept,
  ),
  /**
   * The next bytes of an Ogg Opus stream. Answered once they are on the disk, encrypted. Idempotent. `isKept` is false
   * once no more of this session is kept. `isLost`: this host knows no such sound, or cannot read it, since its key has
   * gone with another host: what follows has to be begun again.
   */
  'missingSpeech.append': call(
    z.extend(take, {
      /** Number of the chunk, from 0. */
      index: z.int().check(z.gte(0)),
      /** End of its sound, in milliseconds of the stream. */
      untilMs: ms,
      data: chunkSchema,
    }),
    z.extend(kept, { isLost: z.optional(z.boolean()) }),
  ),
  /**
   * The connection is back, or the session is over. What is missing is translated at once, or on request if it is a
   * lot; other sound is deleted.
   */
  'missingSpeech.end': call(z.extend(take, { gaps: z.array(gapSchema).check(z.maxLength(MAX_GAPS)) }), empty),
  'missingSpeech.list': call(empty, missingSpeechListSchema),
  /** Translates what is missing in a session, in a voice session of its own; its captions are those of this session. */
  'missingSpeech.translate': call(session, empty),
  /** Leaves the rest for later. */
  'missingSpeech.postpone': call(session, empty),
  /** Deletes the sound that can be translated, or that which cannot be read: it stays missing. */
  'missingSpeech.discard': call(z.extend(session, { isUnreadable: z.optional(z.boolean()) }), empty),
} as const
