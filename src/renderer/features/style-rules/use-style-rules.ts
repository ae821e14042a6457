import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bridge, CallOutput } from '../../../core/contract.ts'
import type { AppError } from '../../../core/errors.ts'
import type { InterfaceLanguage } from '../../../core/interface-languages.ts'
import { DEMO } from '../../../core/settings.ts'
import { strings } from '../../../core/strings/load.ts'
import { CallError, useBridge, useCall, useRefresh } from '../../bridge/react.tsx'
import type { NamesByRule } from './rule-listing.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/** One a page and account: what is not saved outlives the panel, and waits while another account is in use. */
const workspaces = new WeakMap<Bridge, Map<string, Workspace>>()

/** @returns nothing as long as it is not known which account is in use */
export function useWorkspace(): Workspace | undefined {
  const bridge = useBridge()
  const refresh = useRefresh()
  const { value: status } = useCall('service.status', {})
  if (status === undefined) return undefined
  const ofPage = workspaces.get(bridge) ?? new Map<string, Workspace>()
  workspaces.set(bridge, ofPage)
  const account = status.kind === 'account' ? status.account.id : DEMO
  const workspace =
    ofPage.get(account) ??
    createWorkspace({
      invoke: (name, input, options) => bridge.invoke(name, input, options),
      onChanged: () => refresh('styleRules.list'),
    })
  ofPage.set(account, workspace)
  return workspace
}

const PAGE_SIZE = 25
/** More than anybody looks through in a list. */
const MOST_PAGES = 40

export type ListedStyle = CallOutput<'styleRules.list'>['lists'][number]

export interface StyleLists {
  readonly value: CallOutput<'styleRules.list'> | undefined
  readonly error: AppError | undefined
  readonly again: () => void
}

/** All lists of the account: pages are read one after another until one is not full. */
export function useStyleLists(): StyleLists {
  const bridge = useBridge()
  const { data, error, refetch } = useQuery({
    queryKey: ['styleRules.list', 'every page and hint'],
    queryFn: async ({ signal }) => {
      const lists: ListedStyle[] = []
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const answer = await bridge.invoke('styleRules.list', { page, pageSize: PAGE_SIZE }, { signal })
        if (!answer.ok) throw new CallError(answer.error)
        lists.push(...answer.value.lists)
        if (answer.value.lists.length < PAGE_SIZE) return { lists, emptyHint: answer.value.emptyHint }
      }
      return { lists }
    },
  })
  return {
    value: data,
    error: error instanceof CallError ? error.error : undefined,
    again: () => void refetch(),
  }
}

const loaded = new Map<string, Promise<NamesByRule>>()

/** What people call the rules, in the language of the interface. It waits for them. */
export function useRuleNames(): NamesByRule {
  const language = useTranslation().i18n.language as InterfaceLanguage
  const names = loaded.get(language) ?? strings[language].styleRules()
  loaded.set(language, names)
  return use(names)
}
