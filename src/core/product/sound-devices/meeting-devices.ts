import * as z from 'zod/mini'
import { capturedProgramSchema } from './captured-program.ts'

/** Longer than the names that systems give to devices. */
const MAX_DEVICE_NAME = 300

const deviceName = z.string().check(z.maxLength(MAX_DEVICE_NAME))

/**
 * Devices of a meeting by the names that the system gives them: their ids are those of one browser profile. An empty name
 * is the system's choice.
 */
export const meetingDevicesSchema = z.object({
  microphone: deviceName,
  speaker: deviceName,
  /** Whether the Parley microphone carries the user's spoken translation. */
  hasParleyMicrophone: z.boolean(),
  /** Where the others are heard. */
  source: z.discriminatedUnion('type', [
    z.object({ type: z.literal('system') }),
    z.object({ type: z.literal('device'), name: deviceName }),
    z.object({ type: z.literal('program'), program: capturedProgramSchema }),
  ]),
})
export type MeetingDevices = z.output<typeof meetingDevicesSchema>
