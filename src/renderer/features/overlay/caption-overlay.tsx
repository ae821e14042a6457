import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type CaptionView, noticesOf, trackOf } from '../../../core/captions/caption-view.ts'
import type { Side } from '../../../core/voice/sides.ts'
import { CaptionTrack } from './caption-track.tsx'
import { NoticeLine } from './notice-line.tsx'
import styles from './overlay.module.css'
import type { OverlayLook } from './overlay-look.ts'
import { OverlayTools } from './overlay-tools.tsx'
import { useFit } from './use-fit.ts'
import { useSizeKeys } from './use-size-keys.ts'

interface CaptionOverlayProps {
  readonly view: CaptionView
  readonly look: OverlayLook
  /** Names of the sides of a meeting. */
  readonly names: Readonly<Record<Side, string>>
  readonly onChange: (look: Partial<OverlayLook>) => void
  /** More buttons, which appear with the others. */
  readonly actions?: ReactNode
}

/**
 * Latest captions in one to three lines, in one language or two. It fills its container. Text that stands moves only up,
 * by whole lines, when new text needs the place.
 */
export function CaptionOverlay({ view, look, names, onChange, actions }: CaptionOverlayProps) {
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const hasSides = view.sides.mine !== undefined || view.sides.theirs !== undefined
  const second = look.languages === 'two' ? trackOf(view, 1) : undefined
  const { lines, lineHeight, size } = useFit(room, {
    // Two people may speak at once: each keeps a line.
    lines: hasSides ? Math.max(2, look.lines) : look.lines,
    tracks: second === undefined ? 1 : 2,
    size: look.size,
  })
  useSizeKeys(root, look.size, (next) => onChange({ size: next }))
  const notices = noticesOf(view)
  const track = { lines, lineHeight, names: hasSides ? names : undefined }
  return (
    <div
      ref={root}
      className={styles.overlay}
      style={{ '--size': `${size}px`, '--line': `${lineHeight}px`, '--lines': lines } as CSSProperties}
    >
      <div className={styles.strip}>
        <NoticeLine notices={notices} names={names} />
        <OverlayTools look={look} onChange={onChange}>
          {actions}
        </OverlayTools>
      </div>
      <section ref={room} className={styles.room} aria-label={t('overlay.title')}>
        <CaptionTrack {...track} rows={trackOf(view, 0)} />
        {second !== undefined && <CaptionTrack {...track} rows={second} isSecond />}
      </section>
    </div>
  )
}
