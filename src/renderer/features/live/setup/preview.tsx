import { Fragment, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tentativeWords } from '../../../shared/captions/caption-look.ts'
import { useMedia } from '../../../ui/use-media.ts'
import styles from './preview.module.css'

/** Time between two words, as somebody speaks. */
const WORD_MS = 320
/** Words that the translation is behind the speaker. */
const BEHIND = 2
/** Words that are still tentative at the end of each line. */
const TENTATIVE = 3

/** Two lines of a meeting that become words as they would live, once and without sound. */
export function Preview() {
  const { t, i18n } = useTranslation()
  const id = useId()
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const original = t('live.preview.original')
  const translation = t('live.preview.translation')
  const language = t('live.preview.language')
  const longest = Math.max(
    wordsOf(original, language).length,
    wordsOf(translation, i18n.language).length + BEHIND,
  )
  const end = longest + TENTATIVE
  const [spoken, setSpoken] = useState(0)
  const isOver = isStill || spoken >= end
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setSpoken((count) => count + 1), WORD_MS)
    return () => clearInterval(timer)
  }, [isOver])
  return (
    <figure className={styles.preview} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {t('live.preview.title')}
      </figcaption>
      <Line className={styles.original} language={language} text={original} shown={isOver ? end : spoken} />
      <Line
        className={styles.translation}
        language={i18n.language}
        text={translation}
        shown={isOver ? end : spoken - BEHIND}
      />
    </figure>
  )
}

interface LineProps {
  readonly className: string | undefined
  readonly language: string
  readonly text: string
  /** Number of words that are shown. */
  readonly shown: number
}

/** Words that are not spoken yet have their place already, so that nothing moves. */
function Line({ className, language, text, shown }: LineProps) {
  return (
    <div className={className} lang={language} dir="auto">
      {wordsOf(text, language).map(({ at, word }, index) => {
        // No line stands below the space after the newest word.
        const marked = index === shown - 1 ? word.trimEnd() : word
        return (
          <Fragment key={at}>
            <span className={lookOf(index, shown)} aria-hidden={index >= shown}>
              {marked}
            </span>
            {word.slice(marked.length)}
          </Fragment>
        )
      })}
    </div>
  )
}

function lookOf(index: number, shown: number): string | undefined {
  if (index >= shown) return styles.coming
  return index >= shown - TENTATIVE ? tentativeWords : undefined
}

interface PlacedWord {
  readonly at: number
  readonly word: string
}

/** The words of a text, each with what follows it. */
function wordsOf(text: string, language: string): readonly PlacedWord[] {
  const parts: PlacedWord[] = []
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  for (const { segment, index: at, isWordLike } of segmenter.segment(text)) {
    const last = isWordLike === true ? undefined : parts.pop()
    parts.push(last === undefined ? { at, word: segment } : { ...last, word: last.word + segment })
  }
  return parts
}
