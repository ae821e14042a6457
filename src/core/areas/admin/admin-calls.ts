import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'

/** YYYY-MM-DD, an existing day. */
const day = z.iso.date()
/** A cap for one month: 0 blocks, null sets no limit. */
const cap = z.nullable(z.int().check(z.gte(0)))
/** The service's name for a key: two GUIDs with a colon between. */
const id = z.string().check(z.minLength(1))
const label = z.string().check(z.trim(), z.minLength(1))

const consumption = z.object({
  characters: z.number(),
  textCharacters: z.number(),
  documentCharacters: z.number(),
  improvementCharacters: z.number(),
  /** Speech that was translated into text alone, if the service counts spoken translations apart. */
  speechMinutes: z.number(),
  speechToSpeechMinutes: z.number(),
})
export type Consumption = z.output<typeof consumption>

const tagUsage = z.object({
  tag: z.string(),
  /** With `day`: the moment at which the day begins. */
  date: z.optional(z.string()),
  characters: z.number(),
  textCharacters: z.number(),
  improvementCharacters: z.number(),
  speechMinutes: z.number(),
  speechToSpeechMinutes: z.number(),
})

const developerKey = z.object({
  id: z.string(),
  label: z.string(),
  /** ISO 8601 */
  createdAt: z.string(),
  deactivatedAt: z.nullable(z.string()),
  isDeactivated: z.boolean(),
  /** null means unlimited; undefined if the service does not report it. */
  limits: z.object({
    characters: z.optional(z.nullable(z.number())),
    speechMs: z.optional(z.nullable(z.number())),
    /** Sessions with a spoken translation, which some services limit apart. */
    speechToSpeechMs: z.optional(z.nullable(z.number())),
  }),
})
export type DeveloperKey = z.output<typeof developerKey>

/** For admin keys. */
export const adminCalls = {
  /** Both days are included. `groups` is empty without `groupBy`; `date` is set with `key_and_day`. */
  'admin.analytics': call(
    z.object({ startDate: day, endDate: day, groupBy: z.optional(z.enum(['key', 'key_and_day'])) }),
    z.object({
      startDate: z.string(),
      endDate: z.string(),
      total: consumption,
      groups: z.array(
        z.object({
          /** The service shows only its beginning and end. */
          maskedKey: z.string(),
          label: z.string(),
          date: z.optional(z.string()),
          usage: consumption,
        }),
      ),
    }),
  ),
  /**
   * Usage of requests with a reporting tag, over all days or day by day. Both days are included. Returns one
   * page and the start of the next.
   */
  'admin.tagAnalytics': call(
    z.object({
      startDate: day,
      endDate: day,
      aggregateBy: z.optional(z.enum(['period', 'day'])),
      page: z.optional(z.int().check(z.gte(0))),
    }),
    z.object({
      startDate: z.string(),
      endDate: z.string(),
      tags: z.array(tagUsage),
      nextPage: z.optional(z.number()),
    }),
  ),
  'admin.listKeys': call(empty, z.object({ keys: z.array(developerKey) })),
  /** Without a label, the service chooses one. */
  'admin.createKey': call(z.object({ label: z.optional(label) }), developerKey),
  'admin.renameKey': call(z.object({ id, label }), developerKey),
  /** An omitted limit is unchanged. */
  'admin.limitKey': call(
    z.object({
      id,
      characters: z.optional(cap),
      speechMs: z.optional(cap),
      speechToSpeechMs: z.optional(cap),
    }),
    developerKey,
  ),
  'admin.deactivateKey': call(z.object({ id }), developerKey),
} as const
