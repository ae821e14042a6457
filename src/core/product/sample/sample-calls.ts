import { call, empty } from '../../base/call.ts'
import { voiceOpeningSchema, voiceTicketSchema } from '../../voice/config.ts'

/** The sample meeting, which the demo service translates whichever account is in use. */
export const sampleCalls = {
  /** Starts the demo service and lets scripts that are loaded from now on stream to it. Changes no settings. */
  'sample.prepare': call(empty, empty),
  /** Opens a voice session with the demo service; `voice.resume` resumes it. */
  'sample.open': call(voiceOpeningSchema, voiceTicketSchema),
} as const
