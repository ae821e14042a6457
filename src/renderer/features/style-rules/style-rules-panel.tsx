import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useServiceStatus } from '../../queries/account-queries.ts'
import { useStyleLists } from '../../queries/style-rules-queries.ts'
import { QueryState } from '../../shared/query-state.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import panel from '../../ui/layout/panel.module.css'
import { ListOfLists } from './lists/list-of-lists.tsx'
import { Editor } from './style-rule-editor.tsx'
import type { Workspace } from './style-rule-workspace.ts'
import { useWorkspace } from './use-style-rules.ts'

/** The style rule lists of the active account, or the one that is being edited. */
export function StyleRulesPanel() {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  const status = useServiceStatus()
  if (workspace !== undefined) return <OfAccount workspace={workspace} />
  return (
    <div className={panel.panel}>
      <QueryState query={status} loading={t('styleRuleLists.list.loading')} />
    </div>
  )
}

function OfAccount({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const openId = useStore(workspace.store, (state) => state.openId)
  const lists = useStyleLists()
  const nameOf = useLanguageNames()

  if (openId !== undefined) return <Editor key={openId} workspace={workspace} id={openId} nameOf={nameOf} />
  // A plan without style rules is not a failure: the panel explains the feature.
  const isOtherPlan = lists.error?.kind === 'plan-needed'
  return (
    <div className={panel.panel}>
      <QueryState
        query={lists}
        loading={t('styleRuleLists.list.loading')}
        refusal={
          isOtherPlan && (
            <>
              <Notice tone="info" {...describe(lists.error)} />
              <p className={panel.quiet}>{t('styleRuleLists.list.intro')}</p>
            </>
          )
        }
      >
        {(listing) => (
          <ListOfLists workspace={workspace} listing={listing} nameOf={nameOf} onAgain={lists.refetch} />
        )}
      </QueryState>
    </div>
  )
}
