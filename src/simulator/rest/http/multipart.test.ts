import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UploadedFile } from './form.ts'
import { MultipartReader } from './multipart.ts'

const BOUNDARY = 'x-7'

interface Part {
  readonly head: string
  readonly content: string | Uint8Array
}

const field = (name: string, content: string): Part => ({ head: `form-data; name="${name}"`, content })

const toBytes = (parts: readonly Part[], end = '--'): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, content }) => [
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}${end}\r\n`),
  ])

function read(bytes: Buffer, chunkLength = bytes.length) {
  const reader = new MultipartReader(BOUNDARY)
  for (let at = 0; at < bytes.length; at += Math.max(1, chunkLength))
    reader.push(bytes.subarray(at, at + Math.max(1, chunkLength)))
  return { problem: reader.end(), fields: reader.fields }
}

const fileName = (head: string): string | undefined => {
  const [, value] = read(toBytes([{ head: `form-data; name="file"; ${head}`, content: 'x' }])).fields[0] ?? []
  if (!(value instanceof UploadedFile)) throw new Error('it was not taken for a file')
  return value.name
}

describe('a form in parts', () => {
  it('is read the same, wherever it was cut', () => {
    // What looks like a delimiter, or like half of one, must come through as well.
    const awkward = fc.constantFrom(`\r\n--${BOUNDARY.slice(0, -1)}`, '\r\n--', '\r', '\n', '-', 'text', '')
    const contents = fc.array(
      fc.array(awkward).map((all) => all.join('')),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(contents, fc.integer({ min: 1, max: 40 }), (texts, chunkLength) => {
        const bytes = toBytes(texts.map((text, i) => field(`f${i}`, text)))
        expect(read(bytes, chunkLength)).toEqual({
          problem: undefined,
          fields: texts.map((text, i) => [`f${i}`, text]),
        })
      }),
    )
  })

  it('keeps the bytes of a file as they are', () => {
    const content = Uint8Array.from({ length: 512 }, (_, i) => i % 256)
    const head = 'form-data; name="file"; filename="all.bin"'
    const [, value] = read(toBytes([{ head, content }]), 7).fields[0] ?? []
    expect(value).toEqual(new UploadedFile('all.bin', Buffer.from(content)))
  })

  it.each([
    ['filename="plain.txt"', 'plain.txt'],
    ['filename=bare.txt', 'bare.txt'],
    ['filename="Übersicht; Teil 1.txt"', 'Übersicht; Teil 1.txt'],
    [String.raw`filename="a \"b\".txt"`, 'a "b".txt'],
    ['filename="a %22b%22 100%.txt"', 'a "b" 100%.txt'],
    ['filename="fallback.txt"; filename*=UTF-8\'\'na%C3%AFve%20%E2%82%AC.txt', 'naïve €.txt'],
    ["filename*=iso-8859-1'en'%A3.txt", '£.txt'],
    ['filename="../../../etc/passwd"', 'passwd'],
    ['filename=""', undefined],
  ])('names its file by %s', (head, name) => {
    expect(fileName(head)).toBe(name)
  })

  it.each([
    ['without its last boundary', toBytes([field('a', '1')], ''), /ends before/],
    ['of nothing', Buffer.alloc(0), /ends before/],
    ['with a part that has no name', toBytes([{ head: 'form-data', content: '' }]), /no name/],
    ['with an endless head', toBytes([field('a'.repeat(9000), '')]), /too much in its head/],
    ['with endless parts', toBytes(Array.from({ length: 1001 }, () => field('a', ''))), /too many parts/],
    ['with a boundary that goes on', toBytes([field('a', '')], 'more'), /not alone/],
  ])('%s is refused', (_what, bytes, problem) => {
    expect(read(bytes).problem).toMatch(problem)
  })
})
