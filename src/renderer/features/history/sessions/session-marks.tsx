import { AudioLines } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SessionSummary } from '../../../../core/session/library/session-schema.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useMissingSpeech } from '../../../queries/missing-speech-queries.ts'
import { CardMark, Marks } from '../../../ui/layout/card.tsx'
import styles from '../history.module.css'

type Route = Pick<SessionSummary, 'sourceLanguage' | 'targetLanguages'>

/** Languages, tags and special properties of a session. */
export function SessionMarks({ session }: { readonly session: SessionSummary }) {
  const { t } = useTranslation()
  const { row, duration } = useFormats()
  const { id, state, isDemo, tags, sides, soundBytes } = session
  const missing = useMissingSpeech(id)
  const routeOf = ({ sourceLanguage, targetLanguages }: Route) => {
    const source = sourceLanguage?.toUpperCase() ?? t('live.detect')
    const targets = row(targetLanguages.map((code) => code.toUpperCase()))
    return targets === '' ? t('live.transcription', { source }) : t('live.route', { source, targets })
  }
  return (
    <Marks>
      {state !== 'ended' && <CardMark>{t(`history.${state}`)}</CardMark>}
      {missing !== undefined && missing.state !== 'done' && (
        <CardMark>{t('live.missing.mark', { length: duration(missing.missingMs) })}</CardMark>
      )}
      {sides === undefined ? (
        <span>{routeOf(session)}</span>
      ) : (
        Object.entries(sides).map(([side, about]) => (
          <span key={side}>
            <bdi>{about.name}</bdi>: {routeOf(about)}
          </span>
        ))
      )}
      {isDemo && <span>{t('service.demo.name')}</span>}
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
