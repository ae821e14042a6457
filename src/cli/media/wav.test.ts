import { describe, expect, it } from 'vitest'
import { readWav } from './wav.ts'

interface WavParts {
  readonly tag: number
  readonly channels: number
  readonly rate: number
  readonly bits: number
  readonly data: Uint8Array
  /** An odd-sized chunk before the format, as some programs write. */
  readonly hasNote?: boolean
}

function wav({ tag, channels, rate, bits, data, hasNote = false }: WavParts): Uint8Array<ArrayBuffer> {
  const text = (word: string) => [...Buffer.from(word)]
  const u16 = (value: number) => [value & 0xff, value >> 8]
  const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)]
  const note = hasNote ? [...text('LIST'), ...u32(3), 1, 2, 3, 0] : []
  const format = [...u16(tag), ...u16(channels), ...u32(rate), ...u32(0), ...u16(0), ...u16(bits)]
  return Uint8Array.from([
    ...text('RIFF'),
    ...u32(0),
    ...text('WAVE'),
    ...note,
    ...text('fmt '),
    ...u32(16),
    ...format,
    ...text('data'),
    ...u32(data.length),
    ...data,
  ])
}

describe('a WAV file', () => {
  it('is read with 16 bits, and unknown chunks are skipped', () => {
    const data = Uint8Array.of(0x00, 0x40, 0x00, 0xc0)
    expect(readWav(wav({ tag: 1, channels: 1, rate: 8000, bits: 16, data, hasNote: true }))).toEqual({
      samples: Float32Array.of(0.5, -0.5),
      rate: 8000,
    })
  })

  it('is read as floats, and mixed to mono', () => {
    const data = new Uint8Array(Float32Array.of(1, 0, 0, 1).buffer)
    expect(readWav(wav({ tag: 3, channels: 2, rate: 44_100, bits: 32, data }))).toEqual({
      samples: Float32Array.of(0.5, 0.5),
      rate: 44_100,
    })
  })

  it('that is truncated is read up to its end', () => {
    const whole = wav({ tag: 1, channels: 1, rate: 8000, bits: 16, data: new Uint8Array(100) })
    expect(readWav(whole.slice(0, -51))).toMatchObject({ samples: { length: 24 } })
  })

  it.each([
    ['nothing', new Uint8Array(0), 'it is not a WAV file'],
    ['another format', Uint8Array.from(Buffer.from('OggS............')), 'it is not a WAV file'],
    [
      '8 bits',
      wav({ tag: 1, channels: 1, rate: 8000, bits: 8, data: new Uint8Array(4) }),
      /8-bit samples of type 1/,
    ],
    [
      'no channels',
      wav({ tag: 1, channels: 0, rate: 8000, bits: 16, data: new Uint8Array(4) }),
      /makes no sense/,
    ],
  ])('of %s is refused with the reason', (_name, bytes, reason) => {
    expect(readWav(bytes)).toMatch(reason)
  })
})
