import { useTranslation } from 'react-i18next'
import type { LessonPreview as Preview } from '../../../core/session/corrections/lesson-previews.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import styles from './corrections.module.css'

interface LessonPreviewProps {
  readonly preview: Preview
}

/** The captions of the latest sessions that a lesson would have changed: how many, and some of them. */
export function LessonPreviewLines({ preview: { changed, uncertain, lines } }: LessonPreviewProps) {
  const { t } = useTranslation()
  const { moment } = useFormats()
  const counts = [
    t('corrections.preview.changed', { count: changed }),
    ...(uncertain > 0 ? [t('corrections.preview.uncertain', { count: uncertain })] : []),
  ].join(' · ')
  if (changed === 0)
    return <p className={styles.quiet}>{uncertain > 0 ? counts : t('corrections.preview.nothing')}</p>
  return (
    <Disclosure title={counts}>
      <ul className={styles.preview}>
        {lines.map(({ sessionId, title, startedAt, startMs, language, lead, before, after, rest }) => (
          <li key={`${sessionId} ${startMs}`}>
            <span className={styles.when}>
              {title !== '' && (
                <>
                  <bdi>{title}</bdi> ·{' '}
                </>
              )}
              {moment(startedAt + startMs)}
            </span>
            <span className={styles.line}>
              <span lang={language} dir="auto">
                {lead}
                <del>{before}</del> <ins>{after}</ins>
                {rest}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
