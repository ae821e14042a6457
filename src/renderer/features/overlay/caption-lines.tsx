import { type CSSProperties, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type CaptionView, trackOf } from '../../../core/captions/caption-view.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import type { Side } from '../../../core/voice/sides.ts'
import { useCaptionLook } from '../../shared/captions/caption-look.ts'
import { classes } from '../../ui/classes.ts'
import { CaptionTrack } from './caption-track.tsx'
import styles from './overlay.module.css'
import type { OverlayLook } from './overlay-look.ts'
import { useFit } from './use-fit.ts'

interface CaptionLinesProps {
  readonly view: CaptionView
  readonly look: OverlayLook
  /** The look of the letters, and how calmly tentative text appears. */
  readonly captions: Pick<Settings['captions'], 'look' | 'calm' | 'calmByLanguage'>
  /** Names of the sides of a meeting. */
  readonly names: Readonly<Record<Side, string>>
}

/**
 * Latest captions in one to three lines, in one language or two, at the end of their container. Text that stands moves
 * only up, by whole lines, when new text needs the place.
 */
export function CaptionLines({ view, look, captions, names }: CaptionLinesProps) {
  const { t } = useTranslation()
  const { style, className, ...props } = useCaptionLook({ look: captions.look, size: look.size })
  // In the app's own colours, what is behind the captions belongs to their place: a stream shows through.
  const behind: object = captions.look.colors === 'own' ? style : { ...style, '--caption-window': undefined }
  const room = useRef<HTMLDivElement>(null)
  const hasSides = view.sides.mine !== undefined || view.sides.theirs !== undefined
  const second = look.languages === 'two' ? trackOf(view, 1) : undefined
  const { lines, lineHeight, size } = useFit(room, {
    // Two people may speak at once: each keeps a line.
    lines: hasSides ? Math.max(2, look.lines) : look.lines,
    tracks: second === undefined ? 1 : 2,
    size: look.size,
    spacing: captions.look.lineSpacing / 100,
  })
  const track = { lines, lineHeight, names: hasSides ? names : undefined, calm: captions }
  return (
    <section
      {...props}
      ref={room}
      className={classes(styles.room, className)}
      style={
        { ...behind, '--size': `${size}px`, '--line': `${lineHeight}px`, '--lines': lines } as CSSProperties
      }
      aria-label={t('overlay.title')}
    >
      <CaptionTrack {...track} rows={trackOf(view, 0)} />
      {second !== undefined && <CaptionTrack {...track} rows={second} isSecond />}
    </section>
  )
}
