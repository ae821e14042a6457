import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Chunk, jsonBytes, jsonTextBytes, planRequests, utf8Bytes } from './text-chunks.ts'

const FRAME = { target_lang: 'DE' }
const LIMIT = 131_072

const plan = (texts: readonly string[], frame: Record<string, unknown> = FRAME): Chunk[][] => {
  const planned = planRequests(texts, frame)
  if (!planned.ok) throw new Error(JSON.stringify(planned.error))
  return planned.value
}

const joined = (requests: readonly (readonly Chunk[])[], count: number): string[] =>
  Array.from({ length: count }, (_, of) =>
    requests
      .flat()
      .filter((chunk) => chunk.of === of)
      .map(({ before, text, after }) => before + text + after)
      .join(''),
  )

const bodyBytes = (request: readonly Chunk[], frame: object = FRAME) =>
  jsonBytes({ ...frame, text: request.map(({ text }) => text) })

/** Texts for no request up to several, of characters that take more than one byte in JSON. */
const longText = fc
  .tuple(
    fc.constantFrom('a ', 'ü. ', '\u0001', '"quoted"\n', '😀', ' \n\n'),
    fc.integer({ min: 1, max: 60_000 }),
  )
  .map(([unit, times]) => unit.repeat(times))

describe('the requests that carry texts', () => {
  it('carry all of them, in order', () => {
    fc.assert(
      fc.property(fc.array(longText, { minLength: 1, maxLength: 3 }), (texts) => {
        const requests = plan(texts)
        expect(joined(requests, texts.length)).toEqual(texts)
        const order = requests.flat().map(({ of }) => of)
        expect(order).toEqual(order.toSorted((a, b) => a - b))
      }),
      { numRuns: 10 },
    )
  })

  it('are none over the limit, as they are sent', () => {
    fc.assert(
      fc.property(fc.array(longText, { minLength: 1, maxLength: 3 }), fc.string(), (texts, context) => {
        const frame = { ...FRAME, context }
        for (const request of plan(texts, frame)) expect(bodyBytes(request, frame)).toBeLessThanOrEqual(LIMIT)
      }),
      { numRuns: 10 },
    )
  })

  it('are filled: the first chunk of a request did not fit in the previous one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 90 }), (sizes) => {
        const requests = plan(sizes.map((size) => 'x'.repeat(size)))
        for (const request of requests) expect(request.length).toBeLessThanOrEqual(50)
        const roomLeft = requests.slice(1).flatMap(([first], i) => {
          const before = requests[i] ?? []
          return first === undefined || before.length === 50 ? [] : bodyBytes([...before, first])
        })
        for (const bytes of roomLeft) expect(bytes).toBeGreaterThan(LIMIT)
      }),
      { numRuns: 10 },
    )
  })

  it('hold fifty texts at most', () => {
    const texts = Array.from({ length: 101 }, (_, i) => `text ${i}`)
    expect(plan(texts).map(({ length }) => length)).toEqual([50, 50, 1])
  })

  it('hold a text of exactly the limit, and split one that is a byte longer', () => {
    const room = LIMIT - jsonBytes({ ...FRAME, text: [''] })
    expect(plan(['x'.repeat(room)])).toHaveLength(1)
    expect(plan(['x'.repeat(room + 1)])).toHaveLength(2)
  })

  it('leave texts that fit as they are', () => {
    expect(plan(['  spaced \n'])).toEqual([[{ of: 0, before: '', text: '  spaced \n', after: '' }]])
  })

  it('do not carry the space around pieces, but the plan keeps it', () => {
    const requests = plan([`${'one two. '.repeat(20_000)}\n\n  ${'three. '.repeat(100)}\n`])
    const chunks = requests.flat()
    expect(chunks.length).toBeGreaterThan(1)
    for (const { text } of chunks) expect(text).toBe(text.trim())
    expect(chunks.at(-1)?.after).toBe(' \n')
  })

  it('cannot carry a long text beside a context that fills them', () => {
    expect(planRequests(['x'.repeat(2000)], { ...FRAME, context: 'x'.repeat(LIMIT) })).toMatchObject({
      error: { field: 'context', problem: { type: 'too-much', limit: LIMIT, unit: 'bytes' } },
    })
  })

  it('cannot carry a long text that its tags hold together', () => {
    const text = `<doc>${'word '.repeat(30_000)}</doc>`
    expect(planRequests(['short', text], FRAME, { tags: 'xml' })).toEqual({
      ok: false,
      error: {
        kind: 'invalid-input',
        field: 'texts.1',
        problem: { type: 'cannot-split', limit: LIMIT, actual: expect.any(Number) },
      },
    })
  })

  it('carry a long text with tags by its paragraphs', () => {
    const texts = ['<p>Some words.</p>'.repeat(10_000)]
    const planned = planRequests(texts, FRAME, { tags: 'html' })
    expect(planned.ok && joined(planned.value, 1)).toEqual(texts)
  })
})

const units = ['a', 'ü', 'e\u0301', '語', '😀', '👨‍👩‍👧', '🇩🇪', '\uD83D', '\uDE00', '\n', '\u0000', '"', '\\']
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...units) }))

describe('the size of a text', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['für', 4],
    ['e\u0301', 3],
    ['語', 3],
    ['😀', 4],
    ['👨‍👩‍👧', 18],
    ['🇩🇪', 8],
  ])('of %j is %i bytes', (text, bytes) => {
    expect(utf8Bytes(text)).toBe(bytes)
  })

  it('adds up, unless a character is cut in two', () => {
    const whole = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        expect(utf8Bytes(a + b)).toBe(utf8Bytes(a) + utf8Bytes(b))
        expect(jsonBytes(a + b)).toBe(jsonBytes(a) + jsonBytes(b) - 2)
      }),
    )
  })

  it('is what Node puts on the wire', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(utf8Bytes(text)).toBe(Buffer.byteLength(text))
        expect(jsonTextBytes(text)).toBe(Buffer.byteLength(JSON.stringify(text)) - 2)
        expect(jsonBytes({ text: [text] })).toBe(Buffer.byteLength(JSON.stringify({ text: [text] })))
      }),
    )
  })
})
