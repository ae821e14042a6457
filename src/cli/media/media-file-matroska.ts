import { sourceContentTypes, sourceFormats } from '../../core/audio/content-types.ts'
import { joinBytes } from '../../core/audio/pcm.ts'
import { ByteQueue } from '../../core/media/byte-queue.ts'
import { readElementHead, readUint } from '../../core/media/matroska/ebml.ts'
import { openElement, uintElement } from '../../core/media/matroska/ebml-writer.ts'
import {
  BLOCK,
  BLOCK_GROUP,
  CLUSTER,
  CODEC_ID,
  EBML,
  SEGMENT,
  SIMPLE_BLOCK,
  TRACK_ENTRY,
  TRACKS,
} from '../../core/media/matroska/matroska-elements.ts'
import { CODEC_IDS } from '../../core/media/matroska/matroska-muxer.ts'
import type { Bytes, MediaFile, MediaUnit } from './media-unit.ts'

const DOC_TYPE = 0x4282
const TIMESTAMP = 0xe7
const TIMESTAMP_SCALE = 0x2a_d7b1
const INFO = 0x1549_a966
const ENTERED = new Set([EBML, SEGMENT, INFO, TRACKS, TRACK_ENTRY, CLUSTER])
const NS_PER_MS = 1e6

/** Types that name their codec, by container and codec as Matroska names them. */
const types = new Map(
  sourceContentTypes
    .filter((type) => type.includes(';codecs='))
    .map((type) => {
      const { container, codec } = sourceFormats[type]
      return [`${container} ${CODEC_IDS[codec]}`, type]
    }),
)

interface Element {
  readonly id: number
  /** Start and, for an element that is not parsed further, end; `body` is the start of its contents. */
  readonly at: number
  readonly body: number
  readonly end: number
}

/** All elements in order; nested ones follow the header of their parent. */
function elementsIn(bytes: Bytes): Element[] {
  const queue = new ByteQueue()
  queue.push(bytes)
  const elements: Element[] = []
  for (let at = 0; ; ) {
    const head = readElementHead(queue)
    if (head === undefined || head === 'malformed') return elements
    const body = at + head.length
    const end = ENTERED.has(head.id) ? body : body + (head.size ?? 0)
    if (end > bytes.length) return elements
    elements.push({ id: head.id, at, body, end })
    queue.skip(end - at)
    at = end
  }
}

/** Start of a block relative to its cluster: a signed 16-bit number after the track number. */
function offsetOf(block: Bytes): number {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
  return block.length < 4 ? 0 : view.getInt16(1)
}

function offsetInGroup(group: Bytes): number {
  const block = elementsIn(group).find(({ id }) => id === BLOCK)
  return block === undefined ? 0 : offsetOf(group.slice(block.body, block.end))
}

/** Splits Matroska and WebM files into blocks; data between two blocks belong to the second one. */
export function readMatroskaFile(bytes: Bytes): MediaFile | string | undefined {
  const elements = elementsIn(bytes)
  if (elements[0]?.id !== EBML) return undefined
  const contents = (id: number) => {
    const found = elements.find((element) => element.id === id)
    return found === undefined ? new Uint8Array(0) : bytes.subarray(found.body, found.end)
  }
  if (elements.filter(({ id }) => id === TRACK_ENTRY).length !== 1) return 'it holds more than one track'
  const codec = String.fromCharCode(...contents(CODEC_ID)).replace(/^A_AAC.*/, 'A_AAC')
  const contentType = types.get(`${String.fromCharCode(...contents(DOC_TYPE))} ${codec}`)
  if (contentType === undefined) return `it holds ${codec}, which no source type carries`
  const msPerTick = (readUint(contents(TIMESTAMP_SCALE)) || NS_PER_MS) / NS_PER_MS
  return { contentType, units: unitsOf(bytes, elements, msPerTick) }
}

interface FoundBlock {
  /** Start of the data between this block and the previous one, and the block's own start and end. */
  readonly from: number
  readonly at: number
  readonly end: number
  /** Timestamps of the block and of its cluster. */
  readonly ticks: number
  readonly clusterTicks: number
}

function blocksIn(bytes: Bytes, elements: readonly Element[], start: number): FoundBlock[] {
  const blocks: FoundBlock[] = []
  let from = start
  let clusterTicks = 0
  for (const { id, at, body, end } of elements) {
    if (id === TIMESTAMP) clusterTicks = readUint(bytes.subarray(body, end))
    if (at < start || (id !== SIMPLE_BLOCK && id !== BLOCK_GROUP)) continue
    const content = bytes.slice(body, end)
    const offset = id === SIMPLE_BLOCK ? offsetOf(content) : offsetInGroup(content)
    blocks.push({ from, at, end, ticks: clusterTicks + offset, clusterTicks })
    from = end
  }
  return blocks
}

function unitsOf(bytes: Bytes, elements: readonly Element[], msPerTick: number): MediaUnit[] {
  const start = elements.find(({ id }) => id === CLUSTER)?.at ?? bytes.length
  const head = bytes.slice(0, start)
  const blocks = blocksIn(bytes, elements, start)
  return blocks.map(({ from, at, end, ticks, clusterTicks }, i): MediaUnit => {
    const next = blocks[i + 1]
    const length = next === undefined ? ticks - (blocks[i - 1]?.ticks ?? ticks) : next.ticks - ticks
    return {
      data: bytes.slice(from, next === undefined ? bytes.length : end),
      durationMs: Math.max(0, length) * msPerTick,
      // A cluster is inserted if none begins here.
      head: from === at ? joinBytes([head, beginCluster(clusterTicks)]) : head,
    }
  })
}

const beginCluster = (ticks: number): Bytes =>
  joinBytes([openElement(CLUSTER), uintElement(TIMESTAMP, ticks)])
