import * as z from 'zod/mini'

/** A violation of an input field, with the values for its message. */
export const inputProblemSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('missing') }),
  z.object({ type: z.literal('malformed'), detail: z.string() }),
  /** A file that is no text, and its first character that is none, counted from 1. */
  z.object({ type: z.literal('not-text'), line: z.number(), column: z.number() }),
  z.object({ type: z.literal('unknown-value'), value: z.string() }),
  /** A value that is not supported, and the one that is probably meant. */
  z.object({ type: z.literal('suggested-value'), value: z.string(), suggestion: z.string() }),
  z.object({
    type: z.literal('too-much'),
    limit: z.number(),
    actual: z.number(),
    /** `text`: characters in a field, where a document has no such limit. */
    unit: z.enum(['bytes', 'characters', 'items', 'text']),
  }),
  z.object({ type: z.literal('out-of-range'), limit: z.number(), actual: z.number() }),
  z.object({ type: z.literal('cannot-detect'), language: z.string() }),
  /** A date before the earliest allowed one, both as YYYY-MM-DD. */
  z.object({ type: z.literal('too-early'), earliest: z.string(), actual: z.string() }),
  z.object({
    type: z.literal('bad-row'),
    /** Row of a table, counted from 1. */
    row: z.number(),
    fault: z.enum([
      'not-a-pair',
      'no-source',
      'no-target',
      'repeated-source',
      'line-break',
      'control-character',
      'space-at-end',
    ]),
  }),
  /** The value may occur only once. */
  z.object({ type: z.literal('repeated'), value: z.string() }),
  /** Another field excludes this one. */
  z.object({ type: z.literal('conflict'), other: z.string() }),
  /** This field requires another one, which is not set. */
  z.object({ type: z.literal('needs'), other: z.string() }),
  z.object({ type: z.literal('not-supported'), language: z.string() }),
  /** The named resource exists for other languages than the requested ones. */
  z.object({ type: z.literal('wrong-language'), wanted: z.string(), available: z.array(z.string()) }),
  /** Too large for one request, and its tags prevent splitting; in bytes. */
  z.object({ type: z.literal('cannot-split'), limit: z.number(), actual: z.number() }),
  /** The form of the key shows that it belongs to this plan. */
  z.object({ type: z.literal('other-plan'), plan: z.enum(['pro', 'free']) }),
])
