import type { MuxPacket } from './muxer.ts'

/**
 * Marks the last packet of a stream with what is no sound at its end. Packets that hold nothing else are left out.
 *
 * @param padding samples behind the sound, over all packets
 */
export function withPadding(packets: readonly MuxPacket[], padding: number): readonly MuxPacket[] {
  const last = packets.at(-1)
  if (last === undefined) return packets
  const before = packets.slice(0, -1)
  if (padding >= last.samples) return withPadding(before, padding - last.samples)
  return [...before, { ...last, padding: Math.max(0, padding) }]
}
