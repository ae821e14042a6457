import { useTranslation } from 'react-i18next'
import { calmNames } from '../../../../core/captions/calm/calm-place.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { Select } from '../../../ui/controls/select.tsx'

interface CalmControlProps {
  readonly onChange: (patch: SettingsPatch) => void
}

/** How long tentative words wait. The settings also have it for single languages, with what it costs. */
export function CalmControl({ onChange }: CalmControlProps) {
  const { t } = useTranslation()
  const { calm } = useSettings().captions
  return (
    <Select
      label={t('settings.calm.label')}
      options={calmNames.map((name, place) => ({
        value: String(place),
        label: t(`settings.calm.names.${name}`),
      }))}
      value={String(calm)}
      onChange={(place) => onChange({ captions: { calm: Number(place) } })}
    />
  )
}
