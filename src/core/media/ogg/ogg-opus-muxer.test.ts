import { beforeAll, describe, expect, it } from 'vitest'
import { demux } from '../../../../test/support/audio/demux.ts'
import { decodeSound, ffmpeg } from '../../../../test/support/audio/ffmpeg.ts'
import { joinBytes } from '../../audio/pcm.ts'
import type { EncodedTrack } from '../demuxer.ts'
import { type MuxPacket, withPadding } from '../muxer.ts'
import { OggDemuxer } from './ogg-demuxer.ts'
import { OggOpusMuxer } from './ogg-opus-muxer.ts'
import { type OggPage, oggPageLength, readOggPage } from './ogg-read.ts'

const FRAME = 960

let track: EncodedTrack
let packets: MuxPacket[]
beforeAll(async () => {
  const file = await ffmpeg([
    ...['-f', 'lavfi', '-i', 'sine=frequency=440:duration=1:sample_rate=48000'],
    ...['-c:a', 'libopus', '-frame_duration', '20', '-f', 'ogg', 'pipe:1'],
  ])
  const events = demux(new OggDemuxer(), [new Uint8Array(file)])
  track = events.flatMap((event) => (event.type === 'track' ? [event.track] : []))[0]!
  packets = events.flatMap((event) => (event.type === 'packet' ? [{ data: event.data, samples: FRAME }] : []))
})

function mux(framesPerPage: number, padding: number): Uint8Array<ArrayBuffer>[] {
  const muxer = new OggOpusMuxer(framesPerPage)
  const marked = withPadding(packets, padding)
  return [muxer.begin(track), ...marked.map((packet) => muxer.add(packet)), muxer.end()]
}

function pagesOf(stream: Uint8Array<ArrayBuffer>): OggPage[] {
  const pages: OggPage[] = []
  for (let at = 0; at < stream.length; ) {
    const page = stream.slice(at, at + oggPageLength(stream.subarray(at)))
    pages.push(readOggPage(page)!)
    at += page.length
  }
  return pages
}

describe.each([1, 25])('Ogg Opus with %i frames a page', (framesPerPage) => {
  it.each([0, 100, FRAME - 1, FRAME, FRAME + 1])(
    'ends %i samples before its last packet does, and ffmpeg hears no more',
    async (padding) => {
      const sound = await decodeSound(['-i', 'pipe:0'], 48_000, joinBytes(mux(framesPerPage, padding)))
      expect(sound).toHaveLength(packets.length * FRAME - track.delaySamples - padding)
    },
  )

  it('begins once, ends once, numbers its pages and counts the pre-skip in their positions', () => {
    const pages = pagesOf(joinBytes(mux(framesPerPage, 100)))
    expect(pages.map(({ sequence }) => sequence)).toEqual([...pages.keys()])
    expect(pages.filter(({ isFirst }) => isFirst)).toEqual([pages[0]])
    expect(pages.filter(({ isLast }) => isLast)).toEqual([pages.at(-1)])
    expect(pages.slice(0, 2).map(({ granule }) => granule)).toEqual([0, 0])
    expect(pages[2]?.granule).toBe(Math.min(framesPerPage, packets.length) * FRAME)
    expect(pages.at(-1)?.granule).toBe(packets.length * FRAME - 100)
  })
})

it('a page leaves with its packet where no sound may wait', () => {
  expect(
    mux(1, 0)
      .slice(0, -1)
      .every(({ length }) => length > 0),
  ).toBe(true)
})
