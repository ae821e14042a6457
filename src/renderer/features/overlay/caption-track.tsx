import { useLayoutEffect } from 'react'
import { type CalmChoice, calmOf } from '../../../core/captions/calm/calm-choice.ts'
import type { TrackLine } from '../../../core/captions/caption-view.ts'
import type { CaptionText } from '../../../core/voice/receiving/transcript.ts'
import type { Side } from '../../../core/voice/sides.ts'
import { CaptionWords } from '../../shared/captions/caption-words.tsx'
import { useCalmText } from '../../shared/captions/use-calm-text.ts'
import { classes } from '../../ui/classes.ts'
import styles from './overlay.module.css'
import { useLineWindow } from './use-line-window.ts'

interface CaptionTrackProps {
  readonly rows: readonly TrackLine[]
  readonly lines: number
  /** In pixels. */
  readonly lineHeight: number
  /** Names of the sides; undefined for one voice. */
  readonly names: Readonly<Record<Side, string>> | undefined
  readonly calm: CalmChoice
  readonly isSecond?: boolean
}

/** Captions in one language, of which the last lines are visible. */
export function CaptionTrack({ rows, lines, lineHeight, names, calm, isSecond = false }: CaptionTrackProps) {
  const { track, keep } = useLineWindow(lines, lineHeight)
  return (
    <div ref={track} className={classes(styles.track, isSecond && styles.second)}>
      <div className={styles.rows}>
        {rows.map(({ id, side, language, text }) => (
          <div key={id} data-row={id} className={styles.row}>
            {names !== undefined && (
              <bdi className={styles.name} title={side === 'single' ? undefined : names[side]}>
                {side === 'single' ? '' : names[side]}
              </bdi>
            )}
            <p className={styles.text} lang={language} dir="auto">
              <TrackText text={text} calm={calmOf(calm, language)} hasCaret={lines === 1} onChange={keep} />
            </p>
          </div>
        ))}
        <div data-blank />
      </div>
    </div>
  )
}

interface TrackTextProps {
  readonly text: CaptionText
  /** A place of the slider. */
  readonly calm: number
  readonly hasCaret: boolean
  /** Called before the browser paints another text: calm text appears without a new state of its track. */
  readonly onChange: () => void
}

/** The words of a caption in a track; tentative ones look provisional. */
function TrackText({ text, calm, hasCaret, onChange }: TrackTextProps) {
  const { concluded, tentative } = useCalmText(text, calm)
  useLayoutEffect(onChange, [onChange, concluded, tentative])
  return (
    <>
      <CaptionWords text={{ concluded, tentative }} hasCaret={hasCaret} />
      {text.isUnfinished && '…'}
    </>
  )
}
