import type { SoundServerError } from '../../backend/sound-devices/sound-errors.ts'
import type { SoundPlayer, SoundStreams } from '../../backend/sound-devices/sound-streams.ts'
import type { MediaChunk } from '../../core/voice/wire/voice-messages.ts'

interface SpeechPlayerOptions {
  readonly tools: Pick<SoundStreams, 'play'>
  /** Name of the sink on the sound server. */
  readonly sink: string
  /** Samples a second of the speech. */
  readonly rate: number
  readonly onLost: (error: SoundServerError) => void
}

/** Plays spoken translations into a sink, in order. After the sink was lost, the next ones are tried again. */
export class SpeechPlayer {
  readonly #options: SpeechPlayerOptions
  #player: SoundPlayer | undefined

  constructor(options: SpeechPlayerOptions) {
    this.#options = options
  }

  /** @param chunk of plain samples */
  push({ data, headers = 0 }: MediaChunk): void {
    const { tools, sink, rate, onLost } = this.#options
    this.#player ??= tools.play(sink, rate, (error) => {
      this.#player = undefined
      onLost(error)
    })
    for (const packet of data.slice(headers)) this.#player.write(packet)
  }

  /** Resolves when everything has been played. */
  async finish(): Promise<void> {
    await this.#player?.finish()
    this.#player = undefined
  }
}
