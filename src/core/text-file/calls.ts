import * as z from 'zod/mini'
import { appErrorSchema } from '../base/errors.ts'
import { call } from '../contract/call.ts'

/** The text file that grows with a session, for other programs. */
export const textFileStateSchema = z.object({
  /** Whether this host has folders. */
  isAvailable: z.boolean(),
  isOn: z.boolean(),
  /** Name of the folder, without those that it is in; there once one was chosen. */
  folder: z.optional(z.string()),
  /** Why what was said last is not in the file, where it is not. */
  problem: z.optional(appErrorSchema),
})
export type TextFileState = z.output<typeof textFileStateSchema>

const nothing = z.object({})

export const textFileCalls = {
  'textFile.get': call(nothing, textFileStateSchema),
  /** The host asks for a folder, and writes there from then on. Nothing changes where nobody chooses one. */
  'textFile.choose': call(nothing, textFileStateSchema),
  /** It can be on only where a folder was chosen. */
  'textFile.set': call(z.object({ isOn: z.boolean() }), textFileStateSchema),
} as const
