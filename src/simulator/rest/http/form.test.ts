import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readParts, toObject, UploadedFile } from './form.ts'

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

const read = (bytes: Buffer) => readParts(bytes, `multipart/form-data; boundary=${BOUNDARY}`)

async function fileName(head: string): Promise<string | undefined> {
  const [[, value] = []] = await read(toBytes([{ head: `form-data; name="file"; ${head}`, content: 'x' }]))
  if (!(value instanceof UploadedFile)) throw new Error('it was not taken for a file')
  return value.name
}

describe('a form in parts', () => {
  it('is parsed into its fields, whatever their content', async () => {
    // Content that resembles a delimiter, or half of one, must be preserved too.
    const awkward = fc.constantFrom(`\r\n--${BOUNDARY.slice(0, -1)}`, '\r\n--', '\r', '\n', '-', 'text', '')
    const contents = fc.array(
      fc.array(awkward).map((all) => all.join('')),
      { maxLength: 5 },
    )
    await fc.assert(
      fc.asyncProperty(contents, async (texts) => {
        const bytes = toBytes(texts.map((text, i) => field(`f${i}`, text)))
        expect(await read(bytes)).toEqual(texts.map((text, i) => [`f${i}`, text]))
      }),
    )
  })

  it.each([512, 1_000_000])('keeps the %i bytes of a file as they are', async (length) => {
    const content = Buffer.from(Uint8Array.from({ length }, (_, i) => i % 256))
    const head = 'form-data; name="file"; filename="all.bin"'
    expect(await read(toBytes([{ head, content }]))).toEqual([['file', new UploadedFile('all.bin', content)]])
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
    ['filename=""\r\nContent-Type: application/octet-stream', undefined],
  ])('names its file by %s', async (head, name) => {
    expect(await fileName(head)).toBe(name)
  })

  it.each([
    ['without its last boundary', toBytes([field('a', '1')], ''), /end of form/],
    [
      'that ends within a file',
      toBytes([{ head: 'form-data; name="f"; filename="f"', content: '' }], ''),
      /end/,
    ],
    ['of nothing', Buffer.alloc(0), /end of form/],
    ['with a part that has no name', toBytes([{ head: 'form-data', content: '' }]), /no name/],
    ['with an endless head', toBytes([field('a'.repeat(17_000), '')]), /Malformed part header/],
    ['with endless parts', toBytes(Array.from({ length: 1001 }, () => field('a', ''))), /too many parts/],
    ['with a boundary that goes on', toBytes([field('a', '')], 'more'), /end of form/],
  ])('%s is refused', async (_what, bytes, problem) => {
    await expect(read(bytes)).rejects.toThrow(problem)
  })
})

describe('a form', () => {
  it('contains a list for a repeated field', () => {
    expect(toObject(new URLSearchParams('a=1&b=2&a=3'))).toEqual({ a: ['1', '3'], b: '2' })
  })

  it('writes objects in lists by their index', () => {
    const fields = [
      ['name', 'g'],
      ['dictionaries[1].source_lang', 'en'],
      ['dictionaries[0].source_lang', 'de'],
      ['dictionaries[0].entries', 'a\tb'],
    ] as const
    expect(toObject(fields)).toEqual({
      name: 'g',
      dictionaries: [{ source_lang: 'de', entries: 'a\tb' }, { source_lang: 'en' }],
    })
  })

  it('cannot reach beyond itself', () => {
    const made = toObject(new URLSearchParams('__proto__=x&list[0].__proto__=y'))
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })
})
