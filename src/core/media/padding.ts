import type { MuxPacket } from './muxer.ts'

/**
 * Marks what is no sound at the end of a stream. Packets that hold nothing else are left out.
 *
 * @param padding samples behind the sound, over all packets
 */
export function withPadding(packets: readonly MuxPacket[], padding: number): readonly MuxPacket[] {
  const last = packets.at(-1)
  if (last === undefined || padding <= 0) return packets
  const before = packets.slice(0, -1)
  if (padding >= last.samples) return withPadding(before, padding - last.samples)
  return [...before, { ...last, padding }]
}
