import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { chunkSchema } from '../../base/chunk.ts'
import { foreignLanguageCode } from '../../languages/codes.ts'
import { ROOM_SOUND_SAMPLES } from './sound-frames.ts'

/** Readers of a room at a time. */
export const MAX_ROOM_READERS = 500
/** Readers who listen at a time: each takes 0.26 Mbit/s of the network while somebody speaks. */
export const MAX_ROOM_LISTENERS = 100

/** A network of this computer in which a room may be opened. */
const networkSchema = z.object({
  /** As the system names it: `wlan0`. */
  name: z.string(),
  /** Its IPv4 address there. */
  address: z.string(),
})
export type RoomNetwork = z.output<typeof networkSchema>

/**
 * How long a link works, as the host chooses: until Parley quits; or also after Parley was started again, until the end
 * of the day or until the host ends it.
 */
export const roomEnds = ['quit', 'today', 'closed'] as const
export type RoomEnd = (typeof roomEnds)[number]

/** A question of a reader, as it was written, in one line. */
const questionSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Whether it is on the host's stage; one is, at most. */
  isShown: z.boolean(),
})
export type RoomQuestion = z.output<typeof questionSchema>

const questionAnswers = ['show', 'hide', 'dismiss'] as const
export type QuestionAnswer = (typeof questionAnswers)[number]

/** Captions for phones in the same network. */
export const roomStateSchema = z.object({
  /** Whether this host can serve the page. */
  isAvailable: z.boolean(),
  networks: z.array(networkSchema),
  /** Omitted while the room is closed. */
  room: z.optional(
    z.object({
      /** Address of the page, for those who type: it asks for the code. */
      address: z.string(),
      /** In groups, as people read it. */
      code: z.string(),
      /** Address and code in one, for the camera of a phone. */
      link: z.string(),
      readers: z.number(),
      /** Those who listen to the spoken translation; nobody needs it while there are none. */
      listeners: z.number(),
      end: z.enum(roomEnds),
      /** Whether this computer keeps the code where it keeps keys: without, the link ends when Parley quits. */
      isKept: z.boolean(),
      /** Another program has the port that the link had before: phones have to scan it again. */
      hasMoved: z.boolean(),
      /** Those that wait, oldest first; omitted while readers cannot ask. */
      questions: z.optional(z.array(questionSchema)),
    }),
  ),
  /** Address of a link that works again once this computer is back in its network. */
  waitsFor: z.optional(z.string()),
  /** Whether the keychain does not give the link of the last run: it is read again whenever the state is requested. */
  isLinkLocked: z.optional(z.boolean()),
})
export type RoomState = z.output<typeof roomStateSchema>

const nothing = z.object({})

export const roomCalls = {
  'room.get': call(nothing, roomStateSchema),
  /** Opens a room in a network, or gives the open one another network or code. Readers of the last one are sent away. */
  'room.open': call(z.object({ address: z.string().check(z.maxLength(64)) }), roomStateSchema),
  /** Changes how long the link of the open room works. */
  'room.keep': call(z.object({ end: z.enum(roomEnds) }), roomStateSchema),
  /** Lets readers ask, or ends that, with the questions that wait. */
  'room.takeQuestions': call(z.object({ isOn: z.boolean() }), roomStateSchema),
  /** Shows a question on the stage, takes it away from there, or drops it. */
  'room.answerQuestion': call(
    z.object({ id: z.string().check(z.maxLength(20)), answer: z.enum(questionAnswers) }),
    roomStateSchema,
  ),
  /** Sends all readers away, closes the port, and forgets the link. */
  'room.close': call(nothing, roomStateSchema),
  /** The next sound of the spoken translation for those who listen, in mu-law, as long as a frame at most. */
  'room.speak': call(
    z.object({
      language: foreignLanguageCode,
      sound: chunkSchema.check(z.refine(({ length }) => length <= ROOM_SOUND_SAMPLES)),
    }),
    nothing,
  ),
} as const
