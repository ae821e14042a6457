import { randomBytes } from 'node:crypto'
import {
  QUESTION_CONTENT_TYPE,
  questionPath,
  questionSeal,
  toQuestion,
} from '../../../src/core/audience/room/question-frames.ts'
import type { RoomQuestion } from '../../../src/core/audience/room/room-calls.ts'
import { NONCE_BYTES, type RoomSeal, sealed } from '../../../src/core/audience/room/room-seal.ts'
import { RoomGuest, type RoomPlace, sendRaw, type TestRoom } from './room-guest.ts'

/** Seals content as a question, by default with the key of questions. */
export const questionFrame = (
  { code }: RoomPlace,
  content: Uint8Array,
  seal: RoomSeal = questionSeal(code),
): string => sealed(seal, content, randomBytes(NONCE_BYTES))

/** A request as a phone posts it, with what is changed of it; a header that is empty is left out. */
export interface Posted {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export const questionRequest = (place: RoomPlace, frame: string): Posted => ({
  path: questionPath(place.seal.ticket),
  headers: {
    Host: place.host,
    Origin: `http://${place.host}`,
    'Content-Type': QUESTION_CONTENT_TYPE,
    'Content-Length': String(frame.length),
  },
  body: frame,
})

export const toBytes = ({ path, headers, body }: Posted, method = 'POST'): string =>
  [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries(headers).flatMap(([name, value]) => (value === '' ? [] : `${name}: ${value}`)),
    '',
    body,
  ].join('\r\n')

/** @returns the status; 0 if the connection was cut */
export async function send(place: RoomPlace, bytes: string, from?: string): Promise<number> {
  const answer = await sendRaw(place, bytes, from)
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
}

/** The round that the host has named to a reader; waits for one. */
export async function roundOf(place: RoomPlace, from?: string): Promise<string> {
  const guest = await RoomGuest.enter(place, undefined, from)
  const round = await guest.round()
  guest.leave()
  if (round === undefined) throw new Error('the host takes no questions')
  return round
}

/** Asks as a phone does. */
export async function ask(place: RoomPlace, text: string, from?: string): Promise<number> {
  const frame = questionFrame(place, toQuestion(await roundOf(place, from), text))
  return send(place, toBytes(questionRequest(place, frame)), from)
}

/** The questions that wait for the host; undefined while it takes none. */
export async function questionsOf({ room }: TestRoom): Promise<readonly RoomQuestion[] | undefined> {
  const got = await room.handlers['room.get']({})
  return got.ok ? got.value.room?.questions : undefined
}
