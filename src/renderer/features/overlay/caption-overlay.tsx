import { type ComponentProps, type ReactNode, useRef } from 'react'
import { type CaptionView, noticesOf } from '../../../core/captions/caption-view.ts'
import type { Side } from '../../../core/voice/sides.ts'
import { CaptionLines } from './caption-lines.tsx'
import { NoticeLine } from './notice-line.tsx'
import styles from './overlay.module.css'
import type { OverlayLook } from './overlay-look.ts'
import { OverlayTools } from './overlay-tools.tsx'
import { useSizeKeys } from './use-size-keys.ts'

interface CaptionOverlayProps {
  readonly view: CaptionView
  readonly look: OverlayLook
  readonly captions: ComponentProps<typeof CaptionLines>['captions']
  /** Names of the sides of a meeting. */
  readonly names: Readonly<Record<Side, string>>
  readonly onChange: (look: Partial<OverlayLook>) => void
  /** More buttons, which appear with the others. */
  readonly actions?: ReactNode
}

/** The captions with the notices about them and the choices of the user. It fills its container. */
export function CaptionOverlay({ view, look, captions, names, onChange, actions }: CaptionOverlayProps) {
  const root = useRef<HTMLDivElement>(null)
  useSizeKeys(root, look.size, (next) => onChange({ size: next }))
  return (
    <div ref={root} className={styles.overlay}>
      <div className={styles.strip}>
        <NoticeLine notices={noticesOf(view)} names={names} />
        <OverlayTools look={look} onChange={onChange}>
          {actions}
        </OverlayTools>
      </div>
      <CaptionLines view={view} look={look} captions={captions} names={names} />
    </div>
  )
}
