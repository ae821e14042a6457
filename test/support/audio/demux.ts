import { createHash } from 'node:crypto'
import type { DemuxEvent, Demuxer } from '../../../src/core/media/demuxer.ts'
import { seededRandom } from '../base/random.ts'

export const md5 = (data: Uint8Array): string => createHash('md5').update(data).digest('hex')

/** Splits bytes into chunks. */
export type Cut = (bytes: Uint8Array) => Uint8Array[]

export function inChunks(bytes: Uint8Array, sizeOfChunk: () => number): Uint8Array[] {
  const chunks: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const size = Math.max(1, sizeOfChunk())
    chunks.push(bytes.subarray(at, at + size))
    at += size
  }
  return chunks
}

/** Ways to split a stream for a test; packets may span messages. */
export const cuts: readonly (readonly [name: string, cut: Cut])[] = [
  ['as a whole', (bytes) => [bytes]],
  ['byte by byte', (bytes) => inChunks(bytes, () => 1)],
  [
    'in pieces of any size',
    (bytes) => {
      const random = seededRandom(7)
      return inChunks(bytes, () => Math.floor(random() * 900))
    },
  ],
]

export const demux = (demuxer: Demuxer, chunks: readonly Uint8Array[]): DemuxEvent[] =>
  chunks.flatMap((chunk) => demuxer.push(chunk))

export const packetsOf = (events: readonly DemuxEvent[]) =>
  events.flatMap((event) =>
    event.type === 'packet' ? [{ size: event.data.length, md5: md5(event.data) }] : [],
  )

export const damageOf = (events: readonly DemuxEvent[]) =>
  events.flatMap((event) => (event.type === 'damage' ? [event.reason] : []))
