import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type CalmChoice, calmOf } from '../../../core/captions/calm/calm-choice.ts'
import type { CaptionText } from '../../../core/voice/receiving/transcript.ts'
import { CorrectableLine } from '../corrections/correctable-line.tsx'
import type { StoredLine } from '../corrections/stored-line.ts'
import type { CalmCaptionProps } from './calm-caption.tsx'
import styles from './caption-look.module.css'
import { SpokenMark } from './caption-parts.tsx'
import { CaptionWords } from './caption-words.tsx'
import { type LineTerms, TermWords } from './term-words.tsx'

/** Loaded once somebody wants calm text. Captions do not wait for it, and are as they are if it cannot be loaded. */
const CalmCaption = lazy(() =>
  import('./calm-caption.tsx').then(
    (part) => ({ default: part.CalmCaption }),
    () => ({ default: ({ text, children }: CalmCaptionProps) => children(text) }),
  ),
)

interface CaptionTextLineProps {
  readonly text: CaptionText | undefined
  readonly language: string | undefined
  /** Omitted for a text that does not change. */
  readonly calm?: CalmChoice
  readonly isLarge: boolean
  readonly isSpoken?: boolean
  readonly isOutdated?: boolean | undefined
  /** Where it is stored, once it can be corrected. */
  readonly stored?: StoredLine | undefined
  /** The list that decides some of its words. */
  readonly terms?: LineTerms | undefined
}

/** A text of a caption in the look of the element around it (`captionLook`); nothing if there is no text yet. */
export function CaptionTextLine({
  text,
  language,
  calm,
  isLarge,
  isSpoken = false,
  isOutdated,
  stored,
  terms,
}: CaptionTextLineProps) {
  const place = calm === undefined ? 0 : calmOf(calm, language)
  if (text === undefined) return null
  /** The line comes with its first word. */
  const line = (shown: CaptionText) =>
    (shown.concluded !== '' || shown.tentative !== '' || shown.isUnfinished) && (
      <CorrectableLine
        language={language}
        className={isLarge ? styles.large : styles.small}
        isOutdated={isOutdated}
        stored={stored}
      >
        {terms !== undefined && text.tentative === '' ? (
          <TermWords text={text.concluded} {...terms} />
        ) : (
          <CaptionWords text={shown} />
        )}
        {shown.isUnfinished && <UnfinishedMark />}
        {isSpoken && <SpokenMark size="0.8em" />}
      </CorrectableLine>
    )
  if (place === 0) return line(text)
  return (
    <Suspense fallback={line(text)}>
      <CalmCaption text={text} calm={place}>
        {line}
      </CalmCaption>
    </Suspense>
  )
}

function UnfinishedMark() {
  const { t } = useTranslation()
  return <span className={styles.unfinished}>… {t('live.unfinished')}</span>
}
