import { useTranslation } from 'react-i18next'
import type { Caption } from '../../../core/voice/transcript.ts'
import hidden from '../../ui/visually-hidden.module.css'

/** A log for screen readers needs the latest lines alone: the list itself can be read at leisure. */
const KEPT = 5

interface AnnouncementsProps {
  readonly captions: readonly Caption[]
  readonly targets: readonly string[]
  /** The last caption may still grow while the session runs. */
  readonly isRunning: boolean
}

/** Reads out translations once they are concluded and complete. */
export function Announcements({ captions, targets, isRunning }: AnnouncementsProps) {
  const { t } = useTranslation()
  const complete = isRunning ? captions.length - 1 : captions.length
  const first = Math.max(0, complete - KEPT)
  const [target] = targets
  return (
    <div className={hidden.hidden} role="log" aria-label={t('live.announced')}>
      {captions.slice(first, Math.max(0, complete)).map((caption, offset) => {
        const text = (target !== undefined && caption.targets[target]?.concluded) || caption.source.concluded
        // oxlint-disable-next-line react/no-array-index-key -- a caption keeps its place
        return <p key={first + offset}>{text}</p>
      })}
    </div>
  )
}
