import { describe, expect, it } from 'vitest'
import { ffmpeg } from '../../../../test/support/audio/ffmpeg.ts'
import { opusPacketSamples } from '../opus/opus-packet.ts'
import { oggChecksum, oggPayloadAt } from './ogg-page.ts'

/** The pages of an Ogg stream. */
function pagesOf(bytes: Uint8Array): Uint8Array[] {
  const pages: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const payloadAt = oggPayloadAt(bytes.subarray(at))
    const lengths = bytes.subarray(at + 27, at + payloadAt)
    const size = payloadAt + lengths.reduce((total, length) => total + length, 0)
    pages.push(bytes.slice(at, at + size))
    at += size
  }
  return pages
}

const encode = async () =>
  new Uint8Array(
    await ffmpeg([
      ...['-f', 'lavfi', '-i', 'sine=frequency=440:duration=1:sample_rate=48000'],
      ...['-c:a', 'libopus', '-page_duration', '20000', '-f', 'ogg', 'pipe:1'],
    ]),
  )

describe('an Ogg page', () => {
  it('has the checksum that ffmpeg wrote', async () => {
    for (const page of pagesOf(await encode())) {
      const written = new DataView(page.buffer).getUint32(22, true)
      expect(oggChecksum(page.fill(0, 22, 26))).toBe(written)
    }
  })
})

it.each([
  [[0x00], 480],
  [[0x08], 960],
  [[0x48], 960],
  [[0x78], 960],
  [[0x60], 480],
  [[0xf8], 960],
  [[0xf9], 1920],
  [[0xfb, 0x03], 2880],
  [[0x80], 120],
  [[], 0],
  [[0xfb], 0],
])('an Opus packet that begins %j plays for %i samples', (packet, samples) => {
  expect(opusPacketSamples(Uint8Array.from(packet))).toBe(samples)
})
