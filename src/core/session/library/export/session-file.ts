import * as z from 'zod/mini'
import { type JsonLimits, parseJson } from '../../../base/formats/json.ts'
import { parseUntilFault } from '../../../base/input.ts'
import { err, ok, type Result } from '../../../base/result.ts'
import {
  gapSchema,
  hasMatchingSides,
  isLate,
  keptCaptionSchema,
  MAX_GAPS,
  MAX_SESSION_MS,
  MAX_TAGS,
  MAX_TIMESTAMP,
  notesSchema,
  type SessionPreview,
  type SessionSides,
  type SessionView,
  SOURCE,
  type StoredCaptionView,
  sessionAboutSchema,
  sessionFiguresSchema,
  sessionSidesSchema,
  tagSchema,
  titleSchema,
} from '../session-schema.ts'

export const SESSION_FILE = 'parley-session'
/** Captions in a file that is imported: two days of speech without a pause. */
export const MAX_FILE_CAPTIONS = 50_000
/** A session of one voice keeps version 1, which earlier versions of Parley import. */
const versionOf = (sides: SessionSides | undefined) => (sides === undefined ? 1 : 2)

const captionFields = z.extend(z.omit(keptCaptionSchema, { index: true }), {
  /** Lines before the user's edits, by language code or `source`. */
  originals: z.optional(z.record(z.string(), keptCaptionSchema.shape.source)),
  /** Whether its speech was missing at first, and was translated later. */
  isLate: z.optional(z.literal(true)),
})
const captionSchema = captionFields.check(
  z.refine(
    ({ targets, originals = {} }) =>
      Object.keys(originals).every((line) => line === SOURCE || Object.hasOwn(targets, line)),
    { path: ['originals'], message: 'an original of a line that is not there' },
  ),
)
export type CaptionFile = z.output<typeof captionSchema>

const isTimestamp = (iso: string): boolean => {
  const at = Date.parse(iso)
  return at >= 0 && at <= MAX_TIMESTAMP
}

/** A session as a file, for other programs and for import. docs/session.schema.json is generated from it. */
export const sessionFileSchema = z
  .object({
    format: z.literal(SESSION_FILE),
    /** 2 if it has sides. */
    version: z.literal([1, 2]),
    title: titleSchema,
    notes: notesSchema,
    tags: z.array(tagSchema).check(z.maxLength(MAX_TAGS)),
    /** Start of capture in ISO 8601. All times in milliseconds are relative to it. */
    startedAt: z.iso.datetime().check(z.refine(isTimestamp, 'not a time between 1970 and 2223')),
    about: sessionAboutSchema,
    sides: z.optional(sessionSidesSchema),
    /** Audio sent to the service. */
    audioMs: z.number().check(z.gte(0), z.lte(MAX_SESSION_MS)),
    gaps: z.array(gapSchema).check(z.maxLength(MAX_GAPS)),
    /** Measured figures of one voice, or of each side; docs/figures.md explains them. */
    figures: z.optional(sessionFiguresSchema),
    captions: z
      .array(captionSchema)
      .check(z.maxLength(MAX_FILE_CAPTIONS, `more than ${MAX_FILE_CAPTIONS} captions`)),
  })
  .check(
    hasMatchingSides,
    z.refine(({ version, sides }) => version === versionOf(sides), {
      path: ['version'],
      message: 'only version 2 has sides',
    }),
  )
export type SessionFile = z.output<typeof sessionFileSchema>

export function toSessionFile(
  { title, notes, tags, startedAt, about, sides, audioMs, gaps, figures }: SessionView,
  captions: readonly StoredCaptionView[],
): SessionFile {
  return {
    format: SESSION_FILE,
    version: versionOf(sides),
    title,
    notes,
    tags,
    startedAt: new Date(startedAt).toISOString(),
    about,
    ...(sides !== undefined && { sides }),
    audioMs,
    gaps,
    ...(figures !== undefined && { figures }),
    captions: captions.map(({ index, originals, ...caption }) => ({
      ...caption,
      ...(Object.keys(originals).length > 0 && { originals }),
      ...(isLate({ index }) && { isLate: true as const }),
    })),
  }
}

export const previewOf = ({ title, startedAt, about, sides, captions }: SessionFile): SessionPreview => ({
  title,
  startedAt: Date.parse(startedAt),
  captions: captions.length,
  targetLanguages: about.targetLanguages,
  names: sides === undefined ? [] : [sides.mine.name, sides.theirs.name],
})

/** Its bytes were limited when it was received. More captions are read than are accepted, to say how many may be. */
const FILE_LIMITS: Partial<JsonLimits> = {
  maxBytes: Number.POSITIVE_INFINITY,
  maxValues: 100 * MAX_FILE_CAPTIONS,
  maxItems: 2 * MAX_FILE_CAPTIONS,
}

/** @returns the session, or an error with the location in the file and the expected value */
export function readSessionFile(text: string): Result<SessionFile, string> {
  const json = parseJson(text, FILE_LIMITS)
  if (!json.ok) return json
  const parsed = parseUntilFault(sessionFileSchema, json.value)
  if (parsed.success) return ok(parsed.data)
  const [issue] = parsed.error.issues
  return err(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}
