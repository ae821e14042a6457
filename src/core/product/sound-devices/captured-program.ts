import * as z from 'zod/mini'

const MAX_PROGRAM_ID = 300
const MAX_PROGRAM_NAME = 100

export const programIdSchema = z.string().check(z.minLength(1), z.maxLength(MAX_PROGRAM_ID))
export const programNameSchema = z.string().check(z.minLength(1), z.maxLength(MAX_PROGRAM_NAME))

/** A program whose sound is captured. */
export const capturedProgramSchema = z.object({
  /** The same after a restart of the program. */
  id: programIdSchema,
  name: programNameSchema,
})
export type CapturedProgram = z.output<typeof capturedProgramSchema>
