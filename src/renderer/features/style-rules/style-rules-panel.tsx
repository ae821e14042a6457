import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useStyleLists } from '../../data/style-rules.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import panel from '../../ui/layout/panel.module.css'
import { Editor } from './editor.tsx'
import { ListOfLists } from './lists/list-of-lists.tsx'
import { useWorkspace } from './use-style-rules.ts'
import type { Workspace } from './workspace.ts'

/** The style rule lists of the account in use, and one of them while it is worked on. */
export function StyleRulesPanel() {
  const workspace = useWorkspace()
  if (workspace === undefined) return <Loading />
  return <OfAccount workspace={workspace} />
}

function OfAccount({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const openId = useStore(workspace.store, (state) => state.openId)
  const lists = useStyleLists()
  const nameOf = useLanguageNames()

  if (openId !== undefined) return <Editor key={openId} workspace={workspace} id={openId} nameOf={nameOf} />
  if (lists.data !== undefined)
    return <ListOfLists workspace={workspace} listing={lists.data} nameOf={nameOf} onAgain={lists.refetch} />
  if (lists.error === undefined) return <Loading />
  // Another plan is no fault: it is said what there would be.
  const isOtherPlan = lists.error.kind === 'plan-needed'
  return (
    <div className={panel.panel}>
      <Notice
        tone={isOtherPlan ? 'info' : 'error'}
        {...describe(lists.error)}
        actions={!isOtherPlan && <Button onClick={lists.refetch}>{t('app.tryAgain')}</Button>}
      />
      {isOtherPlan && <p className={panel.quiet}>{t('styleRuleLists.list.plan')}</p>}
    </div>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className={panel.panel}>
      <p className={panel.quiet} role="status">
        {t('styleRuleLists.list.loading')}
      </p>
    </div>
  )
}
