import { Volume2 } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { type CaptureMark, timeOfCapture } from '../../../../core/audio/capture/capture-times.ts'
import type { Caption, CaptionText } from '../../../../core/voice/receiving/transcript.ts'
import { directionOfText } from '../../../i18n/locale.ts'
import { classes } from '../../../ui/classes.ts'
import styles from './caption-list.module.css'
import { GapMark } from './gap-mark.tsx'

interface CaptionRowProps {
  readonly caption: Caption
  /** Speech that is missing right before it, in milliseconds. */
  readonly missingBeforeMs: number | undefined
  /** Targets in the order in which they were chosen. */
  readonly targets: readonly string[]
  readonly emphasis: 'translation' | 'original'
  /** Marks that convert capture times to the time of day. */
  readonly captureMarks: readonly CaptureMark[]
  /** Writes a moment of a day. */
  readonly time: (at: number) => string
  /** The language whose line is being spoken. */
  readonly spoken: string | undefined
}

/** One caption: the original and its translations. */
export const CaptionRow = memo(function CaptionRow(props: CaptionRowProps) {
  const { caption, missingBeforeMs, targets, emphasis, captureMarks, time, spoken } = props
  const at = timeOfCapture(captureMarks, caption.startMs)
  // A transcription has nothing but the original.
  const isTranslationLarge = emphasis === 'translation' && targets.length > 0
  const original = <Line text={caption.source} language={caption.language} isLarge={!isTranslationLarge} />
  return (
    <>
      {missingBeforeMs !== undefined && <GapMark ms={missingBeforeMs} />}
      <article className={styles.caption}>
        <div className={styles.meta} dir={caption.language && directionOfText(caption.language)}>
          {at !== undefined && <time>{time(at)}</time>}
        </div>
        <div className={styles.lines}>
          {original}
          {targets.map((target) => (
            <Line
              key={target}
              text={caption.targets[target]}
              language={target}
              isLarge={isTranslationLarge}
              isSpoken={spoken === target}
            />
          ))}
        </div>
      </article>
    </>
  )
})

interface LineProps {
  readonly text: CaptionText | undefined
  readonly language: string | undefined
  readonly isLarge: boolean
  readonly isSpoken?: boolean
}

function Line({ text, language, isLarge, isSpoken = false }: LineProps) {
  const { t } = useTranslation()
  if (text === undefined || (text.concluded === '' && text.tentative === '' && !text.isUnfinished))
    return null
  return (
    <p className={classes(styles.line, isLarge ? styles.large : styles.small)} lang={language} dir="auto">
      {/* With a direction of its own it does not decide the line's. */}
      <span className={styles.code} dir="ltr">
        {language?.toUpperCase()}
      </span>
      {text.concluded}
      {text.tentative !== '' && <span className={styles.tentative}>{text.tentative}</span>}
      {text.isUnfinished && <span className={styles.unfinished}>… {t('live.unfinished')}</span>}
      {isSpoken && (
        <span className={styles.spoken} role="img" aria-label={t('live.spokenNow')}>
          <Volume2 size="0.8em" />
        </span>
      )}
    </p>
  )
}
