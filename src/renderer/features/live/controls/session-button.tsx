import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { MoreButton } from './more-button.tsx'

interface SessionButtonProps extends Omit<ComponentProps<typeof MoreButton>, 'hint'> {
  /** Name of the file or sample, if that is the source. */
  readonly sourceName: string | undefined
  /** Language that is spoken; null for text only. */
  readonly spokenLanguage: string | null
}

/** Expands all choices; its tooltip has the source and the spoken language. */
export function SessionButton({ sourceName, spokenLanguage, ...props }: SessionButtonProps) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const nameOf = useLanguageNames()
  const { audio } = useSettings()
  const sources = {
    microphone: audio.microphoneName || t('live.defaultMicrophone'),
    system: t('live.systemAudio'),
    both: t('live.microphoneAndSystem'),
  }
  const summary = row([
    sourceName ?? sources[audio.input],
    spokenLanguage === null ? t('live.captionsOnly') : nameOf(spokenLanguage),
  ])
  return <MoreButton {...props} isIcon hint={t('live.sessionSettings', { summary })} />
}
