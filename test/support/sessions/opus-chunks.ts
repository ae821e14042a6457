import { joinBytes } from '../../../src/core/audio/pcm.ts'
import { OggOpusMuxer } from '../../../src/core/media/ogg/ogg-opus-muxer.ts'
import { MONO_OPUS_HEAD, opusTrack } from '../../../src/core/media/opus/opus-head.ts'

/** Duration of one chunk. */
export const CHUNK_MS = 2000
const PACKET = { ms: 20, samples: 960, head: 31 << 3 }

/** An Ogg Opus stream in chunks of whole pages, as a page records it. No two packets are the same. */
export function opusChunks(count: number): Uint8Array<ArrayBuffer>[] {
  const muxer = new OggOpusMuxer(25)
  const begin = muxer.begin({ ...opusTrack(1), description: MONO_OPUS_HEAD })
  return Array.from({ length: count }, (_, chunk) => {
    const pages = Array.from({ length: CHUNK_MS / PACKET.ms }, (_each, at) =>
      muxer.add({ data: Uint8Array.of(PACKET.head, chunk, at, at * 7), samples: PACKET.samples }),
    )
    return joinBytes(chunk === 0 ? [begin, ...pages] : pages)
  })
}
