import { once } from 'node:events'
import { MAX_CONNECTIONS_OF_ADDRESS } from '../../../src/backend/room/room-devices.ts'
import {
  MAX_QUESTIONS,
  MAX_QUESTIONS_AT_ONCE,
  MAX_QUESTIONS_OF_DEVICE,
} from '../../../src/backend/room/room-questions.ts'
import {
  QUESTION_FRAME_LENGTH,
  questionPath,
  questionSeal,
  toQuestion,
} from '../../../src/core/audience/room/question-frames.ts'
import { soundSeal } from '../../../src/core/audience/room/sound-frames.ts'
import {
  ask,
  type Posted,
  questionFrame,
  questionRequest,
  questionsOf,
  roundOf,
  send,
  toBytes,
} from '../../support/room/room-asker.ts'
import { plainSocket, type RoomPlace, TestRoom } from '../../support/room/room-guest.ts'
import { type Attack, area, attack, judge, type Outcome } from '../attack.ts'
import { METHODS, openRoom, survives, type Target } from './room.ts'

const FORGED = 'a forged question'
const forgedFrame = async (place: RoomPlace) => questionFrame(place, toQuestion(await roundOf(place), FORGED))

/** Good if nothing came to the host and others read on. */
async function judgeRefusal(target: Target, status: number): Promise<Outcome> {
  const came = (await questionsOf(target.test))?.some(({ text }) => text.includes(FORGED)) !== false
  const isRefused = (status === 0 || status >= 400) && !came
  return judge(isRefused && (await survives(target)), status === 0 ? 'cut off' : `status ${status}`)
}

/** Posts a question that would be taken, but for what is changed of it. */
const posting = (
  name: string,
  change: (posted: Posted, place: RoomPlace) => Partial<Posted>,
  method?: string,
): Attack<Target> =>
  attack(name, async (target) => {
    const { place } = target
    const posted = questionRequest(place, await forgedFrame(place))
    const changed = toBytes({ ...posted, ...change(posted, place) }, method)
    return judgeRefusal(target, await send(place, changed, target.device()))
  })

const withHeader = (name: string, header: string, value: string): Attack<Target> =>
  posting(name, ({ headers }) => ({ headers: { ...headers, [header]: value } }))

/** Seals content otherwise than a reader does. */
const sealing = (name: string, frameOf: (place: RoomPlace, round: string) => string): Attack<Target> =>
  attack(`a question ${name}`, async (target) => {
    const { place } = target
    const posted = questionRequest(place, frameOf(place, await roundOf(place)))
    return judgeRefusal(target, await send(place, toBytes(posted), target.device()))
  })

/** Attacks a room of its own, whose limits others do not use up. */
const alone = (
  name: string,
  run: (test: TestRoom, place: RoomPlace) => Promise<Outcome>,
  isOn = true,
): Attack<Target> =>
  attack(name, async () => {
    const test = new TestRoom()
    try {
      const place = await test.open()
      await test.room.handlers['room.takeQuestions']({ isOn })
      return await run(test, place)
    } finally {
      await test.room.close()
    }
  })

/** Sends the rest of a question too late, or never. */
const stalling = (name: string, sent: number): Attack<Target> =>
  attack(name, async (target) => {
    const { place } = target
    const frame = await forgedFrame(place)
    const from = target.device()
    const sockets = Array.from({ length: MAX_CONNECTIONS_OF_ADDRESS * 2 }, () => plainSocket(place, from))
    const bytes = toBytes(questionRequest(place, frame)).slice(0, sent - frame.length)
    for (const socket of sockets) {
      socket.resume()
      socket.write(bytes)
    }
    const isUp = await survives(target)
    await Promise.all(sockets.flatMap((socket) => (socket.destroyed ? [] : once(socket, 'close'))))
    const came = (await questionsOf(target.test))?.some(({ text }) => text.includes(FORGED))
    return judge(isUp && came === false, isUp ? 'cut off, others read on' : 'others do not read on')
  })

