import { oggPageLength, readOggPage } from '../../../src/core/media/ogg/ogg-read.ts'

/** A packet of each channel. */
export type Pair = readonly [left: Uint8Array, right: Uint8Array]

/** Reads an Ogg stream of two mono Opus streams, also one that is cut off. Throws if a page is damaged. */
export function readPairs(stream: Uint8Array): {
  readonly pairs: readonly Pair[]
  readonly isEnded: boolean
} {
  const pairs: Pair[] = []
  let isEnded = false
  for (let at = 0, sequence = 0; at < stream.length; sequence += 1) {
    const length = oggPageLength(stream.subarray(at))
    if (at + length > stream.length) break
    const page = readOggPage(Uint8Array.from(stream.subarray(at, at + length)))
    if (page?.sequence !== sequence || isEnded) throw new Error(`a damaged page at byte ${at}`)
    // The first two pages are headers.
    if (sequence > 1) pairs.push(...page.parts.map(split))
    isEnded = page.isLast
    at += length
  }
  return { pairs, isEnded }
}

/** Undoes the self-delimiting framing of RFC 6716, appendix B. */
function split(packet: Uint8Array): Pair {
  const [head = 0, first = 0, second = 0] = packet
  const [length, from] = first < 252 ? [first, 2] : [first + 4 * second, 3]
  return [Uint8Array.of(head, ...packet.subarray(from, from + length)), packet.slice(from + length)]
}
