import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import type { ListEditor } from '../list-editor.ts'
import styles from './rules.module.css'

const TEXTS = { idle: 'autosaved', sending: 'saving', done: 'saved' } as const

/** Shows whether the displayed rules are saved. */
export function SavingRules({ editor }: { readonly editor: ListEditor }) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const saving = useStore(editor.store, (state) => state.savingRules)
  if (saving.type !== 'failed')
    return (
      <p className={styles.saving} role="status">
        {t(`styleRuleLists.rules.${TEXTS[saving.type]}`)}
      </p>
    )
  const { title, remedy, details } = describe(saving.error)
  return (
    <Notice
      tone="error"
      title={title}
      remedy={remedy}
      details={[...details, t('styleRuleLists.rules.notSaved')]}
      actions={
        <>
          <Button onClick={editor.retryRules}>{t('app.tryAgain')}</Button>
          <Button onClick={editor.discardRules}>{t('styleRuleLists.rules.discard')}</Button>
        </>
      }
    />
  )
}
