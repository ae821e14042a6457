import { useTranslation } from 'react-i18next'
import {
  type SourceContentType,
  sourceFormats,
  type TargetContentType,
  targetFormats,
} from '../../../core/audio/content-types.ts'
import { useFormats } from '../../i18n/use-formats.ts'

const formats = { ...sourceFormats, ...targetFormats }
/** These types do not specify a codec, so they are distinguished by name. */
const SHORT_FORMS: ReadonlySet<string> = new Set([
  'audio/auto',
  'audio/ogg',
  'audio/webm',
  'audio/x-matroska',
])

/** Displayed names of content types: their format, and their data rate. */
export function useFormatNames(): (type: SourceContentType | TargetContentType) => string {
  const { t } = useTranslation()
  const { row } = useFormats()
  return (type) => {
    const { codec, container, bitsPerSecond } = formats[type]
    const codecName = t(`settings.formats.${codec}`)
    const isAlone = container === 'none' || container === 'flac' || container === 'mp3'
    const format = isAlone ? codecName : t(`settings.containers.${container}`, { codec: codecName })
    const name = row([format, t('settings.bitRate', { count: Math.round(bitsPerSecond / 1000) })])
    return SHORT_FORMS.has(type) ? `${name} (${type})` : name
  }
}
