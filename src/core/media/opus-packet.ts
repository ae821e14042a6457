/** Frame lengths in samples at 48 kHz, by the configuration number of a packet's first byte (RFC 6716, table 2). */
function frameSamples(configuration: number): number {
  if (configuration < 12) return [480, 960, 1920, 2880][configuration % 4] ?? 0
  if (configuration < 16) return [480, 960][configuration % 2] ?? 0
  return [120, 240, 480, 960][configuration % 4] ?? 0
}

/**
 * How long an Opus packet plays, in samples at 48 kHz.
 *
 * @returns 0 where the packet is empty or contradicts itself
 */
export function opusPacketSamples(packet: Uint8Array): number {
  const [head, count] = packet
  if (head === undefined) return 0
  const samples = frameSamples(head >> 3)
  switch (head & 3) {
    case 0:
      return samples
    case 1:
    case 2:
      return 2 * samples
    default:
      return count === undefined ? 0 : (count & 0x3f) * samples
  }
}
