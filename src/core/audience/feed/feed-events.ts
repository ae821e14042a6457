import * as z from 'zod/mini'
import { parseJson } from '../../base/formats/json.ts'
import { parseUntilFault } from '../../base/input.ts'
import { foreignLanguageCode } from '../../languages/codes.ts'
import {
  keptCaptionSchema,
  MAX_CAPTION_LENGTH,
  MAX_LANGUAGES,
  sideNameSchema,
} from '../../session/library/session-schema.ts'
import { sideSchema } from '../../voice/sides.ts'
import { captionPageSettingsSchema } from '../caption-page/caption-page-calls.ts'

/** Captions of one line that grow at a time: the newest, and those whose translation is on its way. */
export const MAX_CURRENT = 8

const session = z.guid()
const time = z.number()
/** `source`, or the language of a translation: with the kind of an event, its channel. */
const line = foreignLanguageCode
const text = z.string().check(z.maxLength(MAX_CAPTION_LENGTH))
const languages = z.array(foreignLanguageCode).check(z.maxLength(MAX_LANGUAGES))

/**
 * Which caption it is, and where it belongs: `index` is its identity in the session and grows as captions arrive;
 * the times, in milliseconds since the start of the session, are its place, which may be before that of others.
 */
const placeSchema = z.pick(keptCaptionSchema, {
  index: true,
  startMs: true,
  endMs: true,
  side: true,
  /** Spoken language; omitted if unknown. */
  language: true,
})

export type CaptionPlace = z.output<typeof placeSchema>

const participantSchema = z.object({ name: sideNameSchema, targets: languages })

/** The newest state of a session. */
const sessionEventSchema = z.object({
  kind: z.literal('session'),
  session,
  /** Milliseconds since 1970. */
  startedAt: time,
  /** `away`: its page is gone, and may come back. */
  state: z.enum(['live', 'away', 'ended']),
  /** It goes on later: the user has paused it. */
  isPaused: z.optional(z.literal(true)),
  /** It is the sample meeting. */
  isSample: z.optional(z.literal(true)),
  /** Target languages in the user's order; without any, speech is transcribed. */
  targets: languages,
  /** Those of them that are spoken; omitted if none is. */
  spoken: z.optional(languages),
  /** Sides of a meeting; omitted for one voice. */
  sides: z.optional(z.object({ mine: participantSchema, theirs: participantSchema })),
})

/** All concluded text of one line of a caption. A later event of the same line and caption replaces it. */
const concludedEventSchema = z.object({
  kind: z.literal('concluded'),
  session,
  line,
  caption: placeSchema,
  text,
  /** Its last words were never concluded, or never arrived. */
  isUnfinished: z.optional(z.literal(true)),
  /** Speech of an outage that was translated afterwards: its place is before captions that were published earlier. */
  isLate: z.optional(z.literal(true)),
  /** By the user, instead of what was recognised or translated. */
  isCorrection: z.optional(z.literal(true)),
})

/** Speech that was lost. A later event from the same time on replaces it. */
const gapEventSchema = z.object({
  kind: z.literal('gap'),
  session,
  side: z.optional(sideSchema),
  fromMs: time,
  toMs: time,
  /** It is none any more: late captions have filled it, or it is part of another one. */
  isWithdrawn: z.optional(z.literal(true)),
})

/** All text of the captions of one line that still grow, of one side; none if nothing does. */
const currentEventSchema = z.object({
  kind: z.literal('current'),
  session,
  line,
  side: z.optional(sideSchema),
  captions: z.array(z.extend(placeSchema, { text })).check(z.maxLength(MAX_CURRENT)),
})

/** How captions are shown to viewers. */
const lookEventSchema = z.object({ kind: z.literal('look'), look: captionPageSettingsSchema })

/** Concluded events before this one are gone: the reader was away for too long. */
const missedEventSchema = z.object({ kind: z.literal('missed') })

/** An event before the feed has numbered it. */
export type FeedDraft = z.output<
  | typeof sessionEventSchema
  | typeof concludedEventSchema
  | typeof gapEventSchema
  | typeof currentEventSchema
  | typeof lookEventSchema
>
export type DraftOf<K extends FeedDraft['kind']> = Extract<FeedDraft, { kind: K }>

const numbered = {
  version: z.literal(1),
  /** Grows with every event of a feed, and so in every channel. */
  sequence: z.int().check(z.nonnegative()),
  /** When it was published, in milliseconds since 1970. */
  at: time,
}
/** An event of the feed. docs/feed.schema.json is generated from it. */
export const feedEventSchema = z.discriminatedUnion('kind', [
  z.extend(sessionEventSchema, numbered),
  z.extend(concludedEventSchema, numbered),
  z.extend(gapEventSchema, numbered),
  z.extend(currentEventSchema, numbered),
  z.extend(lookEventSchema, numbered),
  z.extend(missedEventSchema, numbered),
])
export type FeedEvent = z.output<typeof feedEventSchema>
export type FeedEventOf<K extends FeedEvent['kind']> = Extract<FeedEvent, { kind: K }>

/** @returns undefined for data that is no event of this version */
export function parseFeedEvent(json: string): FeedEvent | undefined {
  const read = parseJson(json)
  return read.ok ? parseUntilFault(feedEventSchema, read.value).data : undefined
}
