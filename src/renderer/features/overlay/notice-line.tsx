import { useTranslation } from 'react-i18next'
import type { CaptionNotice } from '../../../core/captions/caption-view.ts'
import type { Side } from '../../../core/voice/sides.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import styles from './overlay.module.css'

interface NoticeLineProps {
  readonly notices: readonly CaptionNotice[]
  readonly names: Readonly<Record<Side, string>>
}

/** Why captions do not come, in a word for each side. */
export function NoticeLine({ notices, names }: NoticeLineProps) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const wordOf = ({ status }: CaptionNotice): string => {
    switch (status) {
      case 'not-started':
        return t('overlay.status.notStarted')
      case 'listening':
        return t('overlay.status.listening')
      case 'muted':
        return t('overlay.status.muted')
      default:
        return t(`live.status.${status}`)
    }
  }
  const words = notices.map((notice) => {
    const { side } = notice
    return side === undefined || side === 'single'
      ? wordOf(notice)
      : t('overlay.ofSide', { name: names[side], status: wordOf(notice) })
  })
  return (
    <p className={styles.notice} role="status">
      {row(words)}
    </p>
  )
}
