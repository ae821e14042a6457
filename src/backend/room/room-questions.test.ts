import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  ask,
  questionFrame,
  questionRequest,
  questionsOf,
  roundOf,
  send,
  toBytes,
} from '../../../test/support/room/room-asker.ts'
import { RoomGuest, type RoomPlace, TestRoom } from '../../../test/support/room/room-guest.ts'
import { toQuestion } from '../../core/audience/room/question-frames.ts'
import { RateLimit } from './rate-limit.ts'
import { MAX_QUESTIONS, MAX_QUESTIONS_AT_ONCE, MAX_QUESTIONS_OF_DEVICE } from './room-questions.ts'

let test: TestRoom
let place: RoomPlace
beforeEach(async () => {
  test = new TestRoom()
  place = await test.open()
})
afterEach(() => test.room.close())

const take = (isOn: boolean) => test.room.handlers['room.takeQuestions']({ isOn })
const textsOf = async () => (await questionsOf(test))?.map(({ text }) => text)
const postedAgain = (frame: string) => send(place, toBytes(questionRequest(place, frame)))

it('a question reaches the host alone, in order, while questions are on', async () => {
  const reader = await RoomGuest.enter(place)
  expect(await postedAgain(questionFrame(place, toQuestion('0'.repeat(16), 'Early?')))).toBe(404)
  expect(await questionsOf(test)).toBeUndefined()
  await take(true)
  expect(await ask(place, 'Wie lange noch?')).toBe(204)
  expect(await ask(place, '  いつ終わり\nますか？ ')).toBe(204)
  expect(await textsOf()).toEqual(['Wie lange noch?', 'いつ終わり ますか？'])
  await vi.waitFor(() => expect(test.states.at(-1)?.room?.questions).toHaveLength(2))
  expect(await reader.round()).toMatch(/^[\da-f]{16}$/)
  expect(reader.texts()).toEqual([])
  reader.leave()
})

it('is shown, one at a time, hidden and dismissed by the host', async () => {
  await take(true)
  await ask(place, 'First?')
  await ask(place, 'Second?')
  const [first, second] = (await questionsOf(test)) ?? []
  const answer = async (id: string | undefined, given: 'show' | 'hide' | 'dismiss') => {
    await test.room.handlers['room.answerQuestion']({ id: id ?? '', answer: given })
    return (await questionsOf(test))?.map(({ text, isShown }) => (isShown ? text.toUpperCase() : text))
  }
  expect(await answer(first?.id, 'show')).toEqual(['FIRST?', 'Second?'])
  expect(await answer(second?.id, 'show')).toEqual(['First?', 'SECOND?'])
  expect(await answer(second?.id, 'hide')).toEqual(['First?', 'Second?'])
  expect(await answer(first?.id, 'dismiss')).toEqual(['Second?'])
  expect(await answer('unknown', 'dismiss')).toEqual(['Second?'])
})

it('is dropped with all others when questions are turned off, which readers are told', async () => {
  await take(true)
  const round = await roundOf(place)
  await ask(place, 'Anybody?')
  await take(false)
  expect(await questionsOf(test)).toBeUndefined()
  await take(true)
  expect(await textsOf()).toEqual([])
  expect(await roundOf(place)).not.toBe(round)
  await test.open()
  expect(await questionsOf(test)).toBeUndefined()
})

it('is taken once, and in its round alone', async () => {
  await take(true)
  const frame = questionFrame(place, toQuestion(await roundOf(place), 'Once?'))
  expect(await postedAgain(frame)).toBe(204)
  expect(await postedAgain(frame)).toBe(409)
  await take(false)
  await take(true)
  expect(await postedAgain(frame)).toBe(409)
  expect(await textsOf()).toEqual([])
})

it('has 400 characters at most in any script, and one size when it is sealed', async () => {
  await take(true)
  const round = await roundOf(place)
  const frameOf = (text: string) => questionFrame(place, toQuestion(round, text))
  expect(new Set(['?', 'あ'.repeat(400), '🙂'.repeat(300)].map((text) => frameOf(text).length)).size).toBe(1)
  expect(await postedAgain(frameOf('あ'.repeat(401)))).toBe(204)
  expect(await textsOf()).toEqual(['あ'.repeat(400)])
  const ascii = toQuestion(round, '')
  ascii.fill(97, 16, 16 + 401)
  expect(await postedAgain(questionFrame(place, ascii))).toBe(400)
})

it('is text in one line: nothing in it commands, hides or turns what is beside it', async () => {
  await take(true)
  expect(await ask(place, '\u202eevil\u2066 <b>x</b>\u0007\u001b[31m\u200e\ufeff\u2028می\u200cخواهم?')).toBe(
    204,
  )
  expect(await textsOf()).toEqual(['evil <b>x</b>[31m می\u200cخواهم?'])
  for (const text of ['', ' \n\t ', '\u202e\u2066', '\u200d']) expect(await ask(place, text)).toBe(400)
})

it('is refused when one device or all send too fast, and when too many wait', async () => {
  await take(true)
  const statuses = async (count: number, from: (index: number) => string) => {
    const found: number[] = []
    for (let index = 0; index < count; index += 1) found.push(await ask(place, `${index}?`, from(index)))
    return found
  }
  const ofOne = await statuses(2 * MAX_QUESTIONS_OF_DEVICE + 1, () => '127.0.0.9')
  const ofAll = await statuses(2 * MAX_QUESTIONS_AT_ONCE + 1, (index) => `127.0.1.${index + 1}`)
  // A period may end in between.
  expect(ofOne).toContain(429)
  expect(ofAll.some((status) => status === 429 || status === 503)).toBe(true)
  expect((await textsOf())?.length).toBeLessThanOrEqual(MAX_QUESTIONS)
})

it('counts anew in each period', () => {
  let now = 0
  const limit = new RateLimit(() => now, 1000, 2)
  expect([limit.isOver('a'), limit.isOver('a'), limit.isOver('a'), limit.isOver('b')]).toEqual([
    false,
    false,
    true,
    false,
  ])
  now = 1000
  expect(limit.isOver('a')).toBe(false)
})
