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

  it.each([
    ['Windows-1252', [0x47, 0x72, 0xf6, 0xdf, 0x65]],
    ['Shift_JIS', [0x8a, 0x54, 0x82, 0xb3]],
    ['GB 18030', [0xbb, 0xe1, 0xd2, 0xe9]],
    ['UTF-8 with a letter that is cut', [0x47, 0xc3]],
  ])('in %s are refused instead of corrupted', (_encoding, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({ ok: false, error: 'utf-8' })
  })
})
