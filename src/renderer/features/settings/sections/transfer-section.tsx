import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../../core/base/errors.ts'
import type { SettingsChanges } from '../../../../core/settings/transfer/transfer-calls.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { uploadToHost } from '../../../bridge/upload-to-host.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useExportSettings } from '../../../queries/settings-queries.ts'
import { saveText } from '../../../shared/toasts/save-file.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFilePicker } from '../../../ui/controls/file-picker.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import styles from '../settings-dialog.module.css'
import { TransferDialog } from '../transfer-dialog.tsx'
import { useFileErrorText } from '../use-file-error-text.ts'

/** An uploaded settings file with the changes that it would make. */
interface Examined {
  readonly file: string
  readonly changes: SettingsChanges
}

const changesNothing = ({ values, accounts }: SettingsChanges): boolean =>
  values.length + accounts.length === 0

/** Exports settings to a file for another computer, and imports them. */
export function TransferSection() {
  const { t } = useTranslation()
  const describe = useFileErrorText()
  const bridge = useBridge()
  const saving = useExportSettings()
  const [error, setError] = useState<AppError | undefined>(undefined)
  const [examined, setExamined] = useState<Examined | undefined>(undefined)
  const [done, setDone] = useState<SettingsChanges | undefined>(undefined)
  const save = async () => {
    reset()
    const saved = await saving.run({})
    if (saved.ok) saveText(saved.value.name, saved.value.mediaType, saved.value.text)
    else setError(saved.error)
  }
  const reset = () => {
    setError(undefined)
    setDone(undefined)
  }
  const examine = async (picked: File) => {
    reset()
    const handed = await uploadToHost(bridge, picked, new AbortController().signal, () => undefined)
    if (!handed.ok) return setError(handed.error)
    const changes = await bridge.invoke('settings.examine', { file: handed.value })
    if (!changes.ok) setError(changes.error)
    else if (changesNothing(changes.value)) setDone(changes.value)
    else setExamined({ file: handed.value, changes: changes.value })
  }
  const picker = useFilePicker({
    label: t('transfer.open'),
    accept: '.json,application/json',
    onFiles: ([file]) => void examine(file),
  })
  return (
    <>
      <p className={styles.hint}>{t('transfer.hint')}</p>
      {picker.input}
      <div className={styles.row}>
        <Button onClick={() => void save()}>{t('transfer.save')}</Button>
        <Button onClick={picker.open}>{t('transfer.open')}</Button>
      </div>
      {error !== undefined && (
        <Notice tone="error" {...describe(error)} onDismiss={() => setError(undefined)} />
      )}
      {done !== undefined && <Done changes={done} onDismiss={() => setDone(undefined)} />}
      {examined !== undefined && (
        <TransferDialog
          {...examined}
          onClose={() => setExamined(undefined)}
          onDone={(changes) => {
            setExamined(undefined)
            setDone(changes)
          }}
        />
      )}
    </>
  )
}

interface DoneProps {
  readonly changes: SettingsChanges
  readonly onDismiss: () => void
}

/** Summary of the changes and of what the user still has to do. */
function Done({ changes, onDismiss }: DoneProps) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const { accounts, proxy, leftOut } = changes
  const isNothing = changesNothing(changes)
  return (
    <Notice
      tone="info"
      title={t(`transfer.${isNothing ? 'empty' : 'done'}.title`)}
      remedy={isNothing ? t('transfer.empty.remedy') : t('transfer.done.remedy')}
      details={[
        ...(accounts.length > 0 ? [t('transfer.keys')] : []),
        ...accounts.map(({ name, host }) => t('transfer.account', { name, host })),
        ...(proxy === undefined ? [] : [t('transfer.password')]),
        ...(isNothing && leftOut.length > 0 ? [`${t('transfer.unsupported')} ${row(leftOut)}`] : []),
      ]}
      onDismiss={onDismiss}
    />
  )
}
