import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settle, VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import { FakeSocket } from '../../../../test/support/network-faults/fake-socket.ts'
import type { AppError } from '../../../core/base/errors.ts'
import { silentLog } from '../../../core/base/log.ts'
import { err, ok } from '../../../core/base/result.ts'
import { voiceConfigSchema } from '../../../core/voice/session/config.ts'
import type { EngineEvent } from '../protocol.ts'
import { EngineRun } from './run.ts'

const unreachable: AppError = { kind: 'unreachable', host: 'h', cause: 'connection-refused', sent: 'no' }

describe('a session in the worker', () => {
  let run: EngineRun
  let sockets: FakeSocket[]
  let events: EngineEvent[]
  let capture: MessageChannel
  const asked = () => events.filter(({ is }) => is === 'ticket-wanted').length
  const phase = () => events.findLast((event) => event.is === 'state')?.state.phase
  const answer = async (result: Parameters<EngineRun['answer']>[1]) => {
    run.answer(asked(), result)
    await settle()
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
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
        do: 'start',
        config: voiceConfigSchema.parse({ targetLanguages: ['de'] }),
        chunkMs: 100,
        savesSilence: false,
        keepsSound: false,
        captureRate: 16_000,
        capture: capture.port2,
        isMuted: false,
        heard: undefined,
        playback: undefined,
      },
      new VirtualClock(),
      silentLog,
      (event) => events.push(event),
    )
    await answer(ok({ sessionId: 's', streamingUrl: 'wss://voice.test/', token: 't' }))
    sockets[0]?.acceptConnection()
    await settle()
  })
  afterEach(() => {
    capture.port1.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('replaces its link as soon as it is told that the computer has slept, before a timer rings', () => {
    expect(phase()).toBe('streaming')
    vi.advanceTimersByTime(60_000)
    run.wake()
    expect(phase()).toBe('resuming')
  })

  it('keeps its link over a moment of sleep, and one that it has replaced already', async () => {
    vi.advanceTimersByTime(3000)
    run.wake()
    expect(phase()).toBe('streaming')
    vi.advanceTimersByTime(60_000)
    run.wake()
    await answer(ok({ sessionId: 's', streamingUrl: 'wss://voice.test/', token: 't2' }))
    sockets[1]?.acceptConnection()
    run.wake()
    expect(phase()).toBe('streaming')
    expect(asked()).toBe(2)
  })

  it('asks for a ticket at once where it was waiting for a better time', async () => {
    sockets[0]?.drop()
    await answer(err(unreachable))
    expect(asked()).toBe(2)
    run.wake()
    expect(asked()).toBe(3)
  })
})
