import type { Codec } from '../audio/content-types.ts'
import { ByteQueue } from './byte-queue.ts'
import type { DemuxEvent, Demuxer, EncodedTrack } from './demuxer.ts'
import { type ElementHead, readElementHead, readFloat, readUint } from './ebml.ts'
import { readBlock } from './matroska-block.ts'
import { readOpusHead } from './opus-head.ts'

const SEGMENT = 0x1853_8067
const CLUSTER = 0x1f43_b675
const TRACKS = 0x1654_ae6b
const TRACK_ENTRY = 0xae
const AUDIO = 0xe1
const BLOCK_GROUP = 0xa0
const CODEC_ID = 0x86
const CODEC_PRIVATE = 0x63a2
const CODEC_DELAY = 0x56aa
const SAMPLING_FREQUENCY = 0xb5
const CHANNELS = 0x9f
const SIMPLE_BLOCK = 0xa3
const BLOCK = 0xa1

/** Elements whose children are read one by one, as they come; all others are read or passed over as a whole. */
const ENTERED = new Set([SEGMENT, CLUSTER, TRACKS, TRACK_ENTRY, AUDIO, BLOCK_GROUP])
const READ = new Set([
  CODEC_ID,
  CODEC_PRIVATE,
  CODEC_DELAY,
  SAMPLING_FREQUENCY,
  CHANNELS,
  SIMPLE_BLOCK,
  BLOCK,
])
/** No packet of a second of speech comes near this; a larger element is damage, not sound. */
const LARGEST_READ = 1 << 20

const CODECS: Readonly<Record<string, Codec>> = {
  A_OPUS: 'opus',
  A_FLAC: 'flac',
  A_AAC: 'aac',
  'A_MPEG/L3': 'mp3',
}

interface TrackFields {
  codecId: string
  codecPrivate: Uint8Array<ArrayBuffer> | undefined
  codecDelayNs: number
  rate: number
  channels: number
}

const noFields = (): TrackFields => ({
  codecId: '',
  codecPrivate: undefined,
  codecDelayNs: 0,
  rate: 8000,
  channels: 1,
})

/**
 * Reads Matroska and WebM with one sound track as they stream in. Sizes of segments and clusters may be unknown,
 * and a second header may begin a new stream. A block is given out as soon as its last byte is there: a cluster
 * is never waited for.
 */
export class MatroskaDemuxer implements Demuxer {
  readonly #queue = new ByteQueue()
  #events: DemuxEvent[] = []
  #skip = 0
  #fields = noFields()
  #isTrackOpen = false

  push(bytes: Uint8Array): readonly DemuxEvent[] {
    this.#queue.push(bytes)
    this.#events = []
    while (this.#step());
    return this.#events
  }

  /** @returns whether anything was read */
  #step(): boolean {
    if (this.#skip > 0) {
      const count = Math.min(this.#skip, this.#queue.length)
      this.#queue.skip(count)
      this.#skip -= count
      return count > 0
    }
    const head = readElementHead(this.#queue)
    if (head === undefined) return false
    if (head === 'malformed') {
      // One byte on: the next element that makes sense is where reading goes on.
      this.#damage('not an element')
      this.#queue.skip(1)
      return true
    }
    return this.#element(head)
  }

  #element(head: ElementHead): boolean {
    if (ENTERED.has(head.id)) {
      this.#enter(head)
      return true
    }
    if (!READ.has(head.id) || head.size === undefined || head.size > LARGEST_READ) {
      if (READ.has(head.id)) this.#damage('an element of unreasonable size')
      this.#queue.skip(head.length)
      this.#skip = head.size ?? 0
      return true
    }
    if (this.#queue.length < head.length + head.size) return false
    this.#queue.skip(head.length)
    this.#read(head.id, this.#queue.take(head.size))
    return true
  }

  #enter({ id, length }: ElementHead): void {
    if (id === TRACK_ENTRY) {
      this.#fields = noFields()
      this.#isTrackOpen = true
    }
    if (id === CLUSTER) this.#announceTrack()
    this.#queue.skip(length)
  }

  #read(id: number, data: Uint8Array<ArrayBuffer>): void {
    switch (id) {
      case CODEC_ID:
        this.#fields.codecId = String.fromCharCode(...data)
        return
      case CODEC_PRIVATE:
        this.#fields.codecPrivate = data
        return
      case CODEC_DELAY:
        this.#fields.codecDelayNs = readUint(data)
        return
      case SAMPLING_FREQUENCY:
        this.#fields.rate = readFloat(data)
        return
      case CHANNELS:
        this.#fields.channels = readUint(data)
        return
      default:
        this.#block(data)
    }
  }

  #block(data: Uint8Array<ArrayBuffer>): void {
    this.#announceTrack()
    const packets = readBlock(data)
    if (packets === undefined) return this.#damage('a block that cannot be read')
    for (const packet of packets) this.#events.push({ type: 'packet', data: packet })
  }

  #announceTrack(): void {
    if (!this.#isTrackOpen) return
    this.#isTrackOpen = false
    const track = toTrack(this.#fields)
    if (track === undefined) this.#damage(`codec ${this.#fields.codecId}`)
    else this.#events.push({ type: 'track', track })
  }

  #damage(reason: string): void {
    const last = this.#events.at(-1)
    if (last?.type === 'damage' && last.reason === reason) return
    this.#events.push({ type: 'damage', reason })
  }
}

function toTrack({
  codecId,
  codecPrivate,
  codecDelayNs,
  rate,
  channels,
}: TrackFields): EncodedTrack | undefined {
  const codec = CODECS[codecId] ?? CODECS[codecId.split('/', 1)[0] ?? '']
  if (codec === undefined) return undefined
  if (codec === 'opus' && codecPrivate !== undefined) return readOpusHead(codecPrivate)
  return {
    codec,
    rate,
    channels,
    description: codecPrivate,
    delaySamples: Math.round((codecDelayNs * rate) / 1e9),
  }
}
