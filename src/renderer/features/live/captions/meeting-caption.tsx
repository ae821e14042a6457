import { ChevronRight } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GapMark, placeOf } from '../../../domain/caption-parts.tsx'
import { classes } from '../../../ui/classes.ts'
import { CaptionRow, type CaptionRowProps } from './caption-row.tsx'
import styles from './meeting-caption.module.css'

/** A caption of a meeting. One that only repeats another, because of an echo, is folded. */
export const MeetingCaption = memo(function MeetingCaption(props: CaptionRowProps) {
  const { isRepeat = false, side, missingBeforeMs } = props
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!isRepeat) return <CaptionRow {...props} />
  return (
    <>
      {missingBeforeMs !== undefined && !isOpen && <GapMark ms={missingBeforeMs} />}
      <div className={classes(styles.repeat, placeOf(side?.type))}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight className={styles.icon} size={14} aria-hidden />
          <bdi>{side?.name}</bdi>
          <span>{t('meeting.saidTwice')}</span>
        </button>
      </div>
      {isOpen && <CaptionRow {...props} />}
    </>
  )
})
