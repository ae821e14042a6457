import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeveloperKey } from '../../../../core/areas/admin/admin-calls.ts'
import { useDeactivateKey, useLimitKey, useRenameKey } from '../../../queries/account-queries.ts'
import { DeleteDialog } from '../../../shared/delete-dialog.tsx'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { NameDialog } from '../../../shared/name-dialog.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'
import { type LimitForm, type LimitName, limitFormOf, readLimits, settable } from './key-limits.ts'

/** Changes of a key. */
export type KeyChange = 'rename' | 'limit' | 'deactivate'

interface DialogProps {
  readonly target: DeveloperKey
  readonly onClose: () => void
}

interface KeyDialogProps extends DialogProps {
  readonly change: KeyChange
}

/** A dialog for one change of one key. */
export function DeveloperKeyDialog({ change, ...props }: KeyDialogProps) {
  switch (change) {
    case 'rename':
      return <RenameDialog {...props} />
    case 'limit':
      return <LimitDialog {...props} />
    case 'deactivate':
      return <DeactivateDialog {...props} />
  }
}

function RenameDialog({ target: { id, label: name }, onClose }: DialogProps) {
  const { t } = useTranslation()
  const rename = useRenameKey()
  return (
    <NameDialog
      title={t('usage.keys.renameTitle', { label: name })}
      label={t('history.session.name')}
      name={name}
      mutation={rename}
      onClose={onClose}
      onSubmit={(label) => void rename.run({ id, label }).then(({ ok }) => ok && onClose())}
    />
  )
}

function DeactivateDialog({ target: { id, label }, onClose }: DialogProps) {
  const { t } = useTranslation()
  return (
    <DeleteDialog
      title={t('usage.keys.deactivateTitle', { label })}
      remedy={t('usage.keys.deactivateWarning')}
      submit={t('usage.keys.deactivateNow')}
      mutation={useDeactivateKey()}
      input={{ id }}
      onClose={onClose}
      onDone={onClose}
    />
  )
}

function LimitDialog({ target, onClose }: DialogProps) {
  const { t } = useTranslation()
  const [form, setForm] = useState<LimitForm>(() => limitFormOf(target.limits))
  const limit = useLimitKey()
  const read = readLimits(form, target.limits)
  const problem = (of: LimitName) =>
    of in read && read[of] === undefined ? t('usage.keys.limitProblem') : undefined
  const submit = async () => {
    const limits = settable(read)
    if (limits === undefined) return
    const isChanged = Object.keys(limits).length > 0
    const limited = isChanged ? await limit.run({ id: target.id, ...limits }) : { ok: true }
    if (limited.ok) onClose()
  }
  return (
    <Dialog title={t('usage.keys.limitTitle', { label: target.label })} isOpen onClose={onClose}>
      <DialogForm
        intro={t('usage.keys.limitIntro')}
        action={t('app.save')}
        isRunning={limit.isPending}
        onSubmit={() => void submit()}
        onCancel={onClose}
      >
        <TextField
          label={t('usage.keys.limitCharacters')}
          hint={t('usage.keys.limitCharactersHint')}
          problem={problem('characters')}
          inputMode="numeric"
          value={form.characters}
          onChange={(typed) => setForm({ ...form, characters: typed })}
        />
        <TextField
          label={t('usage.keys.limitSpeech')}
          problem={problem('speechMs')}
          inputMode="numeric"
          value={form.speechMs}
          onChange={(speechMs) => setForm({ ...form, speechMs })}
        />
        {/* Offered where the service names it: others might refuse it. */}
        {target.limits.speechToSpeechMs !== undefined && (
          <TextField
            label={t('usage.keys.limitSpeechToSpeech')}
            problem={problem('speechToSpeechMs')}
            inputMode="numeric"
            value={form.speechToSpeechMs}
            onChange={(speechToSpeechMs) => setForm({ ...form, speechToSpeechMs })}
          />
        )}
        <ErrorNotice error={limit.error} />
      </DialogForm>
    </Dialog>
  )
}
