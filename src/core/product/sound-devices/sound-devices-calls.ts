import * as z from 'zod/mini'
import { outputKinds } from '../../audio/output-kind.ts'
import { call, empty } from '../../base/call.ts'
import { appErrorSchema } from '../../base/errors.ts'
import { capturedProgramSchema, programIdSchema, programNameSchema } from './captured-program.ts'
import { duckLevels } from './duck-levels.ts'

const off = z.object({ type: z.literal('off') })
const failed = z.object({ type: z.literal('failed'), error: appErrorSchema })

/** A pair of devices for meetings: Parley speaks into one, the meeting listens to the other. */
const microphoneState = z.discriminatedUnion('type', [
  off,
  failed,
  z.object({
    type: z.literal('on'),
    /** Name of the speaker in which Parley speaks. */
    speaker: z.string(),
    /** Name of the microphone to choose in the meeting. */
    microphone: z.string(),
  }),
])

/** The sound of one program, as a microphone for Parley. Everyone goes on hearing the program. */
const captureState = z.discriminatedUnion('type', [
  off,
  failed,
  z.object({
    type: z.literal('on'),
    program: capturedProgramSchema,
    /** Name of the microphone that carries its sound. */
    microphone: z.string(),
    /** Whether the program plays something now. It is followed when it is started again. */
    isPlaying: z.boolean(),
  }),
])

export const soundDevicesSchema = z.object({
  /** Whether this system has a sound server on which devices can be created. */
  isSupported: z.boolean(),
  microphone: microphoneState,
  capture: captureState,
})
export type SoundDevicesState = z.output<typeof soundDevicesSchema>

/**
 * Result of connecting a page to the sound server again: `reconnected` if its audio starts anew, `connected` if there was
 * nothing to do here, `no-server` until the server is back, `unsupported` where nothing is known about it.
 */
const soundReconnection = z.enum(['reconnected', 'connected', 'no-server', 'unsupported'])
export type SoundReconnection = z.output<typeof soundReconnection>

/** Virtual sound devices of this computer. */
export const soundDeviceCalls = {
  'soundDevices.get': call(empty, soundDevicesSchema),
  /** Creates or removes the Parley microphone. The choice holds for later runs. */
  'soundDevices.setMicrophone': call(z.object({ isOn: z.boolean() }), soundDevicesSchema),
  /** Programs that are playing sound, except Parley. */
  'soundDevices.programs': call(
    empty,
    z.object({
      programs: z.array(capturedProgramSchema),
      /** How the ids of programs begin in which the asking page itself plays, if that is known. */
      ownBrowser: z.optional(z.string()),
    }),
  ),
  /** The device on which programs play by default, as the sound server knows it; left out where there is none. */
  'soundDevices.output': call(
    empty,
    z.object({ output: z.optional(z.object({ name: z.string(), kind: z.enum(outputKinds) })) }),
  ),
  /** Connects the browser of the asking page to the sound server again, if a restart of the server has cut it off. */
  'soundDevices.reconnect': call(empty, z.object({ result: soundReconnection })),
  /**
   * Lowers the captured program for two seconds, while its translation is spoken, or restores its volume. Does nothing
   * where no program is captured, or the asking page plays in it too. Answered when the captured sound has changed, with
   * the gain with which it is as loud as before.
   */
  'soundDevices.duck': call(
    z.object({ level: z.nullable(z.enum(duckLevels)) }),
    z.object({ gain: z.number() }),
  ),
  /** Captures the sound of one program, or of none. */
  'soundDevices.capture': call(
    z.object({
      /** Its id. */
      program: z.nullable(programIdSchema),
      /** Name of a program that was captured before, and need not play now. */
      name: z.optional(programNameSchema),
    }),
    soundDevicesSchema,
  ),
} as const
