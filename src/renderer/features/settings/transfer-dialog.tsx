import { useTranslation } from 'react-i18next'
import type { SettingsChanges } from '../../../core/settings/transfer/transfer-calls.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useImportSettings } from '../../queries/settings-queries.ts'
import { ConfirmHint } from '../../shared/confirm-hint.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../ui/overlays/dialog-form.tsx'
import { sectionNames } from './setting-names.ts'
import styles from './settings-dialog.module.css'
import { useFileErrorText } from './use-file-error-text.ts'

interface TransferDialogProps {
  /** Handle of the settings file. */
  readonly file: string
  readonly changes: SettingsChanges
  readonly onClose: () => void
  readonly onDone: (changes: SettingsChanges) => void
}

/** Previews the changes that a settings file would make. */
export function TransferDialog({ file, changes, onClose, onDone }: TransferDialogProps) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const describe = useFileErrorText()
  const importing = useImportSettings()
  const { values, proxy, keepsLess, privacy, accounts, leftOut } = changes
  const { streamDomains, endsUpdates, isShownInSharing, deletedPresets } = changes
  const isAsked = proxy !== undefined || streamDomains.length > 0 || endsUpdates
  const lines = [
    ...values
      .filter(({ section }) => section !== 'privacy')
      .map(({ section, amount }) => t('transfer.values', { section: t(sectionNames[section]), amount })),
    ...(privacy.retention === undefined
      ? []
      : [`${t('privacy.retention')}: ${t(`privacy.retentions.${privacy.retention}`)}`]),
    ...(privacy.keepsSound === undefined
      ? []
      : [t(`transfer.keepsSound.${privacy.keepsSound ? 'on' : 'off'}`)]),
    ...(proxy === undefined
      ? []
      : [t(`transfer.proxy.${proxy.mode}`, { address: proxy.mode === 'fixed' ? proxy.url : '' })]),
    ...accounts.map((account) => t('transfer.newAccount', account)),
    ...streamDomains.map((host) => t('transfer.streamDomain', { host })),
    ...(endsUpdates ? [t('updates.off.settings')] : []),
    ...(isShownInSharing ? [t('transfer.shownInSharing')] : []),
    ...(deletedPresets.length === 0 ? [] : [t('transfer.deletedPresets', { names: row(deletedPresets) })]),
  ]
  const submit = async () => {
    const imported = await importing.run({ file })
    if (imported.ok) onDone(imported.value)
  }
  return (
    <Dialog title={t('transfer.confirm.title')} isOpen onClose={onClose}>
      <DialogForm
        intro={t('transfer.confirm.intro')}
        action={t('transfer.confirm.submit')}
        isDanger={keepsLess}
        isRunning={importing.isPending}
        onSubmit={() => void submit()}
        onCancel={onClose}
      >
        <ul className={styles.changes}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {keepsLess && (
          <Notice
            tone="info"
            title={t('transfer.shorterRetention.title')}
            remedy={t('transfer.shorterRetention.remedy')}
          />
        )}
        {leftOut.length > 0 && (
          <p className={styles.hint}>
            {t('transfer.unsupported')} <bdi className={styles.words}>{row(leftOut)}</bdi>
          </p>
        )}
        <ConfirmHint isFetching={importing.isPending && isAsked} />
        {importing.error !== undefined && <Notice tone="error" {...describe(importing.error)} />}
      </DialogForm>
    </Dialog>
  )
}
