import { describe, expect, it } from 'vitest'
import { err, ok } from '../../core/base/result.ts'
import { numberedPage, readEveryPage } from './every-page.ts'

const listOf = (count: number) => Array.from({ length: count }, (_, i) => i)
/** Reads a list of so many items, and tells which pages were asked for. */
async function read(count: number, pageSize = 25) {
  const asked: number[] = []
  const all = await readEveryPage(0, (page) => {
    asked.push(page)
    const items = listOf(count).slice(page * pageSize, (page + 1) * pageSize)
    return Promise.resolve(ok(numberedPage(items, { page, pageSize })))
  })
  return { all, asked }
}

describe('every page of a list', () => {
  it.each([
    [0, [0]],
    [24, [0]],
    [25, [0, 1]],
    [60, [0, 1, 2]],
  ])('of %i items is read, and no more pages than there are', async (count, pages) => {
    expect(await read(count)).toEqual({ all: ok(listOf(count)), asked: pages })
  })

  it('follows cursors as well as numbers', async () => {
    const pages = {
      start: { items: ['a'], next: 'middle' },
      middle: { items: ['b'], next: 'end' },
      end: { items: ['c'] },
    }
    expect(
      await readEveryPage('start', (at) => Promise.resolve(ok(pages[at as keyof typeof pages]))),
    ).toEqual(ok(['a', 'b', 'c']))
  })

  it('is not had where one of them fails', async () => {
    const failure = err({ kind: 'not-allowed' } as const)
    const answer = await readEveryPage(0, (page) =>
      Promise.resolve(page === 1 ? failure : ok({ items: [page], next: page + 1 })),
    )
    expect(answer).toEqual(failure)
  })

  it('is not asked for without end', async () => {
    let asked = 0
    await readEveryPage(0, () => {
      asked += 1
      return Promise.resolve(ok({ items: [], next: asked }))
    })
    expect(asked).toBe(100)
  })
})
