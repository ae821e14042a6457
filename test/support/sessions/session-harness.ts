import type { AudioFrame } from '../../../src/core/audio/capture/capture-port.ts'
import type { Encoder } from '../../../src/core/audio/encoding/encoder.ts'
import type { AppError } from '../../../src/core/base/errors.ts'
import { silentLog } from '../../../src/core/base/log.ts'
import { err, ok, type Result } from '../../../src/core/base/result.ts'
import { type VoiceOpening, type VoiceTicket, voiceConfigSchema } from '../../../src/core/voice/config.ts'
import type { TranscriptUpdate } from '../../../src/core/voice/receiving/transcript.ts'
import type { VoicePorts } from '../../../src/core/voice/session/ports.ts'
import { type VoiceOptions, VoiceSession } from '../../../src/core/voice/session/voice-session.ts'
import { settle, VirtualClock } from '../base/virtual-clock.ts'
import { FakeSocket } from '../network-faults/fake-socket.ts'

/** The error of a request without a network. */
export const offline: AppError = {
  kind: 'unreachable',
  host: 'x',
  cause: 'connection-refused',
  sent: 'no',
}

const config = voiceConfigSchema.parse({ targetLanguages: ['de'], messageFormat: 'json' })
const FRAME_MS = 100
/** Divisor that turns the number of a frame into a sample. */
const NUMBERS = 10_000

/** Number of a silent frame. */
export const SILENT = 0xff

/** A frame at 1000 Hz; every fourth one is quieter, like syllables of speech. */
function soundOf(number: number): Float32Array<ArrayBuffer> {
  const level = number % 4 === 3 ? 0.01 : 0.3
  const samples = new Float32Array(FRAME_MS).map((_, i) => (i % 2 === 0 ? level : -level))
  samples[0] = number / NUMBERS
  return samples
}

/** An encoder that writes the numbers of the container and the frame. */
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

/** A voice session whose service, microphone and clock are controlled by the test. */
export class SessionHarness {
  readonly config = config
  readonly clock = new VirtualClock()
  readonly sockets: FakeSocket[] = []
  readonly phases: string[] = []
  readonly updates: TranscriptUpdate[] = []
  readonly targetUpdates: TranscriptUpdate[] = []
  readonly requests: string[] = []
  readonly spoken: string[] = []
  /** Requests for sessions, in order. */
  readonly opened: VoiceOpening[] = []
  readonly refusedChanges: AppError[] = []
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
        changeRefused: (error) => this.refusedChanges.push(error),
      },
      options,
    )
  }

  #ports(): VoicePorts {
    return {
      tickets: {
        open: (wanted) => {
          this.opened.push(wanted)
          return this.#request(wanted.continues === undefined ? 'open' : `open after ${wanted.continues}`)
        },
        resume: (token) => this.#request(`resume ${token}`),
      },
      openSocket: (address) => {
        const socket = new FakeSocket(address)
        this.sockets.push(socket)
        return socket
      },
      openEncoder: () => Promise.resolve(new NumberingEncoder((this.containers += 1))),
      capture: {
        start: (onFrame) => {
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
    const token = `t${this.requests.length}`
    return ok({ sessionId: 's', streamingUrl: 'wss://voice.test/stream', token, account: 'work' })
  }

  /** Refuses the next ticket requests. */
  refuse(error: AppError, times = 1): void {
    this.answers = Array.from({ length: times }, () => async () => err(error))
  }

  /** Answers the next ticket request after a delay. */
  answerAfter(ms: number): void {
    this.answers = [
      async () => {
        await new Promise<void>((resolve) => this.clock.after(ms, resolve))
        return this.ticket()
      },
    ]
  }

  /** Drops the link; ticket requests fail until `comeBack`. */
  goAway(error = offline): void {
    this.refuse(error, 40)
    this.socket.drop()
  }

  /** Answers ticket requests again and accepts the next link, which opens within `ms`. */
  async comeBack(ms = 3000): Promise<void> {
    this.answers = []
    await this.clock.advance(ms)
    this.socket.acceptConnection()
  }

  /** Accepts the requested link and advances the clock. */
  async reconnect(ms = 1000): Promise<void> {
    await this.clock.advance(10)
    this.socket.acceptConnection()
    await this.clock.advance(ms)
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
    this.giveSign()
    await settle()
  }

  /** Captures frames in real time: those of speech contain their own number, those of silence zeros. */
  async speak(frames: number, what: 'speech' | 'silence' = 'speech'): Promise<void> {
    for (let i = 0; i < frames; i += 1) {
      await this.clock.advance(FRAME_MS)
      const samples = what === 'speech' ? soundOf(this.#frames) : new Float32Array(FRAME_MS)
      this.#onFrame?.({ samples, startMs: this.#frames * FRAME_MS, durationMs: FRAME_MS })
      this.#frames += 1
      await settle()
    }
  }

  /** Speaks for `ms`, or until the session requests another link, while the service sends a message every 2 s. */
  async talk(ms: number): Promise<void> {
    for (let at = 0; at < ms && this.requests.length === 1; at += 2000) {
      await this.speak(20)
      this.giveSign()
    }
  }

  /** Delivers a concluded segment of the source and the target; times are on the service's clock. */
  conclude(text: string, startMs: number, endMs: number): void {
    const segment = { text, start_time: startMs, end_time: endMs }
    this.socket.deliver({ target_transcript_update: { language: 'de', concluded: [segment], tentative: [] } })
    this.socket.deliver({ source_transcript_update: { concluded: [segment], tentative: [] } })
  }

  /** Delivers a message without text. */
  giveSign(): void {
    this.socket.deliver({ source_transcript_update: { concluded: [], tentative: [] } })
  }

  /** Delivers the end of the session. */
  endSession(): void {
    this.socket.deliver({
      error: { request_type: 'x', error_code: 403, reason_code: 7, error_message: 'Over.' },
    })
  }

  /** Numbers of the frames with sound that the latest link received. */
  get frames(): number[] {
    return this.received(this.socket).flatMap(([, frame = SILENT]) => (frame === SILENT ? [] : frame))
  }

  /** Container and frame number of each chunk that a link received. */
  received(socket: FakeSocket): number[][] {
    return socket.sent
      .map((frame) => JSON.parse(String(frame)).source_media_chunk?.data)
      .filter((data) => data !== undefined)
      .map((data: string) => [...Buffer.from(data, 'base64')])
  }
}
