import { ok, type Result } from '../../core/base/result.ts'
import type { Bridge, CallOutput } from '../../core/contract/contract.ts'
import { numberedPage, readEveryPage } from './every-page.ts'
import { type Listed, useListed } from './listed.ts'

export type StyleListing = CallOutput<'styleRules.list'>
export type ListedStyle = StyleListing['lists'][number]

const PAGE_SIZE = 25

/** All style rule lists of the account, and why there may be none. */
async function readStyleLists(
  bridge: Pick<Bridge, 'invoke'>,
  signal?: AbortSignal,
): Promise<Result<StyleListing>> {
  let emptyHint: StyleListing['emptyHint']
  const lists = await readEveryPage(0, async (page) => {
    const paging = { page, pageSize: PAGE_SIZE }
    const answer = await bridge.invoke('styleRules.list', paging, signal && { signal })
    if (!answer.ok) return answer
    emptyHint ??= answer.value.emptyHint
    return ok(numberedPage(answer.value.lists, paging))
  })
  return lists.ok ? ok({ lists: lists.value, ...(emptyHint !== undefined && { emptyHint }) }) : lists
}

export const useStyleLists = (): Listed<StyleListing> => useListed('styleRules.list', readStyleLists)
