import type { Codec } from '../../../../core/audio/content-types.ts'
import { Downmixer } from '../../../../core/audio/downmixer.ts'
import { fromS16le } from '../../../../core/audio/pcm.ts'
import type { SpokenSegment } from '../../../../core/audio/playback/playback-queue.ts'
import type { DemuxEvent, Demuxer, EncodedPacket, EncodedTrack } from '../../../../core/media/demuxer.ts'
import type { DecoderOutput, OpenDecoder, SpeechDecoder, SpeechPackets } from './decoder.ts'

/** WebCodecs names of the codecs; undefined if WebCodecs does not decode them. */
const NAMES: Readonly<Record<Codec, string | undefined>> = {
  opus: 'opus',
  flac: 'flac',
  mp3: 'mp3',
  // AAC-LC; the stream's header may refine it.
  aac: 'mp4a.40.2',
  'pcm-s16le': undefined,
  alaw: undefined,
  ulaw: undefined,
}

const OPUS_DELAY_AT = 10

/** @returns undefined for codecs that are not decoded by the platform */
function decoderConfig({ codec, rate, channels, description }: EncodedTrack): AudioDecoderConfig | undefined {
  const name = NAMES[codec]
  if (name === undefined) return undefined
  const head = codec === 'opus' && description !== undefined ? withoutDelay(description) : description
  return {
    codec: name,
    sampleRate: rate,
    numberOfChannels: channels,
    ...(head !== undefined && { description: head }),
  }
}

/**
 * Sets the delay in the Opus header to 0. The platform would trim the delay itself, and with it whole
 * packets, so that buffers could no longer be matched to packets. The delay is trimmed here, as for the other
 * codecs.
 */
function withoutDelay(head: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const copy = head.slice()
  copy.fill(0, OPUS_DELAY_AT, OPUS_DELAY_AT + 2)
  return copy
}

/** A packet that the platform has not decoded yet. */
interface Waiting {
  readonly packet: EncodedPacket
  readonly track: EncodedTrack
  segment: SpokenSegment | undefined
}

/** Distance between the timestamps of two packets, in microseconds. Timestamps only have to increase. */
const STEP_US = 20_000

/**
 * A demuxer followed by the platform's decoder (WebCodecs). The decoder emits one buffer per packet in order,
 * so buffers are matched to packets by counting. A packet that cannot be decoded closes it; the packets queued
 * behind it are given to a new decoder.
 */
class PlatformDecoder implements SpeechDecoder {
  readonly #demuxer: Demuxer
  readonly #output: DecoderOutput
  readonly #downmixer = new Downmixer()
  #decoder: AudioDecoder | undefined
  /** Track of the incoming packets, of those given to the platform, and of those that were decoded. */
  #track: EncodedTrack | undefined
  #configured: EncodedTrack | undefined
  #decodedTrack: EncodedTrack | undefined
  #waiting: Waiting[] = []
  /** Samples to skip before the audio begins. */
  #delay = 0
  #segment: SpokenSegment | undefined
  #given = 0
  #isClosed = false

  constructor(demuxer: Demuxer, output: DecoderOutput) {
    this.#demuxer = demuxer
    this.#output = output
  }

