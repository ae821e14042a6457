import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settle, VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import { FakeSocket } from '../../../../test/support/network-faults/fake-socket.ts'
import type { AppError } from '../../../core/base/errors.ts'
import { silentLog } from '../../../core/base/log.ts'
import { err, ok } from '../../../core/base/result.ts'
import { voiceConfigSchema } from '../../../core/voice/config.ts'
import type { EngineEvent } from '../protocol.ts'
import { EngineRun } from './engine-run.ts'

const unreachable: AppError = { kind: 'unreachable', host: 'h', cause: 'connection-refused', sent: 'no' }

describe('a session in the worker', () => {
  let run: EngineRun
  let sockets: FakeSocket[]
  let events: EngineEvent[]
  let capture: MessageChannel
  let clock: VirtualClock
  const asked = () => events.filter(({ type }) => type === 'ticket-wanted').length
  const phase = () => events.findLast((event) => event.type === 'state')?.state.phase
  const answer = async (result: Parameters<EngineRun['answer']>[1]) => {
    run.answer(asked(), result)
    await settle()
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    clock = new VirtualClock()
    sockets = []
    events = []
    vi.stubGlobal(
      'WebSocket',
      class extends FakeSocket {
        constructor(address: string) {
          super(address)
          sockets.push(this)
        }
      },
    )
    capture = new MessageChannel()
    run = new EngineRun(
      {
        type: 'start',
        config: voiceConfigSchema.parse({ targetLanguages: ['de'] }),
        chunkMs: 100,
        savesSilence: false,
        keepsSound: false,
        keepsOutages: true,
        captureRate: 16_000,
        capture: capture.port2,
        isMuted: false,
        side: 'single',
        heard: undefined,
        playback: undefined,
      },
      clock,
      silentLog,
      (event) => events.push(event),
      { run: 'r', channel: { onmessage: null, postMessage: () => undefined } },
    )
    await answer(ok({ sessionId: 's', streamingUrl: 'wss://voice.test/', token: 't', account: 'work' }))
    sockets[0]?.acceptConnection()
    await settle()
  })
  afterEach(() => {
    capture.port1.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('reconnects as soon as it is notified of sleep, before a timer fires', () => {
    expect(phase()).toBe('streaming')
    vi.advanceTimersByTime(60_000)
    run.wake()
    expect(phase()).toBe('resuming')
  })

  it('keeps its connection after a short sleep, and one that it has already replaced', async () => {
    vi.advanceTimersByTime(3000)
    run.wake()
    expect(phase()).toBe('streaming')
    vi.advanceTimersByTime(60_000)
    run.wake()
    await answer(ok({ sessionId: 's', streamingUrl: 'wss://voice.test/', token: 't2', account: 'work' }))
    sockets[1]?.acceptConnection()
    run.wake()
    expect(phase()).toBe('streaming')
    expect(asked()).toBe(2)
  })

  it('requests a ticket at once if it was waiting to retry', async () => {
    sockets[0]?.drop()
    await answer(err(unreachable))
    expect(asked()).toBe(2)
    run.wake()
    expect(asked()).toBe(3)
  })

  const outages = () => events.filter(({ type }) => type === 'outage')
  const speak = async () => {
    capture.port1.postMessage(new Float32Array(8000).fill(0.3))
    await vi.waitFor(() => expect(events.some(({ type }) => type === 'level')).toBe(true))
  }

  it('records an outage with the sound before it once it is longer than a hiccup', async () => {
    await speak()
    sockets[0]?.drop()
    await answer(err(unreachable))
    await clock.advance(4000)
    expect(outages()).toEqual([])
    await clock.advance(2000)
    expect(outages()).toEqual([{ type: 'outage', outage: 1, fromMs: 0 }])
  })

  it('records no link that is replaced at once', async () => {
    await speak()
    sockets[0]?.drop()
    await answer(ok({ sessionId: 's', streamingUrl: 'wss://voice.test/', token: 't2', account: 'work' }))
    sockets[1]?.acceptConnection()
    await settle()
    await clock.advance(20_000)
    expect(outages()).toEqual([])
  })
})
