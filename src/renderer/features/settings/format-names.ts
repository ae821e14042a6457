import { useTranslation } from 'react-i18next'
import {
  type SourceContentType,
  sourceFormats,
  type TargetContentType,
  targetFormats,
} from '../../../core/audio/content-types.ts'
import { useFormats } from '../../i18n/use-formats.ts'

const formats = { ...sourceFormats, ...targetFormats }

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
    // A type that names no codec shares its format with another and is told apart by its name.
    return isAlone || type.includes(';codecs=') ? name : `${name} (${type})`
  }
}
