import type { TFunction } from 'i18next'
import { type SourceContentType, sourceFormats } from '../../../core/audio/content-types.ts'

/** Sample rates of uncompressed audio in Hz: telephone quality, and the rate that speech needs. */
const TELEPHONE_RATE = 8000
const SPEECH_RATE = 16_000
const SHORT_FORMS: ReadonlySet<SourceContentType> = new Set(['audio/ogg', 'audio/webm', 'audio/x-matroska'])

/** Advice on a source type in one or two sentences. */
export function sourceAdvice(t: TFunction, type: SourceContentType): string {
  const { codec, rate } = sourceFormats[type]
  if (type === 'audio/auto') return t('settings.sources.goodForRecognised')
  if (SHORT_FORMS.has(type)) return t('settings.sources.goodForShort')
  if (codec === 'pcm-s16le' && rate === TELEPHONE_RATE) return t('settings.sources.goodForTelephone')
  if (codec === 'pcm-s16le' && rate > SPEECH_RATE) return t('settings.sources.goodForHighRate')
  return t(`settings.sources.goodFor.${codec}`)
}
