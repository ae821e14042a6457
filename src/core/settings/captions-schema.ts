import * as z from 'zod/mini'
import { mostCodePoints } from '../base/unicode.ts'
import { MAX_CALM } from '../captions/calm/calm-choice.ts'
import { captionLookSchema } from '../captions/look.ts'
import { MAX_PLACES, overlayPlaceSchema } from '../captions/overlay/place.ts'

/** Size of captions, in pixels. */
export const CAPTION_SIZE = { least: 16, most: 96, defaults: 32, step: 2 } as const

const captionSizeSchema = z._default(
  z.number().check(z.gte(CAPTION_SIZE.least), z.lte(CAPTION_SIZE.most)),
  CAPTION_SIZE.defaults,
)

export const MAX_OWN_LOOKS = 20

/** A look of captions that the user saved under a name. */
export const ownLookSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.trim(), z.minLength(1), mostCodePoints(50)),
  size: captionSizeSchema,
  look: z.prefault(captionLookSchema, {}),
})
export type OwnLook = z.output<typeof ownLookSchema>

export const captionsSchema = z.object({
  /** Size of the large line, in pixels. */
  size: captionSizeSchema,
  /** Which of the two lines is shown large. */
  emphasis: z._default(z.enum(['translation', 'original']), 'translation'),
  /** The target language that is the large one of several, or the first of them. */
  largeLanguage: z._default(z.nullable(z.string()), null),
  /** How calmly tentative text is shown, from 0, instant, to settled. */
  calm: z._default(z.int().check(z.gte(0), z.lte(MAX_CALM)), 0),
  /** The same for languages with a choice of their own. */
  calmByLanguage: z._default(z.record(z.string(), z.int().check(z.gte(0), z.lte(MAX_CALM))), {}),
  look: z.prefault(captionLookSchema, {}),
  /** In the order in which they were saved. */
  ownLooks: z._default(z.array(ownLookSchema).check(z.maxLength(MAX_OWN_LOOKS)), []),
})

/** Size of the captions in the caption window, in pixels. */
export const OVERLAY_SIZE = { least: 14, most: 96, defaults: 28, step: 2 } as const
export const MAX_OVERLAY_LINES = 3

/** The caption window above all other windows. */
export const overlaySchema = z.object({
  /** Number of lines in each language. */
  lines: z._default(z.int().check(z.gte(1), z.lte(MAX_OVERLAY_LINES)), 2),
  /** Whether the second language is shown below the first: another target, or the original. */
  languages: z._default(z.enum(['first', 'two']), 'first'),
  size: z._default(
    z.number().check(z.gte(OVERLAY_SIZE.least), z.lte(OVERLAY_SIZE.most)),
    OVERLAY_SIZE.defaults,
  ),
  /** On the desktop, as all that follows. */
  isOpen: z._default(z.boolean(), false),
  /** Clicks go through it to the windows below. */
  isLocked: z._default(z.boolean(), false),
  /** Whether others cannot see it in a shared screen, where the system can hide it. */
  isHiddenFromSharing: z._default(z.boolean(), false),
  /** Where it is on each arrangement of displays, newest first. */
  places: z._default(z.array(overlayPlaceSchema).check(z.maxLength(MAX_PLACES)), []),
})
