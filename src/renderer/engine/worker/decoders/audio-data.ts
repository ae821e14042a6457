import { downmix, fromS16le } from '../../../../core/audio/pcm.ts'

/** Converts decoded data to mono samples. */
export function toMono(data: AudioData): Float32Array<ArrayBuffer> {
  const { numberOfChannels, numberOfFrames } = data
  const planes = Array.from({ length: numberOfChannels }, (_, channel) => planeOf(data, channel))
  return numberOfChannels === 1 ? (planes[0] ?? new Float32Array(0)) : downmix(planes, numberOfFrames)
}

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
