import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { voiceOpeningSchema, voiceTicketSchema } from '../../voice/config.ts'

const nothing = z.object({})

/** The sample meeting, which the demo service translates whichever account is in use. */
export const sampleCalls = {
  /** Starts the demo service and lets scripts that are loaded from now on stream to it. Changes no settings. */
  'sample.prepare': call(nothing, nothing),
  /** Opens a voice session with the demo service; `voice.resume` resumes it. */
  'sample.open': call(voiceOpeningSchema, voiceTicketSchema),
} as const
