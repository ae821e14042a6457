import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookPresetNames } from '../../../core/captions/look-presets.ts'
import { MAX_OWN_LOOKS } from '../../../core/settings/captions-schema.ts'
import { activeLook, applyLook, deleteLook, renameLook, saveLook } from '../../../core/settings/own-looks.ts'
import { type Settings } from '../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../core/settings/settings-patch.ts'
import { useUpdateSettings } from '../../queries/settings-queries.ts'
import { DeleteDialog } from '../../shared/delete-dialog.tsx'
import { NameDialog } from '../../shared/name-dialog.tsx'
import { MoreMenu } from '../../ui/controls/more-menu.tsx'
import { Select } from '../../ui/controls/select.tsx'
import styles from './looks.module.css'

interface LookChoiceProps {
  readonly captions: Settings['captions']
  readonly onChange: (patch: SettingsPatch) => void
}

/** A look that is neither built in nor saved. */
const UNSAVED = ''

/** Choice of a built-in or saved look, and actions on saved ones. */
export function LookChoice({ captions, onChange }: LookChoiceProps) {
  const { t } = useTranslation()
  const saving = useUpdateSettings()
  const [dialog, setDialog] = useState<'create' | 'rename' | 'delete'>()
  const active = activeLook(captions)
  const own = captions.ownLooks.find(({ id }) => id === active)
  const close = () => setDialog(undefined)
  const save = async (patch: SettingsPatch) => {
    const saved = await saving.run(patch)
    if (saved.ok) close()
  }
  const isFull = captions.ownLooks.length >= MAX_OWN_LOOKS
  const items = [
    ...(isFull ? [] : [{ label: t('looks.saveAs'), onChoose: () => setDialog('create') }]),
    ...(own === undefined
      ? []
      : [
          { label: t('meeting.presets.rename'), onChoose: () => setDialog('rename') },
          { label: t('meeting.presets.delete'), onChoose: () => setDialog('delete') },
        ]),
  ]
  return (
    <>
      <div className={styles.choice}>
        <Select
          // Base UI goes back to its first value when a value and its option change at the same time.
          key={captions.ownLooks.map(({ id }) => id).join()}
          label={t('looks.title')}
          options={[
            {
              value: UNSAVED,
              label: t('looks.unsaved'),
              disabledReason: active === undefined ? undefined : t('looks.unsavedReason'),
            },
            ...lookPresetNames.map((name) => ({ value: name, label: t(`looks.presets.${name}`) })),
            ...captions.ownLooks.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={active ?? UNSAVED}
          onChange={(chosen) => onChange(applyLook(captions, chosen))}
        />
        {items.length > 0 && <MoreMenu label={t('looks.more')} items={items} />}
      </div>
      {isFull && <p className={styles.hint}>{t('looks.full', { most: MAX_OWN_LOOKS })}</p>}
      {dialog === 'create' && (
        <NameDialog
          title={t('looks.create')}
          label={t('history.session.name')}
          mutation={saving}
          onClose={close}
          onSubmit={(name) => void save(saveLook(captions, { id: crypto.randomUUID(), name }))}
        />
      )}
      {dialog === 'rename' && own !== undefined && (
        <NameDialog
          title={t('looks.rename')}
          label={t('history.session.name')}
          name={own.name}
          mutation={saving}
          onClose={close}
          onSubmit={(name) => void save(renameLook(captions, { id: own.id, name }))}
        />
      )}
      {dialog === 'delete' && own !== undefined && (
        <DeleteDialog
          title={t('meeting.presets.deleteTitle', { name: own.name })}
          remedy={t('looks.deleteRemedy')}
          submit={t('history.session.delete')}
          mutation={saving}
          input={deleteLook(captions, own)}
          onClose={close}
          onDone={close}
        />
      )}
    </>
  )
}
