import { describe, expect, it } from 'vitest'
import { ffmpeg } from '../../../test/support/audio/ffmpeg.ts'
import { decodeG711, encodeG711, type G711Law } from './g711.ts'

const formats: readonly (readonly [law: G711Law, format: string])[] = [
  ['alaw', 'alaw'],
  ['ulaw', 'mulaw'],
]

describe.each(formats)('%s', (law, format) => {
  it('is decoded as ffmpeg does it, every byte', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    const args = ['-f', format, '-ar', '8000', '-i', 'pipe:0', '-f', 's16le', 'pipe:1']
    const expected = await ffmpeg(args, bytes)
    const decoded = decodeG711(law, bytes)
    expect([...decoded].map((sample) => sample * 0x8000)).toEqual(
      [...bytes].map((byte) => expected.readInt16LE(byte * 2)),
    )
  })

  it('is encoded to the nearest step, every sample', () => {
    const steps = [
      ...decodeG711(
        law,
        Uint8Array.from({ length: 256 }, (_, byte) => byte),
      ),
    ]
    for (let value = -0x8000; value <= 0x7fff; value += 7) {
      const sample = value / 0x8000
      const [coded = 0] = decodeG711(law, encodeG711(law, Float32Array.of(sample)))
      const nearest = Math.min(...steps.map((step) => Math.abs(step - sample)))
      // Between two steps the standard decides by truncation, half a step away at most.
      expect(Math.abs(coded - sample) - nearest).toBeLessThanOrEqual(
        Math.max(8, Math.abs(value) / 32) / 0x8000,
      )
    }
  })

  it('keeps what it has decoded', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    const again = decodeG711(law, encodeG711(law, decodeG711(law, bytes)))
    expect(again).toEqual(decodeG711(law, bytes))
  })
})
