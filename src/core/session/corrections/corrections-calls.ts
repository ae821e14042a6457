import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'
import { correctionSchema, MAX_CORRECTIONS } from './correction.ts'
import { lessonPreviewSchema } from './lesson-previews.ts'
import { lessonSchema } from './lessons.ts'

const line = z.object({
  index: z.int().check(z.gte(0)),
  line: z.string().check(z.minLength(1), z.maxLength(35)),
})
/** Lessons per preview. */
const MAX_LESSONS = 50

/** Corrections of stored captions, and what they may teach. */
export const correctionCalls = {
  /** Corrections of a session that the user has not been asked about, in the order of their captions. */
  'correction.list': call(
    z.object({ id: z.string() }),
    z.object({ corrections: z.array(correctionSchema).check(z.maxLength(MAX_CORRECTIONS)) }),
  ),
  /** Marks corrections as asked about, whatever the answer was: they are not listed again. */
  'correction.settle': call(
    z.object({
      id: z.string(),
      lines: z.array(line).check(z.minLength(1), z.maxLength(MAX_CORRECTIONS)),
    }),
    empty,
  ),
  /** Counts and shows the captions of the latest sessions that lessons would have changed, lesson by lesson. */
  'correction.preview': call(
    z.object({ lessons: z.array(lessonSchema).check(z.minLength(1), z.maxLength(MAX_LESSONS)) }),
    z.object({
      sessions: z.number(),
      /** Captions that were looked through. */
      captions: z.number(),
      lessons: z.array(lessonPreviewSchema),
    }),
  ),
} as const
