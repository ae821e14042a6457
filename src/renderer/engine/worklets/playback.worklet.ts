import { PlaybackQueue } from '../../../core/audio/playback-queue.ts'
import type { PlaybackCommand, PlaybackFeed, PlaybackStatus } from '../protocol.ts'

const STATUS_EVERY_S = 0.1

/** Plays what the engine worker decodes, and tells the page how far it is. */
class PlaybackProcessor extends AudioWorkletProcessor {
  readonly #queue = new PlaybackQueue()
  #nextStatus = 0
  #wasPlaying = false
  #isEnding = false

  constructor() {
    super()
    this.port.onmessage = ({ data }: MessageEvent<PlaybackCommand>) => {
      if (data.do === 'skip') return this.#queue.skip()
      data.port.onmessage = ({ data: fed }: MessageEvent<PlaybackFeed>) => {
        if (fed === 'end') this.#isEnding = true
        else this.#queue.push(fed)
      }
    }
  }

  process(_inputs: Float32Array[][], [output = []]: Float32Array[][]): boolean {
    const [first, ...others] = output
    if (first !== undefined) this.#queue.pull(first)
    for (const channel of others) channel.set(first ?? channel)
    this.#report()
    return true
  }

  #report(): void {
    const isPlaying = this.#queue.length > 0
    const isOver = !isPlaying && this.#isEnding
    if (!isPlaying && !this.#wasPlaying && !isOver) return
    if (isPlaying && currentTime < this.#nextStatus) return
    this.#nextStatus = currentTime + STATUS_EVERY_S
    this.#wasPlaying = isPlaying
    const status: PlaybackStatus = {
      queuedMs: (this.#queue.length * 1000) / sampleRate,
      caption: this.#queue.caption,
      isOver,
    }
    this.port.postMessage(status)
    // Told once.
    if (isOver) this.#isEnding = false
  }
}

registerProcessor('parley-playback', PlaybackProcessor)
