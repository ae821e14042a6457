import { beforeEach, describe, expect, it } from 'vitest'
import { settle, VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { FakeSocket } from '../../../test/support/network-faults/fake-socket.ts'
import type { AppError } from '../../core/base/errors.ts'
import { silentLog } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { type VoiceTicket, voiceConfigSchema } from '../../core/voice/config.ts'
import { MAX_HEAD_START_MS } from '../../core/voice/meeting/start-sides.ts'
import type { Gap } from '../../core/voice/sending/sending-gaps.ts'
import type { Side } from '../../core/voice/sides.ts'
import { runMeeting } from './run-meeting.ts'

const ticket: VoiceTicket = { sessionId: 's', streamingUrl: 'wss://voice.test', token: 't', account: 'work' }
const tooMany: AppError = { kind: 'rate-limited' }
const configs = {
  mine: voiceConfigSchema.parse({ sourceLanguage: 'en', targetLanguages: ['de'] }),
  theirs: voiceConfigSchema.parse({ sourceLanguage: 'de', targetLanguages: ['en'] }),
}
const device = { source: { name: 'd', label: 'D' }, speaker: undefined }

describe('a meeting whose preferred side begins slowly', () => {
  let clock: VirtualClock
  let stop: AbortController
  let answer: Record<Side, (result: Result<VoiceTicket>) => void>
  let asked: Side[]
  let notes: string[]
  let problems: AppError[]
  let gaps: Gap[]
  let lost: (readonly Gap[])[]
  let ended: ReturnType<typeof runMeeting>
  let sockets: FakeSocket[]
  /** Delivers sound to both sides. */
  let deliver: (samples: Float32Array<ArrayBuffer>) => void
  beforeEach(() => {
    const sources: ((samples: Float32Array<ArrayBuffer>) => void)[] = []
    deliver = (samples) => {
      for (const source of sources) source(samples)
    }
    gaps = []
    lost = []
    sockets = []
    stop = new AbortController()
    clock = new VirtualClock()
    answer = { mine: () => undefined, theirs: () => undefined }
    asked = []
    notes = []
    problems = []
    const side = {
      phase: () => undefined,
      update: () => undefined,
      gap: (gap: Gap) => gaps.push(gap),
      end: (_: unknown, all: readonly Gap[]) => lost.push(all),
      problem: (e: AppError) => problems.push(e),
    }
    ended = runMeeting({
      configs,
      names: { mine: 'Me', theirs: 'Ana' },
      resourceNames: {},
      preferred: 'mine',
      sounds: { mine: device, theirs: device },
      tools: {
        record: (_source, _rate, onSamples) => {
          sources.push(onSamples)
          return () => undefined
        },
        play: () => ({ write: () => undefined, finish: async () => undefined }),
      },
      ports: {
        handlers: {
          'voice.open': ({ sourceLanguage }) => {
            const from = sourceLanguage === 'en' ? 'mine' : 'theirs'
            asked.push(from)
            return new Promise((resolve) => (answer[from] = resolve))
          },
          'voice.resume': async () => err(tooMany),
        },
        openSocket: (address) => {
          const socket = new FakeSocket(address)
          sockets.push(socket)
          return socket
        },
        clock,
        log: silentLog,
      },
      ask: async () => err({ kind: 'cancelled' }),
      isDemo: false,
      printer: { note: (text) => notes.push(text), sides: { mine: side, theirs: side } },
      signal: stop.signal,
    })
  })

  it('lets the other side begin after some seconds', async () => {
    await clock.advance(MAX_HEAD_START_MS - 1)
    expect(asked).toEqual(['mine'])
    await clock.advance(1)
    expect(asked).toEqual(['mine', 'theirs'])
  })

  it('says which side is translated where the service allows one session', async () => {
    await clock.advance(MAX_HEAD_START_MS)
    answer.theirs(ok(ticket))
    await settle()
    answer.mine(err(tooMany))
    await settle()
    expect(notes).toEqual(['The service allows one session at a time: Ana is translated, Me is not.'])
    expect(problems).toEqual([])
  })

  it('does not blame the preferred side for what is refused before it runs', async () => {
    await clock.advance(MAX_HEAD_START_MS)
    answer.theirs(err(tooMany))
    await settle()
    expect(notes).toEqual([])
    expect(problems).toEqual([tooMany])
  })

  it('prints what was lost of a side, in the time of the meeting, and counts it in the outcome', async () => {
    await clock.advance(MAX_HEAD_START_MS)
    answer.mine(ok(ticket))
    answer.theirs(ok(ticket))
    await settle()
    // The service concludes nothing of what it receives.
    sockets[0]?.acceptConnection()
    for (let i = 0; i < 600; i += 1) {
      await clock.advance(100)
      const level = i % 4 === 3 ? 0.01 : 0.3
      deliver(new Float32Array(1600).map((_, at) => (at % 2 === 0 ? level : -level)))
    }
    stop.abort()
    for (let i = 0; i < 100; i += 1) await clock.advance(1000)
    const gap = { fromMs: MAX_HEAD_START_MS + 100, toMs: MAX_HEAD_START_MS + 60_100 }
    expect([gaps, lost]).toEqual([[gap], [[gap]]])
    // The link stays silent, and none after it opens.
    const error = { kind: 'timed-out', host: 'voice.test', afterMs: 5000 } as const
    expect(await ended).toEqual(ok({ error, hasLost: true }))
  })
})
