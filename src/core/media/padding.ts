import type { MuxPacket } from './muxer.ts'

/**
 * Marks padding in the last packet of a stream. Packets that contain nothing else are dropped.
 *
 * @param padding samples after the sound, over all packets
 */
export function withPadding(packets: readonly MuxPacket[], padding: number): readonly MuxPacket[] {
  const last = packets.at(-1)
  if (last === undefined) return packets
  const before = packets.slice(0, -1)
  if (padding >= last.samples) return withPadding(before, padding - last.samples)
  return [...before, { ...last, padding: Math.max(0, padding) }]
}
