import * as z from 'zod/mini'
import { foreignLanguageCode } from '../../languages/codes.ts'
import { type Side, sideSchema } from '../../voice/sides.ts'

/** The original and its translations. */
const MAX_LINES = 21

const ms = z.number().check(z.gte(0))
const spreadSchema = z.object({ medianMs: ms, slowMs: ms })

/** Figures of the captions in one language. docs/figures.md explains each. */
export const lineFiguresSchema = z.object({
  /** Number of words in its final text. */
  words: ms,
  /** From the beginning of an utterance to its first word on the screen. */
  firstWord: z.optional(spreadSchema),
  /** From the end of words to their final text. */
  settled: z.optional(spreadSchema),
  /** Length-adaptive average lagging, mean over utterances; below 0 if text is ahead of an even pace. */
  laalMs: z.optional(z.number()),
  /** Normalised erasure. */
  erasure: z.optional(ms),
  wordsPerMinute: z.optional(ms),
})
export type LineFigures = z.output<typeof lineFiguresSchema>

/** Figures of one voice session, or of one side of a meeting. */
export const figuresSchema = z.object({
  side: z.optional(sideSchema),
  /** By line: `source`, or codes of languages. */
  lines: z
    .record(foreignLanguageCode, lineFiguresSchema)
    .check(z.refine((lines) => Object.keys(lines).length <= MAX_LINES)),
  network: z.object({
    /** Longest time that speech waited to be sent. */
    maxHeldMs: ms,
    reconnections: ms,
  }),
})
export type Figures = z.output<typeof figuresSchema>

/** Reads figures when they are wanted: they are collected all the time, and summed up on request. */
export type FiguresReader = (side?: Side) => Figures | undefined
export const noFigures: FiguresReader = () => undefined
