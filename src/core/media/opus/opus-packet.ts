/** Opus counts time in samples at this rate, whatever the input rate. */
export const OPUS_RATE = 48_000

/** The longest packet: 120 ms. */
const LONGEST = 5760

/**
 * Frame length in samples at 48 kHz, by the configuration number in a packet's first byte (RFC 6716, table
 * 2).
 */
function frameSamples(configuration: number): number {
  if (configuration < 12) return [480, 960, 1920, 2880][configuration % 4] ?? 0
  if (configuration < 16) return [480, 960][configuration % 2] ?? 0
  return [120, 240, 480, 960][configuration % 4] ?? 0
}

function frameCount(packet: Uint8Array): number {
  const [head = 0, count = 0] = packet
  switch (head & 3) {
    case 0:
      return 1
    case 1:
      // Two frames of equal length split the rest of the packet evenly.
      return packet.length % 2 === 1 ? 2 : 0
    case 2:
      return packet.length > 1 ? 2 : 0
    default:
      return count & 0x3f
  }
}

/**
 * Duration of an Opus packet in samples at 48 kHz.
 *
 * @returns 0 if the packet is empty or invalid
 */
export function opusPacketSamples(packet: Uint8Array): number {
  const [head] = packet
  if (head === undefined) return 0
  const samples = frameCount(packet) * frameSamples(head >> 3)
  return samples > LONGEST ? 0 : samples
}
