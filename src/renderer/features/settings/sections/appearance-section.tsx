import { useTranslation } from 'react-i18next'
import { languageChoices, traits } from '../../../../core/product/interface-languages.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { Select } from '../../../ui/controls/select.tsx'

const THEMES = ['system', 'light', 'dark'] as const

interface AppearanceSectionProps {
  readonly appearance: Settings['appearance']
  readonly onChange: (patch: SettingsPatch) => void
}

/** Appearance of the page, and the language of the interface. */
export function AppearanceSection({ appearance, onChange }: AppearanceSectionProps) {
  const { t } = useTranslation()
  return (
    <>
      <Select
        label={t('settings.language')}
        options={languageChoices.map((value) => ({
          value,
          label: value === 'system' ? t('settings.languageOfSystem') : traits[value].name,
        }))}
        value={appearance.language}
        onChange={(language) => onChange({ appearance: { language } })}
      />
      <Select
        label={t('settings.theme')}
        options={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
        value={appearance.theme}
        onChange={(theme) => onChange({ appearance: { theme } })}
      />
    </>
  )
}
