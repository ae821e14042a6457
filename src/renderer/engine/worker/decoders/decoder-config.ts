import type { Codec } from '../../../../core/audio/content-types.ts'
import type { EncodedTrack } from '../../../../core/media/demuxer.ts'

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
export function decoderConfig({
  codec,
  rate,
  channels,
  description,
}: EncodedTrack): AudioDecoderConfig | undefined {
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
