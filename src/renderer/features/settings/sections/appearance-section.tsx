import { useTranslation } from 'react-i18next'
import { languageChoices, traits } from '../../../../core/product/interface-languages.ts'
import { CAPTION_SIZE, type Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { Select } from '../../../ui/controls/select.tsx'
import { Amount } from '../amount.tsx'
import styles from '../settings-dialog.module.css'

const THEMES = ['system', 'light', 'dark'] as const
const EMPHASES = ['translation', 'original'] as const

interface AppearanceSectionProps {
  readonly settings: Pick<Settings, 'captions' | 'appearance'>
  readonly onChange: (patch: SettingsPatch) => void
}

/** Appearance of the page and captions, and the language of the interface. */
export function AppearanceSection({ settings, onChange }: AppearanceSectionProps) {
  const { t } = useTranslation()
  const { captions, appearance } = settings
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
      <div className={styles.pair}>
        <Select
          label={t('settings.theme')}
          options={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
          value={appearance.theme}
          onChange={(theme) => onChange({ appearance: { theme } })}
        />
        <Select
          label={t('settings.emphasis')}
          options={EMPHASES.map((value) => ({ value, label: t(`settings.emphases.${value}`) }))}
          value={captions.emphasis}
          onChange={(emphasis) => onChange({ captions: { emphasis } })}
        />
      </div>
      <Amount
        label={t('live.textSize')}
        value={captions.size}
        bounds={{ min: CAPTION_SIZE.least, max: CAPTION_SIZE.most, step: CAPTION_SIZE.step }}
        show={(count) => t('settings.pixels', { count })}
        onCommit={(size) => onChange({ captions: { size } })}
      />
      <p className={styles.hint}>{t('settings.captionSizeHint')}</p>
    </>
  )
}
