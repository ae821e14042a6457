import * as z from 'zod/mini'
import { DAY_MS } from '../../base/clock.ts'
import { appErrorSchema } from '../../base/errors.ts'
import { mostCodePoints } from '../../base/unicode.ts'
import { foreignLanguageCode } from '../../languages/codes.ts'
import { type Side, sideSchema } from '../../voice/sides.ts'
import { type Figures, figuresSchema } from '../figures/figures.ts'
import { usedResourceSchema } from './used-resources.ts'

/** Captions per session; a million is more than a week of speech. */
export const MAX_CAPTIONS = 2 ** 20
/** Index of the first late caption: of speech that was missing, and was translated later. */
export const FIRST_LATE = MAX_CAPTIONS / 2
export const isLate = ({ index }: { readonly index: number }): boolean => index >= FIRST_LATE
/** Captions per call. */
export const MAX_CAPTIONS_AT_ONCE = 1000
export const MAX_HITS = 50
/** One year: all times in a session are less than that after its beginning. */
export const MAX_SESSION_MS = 366 * DAY_MS
/**
 * Length of a session that has ended: it lasts until it is ended, also when nobody speaks, and no shorter than its
 * captions. Milliseconds; the times are those since 1970.
 */
export const sessionMs = (startedAt: number, endedAt: number, captionsMs: number): number =>
  Math.min(MAX_SESSION_MS, Math.max(captionsMs, endedAt - startedAt))
/** A moment in the year 2223. Later ones leave no room for caption ids among JavaScript's safe integers. */
export const MAX_TIMESTAMP = 8_000_000_000_000
/** Length of a line, in UTF-16 units: minutes of speech without a pause. */
export const MAX_CAPTION_LENGTH = 5000
/** The same of stored lines: earlier versions took in more. */
export const MAX_STORED_LENGTH = 100_000

/** Target languages of a session, which may change while it runs. */
export const MAX_LANGUAGES = 20
/** Lines per caption: the original and its translations. */
const MAX_LINES = 1 + MAX_LANGUAGES
const MAX_SETTINGS = 50

const ms = z.number().check(z.gte(0), z.lte(MAX_SESSION_MS))
const timestamp = z.int().check(z.gte(0), z.lte(MAX_TIMESTAMP))
const text = z.string().check(z.maxLength(MAX_CAPTION_LENGTH))
const storedText = z.string().check(z.maxLength(MAX_STORED_LENGTH))
/** A record without a number of entries would cost whatever reads it as much as a stranger likes. */
const atMost = (count: number) =>
  z.refine<object>((record) => Object.keys(record).length <= count, `more than ${count}`)
/** A caption as it was concluded. Times are capture times in milliseconds; its index is its identity. */
export const keptCaptionSchema = z.object({
  index: z.int().check(z.gte(0), z.lt(MAX_CAPTIONS)),
  startMs: ms,
  endMs: ms,
  /** Whose speech it is, in a session of two sides. */
  side: z.optional(sideSchema),
  /** The detected language, if any. */
  language: z.optional(foreignLanguageCode),
  source: text,
  targets: z.record(foreignLanguageCode, text).check(atMost(MAX_LINES - 1)),
  /** Lines whose last words were never concluded, or never arrived: `source`, or codes of languages. */
  unfinished: z.optional(z.array(foreignLanguageCode).check(z.maxLength(MAX_LINES))),
})
export type KeptCaption = z.output<typeof keptCaptionSchema>

/** Names the line of a caption that is not a translation. */
export const SOURCE = 'source'

/** A caption as displayed, with the user's edits. */
export const captionViewSchema = z.extend(keptCaptionSchema, {
  source: storedText,
  targets: z.record(foreignLanguageCode, storedText),
  /** Lines before the user's edits, by language code or `source`. */
  originals: z.record(z.string(), z.string()),
})
export type StoredCaptionView = z.output<typeof captionViewSchema>

