import { type ComponentProps, type CSSProperties, type ReactNode, useRef } from 'react'
import { type CaptionView, noticesOf } from '../../../core/captions/caption-view.ts'
import { controlColors } from '../../../core/captions/look-contrast.ts'
import type { Side } from '../../../core/voice/sides.ts'
import { useCaptionLook } from '../../shared/captions/caption-look.ts'
import { classes } from '../../ui/classes.ts'
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
  /** The parts by which its window is moved and resized. */
  readonly frame?: ReactNode
}

/** Controls in the user's own colours, if they have some. */
function controlStyle(
  look: ComponentProps<typeof CaptionLines>['captions']['look'],
): CSSProperties | undefined {
  if (look.colors === 'theme') return undefined
  const { plate, isReadable, ink, highlight } = controlColors(look)
  return {
    '--surface': isReadable ? 'transparent' : plate,
    '--text': ink,
    '--text-quiet': ink,
    '--accent': ink,
    '--focus': ink,
    '--accent-soft': highlight,
    '--surface-hover': highlight,
  } as CSSProperties
}

/** The captions with the notices about them and the choices of the user. It fills its container. */
export function CaptionOverlay(props: CaptionOverlayProps) {
  const { view, look, captions, names, onChange, actions, frame } = props
  const { style, className } = useCaptionLook({ look: captions.look, size: look.size })
  const root = useRef<HTMLDivElement>(null)
  useSizeKeys(root, look.size, (next) => onChange({ size: next }))
  return (
    <div ref={root} className={classes(styles.overlay, className)} style={style}>
      <div className={styles.strip} style={controlStyle(captions.look)}>
        <NoticeLine notices={noticesOf(view)} names={names} />
        <OverlayTools look={look} onChange={onChange}>
          {actions}
        </OverlayTools>
        {frame}
      </div>
      <CaptionLines view={view} look={look} captions={captions} names={names} />
    </div>
  )
}
