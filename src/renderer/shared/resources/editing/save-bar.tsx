import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageKeys } from '../../../../core/product/shortcuts/page-keys.ts'
import { useKeys } from '../../../i18n/use-keys.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SubmitButton, SubmitNote } from '../../../ui/controls/submit-form.tsx'
import { useSubmit } from '../../../ui/controls/use-submit.ts'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import { ErrorNotice } from '../../error-notice.tsx'
import type { KindUsage } from '../resource-kind.ts'
import type { Saving } from './list-workspace.ts'
import styles from './save-bar.module.css'

interface SaveBarProps {
  readonly saving: Saving<unknown>
  /** Number of unsaved changes. */
  readonly changes: number
  /** Whether the service does not have the list yet. */
  readonly isNew: boolean
  /** The reason why the changes cannot be saved. */
  readonly reason: string | undefined
  /** Text about what discarding restores. */
  readonly discardRemedy: string
  /** Shown above the bar. */
  readonly notice?: ReactNode
  /** Buttons for a list without unsaved changes. */
  readonly actions?: ReactNode
  readonly onSave: () => void
  readonly onCancel: () => void
  readonly onDiscard: () => void
  /** Dismisses the error of the last saving. */
  readonly onDismiss: () => void
}

/** Unsaved changes, with the buttons that save or discard them. */
export function SaveBar({
  saving,
  changes,
  isNew,
  reason,
  discardRemedy,
  notice,
  actions,
  onSave,
  onCancel,
  onDiscard,
  onDismiss,
}: SaveBarProps) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const [isAsking, setAsking] = useState(false)
  const isSaving = saving.type === 'saving'
  const unchanged = t(isNew ? 'glossaries.editor.newHint' : 'glossaries.editor.allSaved')
  const submit = useSubmit({
    isRunning: isSaving,
    reason: changes === 0 ? unchanged : reason,
    onSubmit: onSave,
  })
  return (
    <footer className={styles.foot}>
      {saving.type === 'failed' && <ErrorNotice error={saving.error} onDismiss={onDismiss} />}
      {notice}
      <div className={styles.save}>
        <span className={styles.state} role="status">
          {isSaving
            ? t('glossaries.editor.saving')
            : changes > 0
              ? t('glossaries.editor.unsaved', { count: changes })
              : unchanged}
        </span>
        {changes === 0 && actions}
        {isSaving ? (
          <Button onClick={onCancel}>{t('app.cancel')}</Button>
        ) : (
          (changes > 0 || isNew) && (
            <Button onClick={() => (changes > 0 ? setAsking(true) : onDiscard())}>
              {t('glossaries.editor.discard')}
            </Button>
          )
        )}
        <SubmitButton
          submit={submit}
          type="button"
          hint={withKeys(t('glossaries.editor.save'), pageKeys.save)}
          data-keys="save"
        >
          {t('glossaries.editor.save')}
        </SubmitButton>
      </div>
      {changes > 0 && <SubmitNote submit={submit} />}
      <Confirm
        title={t('glossaries.editor.discardTitle')}
        remedy={isNew ? t('glossaries.editor.discardNew') : discardRemedy}
        submit={t('glossaries.editor.discard')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onSubmit={() => {
          setAsking(false)
          onDiscard()
        }}
      />
    </footer>
  )
}

interface UseInLiveProps {
  /** Undefined while it is not known whether it can be used. */
  readonly use: KindUsage | undefined
}

/** Offers a saved list for live sessions, unless they use it already. */
export function UseInLive({ use }: UseInLiveProps) {
  const { t } = useTranslation()
  if (use === undefined || use.isOn) return null
  return (
    <Button disabledReason={use.disabledReason} onClick={use.toggle}>
      {t('glossaries.editor.useInLive')}
    </Button>
  )
}
