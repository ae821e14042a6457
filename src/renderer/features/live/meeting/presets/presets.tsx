import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeetingDevices } from '../../../../../core/product/sound-devices/meeting-devices.ts'
import {
  activePreset,
  applyPreset,
  deletePreset,
  keepDevices,
  renamePreset,
  savePreset,
} from '../../../../../core/settings/edit-presets.ts'
import type { Preset } from '../../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../../core/settings/settings-patch.ts'
import { useSettings, useUpdateSettings } from '../../../../queries/settings-queries.ts'
import { DeleteDialog } from '../../../../shared/delete-dialog.tsx'
import { ErrorNotice } from '../../../../shared/error-notice.tsx'
import { NameDialog } from '../../../../shared/name-dialog.tsx'
import { MoreMenu } from '../../../../ui/controls/more-menu.tsx'
import { Select } from '../../../../ui/controls/select.tsx'
import { useSubmit } from '../../../../ui/controls/use-submit.ts'
import hidden from '../../../../ui/visually-hidden.module.css'
import { usePresetDevices } from './use-preset-devices.ts'

export interface PresetsProps {
  readonly isBusy: boolean
  /** Whether the list is open. */
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onChange: (patch: SettingsPatch) => void
}

/** No id of a preset is empty. */
const NONE = ''

/** Choice of a meeting that was saved under a name, and actions on it; during a session, the name. */
export function Presets({ isBusy, isOpen, onOpenChange, onChange }: PresetsProps) {
  const { t } = useTranslation()
  const settings = useSettings()
  const saving = useUpdateSettings()
  const [dialog, setDialog] = useState<'create' | 'rename' | 'delete'>()
  const { list } = settings.presets
  const { inUse, isLoading, error, apply: applyDevices } = usePresetDevices(onChange)
  const active = activePreset(settings, inUse)
  const preset = active?.preset
  const close = () => setDialog(undefined)
  const save = async (patch: SettingsPatch) => {
    const saved = await saving.run(patch)
    if (saved.ok) close()
  }
  const apply = (chosen: Preset) => {
    onChange(applyPreset(chosen))
    void applyDevices(chosen)
  }
  const choose = (id: string) => {
    const chosen = list.find((each) => each.id === id)
    if (chosen === undefined) onChange({ presets: { active: null } })
    else apply(chosen)
  }
  const remembered = ({ devices }: Preset) => devices && (inUse ?? devices)
  // Saved before the devices are known, a preset would forget them.
  const savingChanges = useSubmit({
    isLoading,
    onSubmit: () => {
      if (preset !== undefined) onChange(savePreset(settings, { ...preset, devices: remembered(preset) }))
    },
  })
  const deviceItems = ({ id, devices }: Preset) => {
    const keep = (next: MeetingDevices | undefined) => onChange(keepDevices(settings, id, next))
    if (devices !== undefined)
      return [{ label: t('meeting.presets.forgetDevices'), onChoose: () => keep(undefined) }]
    return inUse === undefined
      ? []
      : [{ label: t('meeting.presets.rememberDevices'), onChoose: () => keep(inUse) }]
  }
  const onActive =
    preset === undefined
      ? []
      : [
          ...(active?.isChanged === true
            ? [
                {
                  label: t('meeting.presets.saveChanges'),
                  onChoose: savingChanges.attempt,
                },
                { label: t('meeting.presets.discard'), onChoose: () => apply(preset) },
              ]
            : []),
          ...deviceItems(preset),
          { label: t('meeting.presets.rename'), onChoose: () => setDialog('rename') },
          { label: t('meeting.presets.delete'), onChoose: () => setDialog('delete') },
        ]
  const labelOf = ({ id, name }: Preset) =>
    id === preset?.id && active?.isChanged === true ? t('meeting.presets.changed', { name }) : name
  if (isBusy)
    return (
      preset !== undefined && (
        <p>
          <span className={hidden.hidden}>{t('meeting.presets.label')}</span> <bdi>{labelOf(preset)}</bdi>
        </p>
      )
    )
  return (
    <>
      <Select
        label={t('meeting.presets.label')}
        isLabelHidden
        options={[
          { value: NONE, label: t('meeting.presets.none') },
          ...list.map((each) => ({ value: each.id, label: labelOf(each) })),
        ]}
        // Without a meeting none is in use, and any can be chosen.
        value={settings.meeting.isOn ? (preset?.id ?? NONE) : NONE}
        onChange={choose}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      />
      <MoreMenu
        label={t('meeting.presets.more')}
        items={[{ label: t('meeting.presets.saveAs'), onChoose: () => setDialog('create') }, ...onActive]}
      />
      {dialog === 'create' && (
        <NameDialog
          title={t('meeting.presets.create')}
          intro={t('meeting.presets.intro')}
          label={t('history.session.name')}
          isLoading={isLoading}
          mutation={saving}
          onClose={close}
          onSubmit={(name) =>
            void save(savePreset(settings, { id: crypto.randomUUID(), name, devices: inUse }))
          }
        >
          <ErrorNotice error={error} />
        </NameDialog>
      )}
      {dialog === 'rename' && preset !== undefined && (
        <NameDialog
          title={t('meeting.presets.renameTitle')}
          label={t('history.session.name')}
          name={preset.name}
          mutation={saving}
          onClose={close}
          onSubmit={(name) => void save(renamePreset(settings, { id: preset.id, name }))}
        />
      )}
      {dialog === 'delete' && preset !== undefined && (
        <DeleteDialog
          title={t('meeting.presets.deleteTitle', { name: preset.name })}
          remedy={t('meeting.presets.deleteRemedy')}
          submit={t('history.session.delete')}
          mutation={saving}
          input={deletePreset(settings, preset)}
          onClose={close}
          onDone={close}
        />
      )}
    </>
  )
}