/** Missing speech. Without a length, it marks where a session breaks off: nobody knows what was said after it. */
export const gapSchema = z.object({ fromMs: ms, toMs: ms, side: z.optional(sideSchema) })
export type KeptGap = z.output<typeof gapSchema>

/** Marks that a session breaks off after a caption. */
export const breakAfter = ({ endMs, side }: Pick<KeptCaption, 'endMs' | 'side'>): KeptGap => ({
  fromMs: endMs,
  toMs: endMs,
  ...(side !== undefined && { side }),
})
export const MAX_GAPS = 10_000

/** Resources of the service with which one voice runs. */
const MAX_RESOURCES = 20

/** Settings of a session and the device that captured it. */
export const sessionAboutSchema = z.object({
  /** Undefined: it was detected. */
  sourceLanguage: z.optional(foreignLanguageCode),
  targetLanguages: z.array(foreignLanguageCode).check(z.maxLength(MAX_LANGUAGES)),
  spokenLanguages: z.array(foreignLanguageCode).check(z.maxLength(MAX_LANGUAGES)),
  isDemo: z.boolean(),
  /** Names of devices, if known. */
  microphone: z.optional(z.string().check(z.maxLength(500))),
  speaker: z.optional(z.string().check(z.maxLength(500))),
  /** Glossaries, spoken terms and style rules that it ran with. Undefined: not recorded. */
  resources: z.optional(z.array(usedResourceSchema).check(z.maxLength(MAX_RESOURCES))),
  /** Other settings, by name. */
  settings: z
    .record(
      z.string().check(z.maxLength(100)),
      z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()]),
    )
    .check(atMost(MAX_SETTINGS)),
})
export type SessionAbout = z.output<typeof sessionAboutSchema>

export const sideNameSchema = z.string().check(z.trim(), z.minLength(1), mostCodePoints(50))
const sideAboutSchema = z.extend(z.omit(sessionAboutSchema, { isDemo: true }), { name: sideNameSchema })
/** Names and settings of the sides of a session; `about` then has the languages of both. */
export const sessionSidesSchema = z.object({ mine: sideAboutSchema, theirs: sideAboutSchema })
export type SessionSides = z.output<typeof sessionSidesSchema>

/** Measured figures: of one voice, or of each side that has spoken. */
export const sessionFiguresSchema = z.array(figuresSchema).check(z.maxLength(2))

/** Checks that every caption, gap and figure has a side if, and only if, the session has sides. */
export const hasMatchingSides = z.refine<{
  readonly sides?: SessionSides | undefined
  readonly captions: readonly { readonly side?: Side | undefined }[]
  readonly gaps: readonly KeptGap[]
  readonly figures?: readonly Figures[] | undefined
}>(
  ({ sides, captions, gaps, figures = [] }) =>
    [...captions, ...gaps, ...figures].every(({ side }) => (side === undefined) === (sides === undefined)),
  { path: ['sides'], message: 'sides are missing, or belong to nothing' },
)

/** Captions of both sides, and late ones, by start time; others are stored in that order. */
export const inSpokenOrder = (captions: readonly StoredCaptionView[]): readonly StoredCaptionView[] =>
  captions.some((caption) => caption.side !== undefined || isLate(caption))
    ? captions.toSorted((a, b) => a.startMs - b.startMs)
    : captions

export const tagSchema = z.string().check(z.trim(), z.minLength(1), mostCodePoints(50))
export const titleSchema = z.string().check(z.trim(), mostCodePoints(200))
export const notesSchema = z.string().check(mostCodePoints(50_000))
export const MAX_TAGS = 20

/** `interrupted`: the recording ended unexpectedly, and the user has not been told yet. */
export const sessionStates = ['live', 'interrupted', 'ended'] as const

