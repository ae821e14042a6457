import { describe, expect, it } from 'vitest'
import { err, ok } from '../../../core/base/result.ts'
import type { Bridge } from '../../../core/contract/contract.ts'
import { lateCaptionList, MAX_PAGES, memoryList, readPagedList } from '../../../core/contract/paged-list.ts'
import { FIRST_LATE, MAX_CAPTIONS_AT_ONCE } from '../../../core/session/library/session-schema.ts'
import { tagUsageList } from '../account-queries.ts'
import { styleRuleLists } from '../style-rules-queries.ts'

const refusal = { kind: 'not-allowed' } as const

/** Answers page by page and records the requested inputs. */
function pagesOf(answer: (input: { readonly page?: number; readonly pageSize?: number }) => unknown) {
  const asked: unknown[] = []
  const invoke = (_name: string, input: unknown) => {
    asked.push(input)
    return Promise.resolve(answer(input as never))
  }
  return { asked, bridge: { invoke } as unknown as Pick<Bridge, 'invoke'> }
}

const items = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }))

/** A list with this many items, in numbered pages. */
const numbered = (count: number, named: (page: object[]) => unknown) =>
  pagesOf(({ page = 0, pageSize = 10 }) =>
    ok(named(items(count).slice(page * pageSize, (page + 1) * pageSize))),
  )

describe('a paged list', () => {
  it.each([
    [0, 1],
    [24, 1],
    [25, 2],
    [45, 2],
    [60, 3],
  ])('of %i items is read as a whole from %i pages', async (count, pages) => {
    const memories = numbered(count, (page) => ({ memories: page, totalCount: count }))
    expect(await readPagedList(memories.bridge, memoryList, [])).toEqual(ok(items(count)))
    expect(memories.asked).toHaveLength(pages)
    const styles = numbered(count, (page) => ({ lists: page }))
    expect(await readPagedList(styles.bridge, styleRuleLists, [])).toEqual(ok({ lists: items(count) }))
    expect(styles.asked).toHaveLength(pages)
  })

  it('keeps the other fields of its first page', async () => {
    const { bridge } = pagesOf(() => ok({ lists: [], emptyHint: 'data-centre' }))
    expect(await readPagedList(bridge, styleRuleLists, [])).toEqual(
      ok({ lists: [], emptyHint: 'data-centre' }),
    )
  })

  it('follows cursors from page to page', async () => {
    const { bridge, asked } = pagesOf(({ page = 0 }) =>
      ok({ tags: [{ tag: `${page}`, characters: page }], ...(page < 2 && { nextPage: page + 1 }) }),
    )
    const days = { from: '2026-01-01', to: '2026-01-31' }
    const read = await readPagedList(bridge, tagUsageList, [days])
    expect(read).toMatchObject(ok([{ tag: '2' }, { tag: '1' }, { tag: '0' }]))
    const input = { startDate: days.from, endDate: days.to }
    expect(asked).toEqual([input, { ...input, page: 1 }, { ...input, page: 2 }])
  })

  it('goes on behind the last caption of a page', async () => {
    const all = Array.from({ length: 2300 }, (_, at) => ({ index: FIRST_LATE + 2 * at }))
    const invoke = (_name: string, { from }: { readonly from: number }) =>
      Promise.resolve(
        ok({ captions: all.filter(({ index }) => index >= from).slice(0, MAX_CAPTIONS_AT_ONCE) }),
      )
    const bridge = { invoke } as unknown as Pick<Bridge, 'invoke'>
    expect(await readPagedList(bridge, lateCaptionList, ['id'])).toEqual(ok(all))
  })

  it('fails if one of its pages fails', async () => {
    const { bridge } = pagesOf(({ page }) => (page === 1 ? err(refusal) : ok({ lists: items(25) })))
    expect(await readPagedList(bridge, styleRuleLists, [])).toEqual(err(refusal))
  })

  it('without an end is an error, not a partial list', async () => {
    const { bridge, asked } = pagesOf(() => ok({ memories: items(25), totalCount: 9 }))
    const read = await readPagedList(bridge, memoryList, [])
    expect(read).toMatchObject({ ok: false, error: { kind: 'unexpected' } })
    expect(asked).toHaveLength(MAX_PAGES)
  })

  it('is aborted with the signal of its query', async () => {
    const abort = new AbortController()
    const invoke = (_name: string, _input: unknown, options?: { readonly signal?: AbortSignal }) => {
      abort.abort()
      return Promise.resolve(options?.signal?.aborted === true ? err({ kind: 'cancelled' }) : ok({}))
    }
    const read = readPagedList({ invoke } as Pick<Bridge, 'invoke'>, memoryList, [], abort.signal)
    expect(await read).toEqual(err({ kind: 'cancelled' }))
  })
})