/** Sends an honest question. */
async function post(place: RoomPlace, frame: string): Promise<void> {
  const status = await send(place, toBytes(questionRequest(place, frame)))
  if (status !== 204) throw new Error(`an honest question is answered with ${status}`)
}

async function again(test: TestRoom, place: RoomPlace, frame: string): Promise<Outcome> {
  const before = (await questionsOf(test))?.length
  const status = await send(place, toBytes(questionRequest(place, frame)))
  return judge(status >= 400 && (await questionsOf(test))?.length === before, `status ${status}`)
}

export const roomQuestionsArea = area<Target>({
  name: 'room: questions to the host',
  open: async (defer) => {
    const target = await openRoom(defer)
    await target.test.room.handlers['room.takeQuestions']({ isOn: true })
    return target
  },
  control: async ({ test, place, device }) => {
    const text = `honest ${(await questionsOf(test))?.length}`
    const status = await ask(place, text, device())
    if (status !== 204 || (await questionsOf(test))?.at(-1)?.text !== text)
      throw new Error(`an honest question is answered with ${status}`)
  },
  attacks: [
    alone(
      'a question while the host takes none',
      async (test, place) => {
        const frame = questionFrame(place, toQuestion('0'.repeat(16), FORGED))
        const status = await send(place, toBytes(questionRequest(place, frame)))
        return judge(status === 404 && (await questionsOf(test)) === undefined, `status ${status}`)
      },
      false,
    ),
    ...METHODS.filter((method) => method !== 'POST').map((method) =>
      posting(`${method} of a question`, () => ({}), method),
    ),
    posting('a made-up ticket', () => ({ path: questionPath('0'.repeat(32)) })),
    posting('no ticket', () => ({ path: questionPath('') })),
    posting('a ticket that is too long', ({ path }) => ({ path: `${path}0` })),
    posting('the ticket of questions for that of the room', (_, { code }) => ({
      path: questionPath(questionSeal(code).ticket),
    })),
    posting('a path behind the ticket', ({ path }) => ({ path: `${path}/x` })),
    posting('a question to the frames', (_, { seal }) => ({ path: `/feed/${seal.ticket}` })),
    sealing('with the key of the captions', (place, round) =>
      questionFrame(place, toQuestion(round, FORGED), place.seal),
    ),
    sealing('with the key of the sound', (place, round) =>
      questionFrame(place, toQuestion(round, FORGED), soundSeal(place.code, 'de')),
    ),
    sealing('with another code', (place, round) =>
      questionFrame(place, toQuestion(round, FORGED), questionSeal('0'.repeat(16))),
    ),
    sealing('with the ticket, which is seen, as its code', (place, round) =>
      questionFrame(place, toQuestion(round, FORGED), questionSeal(place.seal.ticket)),
    ),
    sealing('of a round that is none', (place) => questionFrame(place, toQuestion('0'.repeat(16), FORGED))),
    sealing('that was changed on its way', (place, round) => {
      const bytes = Buffer.from(questionFrame(place, toQuestion(round, FORGED)), 'base64')
      bytes[100]! ^= 1
      return bytes.toString('base64')
    }),
    sealing('that is not sealed', (_, round) =>
      Buffer.from(`${round}${FORGED}`).toString('base64').padEnd(QUESTION_FRAME_LENGTH, 'A'),
    ),
    sealing('of more characters than a page sends', (place, round) => {
      const content = toQuestion(round, FORGED)
      content.fill(97, 50)
      return questionFrame(place, content)
    }),
    sealing(
      'that is longer',
      (place, round) => questionFrame(place, toQuestion(round, FORGED)) + 'A'.repeat(4),
    ),
    sealing('that is shorter', (place, round) =>
      questionFrame(place, toQuestion(round, FORGED).subarray(0, 64)),
    ),
    attack('a question as a frame of the host, for other readers', async ({ place }) => {
      const frame = await forgedFrame(place)
      return judge(place.seal.openBytes(frame) === undefined, 'their page does not open it')
    }),
    withHeader('a length of a billion', 'Content-Length', '1000000000'),
    withHeader('a length that is not told', 'Content-Length', ''),
    posting('a body in chunks', ({ headers, body }) => ({
      headers: { ...headers, 'Content-Length': '', 'Transfer-Encoding': 'chunked' },
      body: `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    })),
    withHeader('a body in two lengths', 'Transfer-Encoding', 'chunked'),
    withHeader('a form', 'Content-Type', 'application/x-www-form-urlencoded'),
    withHeader('plain text, as forms of other sites can send', 'Content-Type', 'text/plain'),
    withHeader('no content type', 'Content-Type', ''),
    withHeader('another site', 'Origin', 'https://evil.test'),
    withHeader('a local file', 'Origin', 'null'),
    withHeader('no origin', 'Origin', ''),
    withHeader('another host', 'Host', 'evil.test'),
    withHeader('no host', 'Host', ''),
    alone('a question that is sent again', async (test, place) => {
      const frame = await forgedFrame(place)
      await post(place, frame)
      return again(test, place, frame)
    }),
    alone('a question that is sent again in another spelling of its bytes', async (test, place) => {
      const frame = await forgedFrame(place)
      await post(place, frame)
      return again(test, place, ` ${frame.replace(/=$/, '')}`)
    }),
    alone('a question of a round that is over', async (test, place) => {
      const frame = await forgedFrame(place)
      for (const isOn of [false, true]) await test.room.handlers['room.takeQuestions']({ isOn })
      return again(test, place, frame)
    }),
    alone('a question for the room before', async (test, place) => {
      const frame = await forgedFrame(place)
      const next = await test.open()
      await test.room.handlers['room.takeQuestions']({ isOn: true })
      return again(test, { ...next, seal: place.seal }, frame)
    }),
    alone('markup, direction marks and commands of a terminal', async (test, place) => {
      await ask(
        place,
        `<img src=x onerror=alert(1)>\u202e\u2067\u200f\u0000\u0007\u001b]0;x\u0085\u2028${FORGED}`,
      )
      const text = (await questionsOf(test))?.[0]?.text ?? ''
      const isPlain = text.endsWith(FORGED) && !/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(text)
      return judge(isPlain, JSON.stringify(text))
    }),
    sealing('that nobody can see', (place, round) =>
      questionFrame(place, toQuestion(round, '\u3164\u115f\u2800\uffa0\u200d')),
    ),
    alone('more questions than a person asks', async (test, place) => {
      const statuses: number[] = []
      for (let count = 0; count < 3 * MAX_QUESTIONS_OF_DEVICE; count += 1)
        statuses.push(await ask(place, `${count}?`, '127.0.7.1'))
      const taken = (await questionsOf(test))?.length ?? 0
      // The host counts in periods, and the attack may begin at the end of one.
      return judge(statuses.includes(429) && taken <= 2 * MAX_QUESTIONS_OF_DEVICE, `${taken} taken`)
    }),
    alone('questions of many devices at once', async (test, place) => {
      const statuses: number[] = []
      for (let count = 0; count < 3 * MAX_QUESTIONS_AT_ONCE; count += 1)
        statuses.push(await ask(place, `${count}?`, `127.0.6.${count + 1}`))
      const taken = (await questionsOf(test))?.length ?? 0
      return judge(statuses.some((status) => status >= 429) && taken <= MAX_QUESTIONS, `${taken} taken`)
    }),
    alone('what readers may send, used up by somebody who has the ticket alone', async (test, place) => {
      const frame = questionFrame(place, toQuestion(await roundOf(place), FORGED), place.seal)
      for (let count = 0; count < 2 * MAX_QUESTIONS_AT_ONCE; count += 1)
        await send(place, toBytes(questionRequest(place, frame)), '127.0.5.1')
      const status = await ask(place, 'honest', '127.0.5.2')
      const texts = (await questionsOf(test))?.map(({ text }) => text)
      return judge(status === 204 && texts?.join() === 'honest', `status ${status}`)
    }),
    stalling('bodies of which half comes', QUESTION_FRAME_LENGTH / 2),
    stalling('bodies of which nothing comes', 0),
  ],
})
