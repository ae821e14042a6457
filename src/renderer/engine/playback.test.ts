import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PLAIN_SOUND } from '../../../test/support/audio/plain-sound.ts'
import { voiceConfigSchema } from '../../core/voice/config.ts'
import type { SoundInput } from './capture/sound-input.ts'
import { Playback } from './playback.ts'
import type { PlaybackStatus } from './protocol.ts'
import { SoundRecovery } from './recovery/sound-recovery.ts'

/** A context whose device can die without a word. */
class Context extends EventTarget {
  sinkId = ''
  state = 'running'
  readonly currentTime = 0
  readonly baseLatency = 0
  readonly outputLatency = 0
  readonly destination = {}
  readonly audioWorklet = { addModule: () => Promise.resolve() }
  readonly resume = () => Promise.resolve()
  readonly close = () => {
    this.state = 'closed'
    return Promise.resolve()
  }

  constructor() {
    super()
    made.context = this
  }
}

class Node {
  readonly gain = { setTargetAtTime: () => undefined }
  readonly port: { postMessage: () => void; onmessage?: (message: { data: PlaybackStatus }) => void } = {
    postMessage: () => undefined,
  }
  readonly connect = (to: unknown) => to

  constructor(_context: unknown, name: unknown) {
    if (name === 'parley-playback') made.worklet = this
  }
}

const made = {} as { context: Context; worklet: Node }
let playback: Playback
let isDrained: boolean

const report = (isOver = false) =>
  made.worklet.port.onmessage?.({ data: { queuedMs: isOver ? 0 : 60_000, segment: undefined, isOver } })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const drain = async () => {
  await playback.drain()
  isDrained = true
}

beforeEach(async () => {
  vi.useFakeTimers()
  isDrained = false
  vi.stubGlobal('navigator', { mediaDevices: new EventTarget() })
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('AudioWorkletNode', Node)
  vi.stubGlobal('GainNode', Node)
  playback = new Playback({
    sound: PLAIN_SOUND,
    isSilent: false,
    recovery: new SoundRecovery({
      clock: { after: () => () => undefined },
      random: () => 0.5,
      hasDevices: () => Promise.resolve(true),
      reconnect: () => Promise.resolve('connected'),
      watch: () => () => undefined,
    }),
    input: () => undefined,
    listener: () => undefined,
  })
  const config = voiceConfigSchema.parse({ targetLanguages: ['de'], spokenLanguages: ['de'] })
  expect((await playback.open(config, {} as SoundInput)).ok).toBe(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('plays the rest of the speech for as long as it takes', async () => {
  void drain()
  for (let second = 0; second < 60; second += 1) {
    await pass(1000)
    report()
  }
  expect(isDrained).toBe(false)
  report(true)
  await pass(0)
  expect(isDrained).toBe(true)
})

it('goes on after an interruption that the recovery ends', async () => {
  void drain()
  await pass(9000)
  report()
  await pass(9000)
  expect(isDrained).toBe(false)
})

it.each(['running', 'suspended', 'interrupted', 'closed'])(
  'does not wait for an output that is lost for good, whose context is %s',
  async (state) => {
    void drain()
    report()
    made.context.state = state
    await pass(11_000)
    expect(isDrained).toBe(true)
  },
)

it('waits no longer once it is closed', async () => {
  void drain()
  await playback.close()
  await pass(0)
  expect(isDrained).toBe(true)
})

it.each([
  ['never closes', 'running', () => new Promise<void>(() => undefined)],
  ['is closed already', 'closed', () => Promise.reject(new Error('closed'))],
])('closes although its context %s', async (_, state, close) => {
  Object.assign(made.context, { state, close })
  const closing = playback.close()
  await pass(1000)
  await expect(closing).resolves.toBeUndefined()
})
