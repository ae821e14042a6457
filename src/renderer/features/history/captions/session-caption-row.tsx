import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { saysTheSame } from '../../../../core/captions/says-the-same.ts'
import { isUnfinished } from '../../../../core/session/library/export/content.ts'
import type { SearchTerm } from '../../../../core/session/library/search-text.ts'
import {
  isLate,
  type KeptGap,
  type SessionView,
  SOURCE,
  type StoredCaptionView,
} from '../../../../core/session/library/session-schema.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import {
  CaptionMeta,
  GapMark,
  LateMark,
  SpeakerName,
  SpokenMark,
  sideClassOf,
} from '../../../shared/captions/caption-parts.tsx'
import { CorrectableLine } from '../../../shared/corrections/correctable-line.tsx'
import { classes } from '../../../ui/classes.ts'
import styles from '../history.module.css'
import { PLAYS_FROM } from '../playback/use-space.ts'
import { Marked } from '../sessions/marked.tsx'

interface CaptionRowProps {
  readonly session: SessionView
  readonly caption: StoredCaptionView
  readonly terms: readonly SearchTerm[]
  readonly isSought: boolean
  /** Whether the caption is being played. */
  readonly isSpoken: boolean
  readonly missingMs: number
  /** Gaps after it, if it is the last caption. */
  readonly gapsAfter: readonly KeptGap[]
  /** Undefined if its audio was not stored. */
  readonly onPlay: (() => void) | undefined
}

/** One caption of a session with its time, in all its languages. */
export function SessionCaptionRow({
  session,
  caption,
  terms,
  isSought,
  isSpoken,
  missingMs,
  gapsAfter,
  onPlay,
}: CaptionRowProps) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const { index, startMs, side, language, source, targets, originals } = caption
  const said = time(session.startedAt + startMs)
  const isShown = (line: string) =>
    line === SOURCE ||
    originals[line] !== undefined ||
    !saysTheSame({ language, text: source }, { language: line, text: targets[line] ?? '' })
  const lines = [SOURCE, ...session.targetLanguages].filter(isShown).flatMap((line) => {
    const text = (line === SOURCE ? source : (targets[line] ?? '')).trim()
    const isCutOff = isUnfinished(caption, line)
    return text === '' && !isCutOff ? [] : [{ line, text, isCutOff }]
  })
  return (
    <>
      {missingMs > 0 && <GapMark ms={missingMs} />}
      <article
        className={classes(
          styles.caption,
          sideClassOf(side),
          isSought && styles.sought,
          isSpoken && styles.spoken,
        )}
        aria-current={isSpoken ? 'time' : isSought || undefined}
      >
        <CaptionMeta language={language}>
          {onPlay === undefined ? (
            <time>{said}</time>
          ) : (
            <button
              type="button"
              className={styles.play}
              {...{ [PLAYS_FROM]: startMs }}
              aria-label={t('history.sound.playFrom', { time: said })}
              onClick={onPlay}
            >
              <Play size={10} fill="currentColor" aria-hidden />
              <time>{said}</time>
            </button>
          )}
          {side !== undefined && <SpeakerName>{session.sides?.[side].name ?? side}</SpeakerName>}
          {isLate(caption) && <LateMark />}
          {isSpoken && <SpokenMark size={14} />}
        </CaptionMeta>
        {lines.map(({ line, text, isCutOff }) => (
          <CorrectableLine
            key={line}
            language={line === SOURCE ? language : line}
            hasCode
            className={(line === SOURCE) === (side === 'mine') ? undefined : styles.quiet}
            isOutdated={line !== SOURCE && originals[SOURCE] !== undefined && originals[line] === undefined}
            stored={{
              id: session.id,
              index,
              line,
              text,
              original: originals[line],
              isLive: session.state === 'live',
            }}
          >
            <Marked text={text} terms={terms} />
            {isCutOff && <span className={styles.changed}>… {t('live.unfinished')}</span>}
            {originals[line] !== undefined && (
              <span className={styles.changed}>{t('history.caption.changed')}</span>
            )}
          </CorrectableLine>
        ))}
      </article>
      {gapsAfter.map(({ fromMs, toMs, side: gapSide }) => (
        <GapMark key={`${gapSide} ${fromMs} ${toMs}`} ms={toMs - fromMs} />
      ))}
    </>
  )
}
