import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { NamesByRule } from '../../../core/areas/style-rules/catalogue.ts'
import type { InterfaceLanguage } from '../../../core/product/interface-languages.ts'
import { loadStrings } from '../../../core/product/strings/load.ts'
import { useSettings } from '../../queries/settings-queries.ts'
import { usePageStore } from '../../queries/stores.ts'
import { createStyleWorkspaces, type StyleRuleWorkspace } from './style-rule-workspace.ts'

/** The workspace of the active account. */
export function useWorkspace(): StyleRuleWorkspace {
  const workspaceOf = usePageStore(createStyleWorkspaces)
  return workspaceOf(useSettings().service.active)
}

const loaded = new Map<string, Promise<NamesByRule>>()

/** Names of the rules in the language of the interface. Suspends until they are loaded. */
export function useRuleNames(): NamesByRule {
  const language = useTranslation().i18n.language as InterfaceLanguage
  const names =
    loaded.get(language) ?? loadStrings(language, 'styleRules').then(({ styleRules }) => styleRules)
  loaded.set(language, names)
  return use(names)
}