export const sessionSummarySchema = z.object({
  id: z.string(),
  /** Empty if it has no name. */
  title: z.string(),
  /** Start of capture, in milliseconds since 1970. */
  startedAt: z.number(),
  /** Undefined for a session of one voice. */
  sides: z.optional(sessionSidesSchema),
  /** From the beginning to the end of the last caption. */
  durationMs: z.number(),
  state: z.enum(sessionStates),
  captions: z.number(),
  targetLanguages: z.array(z.string()),
  /** The chosen language, or else the first detected one. */
  sourceLanguage: z.optional(z.string()),
  tags: z.array(z.string()),
  isDemo: z.boolean(),
  /** Its first words. */
  opening: z.string(),
  /** Stored size of its sound; 0 if none is kept. */
  soundBytes: z.number(),
})
export type SessionSummary = z.output<typeof sessionSummarySchema>

/** A session in a file. */
export const sessionPreviewSchema = z.extend(
  z.pick(sessionSummarySchema, { title: true, startedAt: true, captions: true, targetLanguages: true }),
  {
    /** Names of its sides; empty for one voice. */
    names: z.array(z.string()),
  },
)
export type SessionPreview = z.output<typeof sessionPreviewSchema>

export const sessionViewSchema = z.extend(sessionSummarySchema, {
  notes: z.string(),
  gaps: z.array(gapSchema),
  about: sessionAboutSchema,
  /** Audio sent to the service. */
  audioMs: z.number(),
  /** Undefined for sessions without, such as imported ones. */
  figures: z.optional(sessionFiguresSchema),
})
export type SessionView = z.output<typeof sessionViewSchema>

export const hitSchema = z.object({
  session: z.pick(sessionSummarySchema, {
    id: true,
    title: true,
    startedAt: true,
    sides: true,
    opening: true,
  }),
  caption: captionViewSchema,
})
export type Hit = z.output<typeof hitSchema>

/** Sessions that ran with a resource of the service. */
export const sessionUsesSchema = z.object({
  /** The latest ones, newest first, with the sides that used it. */
  sessions: z.array(
    z.extend(z.pick(sessionSummarySchema, { id: true, title: true, startedAt: true, sides: true }), {
      usedBy: z.array(sideSchema),
    }),
  ),
  total: z.number(),
  /** Its name in the latest of them that knew it: the account may not have it any longer. */
  name: z.optional(z.string()),
})
export type SessionUses = z.output<typeof sessionUsesSchema>

const recordingFields = z.object({
  /** Created by the page. */
  id: z.guid(),
  startedAt: timestamp,
  /** The sample meeting is never stored: others may read it along. */
  isSample: z.optional(z.literal(true)),
  /** Its first name, which is the user's to change. */
  title: z.optional(titleSchema),
  /** The user has paused it: for those who read along. */
  isPaused: z.optional(z.literal(true)),
  about: sessionAboutSchema,
  /** As first reported: their names are the user's to change. */
  sides: z.optional(sessionSidesSchema),
  /** New or changed ones. */
  captions: z.array(keptCaptionSchema).check(z.maxLength(MAX_CAPTIONS_AT_ONCE)),
  gaps: z.array(gapSchema).check(z.maxLength(MAX_GAPS)),
  audioMs: ms,
  figures: z.optional(sessionFiguresSchema),
  /** Set once the session has ended. */
  endedAt: z.optional(timestamp),
})
/** A page's report about its running session. Reporting is idempotent. */
export const recordingSchema = recordingFields.check(hasMatchingSides)
export type Recording = z.output<typeof recordingSchema>

export const sessionListSchema = z.object({
  /** Newest first. */
  sessions: z.array(sessionSummarySchema),
  total: z.number(),
  /** All tags in use. */
  tags: z.array(z.string()),
  /** Why the last library could not be used, if it could not. */
  problem: z.optional(appErrorSchema),
  /** Whether there is a library that was set aside because it could not be used. */
  hasSetAside: z.boolean(),
})

/** The changed session; without an id, any may have changed. */
export const sessionChangeSchema = z.object({
  id: z.optional(z.string()),
  /** Captions from this index on have changed; undefined if none has. */
  fromCaption: z.optional(z.number()),
})
export type SessionChange = z.output<typeof sessionChangeSchema>
