import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type CalmChoice, calmOf } from '../../core/captions/calm/calm-choice.ts'
import type { CaptionText } from '../../core/voice/receiving/transcript.ts'
import styles from './caption-look.module.css'
import { CaptionLine, SpokenMark } from './caption-parts.tsx'
import { CaptionWords } from './caption-words.tsx'

/** Loaded once somebody wants calm text. Captions do not wait for it, and are as they are if it cannot be loaded. */
const CalmCaptionWords = lazy(() =>
  import('./calm-caption-words.tsx').then(
    (part) => ({ default: part.CalmCaptionWords }),
    () => ({ default: CaptionWords }),
  ),
)

interface CaptionTextLineProps {
  readonly text: CaptionText | undefined
  readonly language: string | undefined
  /** Omitted for a text that does not change. */
  readonly calm?: CalmChoice
  readonly isLarge: boolean
  readonly isSpoken?: boolean
}

/** A text of a caption in the look of the element around it (`captionLook`); nothing if there is no text yet. */
export function CaptionTextLine({ text, language, calm, isLarge, isSpoken = false }: CaptionTextLineProps) {
  const { t } = useTranslation()
  const place = calm === undefined ? 0 : calmOf(calm, language)
  // A line whose first words still wait has its place already, so that they move no others.
  if (text === undefined || (text.concluded === '' && text.tentative === '' && !text.isUnfinished))
    return null
  return (
    <CaptionLine language={language} className={isLarge ? styles.large : styles.small}>
      {place === 0 ? (
        <CaptionWords text={text} />
      ) : (
        <Suspense fallback={<CaptionWords text={text} />}>
          <CalmCaptionWords text={text} calm={place} />
        </Suspense>
      )}
      {text.isUnfinished && <span className={styles.unfinished}>… {t('live.unfinished')}</span>}
      {isSpoken && <SpokenMark size="0.8em" />}
    </CaptionLine>
  )
}
