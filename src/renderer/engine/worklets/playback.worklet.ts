import { EnvelopeReader } from '../../../core/audio/echo/envelope.ts'
import { catchUpSpeed } from '../../../core/audio/playback/catch-up.ts'
import { Ducking } from '../../../core/audio/playback/ducking.ts'
import { PlaybackQueue } from '../../../core/audio/playback/playback-queue.ts'
import { TimeStretch } from '../../../core/audio/playback/time-stretch.ts'
import type { PlaybackCommand, PlaybackFeed, PlaybackReport } from '../protocol.ts'

const STATUS_EVERY_S = 0.1

/**
 * Plays decoded speech and reports progress to the page. Its second output is not sound but the gain of the
 * original voice at each sample.
 */
class PlaybackProcessor extends AudioWorkletProcessor {
  readonly #queue = new PlaybackQueue()
  readonly #stretch = new TimeStretch(sampleRate)
  readonly #ducking = new Ducking(sampleRate)
  #nextStatus = 0
  #wasPlaying = false
  #isEnding = false
  #isPaused = false
  #catchesUp = false
  #envelope: EnvelopeReader | undefined

  constructor() {
    super()
    this.port.onmessage = ({ data }: MessageEvent<PlaybackCommand>) => this.#obey(data)
  }

  process(_inputs: Float32Array[][], [output = [], duck = []]: Float32Array[][]): boolean {
    const [first, ...others] = output
    const isSpeaking = first !== undefined && !this.#isPaused && this.#play(first)
    if (first !== undefined) this.#envelope?.push(first)
    for (const channel of others) channel.set(first ?? channel)
    for (const gains of duck) this.#ducking.write(gains, isSpeaking)
    this.#report()
    return true
  }

  #obey(command: PlaybackCommand): void {
    switch (command.type) {
      case 'take-from':
        command.port.onmessage = ({ data: fed }: MessageEvent<PlaybackFeed>) => {
          if (fed === 'end') this.#isEnding = true
          else this.#queue.push(fed)
        }
        return
      case 'skip':
        return this.#queue.skip()
      case 'pause':
        this.#isPaused = command.isPaused
        return
      case 'measure':
        this.#envelope = command.isWanted
          ? new EnvelopeReader(sampleRate, (levels) => this.#send(levels))
          : undefined
        return
      case 'catch-up':
        this.#catchesUp = command.isWanted
        return
    }
  }

  #play(output: Float32Array): boolean {
    const speed = this.#catchesUp ? catchUpSpeed(this.#queuedMs) : 1
    return this.#stretch.pull(this.#queue, output, speed) > 0
  }

  get #queuedMs(): number {
    return (this.#queue.length * 1000) / sampleRate
  }

  #report(): void {
    const isPlaying = this.#queue.length > 0
    const isOver = !isPlaying && this.#isEnding
    if (!isPlaying && !this.#wasPlaying && !isOver) return
    if (isPlaying && currentTime < this.#nextStatus) return
    this.#nextStatus = currentTime + STATUS_EVERY_S
    this.#wasPlaying = isPlaying
    this.#send({ queuedMs: this.#queuedMs, segment: this.#queue.segment, isOver })
    // The end is reported once.
    if (isOver) this.#isEnding = false
  }

  #send(report: PlaybackReport): void {
    this.port.postMessage(report)
  }
}

registerProcessor('parley-playback', PlaybackProcessor)
