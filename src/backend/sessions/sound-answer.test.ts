import { appendFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerSound, readRange, type SoundAnswer } from './sound-answer.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-answer-'))
  path = join(folder, 'a.ogg')
  await writeFile(path, '0123456789')
})
afterEach(() => rm(folder, { recursive: true }))

const ask = (
  headers: { range?: string; 'if-range'?: string } = {},
  { method = 'GET', target = '/sound/token', name = 'Plan.ogg' } = {},
) =>
  answerSound({ method, target, header: (which) => headers[which] }, (token) =>
    Promise.resolve(token === 'token' ? { path, name } : undefined),
  )
const textOf = async (answer: SoundAnswer | undefined) =>
  answer?.body === undefined ? undefined : (await buffer(answer.body)).toString()
const summaryOf = (answer: SoundAnswer | undefined) => [
  answer?.status,
  answer?.headers['Content-Length'],
  answer?.headers['Content-Range'],
]

describe('the answer to a request for a sound', () => {
  it.each([
    [undefined, [200, '10', undefined], '0123456789'],
    ['bytes=0-', [206, '10', 'bytes 0-9/10'], '0123456789'],
    ['bytes=8-20', [206, '2', 'bytes 8-9/10'], '89'],
    ['bytes=-3', [206, '3', 'bytes 7-9/10'], '789'],
    ['bytes=5-3', [200, '10', undefined], '0123456789'],
    ['bytes=10-', [416, '0', 'bytes */10'], undefined],
  ])('for the range %s is %j', async (range, summary, text) => {
    const answer = await ask(range === undefined ? {} : { range })
    expect(summaryOf(answer)).toEqual(summary)
    expect(await textOf(answer)).toBe(text)
    expect(answer?.headers).toMatchObject({ 'Accept-Ranges': 'bytes', 'X-Content-Type-Options': 'nosniff' })
  })

  it('has no body where only its head is wanted, of which there are no ranges', async () => {
    const answer = await ask({ range: 'bytes=2-3' }, { method: 'HEAD' })
    expect([...summaryOf(answer), answer?.body]).toEqual([200, '10', undefined, undefined])
  })

  it('is the whole file if the range depends on an unknown validator', async () => {
    expect(summaryOf(await ask({ range: 'bytes=2-3', 'if-range': '"tag"' }))[0]).toBe(200)
  })

  it('is as long as the growing sound was at the request', async () => {
    const answer = await ask({ range: 'bytes=8-' })
    await appendFile(path, 'more')
    expect(await textOf(answer)).toBe('89')
    expect(summaryOf(await ask())).toEqual([200, '14', undefined])
  })

  it('fails if the file has become shorter, rather than end early', async () => {
    const answer = await ask()
    await truncate(path, 4)
    await expect(textOf(answer)).rejects.toThrow(/shorter/)
  })

  it('is that there is none, for an empty file, one that is gone and another token', async () => {
    expect((await ask({}, { target: '/sound/other' }))?.status).toBe(404)
    await truncate(path)
    expect((await ask())?.status).toBe(404)
    await rm(path)
    expect((await ask())?.status).toBe(404)
  })

  it("is somebody else's to give where it is no sound", async () => {
    for (const target of ['/', '/sound', '/assets/sound/token'])
      expect(await ask({}, { target })).toBeUndefined()
  })

  it('is saved as a file only on request, under a name that any browser can read', async () => {
    expect((await ask())?.headers).not.toHaveProperty('Content-Disposition')
    const named = async (name: string) =>
      (await ask({}, { target: '/sound/token?download', name }))?.headers['Content-Disposition']
    expect(await named('Plan.ogg')).toBe(`attachment; filename="Plan.ogg"; filename*=UTF-8''Plan.ogg`)
    expect(await named('"Plan" (é)\\会\r\n.ogg')).toBe(
      `attachment; filename="_Plan_ (_)____.ogg"; filename*=UTF-8''%22Plan%22%20%28%C3%A9%29%5C%E4%BC%9A%0D%0A.ogg`,
    )
  })

  it('is read in pieces, however long it is', async () => {
    await writeFile(path, Buffer.alloc(200_000, 7))
    const sizes = []
    for await (const chunk of (await ask({ range: 'bytes=1-' }))?.body ?? []) sizes.push(chunk.length)
    expect(sizes).toEqual([65_536, 65_536, 65_536, 3391])
  })
})

const whole = { type: 'whole' }
const unsatisfiable = { type: 'unsatisfiable' }
const part = (first: number, last: number) => ({ type: 'part', first, last })

describe('the requested range of a file', () => {
  it.each([
    ['bytes=0-', part(0, 9)],
    ['bytes=0-0', part(0, 0)],
    ['bytes=3-5', part(3, 5)],
    ['bytes=3-99', part(3, 9)],
    ['bytes=9-', part(9, 9)],
    ['bytes=-4', part(6, 9)],
    ['bytes=-99', part(0, 9)],
    ['Bytes=2-3', part(2, 3)],
    ['bytes= 2-3 ', part(2, 3)],
    [`bytes=1-${'9'.repeat(400)}`, part(1, 9)],
  ])('is a part: %s', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected)
  })

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    'is nothing that it has: %s',
    (header) => {
      expect(readRange(header, 10)).toEqual(unsatisfiable)
    },
  )

  it.each([
    undefined,
    null,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-3',
    'bytes=a-b',
    'bytes=0x1-2',
    'bytes=1.5-2',
    'bytes=--1',
    'bytes=0-1,3-4',
    'seconds=0-1',
    '0-1',
  ])('is all of it, where the wish is none that can be met: %j', (header) => {
    expect(readRange(header, 10)).toEqual(whole)
  })

  it('is never outside of the file, whatever is sent', () => {
    const number = fc.oneof(fc.nat(30).map(String), fc.constant(''), fc.bigInt({ min: 0n }).map(String))
    const header = fc.oneof(
      fc.tuple(number, number).map(([from, to]) => `bytes=${from}-${to}`),
      fc.string(),
    )
    fc.assert(
      fc.property(header, fc.nat(20), (asked, bytes) => {
        const range = readRange(asked, bytes)
        if (range.type !== 'part') return
        expect(range.first).toBeGreaterThanOrEqual(0)
        expect(range.last).toBeGreaterThanOrEqual(range.first)
        expect(range.last).toBeLessThan(bytes)
      }),
    )
  })
})
