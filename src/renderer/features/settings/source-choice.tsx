import { useTranslation } from 'react-i18next'
import {
  DEFAULT_SOURCE,
  type SourceContentType,
  sourceContentTypes,
  WEAK_NETWORK_SOURCE,
} from '../../../core/audio/content-types.ts'
import { Select } from '../../ui/controls/select.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { useFormatNames } from './format-names.ts'
import styles from './settings-dialog.module.css'
import { sourceAdvice } from './source-advice.ts'

interface SourceChoiceProps {
  readonly value: SourceContentType
  readonly onChange: (contentType: SourceContentType) => void
}

/** Choice of the source type: a shortcut for weak networks, and all types with advice. */
export function SourceChoice({ value, onChange }: SourceChoiceProps) {
  const { t } = useTranslation()
  const nameOf = useFormatNames()
  const isWeak = value === WEAK_NETWORK_SOURCE
  return (
    <>
      <Switch
        label={t('settings.weakNetwork')}
        isOn={isWeak}
        onChange={(isOn) => onChange(isOn ? WEAK_NETWORK_SOURCE : DEFAULT_SOURCE)}
      />
      <p className={styles.hint}>{t('settings.weakNetworkHint')}</p>
      <Select
        label={t('settings.sourceContentType')}
        options={sourceContentTypes.map((type) => ({ value: type, label: nameOf(type) }))}
        value={value}
        onChange={onChange}
      />
      <p className={styles.hint}>{sourceAdvice(t, value)}</p>
    </>
  )
}
