import type { TagUsage } from '../../core/admin/calls.ts'
import { ok, type Result } from '../../core/base/result.ts'
import type { Bridge } from '../../core/contract/contract.ts'
import { readEveryPage } from './every-page.ts'
import { type Listed, useListed } from './listed.ts'

interface Days {
  readonly from: string
  readonly to: string
}

/** What was used under each reporting tag in some days, the tag that used most first. */
async function readTagUsage(
  bridge: Pick<Bridge, 'invoke'>,
  { from, to }: Days,
  signal?: AbortSignal,
): Promise<Result<TagUsage[]>> {
  const tags = await readEveryPage<TagUsage, number | null>(null, async (page) => {
    const input = { startDate: from, endDate: to, ...(page !== null && { page }) }
    const answer = await bridge.invoke('admin.tagAnalytics', input, signal && { signal })
    return answer.ok ? ok({ items: answer.value.tags, next: answer.value.nextPage }) : answer
  })
  return tags.ok ? ok(tags.value.toSorted((a, b) => b.characters - a.characters)) : tags
}

export const useTagUsage = (days: Days): Listed<TagUsage[]> =>
  useListed('admin.tagAnalytics', (bridge, signal) => readTagUsage(bridge, days, signal), [
    days.from,
    days.to,
  ])
