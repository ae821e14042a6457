import { beforeEach, expect, it } from 'vitest'
import { settle } from '../../../../../test/support/base/virtual-clock.ts'
import type { RoomState } from '../../../../core/audience/room/room-calls.ts'
import { ok } from '../../../../core/base/result.ts'
import type { Bridge } from '../../../../core/contract/contract.ts'
import { SpeechSharing } from './speech-sharing.ts'

const stateOf = (listeners: number): RoomState => ({
  isAvailable: true,
  networks: [],
  room: {
    address: '',
    code: '',
    link: '',
    readers: listeners,
    listeners,
    end: 'quit',
    isKept: false,
    hasMoved: false,
  },
})
let state: RoomState
let spoken: unknown[]
let changed: (state: RoomState) => void
let answer: () => void
let sharing: SpeechSharing
/** Orders to the run. */
let told: boolean[]
const run = {
  set isShared(isShared: boolean) {
    told.push(isShared)
  },
}
beforeEach(() => {
  ;[state, spoken, told] = [stateOf(0), [], []]
  sharing = new SpeechSharing({
    invoke: (name: string, input: unknown) => {
      if (name === 'room.get') return Promise.resolve(ok(state))
      spoken.push(input)
      return new Promise((resolve) => {
        answer = () => resolve(ok({}))
      })
    },
    subscribe: (_: string, listener: typeof changed) => {
      changed = listener
      return () => undefined
    },
  } as unknown as Bridge)
})

it('a session gives its speech away while somebody listens, and is told once', async () => {
  await sharing.follow(run)
  expect(told).toEqual([])
  for (const listeners of [1, 2, 1]) changed(stateOf(listeners))
  expect(told).toEqual([true])
  changed(stateOf(0))
  changed({ isAvailable: true, networks: [] })
  expect(told).toEqual([true, false])
})

it('a session that begins while somebody listens gives its speech away at once', async () => {
  state = stateOf(3)
  changed(state)
  await sharing.follow(run)
  expect(told).toEqual([true])
})

it('more speech than a busy host takes is dropped', async () => {
  for (let frame = 0; frame < 1000; frame += 1) void sharing.speak('de', new Uint8Array(1))
  expect(spoken).toHaveLength(25)
  answer()
  await settle()
  void sharing.speak('de', new Uint8Array(2))
  expect(spoken.at(-1)).toEqual({ language: 'de', sound: new Uint8Array(2) })
})
