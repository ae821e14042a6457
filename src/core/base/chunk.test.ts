import { describe, expect, it } from 'vitest'
import { readChunks } from './chunk.ts'
import { ok } from './result.ts'

const FILE = new TextEncoder().encode('Good morning.')

/** Reads the file from a host that returns a number of bytes at once, and none after its own end. */
const readFrom = (size: number, end: number) =>
  readChunks((offset) =>
    Promise.resolve(ok({ data: FILE.slice(offset, Math.min(offset + size, end)), total: FILE.length })),
  )

describe('a file that is read in chunks', () => {
  it.each([1, 4, 100])('is whole, %i bytes at a time', async (size) => {
    const read = await readFrom(size, FILE.length)
    expect(read.ok && Buffer.concat(read.value).toString()).toBe('Good morning.')
  })

  it('is an error if its bytes end too soon', async () => {
    expect(await readFrom(4, 6)).toMatchObject({
      ok: false,
      error: { kind: 'unexpected', detail: 'the file ended after 6 of 13 bytes' },
    })
  })

  it('may be empty', async () => {
    expect(await readChunks(() => Promise.resolve(ok({ data: new Uint8Array(0), total: 0 })))).toMatchObject({
      ok: true,
    })
  })
})
