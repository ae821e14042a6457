import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { appErrorSchema } from '../../base/errors.ts'

/** The text file that grows with a session, for other programs. */
export const textFileStateSchema = z.object({
  /** Whether this host can write to folders. */
  isAvailable: z.boolean(),
  isOn: z.boolean(),
  /** Last component of the folder's path, once one was chosen. */
  folder: z.optional(z.string()),
  /** Why the latest text is not in the file, if so. */
  problem: z.optional(appErrorSchema),
})
export type TextFileState = z.output<typeof textFileStateSchema>

const nothing = z.object({})

export const textFileCalls = {
  'textFile.get': call(nothing, textFileStateSchema),
  /** Asks for a folder, and writes there from then on. Cancelling changes nothing. */
  'textFile.choose': call(nothing, textFileStateSchema),
  /** Turning it on requires a chosen folder. */
  'textFile.set': call(z.object({ isOn: z.boolean() }), textFileStateSchema),
} as const
