import { describe, expect, it } from 'vitest'
import { decodeText, MAX_FILE_BYTES, readTextFile } from './read-file.ts'

const text = 'Größe\t犬'
const utf16 = (isLittle: boolean) => {
  const bytes = new Uint8Array(2 + text.length * 2)
  const data = new DataView(bytes.buffer)
  for (const [i, unit] of [0xfeff, ...text.split('').map((each) => each.charCodeAt(0))].entries())
    data.setUint16(i * 2, unit, isLittle)
  return bytes
}

describe('a file of text', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\u{feff}${text}`)],
    ['UTF-16, small end first', utf16(true)],
    ['UTF-16, large end first', utf16(false)],
  ])('in %s is read', (_encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ ok: true, value: text })
  })

  it('in another encoding is rejected instead of corrupted', async () => {
    const latin = new Uint8Array([0x47, 0x72, 0xf6, 0xdf, 0x65])
    const refused = { ok: false, error: { field: 'file', problem: { type: 'malformed' } } }
    expect(decodeText(latin)).toMatchObject(refused)
    expect(await readTextFile(new File([latin], 'a.csv'))).toMatchObject(refused)
  })

  it('that is too large is not even opened', async () => {
    const file = new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'a.csv')
    expect(await readTextFile(file)).toMatchObject({ ok: false, error: { problem: { type: 'too-much' } } })
  })
})
