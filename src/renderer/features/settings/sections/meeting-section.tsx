import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { originals } from '../../../../core/product/sound-devices/duck-levels.ts'
import { MAX_SIDE_NAME, type Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { sides } from '../../../../core/voice/sides.ts'
import { useSoundDevices } from '../../../queries/host-queries.ts'
import { Select } from '../../../ui/controls/select.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'

interface MeetingSectionProps {
  readonly settings: Settings
  readonly onChange: (patch: SettingsPatch) => void
}

/** Names of the sides of a meeting, the side that runs alone, and what of the meeting is heard. */
export function MeetingSection({ settings: { meeting }, onChange }: MeetingSectionProps) {
  const { t } = useTranslation()
  const canLower = useSoundDevices().data?.isSupported === true
  const change = (part: Partial<Settings['meeting']>) => onChange({ meeting: part })
  const names = {
    mine: meeting.myName || t('live.sides.mine'),
    theirs: meeting.theirName || t('live.sides.theirs'),
  }
  return (
    <>
      <SideName
        label={t('meeting.myName')}
        stored={meeting.myName}
        onChange={(myName) => change({ myName })}
      />
      <SideName
        label={t('meeting.theirName')}
        stored={meeting.theirName}
        onChange={(theirName) => change({ theirName })}
      />
      <Select
        label={t('meeting.preferred')}
        options={sides.map((side) => ({ value: side, label: names[side] }))}
        value={meeting.preferred}
        onChange={(preferred) => change({ preferred })}
      />
      <Switch
        label={t('meeting.hearsOwn')}
        isOn={meeting.hearsOwn}
        onChange={(hearsOwn) => change({ hearsOwn })}
      />
      {canLower && (
        <Select
          label={t('meeting.original.label')}
          hint={t('meeting.original.hint')}
          options={originals.map((value) => ({ value, label: t(`meeting.original.${value}`) }))}
          value={meeting.original}
          onChange={(original) => change({ original })}
        />
      )}
    </>
  )
}

interface SideNameProps {
  readonly label: string
  readonly stored: string
  readonly onChange: (name: string) => void
}

function SideName({ label, stored, onChange }: SideNameProps) {
  // The stored name arrives after the next key press.
  const [name, setName] = useState(stored)
  const type = (next: string) => {
    setName(next)
    onChange(next)
  }
  return <TextField label={label} value={name} maxLength={MAX_SIDE_NAME} onChange={type} />
}
