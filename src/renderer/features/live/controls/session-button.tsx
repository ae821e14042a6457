import { ChevronDown, ChevronUp, SlidersHorizontal } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './controls.module.css'

interface SessionButtonProps {
  /** Name of the file or sample, if that is the source. */
  readonly sourceName: string | undefined
  /** Language that is spoken; null for text only. */
  readonly spokenLanguage: string | null
  /** ID of the element that it expands. */
  readonly controls: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly ref: Ref<HTMLButtonElement>
}

/** Source and languages of the session in one line; pressing it expands all choices. */
export function SessionButton({
  sourceName,
  spokenLanguage,
  controls,
  isOpen,
  onToggle,
  ref,
}: SessionButtonProps) {
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
    spokenLanguage === null ? t('live.notSpoken') : nameOf(spokenLanguage),
  ])
  return (
    <Button
      ref={ref}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={t('live.sessionSettings', { summary })}
      hint={t('live.sessionSettings', { summary })}
      onClick={onToggle}
    >
      <SlidersHorizontal size={14} aria-hidden />
      <span className={styles.summary}>{summary}</span>
      {isOpen ? <ChevronDown size={14} aria-hidden /> : <ChevronUp size={14} aria-hidden />}
    </Button>
  )
}
