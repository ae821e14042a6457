import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settle, VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { OutputDevice } from './output-device.ts'
import { SoundRecovery } from './recovery/sound-recovery.ts'
import type { ProblemEvent } from './sound-options.ts'

/** A context that, as Chromium's, goes on without a word when its device is gone. */
class Context extends EventTarget {
  sinkId = ''
  readonly state = 'running'

  setSinkId(id: string): Promise<void> {
    this.sinkId = id
    return Promise.resolve()
  }
}

let speakers: string[]
let clock: VirtualClock
let context: Context
let problems: ProblemEvent[]
let device: OutputDevice

/** The browser notices other speakers. */
const connect = async (...ids: string[]) => {
  speakers = ids
  navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
  await clock.advance(1000)
}

beforeEach(async () => {
  speakers = ['default', 'loudspeaker', 'headset']
  const mediaDevices = Object.assign(new EventTarget(), {
    enumerateDevices: async () =>
      speakers.map((deviceId) => ({ deviceId, label: deviceId, kind: 'audiooutput' })),
  })
  vi.stubGlobal('navigator', { mediaDevices })
  clock = new VirtualClock()
  context = new Context()
  problems = []
  const recovery = new SoundRecovery({
    clock,
    random: () => 0.5,
    hasDevices: () => Promise.resolve(true),
    reconnect: () => Promise.resolve('connected'),
    watch: () => () => undefined,
  })
  device = new OutputDevice(context as unknown as AudioContext, recovery, (event) => problems.push(event))
  await device.choose('headset')
})
afterEach(() => {
  device.close()
  vi.unstubAllGlobals()
})

it('says when its device is gone, plays on the default, and goes back to it', async () => {
  await connect('default', 'loudspeaker')
  expect(context.sinkId).toBe('')
  const error = { kind: 'audio-output', instead: 'system', detail: expect.any(String) }
  expect(problems).toEqual([{ type: 'problem', error }])
  await connect('default', 'loudspeaker', 'headset')
  expect(context.sinkId).toBe('headset')
  expect(problems.slice(1)).toEqual([{ type: 'problem-over', error: problems[0]?.error }])
  await connect('default', 'headset')
  expect(problems).toHaveLength(2)
})

it('says it no longer once another one is chosen', async () => {
  await connect('default', 'loudspeaker')
  await device.choose('loudspeaker')
  expect(problems.map(({ type }) => type)).toEqual(['problem', 'problem-over'])
  await clock.advance(10_000)
  expect([context.sinkId, problems.length]).toEqual(['loudspeaker', 2])
})

it('says it no longer once it is closed: nobody mends it then', async () => {
  await connect('default', 'loudspeaker')
  device.close()
  expect(problems[1]).toEqual({ type: 'problem-over', error: problems[0]?.error })
})

it('looks for no device of its own while it plays on the default, and for none once it is closed', async () => {
  await device.choose('')
  await connect('default')
  await device.choose('headset')
  device.close()
  await connect('default')
  await settle()
  expect(problems).toEqual([])
})
