import * as z from 'zod/mini'

export const captionFonts = ['system', 'legible', 'serif', 'mono'] as const
export const captionWeights = ['regular', 'medium', 'bold'] as const
export const captionEdges = ['none', 'outline', 'shadow', 'raised', 'depressed'] as const
export const captionAlignments = ['start', 'center', 'end'] as const

/** Opacity in per cent. Text that is fainter than the minimum could not be found again. */
export const TEXT_OPACITY = { least: 20, most: 100, step: 5 } as const
export const PLATE_OPACITY = { least: 0, most: 100, step: 5 } as const
/** Longest line, in widths of a digit. */
export const LINE_LENGTH = { least: 20, most: 120, step: 5 } as const
/** Line spacing, in per cent of the usual one. */
export const LINE_SPACING = { least: 100, most: 200, step: 10 } as const

const within = ({ least, most }: { readonly least: number; readonly most: number }, value: number) =>
  z._default(z.int().check(z.gte(least), z.lte(most)), value)

const colorSchema = (value: string) =>
  z._default(z.string().check(z.regex(/^#[\da-f]{6}$/, 'a colour such as #ffcc00')), value)

/** How captions are drawn, besides their size. The defaults are the app's own appearance. */
export const captionLookSchema = z.object({
  font: z._default(z.enum(captionFonts), 'legible'),
  weight: z._default(z.enum(captionWeights), 'medium'),
  /** Colours of the theme, or the three below. */
  colors: z._default(z.enum(['theme', 'own']), 'theme'),
  textColor: colorSchema('#ffffff'),
  backgroundColor: colorSchema('#000000'),
  windowColor: colorSchema('#000000'),
  textOpacity: within(TEXT_OPACITY, 100),
  /** Opacity of what is directly behind the text. */
  backgroundOpacity: within(PLATE_OPACITY, 0),
  /** Opacity of the area behind all captions: in the overlay, its plate. */
  windowOpacity: within(PLATE_OPACITY, 95),
  edge: z._default(z.enum(captionEdges), 'none'),
  lineLength: within(LINE_LENGTH, 70),
  lineSpacing: within(LINE_SPACING, 100),
  alignment: z._default(z.enum(captionAlignments), 'start'),
})
export type CaptionLook = z.output<typeof captionLookSchema>
