import { Play, Unplug, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isUnfinished } from '../../../../core/library/export/content.ts'
import type { Term } from '../../../../core/library/search-text.ts'
import { type CaptionView, type SessionView, SOURCE } from '../../../../core/library/sessions.ts'
import { directionOfText } from '../../../i18n/locale.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { classes } from '../../../ui/classes.ts'
import { MoreMenu } from '../../../ui/controls/more-menu.tsx'
import styles from '../history.module.css'
import { PLAYS_FROM } from '../playback/use-space.ts'
import { Marked } from '../sessions/marked.tsx'

interface CaptionRowProps {
  readonly session: SessionView
  readonly caption: CaptionView
  readonly terms: readonly Term[]
  readonly isSought: boolean
  /** Whether it is being played. */
  readonly isSpoken: boolean
  readonly missingMs: number
  /** Left out where its sound was not kept. */
  readonly onPlay: (() => void) | undefined
  readonly onEdit: (line: string) => void
}

/** One caption of a session with its time, in all its languages. */
export function CaptionRow({
  session,
  caption,
  terms,
  isSought,
  isSpoken,
  missingMs,
  onPlay,
  onEdit,
}: CaptionRowProps) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const { startMs, language, source, targets, originals } = caption
  const said = time(session.startedAt + startMs)
  const lines = [SOURCE, ...session.targetLanguages].flatMap((line) => {
    const text = (line === SOURCE ? source : (targets[line] ?? '')).trim()
    const isCutOff = isUnfinished(caption, line)
    return text === '' && !isCutOff ? [] : [{ line, text, isCutOff }]
  })
  return (
    <>
      {missingMs > 0 && (
        <p className={styles.gap}>
          <Unplug size={14} aria-hidden />
          {t('history.session.gap', { seconds: Math.ceil(missingMs / 1000) })}
        </p>
      )}
      <article
        className={classes(styles.caption, isSought && styles.sought, isSpoken && styles.spoken)}
        aria-current={isSpoken ? 'time' : isSought || undefined}
      >
        <div className={styles.meta} dir={language && directionOfText(language)}>
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
          {isSpoken && (
            <span className={styles.heard} role="img" aria-label={t('live.spokenNow')}>
              <Volume2 size={14} />
            </span>
          )}
          <span className={styles.more}>
            <MoreMenu
              label={t('history.caption.more', { time: said })}
              items={lines.map(({ line, text }) => ({
                label: t('history.caption.edit', { text: text.slice(0, 60) }),
                onChoose: () => onEdit(line),
              }))}
            />
          </span>
        </div>
        {lines.map(({ line, text, isCutOff }) => (
          <p
            key={line}
            className={classes(styles.said, line === SOURCE && styles.source)}
            lang={line === SOURCE ? language : line}
            dir="auto"
          >
            {/* With a direction of its own it does not decide the line's. */}
            <span className={styles.code} dir="ltr">
              {(line === SOURCE ? language : line)?.toUpperCase()}
            </span>
            <Marked text={text} terms={terms} />
            {isCutOff && <span className={styles.changed}>… {t('live.unfinished')}</span>}
            {originals[line] !== undefined && (
              <span className={styles.changed}>{t('history.caption.changed')}</span>
            )}
          </p>
        ))}
      </article>
    </>
  )
}
