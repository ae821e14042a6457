import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'Größe\t犬'
const utf16 = (isLittle: boolean) => {
  const bytes = new Uint8Array(2 + text.length * 2)
  const data = new DataView(bytes.buffer)
  for (const [i, unit] of [0xfeff, ...text.split('').map((each) => each.charCodeAt(0))].entries())
    data.setUint16(i * 2, unit, isLittle)
  return bytes
}

describe('the bytes of a text', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\u{feff}${text}`)],
    ['UTF-16, small end first', utf16(true)],
    ['UTF-16, large end first', utf16(false)],
  ])('in %s are decoded', (_encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ ok: true, value: text })
  })

  it.each<[string, number[], number, number]>([
    ['Windows-1252', [0x47, 0x72, 0xf6, 0xdf, 0x65], 1, 3],
    ['Shift_JIS', [0x8a, 0x54, 0x82, 0xb3], 1, 1],
    ['GB 18030', [0xbb, 0xe1, 0xd2, 0xe9], 1, 1],
    ['UTF-8 with a letter that is cut', [0x47, 0xc3], 1, 2],
    ['UTF-8 with one wrong byte', [...Buffer.from('\u{feff}a\r\nb\r犬\n🐕 é'), 0xe9, 0x74], 4, 4],
    ['UTF-16 with half a character', [0xff, 0xfe, 0x0a, 0, 0x41, 0, 0x00, 0xd8, 0x41, 0], 2, 2],
    ['UTF-16 that is cut', [0xfe, 0xff, 0, 0x41, 0], 1, 2],
  ])('in %s are refused instead of corrupted, by their place', (_encoding, bytes, line, column) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({ ok: false, error: { line, column } })
  })

  it('are refused within a moment, however many they are', () => {
    const bytes = new Uint8Array(10_000_000).fill(0x61)
    bytes[9_999_990] = 0xff
    expect(decodeText(bytes)).toEqual({ ok: false, error: { line: 1, column: 9_999_991 } })
  })
})
