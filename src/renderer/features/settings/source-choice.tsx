import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import {
  DEFAULT_SOURCE,
  type SourceContentType,
  sourceContentTypes,
  sourceFormats,
  WEAK_NETWORK_SOURCE,
} from '../../../core/audio/content-types.ts'
import { Select } from '../../ui/controls/select.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { useFormatNames } from './format-names.ts'

/** Sample rates of uncompressed audio in Hz: telephone quality, and the rate that speech needs. */
const TELEPHONE_RATE = 8000
const SPEECH_RATE = 16_000
const SHORT_FORMS: ReadonlySet<SourceContentType> = new Set(['audio/ogg', 'audio/webm', 'audio/x-matroska'])

/** Advice on a source type in one or two sentences. */
function sourceAdvice(t: TFunction, type: SourceContentType): string {
  const { codec, rate } = sourceFormats[type]
  if (type === 'audio/auto') return t('settings.sources.goodForRecognised')
  if (SHORT_FORMS.has(type)) return t('settings.sources.goodForShort')
  if (codec === 'pcm-s16le' && rate === TELEPHONE_RATE) return t('settings.sources.goodForTelephone')
  if (codec === 'pcm-s16le' && rate > SPEECH_RATE) return t('settings.sources.goodForHighRate')
  return t(`settings.sources.goodFor.${codec}`)
}

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
        hint={t('settings.weakNetworkHint')}
        isOn={isWeak}
        onChange={(isOn) => onChange(isOn ? WEAK_NETWORK_SOURCE : DEFAULT_SOURCE)}
      />
      <Select
        label={t('settings.sourceContentType')}
        options={sourceContentTypes.map((type) => ({ value: type, label: nameOf(type) }))}
        hint={sourceAdvice(t, value)}
        value={value}
        onChange={onChange}
      />
    </>
  )
}
