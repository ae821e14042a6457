import { useTranslation } from 'react-i18next'
import type { CaptionText } from '../../core/voice/receiving/transcript.ts'
import styles from './caption-look.module.css'
import { CaptionLine, SpokenMark } from './caption-parts.tsx'

interface CaptionTextLineProps {
  readonly text: CaptionText | undefined
  readonly language: string | undefined
  readonly isLarge: boolean
  readonly isSpoken?: boolean
}

/** A text of a caption in the look of the element around it (`captionLook`); nothing if there is no text yet. */
export function CaptionTextLine({ text, language, isLarge, isSpoken = false }: CaptionTextLineProps) {
  const { t } = useTranslation()
  if (text === undefined || (text.concluded === '' && text.tentative === '' && !text.isUnfinished))
    return null
  return (
    <CaptionLine language={language} className={isLarge ? styles.large : styles.small}>
      {text.concluded}
      {text.tentative !== '' && <span className={styles.tentative}>{text.tentative}</span>}
      {text.isUnfinished && <span className={styles.unfinished}>… {t('live.unfinished')}</span>}
      {isSpoken && <SpokenMark size="0.8em" />}
    </CaptionLine>
  )
}
