import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bridge } from '../../../core/contract/contract.ts'
import type { InterfaceLanguage } from '../../../core/product/interface-languages.ts'
import { DEMO } from '../../../core/settings/settings.ts'
import { loadStrings } from '../../../core/strings/load.ts'
import { useBridge } from '../../bridge/react.tsx'
import { useServiceStatus } from '../../data/account.ts'
import { useInvalidate } from '../../data/query/use-mutation.ts'
import type { NamesByRule } from './rules/rule-listing.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/** One a page and account: what is not saved outlives the panel, and waits while another account is in use. */
const workspaces = new WeakMap<Bridge, Map<string, Workspace>>()

/** @returns nothing as long as it is not known which account is in use */
export function useWorkspace(): Workspace | undefined {
  const bridge = useBridge()
  const invalidate = useInvalidate()
  const { data: status } = useServiceStatus()
  if (status === undefined) return undefined
  const ofPage = workspaces.get(bridge) ?? new Map<string, Workspace>()
  workspaces.set(bridge, ofPage)
  const account = status.kind === 'account' ? status.account.id : DEMO
  const workspace =
    ofPage.get(account) ??
    createWorkspace({
      invoke: (name, input, options) => bridge.invoke(name, input, options),
      onChanged: () => invalidate(['styleRules.list']),
    })
  ofPage.set(account, workspace)
  return workspace
}

const loaded = new Map<string, Promise<NamesByRule>>()

/** What people call the rules, in the language of the interface. It waits for them. */
export function useRuleNames(): NamesByRule {
  const language = useTranslation().i18n.language as InterfaceLanguage
  const names =
    loaded.get(language) ?? loadStrings(language, 'styleRules').then(({ styleRules }) => styleRules)
  loaded.set(language, names)
  return use(names)
}
