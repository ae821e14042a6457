import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeveloperKey } from '../../../../core/admin/calls.ts'
import { useDeactivateKey, useLimitKey, useRenameKey } from '../../../data/administration.ts'
import { ErrorNotice } from '../../../domain/error-notice.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'
import { formOf, type LimitForm, readLimits, settable } from './key-limits.ts'

/** What can be done with a key. */
export type KeyChange = 'rename' | 'limit' | 'deactivate'

interface FieldsProps {
  readonly target: DeveloperKey
  readonly onClose: () => void
}

interface KeyDialogProps extends FieldsProps {
  readonly change: KeyChange
  readonly isOpen: boolean
}

const FIELDS: { readonly [C in KeyChange]: ComponentType<FieldsProps> } = {
  rename: RenameFields,
  limit: LimitFields,
  deactivate: Confirmation,
}

/** One change to one key, in a window of its own. */
export function KeyDialog({ change, target, isOpen, onClose }: KeyDialogProps) {
  const { t } = useTranslation()
  const Fields = FIELDS[change]
  return (
    <Dialog title={t(`usage.keys.${change}Title`, { label: target.label })} isOpen={isOpen} onClose={onClose}>
      <Fields target={target} onClose={onClose} />
    </Dialog>
  )
}

function RenameFields({ target, onClose }: FieldsProps) {
  const { t } = useTranslation()
  const [label, setLabel] = useState(target.label)
  const rename = useRenameKey()
  const submit = async () => {
    const renamed = await rename.run({ id: target.id, label })
    if (renamed.ok) onClose()
  }
  return (
    <DialogForm
      action={t(rename.isPending ? 'usage.keys.working' : 'app.save')}
      isRunning={rename.isPending}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <TextField label={t('usage.keys.label')} value={label} onChange={setLabel} required />
      <ErrorNotice error={rename.error} />
    </DialogForm>
  )
}

function LimitFields({ target, onClose }: FieldsProps) {
  const { t } = useTranslation()
  const [form, setForm] = useState<LimitForm>(() => formOf(target.limits))
  const limit = useLimitKey()
  const read = readLimits(form, target.limits)
  const problem = (of: 'characters' | 'speechMs') =>
    of in read && read[of] === undefined ? t('usage.keys.limitProblem') : undefined
  const submit = async () => {
    const limits = settable(read)
    if (limits === undefined) return
    const isChanged = Object.keys(limits).length > 0
    const limited = isChanged ? await limit.run({ id: target.id, ...limits }) : { ok: true }
    if (limited.ok) onClose()
  }
  return (
    <DialogForm
      intro={t('usage.keys.limitIntro')}
      action={t(limit.isPending ? 'usage.keys.working' : 'app.save')}
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
        value={form.minutes}
        onChange={(minutes) => setForm({ ...form, minutes })}
      />
      <ErrorNotice error={limit.error} />
    </DialogForm>
  )
}

function Confirmation({ target, onClose }: FieldsProps) {
  const { t } = useTranslation()
  const deactivate = useDeactivateKey()
  const submit = async () => {
    const done = await deactivate.run({ id: target.id })
    if (done.ok) onClose()
  }
  return (
    <DialogForm
      intro={t('usage.keys.deactivateWarning')}
      action={t(deactivate.isPending ? 'usage.keys.working' : 'usage.keys.deactivateNow')}
      isDanger
      isRunning={deactivate.isPending}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <ErrorNotice error={deactivate.error} />
    </DialogForm>
  )
}