  /** Containers mark the end of their headers; Opus headers are distinguishable from audio. */
  push({ packets, segment }: SpeechPackets): void {
    this.#segment = segment ?? this.#segment
    for (const packet of packets) for (const event of this.#demuxer.push(packet)) this.#take(event)
  }

  async flush(): Promise<void> {
    while (this.#waiting.length > 0 && this.#decoder?.state === 'configured') {
      const { length } = this.#waiting
      // Failures are reported to the decoder's error callback, which continues without that packet.
      await this.#decoder.flush().catch(() => undefined)
      if (this.#waiting.length === length) break
    }
    for (const _lost of this.#waiting.splice(0)) this.#output.damaged('a packet without sound')
  }

  close(): void {
    this.#isClosed = true
    this.#waiting = []
    if (this.#decoder?.state !== 'closed') this.#decoder?.close()
  }

  #take(event: DemuxEvent): void {
    switch (event.type) {
      case 'track':
        this.#track = decoderConfig(event.track) === undefined ? undefined : event.track
        return
      case 'packet': {
        if (this.#track === undefined) return this.#output.damaged('sound without a header')
        const waiting = { packet: event, track: this.#track, segment: this.#segment }
        this.#segment = undefined
        this.#waiting.push(waiting)
        return this.#give(waiting)
      }
      case 'damage':
        return this.#output.damaged(event.reason)
    }
  }

  #give({ packet, track }: Waiting): void {
    this.#configure(track)
    if (this.#decoder?.state !== 'configured') return
    this.#given += 1
    const timestamp = this.#given * STEP_US
    this.#decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp, data: packet.data }))
  }

  /** Applies a new configuration after the earlier packets were decoded with theirs. */
  #configure(track: EncodedTrack): void {
    if (this.#configured === track) return
    this.#configured = track
    const config = decoderConfig(track)
    this.#decoder ??= this.#open()
    if (config !== undefined) this.#decoder.configure(config)
  }

  #open(): AudioDecoder {
    const decoder = new AudioDecoder({
      output: (data) => this.#emit(data),
      error: ({ message }) => {
        if (decoder === this.#decoder) this.#fail(message)
      },
    })
    return decoder
  }

  /** The oldest packet has failed: gives the others to a new decoder. */
  #fail(reason: string): void {
    if (this.#isClosed) return
    this.#output.damaged(reason)
    const failed = this.#waiting.shift()
    const [next] = this.#waiting
    // The segment of the failed packet starts with the next packet.
    if (next === undefined) this.#segment ??= failed?.segment
    else next.segment ??= failed?.segment
    this.#decoder = undefined
    this.#configured = undefined
    for (const waiting of this.#waiting) this.#give(waiting)
  }

  #emit(data: AudioData): void {
    const { sampleRate } = data
    const samples = this.#downmixer.mix(planesOf(data), data.numberOfFrames)
    data.close()
    const answered = this.#waiting.shift()
    if (answered === undefined) return
    const { packet, track, segment } = answered
    if (track !== this.#decodedTrack) this.#delay = track.delaySamples
    this.#decodedTrack = track
    // Some codecs output more samples per second than their stream declares.
    const scale = sampleRate / track.rate
    const start = Math.min(samples.length, Math.round((this.#delay + (packet.trimStart ?? 0)) * scale))
    this.#delay = Math.max(0, this.#delay - Math.round(samples.length / scale))
    const end = Math.max(start, samples.length - Math.round((packet.trimEnd ?? 0) * scale))
    this.#output.samples(samples.slice(start, end), sampleRate, segment)
  }
}

export const openPlatformDecoder =
  (createDemuxer: () => Demuxer): OpenDecoder =>
  (output) =>
    new PlatformDecoder(createDemuxer(), output)

const planesOf = (data: AudioData): Float32Array<ArrayBuffer>[] =>
  Array.from({ length: data.numberOfChannels }, (_, channel) => planeOf(data, channel))

function planeOf(data: AudioData, channel: number): Float32Array<ArrayBuffer> {
  if (data.format === 's16') return channelOf(exactly(data, 0), channel, data.numberOfChannels)
  if (data.format === 's16-planar') return exactly(data, channel)
  const samples = new Float32Array(data.numberOfFrames)
  data.copyTo(samples, { planeIndex: channel, format: 'f32-planar' })
  return samples
}

/** Converts 16-bit samples exactly: the platform's conversion scales positive values by a little more. */
function exactly(data: AudioData, planeIndex: number): Float32Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.allocationSize({ planeIndex }))
  data.copyTo(bytes, { planeIndex })
  return fromS16le(bytes)
}

const channelOf = (
  interleaved: Float32Array<ArrayBuffer>,
  channel: number,
  channels: number,
): Float32Array<ArrayBuffer> =>
  channels === 1 ? interleaved : interleaved.filter((_, i) => i % channels === channel)
