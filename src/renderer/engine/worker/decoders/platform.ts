import { downmix } from '../../../../core/audio/pcm.ts'
import type { DemuxEvent, Demuxer, EncodedTrack } from '../../../../core/media/demuxer.ts'
import { opusPacketSamples } from '../../../../core/media/opus-packet.ts'
import type { DecoderOutput, OpenDecoder, SpeechDecoder } from './decoder.ts'

const MICROSECONDS = 1_000_000
const OPUS_RATE = 48_000

/** A demuxer in front of the platform's own decoder (WebCodecs), which gives out what it gets at once. */
class PlatformDecoder implements SpeechDecoder {
  readonly #demuxer: Demuxer
  readonly #output: DecoderOutput
  #decoder: AudioDecoder | undefined
  #track: EncodedTrack | undefined
  /** Position of the next packet in the stream, in samples. */
  #position = 0
  /** Samples that come out before the sound begins. */
  #toDrop = 0
  #caption: string | undefined
  /** Captions by the time stamp of the packet that they begin with, oldest first. */
  #captions: { readonly timestamp: number; readonly caption: string }[] = []

  constructor(demuxer: Demuxer, output: DecoderOutput) {
    this.#demuxer = demuxer
    this.#output = output
  }

  push(packets: readonly Uint8Array<ArrayBuffer>[], caption: string | undefined): void {
    this.#caption = caption ?? this.#caption
    for (const packet of packets) for (const event of this.#demuxer.push(packet)) this.#take(event)
  }

  async flush(): Promise<void> {
    if (this.#decoder?.state === 'configured') await this.#decoder.flush()
  }

  close(): void {
    if (this.#decoder?.state !== 'closed') this.#decoder?.close()
  }

  #take(event: DemuxEvent): void {
    switch (event.type) {
      case 'track':
        this.#track = event.track
        return this.#configure(event.track)
      case 'packet':
        return this.#decode(event.data)
      case 'damage':
        return this.#output.damaged(event.reason)
    }
  }

  #configure(track: EncodedTrack): void {
    this.close()
    this.#toDrop = track.delaySamples
    this.#decoder = new AudioDecoder({
      output: (data) => this.#emit(data),
      error: ({ message }) => {
        this.#output.damaged(message)
        // A decoder that has failed takes nothing more; the next packet may be sound again.
        if (this.#track !== undefined) this.#configure({ ...this.#track, delaySamples: 0 })
      },
    })
    this.#decoder.configure({
      codec: 'opus',
      sampleRate: track.rate,
      numberOfChannels: track.channels,
      ...(track.description !== undefined && { description: track.description }),
    })
  }

  #decode(data: Uint8Array<ArrayBuffer>): void {
    if (this.#decoder?.state !== 'configured') return this.#output.damaged('sound before the header')
    const timestamp = Math.round((this.#position * MICROSECONDS) / OPUS_RATE)
    this.#position += opusPacketSamples(data)
    if (this.#caption !== undefined) {
      this.#captions.push({ timestamp, caption: this.#caption })
      this.#caption = undefined
    }
    this.#decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp, data }))
  }

  #emit(data: AudioData): void {
    const channels = Array.from({ length: data.numberOfChannels }, (_, planeIndex) => {
      const samples = new Float32Array(data.numberOfFrames)
      data.copyTo(samples, { planeIndex, format: 'f32-planar' })
      return samples
    })
    const caption = this.#captionAt(data.timestamp)
    const dropped = Math.min(this.#toDrop, data.numberOfFrames)
    this.#toDrop -= dropped
    const mono = downmix(channels, 0).slice(dropped)
    this.#output.samples(mono, data.sampleRate, caption)
    data.close()
  }

  /** The newest caption that begins at or before this moment and has not been handed out. */
  #captionAt(timestamp: number): string | undefined {
    const index = this.#captions.findLastIndex((entry) => entry.timestamp <= timestamp)
    const found = this.#captions[index]
    this.#captions = this.#captions.slice(index + 1)
    return found?.caption
  }
}

export const openPlatformDecoder =
  (createDemuxer: () => Demuxer): OpenDecoder =>
  (output) =>
    new PlatformDecoder(createDemuxer(), output)
