import type { CallOutput } from '../../core/contract/contract.ts'
import { numberedPages } from '../../core/contract/paged-list.ts'
import { createPagedListHook } from './query/paged-list-query.ts'
import { createMutationHook } from './query/use-mutation.ts'

export type StyleListing = CallOutput<'styleRules.list'>
export type StyleListSummary = StyleListing['lists'][number]

/** All style rule lists of the account, and the reason if there can be none. */
export const styleRuleLists = {
  call: 'styleRules.list',
  ...numberedPages(({ lists }: StyleListing) => lists),
  join: (pages: readonly StyleListing[]): StyleListing => ({
    ...pages.at(0),
    lists: pages.flatMap(({ lists }) => lists),
  }),
} as const

export const useStyleLists = createPagedListHook(styleRuleLists)

const changesLists = { invalidates: ['styleRules.list'] } as const
export const useCreateStyleList = createMutationHook('styleRules.create', changesLists)
export const useRenameStyleList = createMutationHook('styleRules.rename', changesLists)
export const useDeleteStyleList = createMutationHook('styleRules.delete', changesLists)
