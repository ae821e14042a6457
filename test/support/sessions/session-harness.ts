import { silentLog } from '../../../src/core/base/log.ts'
import { ok, type Result } from '../../../src/core/base/result.ts'
import type { TranscriptUpdate } from '../../../src/core/voice/receiving/transcript.ts'
import { type VoiceTicket, voiceConfigSchema } from '../../../src/core/voice/session/config.ts'
import type { AudioFrame, Encoder, VoicePorts } from '../../../src/core/voice/session/ports.ts'
import { type VoiceOptions, VoiceSession } from '../../../src/core/voice/session/session.ts'
import { settle, VirtualClock } from '../base/virtual-clock.ts'
import { FakeSocket } from '../network-faults/fake-socket.ts'

const config = voiceConfigSchema.parse({ targetLanguages: ['de'], messageFormat: 'json' })
const FRAME_MS = 100
/** What a number of a frame is divided by, so that it is a sample. */
const NUMBERS = 10_000

/** What stands for the number of a frame without sound. */
export const SILENT = 0xff

/** A frame of a thousand samples a second: speech has louder and quieter syllables. */
function soundOf(number: number): Float32Array<ArrayBuffer> {
  const level = number % 4 === 3 ? 0.01 : 0.3
  const samples = new Float32Array(FRAME_MS).map((_, i) => (i % 2 === 0 ? level : -level))
  samples[0] = number / NUMBERS
  return samples
}

/** An encoder whose bytes say which container and which frame they belong to. */
class NumberingEncoder implements Encoder {
  readonly #container: number

  constructor(container: number) {
    this.#container = container
  }

  encode(samples: Float32Array): Promise<Uint8Array> {
    const isSilent = samples.every((sample) => sample === 0)
    const number = isSilent ? SILENT : Math.round((samples[0] ?? 0) * NUMBERS)
    return Promise.resolve(Uint8Array.of(this.#container, number))
  }

  finish(): Promise<Uint8Array> {
    return Promise.resolve(Uint8Array.of(this.#container, 0xee))
  }

  close(): void {}
}

/** A voice session whose service, microphone and clock are the test. */
export class SessionHarness {
  readonly config = config
  readonly clock = new VirtualClock()
  readonly sockets: FakeSocket[] = []
  readonly phases: string[] = []
  readonly updates: TranscriptUpdate[] = []
  readonly targetUpdates: TranscriptUpdate[] = []
  readonly requests: string[] = []
  readonly spoken: string[] = []
  answers: (() => Promise<Result<VoiceTicket>>)[] = []
  containers = 0
  #onFrame: ((frame: AudioFrame) => void) | undefined
  #frames = 0
  readonly session: VoiceSession

  constructor(overrides: Partial<VoicePorts> = {}, options?: VoiceOptions) {
    this.session = new VoiceSession(
      { ...this.#ports(), ...overrides },
      {
        state: ({ phase }) => this.phases.push(phase),
        transcript: (update) =>
          (update.target === undefined ? this.updates : this.targetUpdates).push(update),
        speech: (chunk) => this.spoken.push(chunk.text ?? ''),
      },
      options,
    )
  }

  #ports(): VoicePorts {
    return {
      tickets: {
        open: ({ continues }) => this.#request(continues === undefined ? 'open' : `open after ${continues}`),
        resume: (token) => this.#request(`resume ${token}`),
      },
      openSocket: (address) => {
        const socket = new FakeSocket(address)
        this.sockets.push(socket)
        return socket
      },
      openEncoder: () => Promise.resolve(new NumberingEncoder((this.containers += 1))),
      capture: {
        start: (_config, onFrame) => {
          this.#onFrame = onFrame
        },
        stop: () => {
          this.#onFrame = undefined
        },
      },
      clock: this.clock,
      random: () => 0.5,
      log: silentLog,
    }
  }

  #request(what: string): Promise<Result<VoiceTicket>> {
    this.requests.push(what)
    const answer = this.answers.shift()
    return answer === undefined ? Promise.resolve(this.ticket()) : answer()
  }

  ticket(): Result<VoiceTicket> {
    return ok({ sessionId: 's', streamingUrl: 'wss://voice.test/stream', token: `t${this.requests.length}` })
  }

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1)
    if (socket === undefined) throw new Error('no socket was opened')
    return socket
  }

  async goLive(): Promise<void> {
    this.session.start(config)
    await settle()
    this.socket.acceptConnection()
    this.socket.deliver({ source_transcript_update: { concluded: [], tentative: [] } })
    await settle()
  }

  /** Frames of speech hold their own number, and those of silence zero; capture goes on at the pace of speech. */
  async speak(frames: number, what: 'speech' | 'silence' = 'speech'): Promise<void> {
    for (let i = 0; i < frames; i += 1) {
      await this.clock.advance(FRAME_MS)
      const samples = what === 'speech' ? soundOf(this.#frames) : new Float32Array(FRAME_MS)
      this.#onFrame?.({ samples, startMs: this.#frames * FRAME_MS, durationMs: FRAME_MS })
      this.#frames += 1
      await settle()
    }
  }

  /** Speaks, and the service says something from time to time, until the session is asked for another link. */
  async talk(ms: number): Promise<void> {
    for (let at = 0; at < ms && this.requests.length === 1; at += 2000) {
      await this.speak(20)
      this.socket.deliver({ source_transcript_update: { concluded: [], tentative: [] } })
    }
  }

  /** The service concludes something in the source and the target; times are those of its own clock. */
  conclude(text: string, startMs: number, endMs: number): void {
    const segment = { text, start_time: startMs, end_time: endMs }
    this.socket.deliver({ target_transcript_update: { language: 'de', concluded: [segment], tentative: [] } })
    this.socket.deliver({ source_transcript_update: { concluded: [segment], tentative: [] } })
  }

  /** Which container and frame each chunk of a link held. */
  received(socket: FakeSocket): number[][] {
    return socket.sent
      .map((frame) => JSON.parse(String(frame)).source_media_chunk?.data)
      .filter((data) => data !== undefined)
      .map((data: string) => [...Buffer.from(data, 'base64')])
  }
}
