import * as z from 'zod/mini'
import { foreignLanguageCode } from '../languages/codes.ts'
import { MAX_TARGET_LANGUAGES } from '../languages/voice-language-codes.ts'
import { sides } from '../voice/sides.ts'

/** Name of the broadcast channel on which the engine worker publishes captions to all pages of the app. */
export const CAPTION_CHANNEL = 'parley-captions'

/** Number of captions in a publication: the newest ones. */
export const MAX_PUBLISHED = 4
/** Longest text of one certainty of a published caption, in UTF-16 code units; the end of a longer one is published. */
export const MAX_PUBLISHED_TEXT = 2000

/** States of a session as its engine knows them. */
export const publishedStatuses = [
  'opening',
  'live',
  'muted',
  'paused',
  /** No sound for a while although the microphone is open. */
  'silent',
  'reconnecting',
  'finishing',
  'stopped',
  'failed',
] as const
export type PublishedStatus = (typeof publishedStatuses)[number]

/** Whose captions a publication has: those of a side of a meeting, or of a single voice. */
export const publishedSides = [...sides, 'single'] as const
export type PublishedSide = (typeof publishedSides)[number]

const text = z.string().check(z.maxLength(MAX_PUBLISHED_TEXT))
const captionTextSchema = z.object({
  concluded: text,
  tentative: text,
  isUnfinished: z.exactOptional(z.literal(true)),
})

const time = z.number()
const publishedCaptionSchema = z.object({
  /** Index in its session: the identity of a caption. */
  index: z.int().check(z.nonnegative()),
  /** Capture time. */
  startMs: time,
  /** When its first word was spoken, in milliseconds since 1970; undefined if unknown. */
  spokenAt: z.exactOptional(time),
  /** Spoken language; undefined if unknown. */
  language: z.exactOptional(foreignLanguageCode),
  source: captionTextSchema,
  /** Its target languages in the user's order, if others have been chosen since. */
  order: z.exactOptional(z.array(foreignLanguageCode).check(z.maxLength(MAX_TARGET_LANGUAGES))),
  targets: z.record(foreignLanguageCode, captionTextSchema),
})
export type PublishedCaption = z.output<typeof publishedCaptionSchema>

/**
 * The newest state of one side, complete: the latest publication replaces all earlier ones, so that a viewer may
 * come late and miss some.
 */
export const captionPublicationSchema = z.object({
  version: z.literal(1),
  /** Identity of the session in its engine. While it lives, the engine holds the lock `captionLock(run)`. */
  run: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** Grows with every publication of a run. */
  sequence: z.int().check(z.nonnegative()),
  side: z.enum(publishedSides),
  status: z.enum(publishedStatuses),
  /** Target languages in the user's order; without any, speech is transcribed. */
  targets: z.array(foreignLanguageCode).check(z.maxLength(MAX_TARGET_LANGUAGES)),
  /** The newest captions, oldest first. */
  captions: z.array(publishedCaptionSchema).check(z.maxLength(MAX_PUBLISHED)),
})
export type CaptionPublication = z.output<typeof captionPublicationSchema>

/** @returns undefined for a message that is no publication */
export function parsePublication(message: unknown): CaptionPublication | undefined {
  const parsed = captionPublicationSchema.safeParse(message)
  return parsed.success ? parsed.data : undefined
}

/** Name of the web lock that an engine holds while its run lives: a crash releases it as well. */
export const captionLock = (run: string): string => `parley-captions/${run}`

/** Asks publishers for their newest state. It is repeated while the viewer listens, since publishing expires. */
export const CAPTION_HELLO = { type: 'hello' } as const
/** Interval at which a viewer repeats its hello. */
export const HELLO_EVERY_MS = 20_000
/** A publisher publishes for this long after a hello: browsers run the timers of hidden pages once a minute. */
export const LEASE_MS = 90_000

/** A run has begun: viewers that wait ask it for its state. Sent once its lock is held. */
export const CAPTION_BEGUN = { type: 'begun' } as const

const begunSchema = z.object({ type: z.literal(CAPTION_BEGUN.type) })

export const isBegun = (message: unknown): boolean => begunSchema.safeParse(message).success

const helloSchema = z.object({ type: z.literal(CAPTION_HELLO.type) })

export const isHello = (message: unknown): boolean => helloSchema.safeParse(message).success
