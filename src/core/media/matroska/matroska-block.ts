import { readSignedVint, readVint } from './ebml.ts'

type Packet = Uint8Array<ArrayBuffer>

const LACING = { none: 0, xiph: 1, fixed: 2, ebml: 3 } as const

export interface MatroskaBlock {
  readonly track: number
  readonly packets: readonly Packet[]
}

/**
 * A Matroska block with one packet, or several laced ones.
 *
 * @param block track number, relative time, flags, and the packets
 * @returns undefined if the block contradicts itself
 */
export function readBlock(block: Packet): MatroskaBlock | undefined {
  const track = readVint(block)
  const packets = track === undefined ? undefined : readPackets(block, track.length)
  return track === undefined || packets === undefined ? undefined : { track: track.value, packets }
}

/** @param trackLength length of the track number in bytes */
function readPackets(block: Packet, trackLength: number): Packet[] | undefined {
  if (block.length < trackLength + 3) return undefined
  const lacing = ((block[trackLength + 2] ?? 0) >> 1) & 3
  const body = block.subarray(trackLength + 3)
  if (lacing === LACING.none) return [body.slice()]
  const count = (body[0] ?? 0) + 1
  const laced = body.subarray(1)
  if (lacing === LACING.fixed) {
    if (laced.length % count !== 0) return undefined
    return cut(
      laced,
      Array.from({ length: count }, () => laced.length / count),
    )
  }
  const table = lacing === LACING.xiph ? xiphSizes(laced, count) : ebmlSizes(laced, count)
  return table === undefined ? undefined : cutLast(laced.subarray(table.length), table.sizes)
}

interface SizeTable {
  /** Sizes of all packets but the last. */
  readonly sizes: number[]
  /** Length of the table in bytes. */
  readonly length: number
}

function xiphSizes(laced: Packet, count: number): SizeTable | undefined {
  const sizes: number[] = []
  let at = 0
  for (let size = 0; sizes.length < count - 1; at += 1) {
    const byte = laced[at]
    if (byte === undefined) return undefined
    size += byte
    if (byte === 0xff) continue
    sizes.push(size)
    size = 0
  }
  return { sizes, length: at }
}

function ebmlSizes(laced: Packet, count: number): SizeTable | undefined {
  const sizes: number[] = []
  let at = 0
  while (sizes.length < count - 1) {
    const last = sizes.at(-1)
    const read = last === undefined ? readVint(laced) : readSignedVint(laced.subarray(at))
    if (read === undefined) return undefined
    sizes.push((last ?? 0) + read.value)
    at += read.length
  }
  return { sizes, length: at }
}

function cutLast(laced: Packet, sizes: number[]): Packet[] | undefined {
  const rest = laced.length - sizes.reduce((total, size) => total + size, 0)
  return cut(laced, [...sizes, rest])
}

function cut(laced: Packet, sizes: readonly number[]): Packet[] | undefined {
  if (sizes.some((size) => size < 0)) return undefined
  let at = 0
  return sizes.map((size) => {
    at += size
    return laced.slice(at - size, at)
  })
}
