import { AudioLines } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SessionSummary } from '../../../../core/library/sessions.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Mark, Marks } from '../../../ui/layout/card.tsx'
import styles from '../history.module.css'

/** Its languages and tags, and what is special about it. */
export function SessionMarks({ session }: { readonly session: SessionSummary }) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const { state, isDemo, tags, sourceLanguage, targetLanguages, soundBytes } = session
  const targets = targetLanguages.map((code) => code.toUpperCase())
  const source = sourceLanguage?.toUpperCase() ?? t('live.detect')
  return (
    <Marks>
      {state !== 'ended' && <Mark>{t(`history.${state}`)}</Mark>}
      <span>
        {targets.length === 0
          ? t('live.transcription', { source })
          : t('live.route', { source, targets: row(targets) })}
      </span>
      {isDemo && <span>{t('history.demo')}</span>}
      {soundBytes > 0 && (
        <span className={styles.withSound}>
          <AudioLines size={12} aria-hidden />
          {t('history.sound.kept')}
        </span>
      )}
      {tags.map((tag) => (
        <span key={tag} className={styles.tag} dir="auto">
          {tag}
        </span>
      ))}
    </Marks>
  )
}
