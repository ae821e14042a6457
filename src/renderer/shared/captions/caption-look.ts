import { type CSSProperties, useMemo } from 'react'
import type { CaptionLook } from '../../../core/captions/look.ts'
import { outlineOf, ownColors } from '../../../core/captions/look-contrast.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import { classes } from '../../ui/classes.ts'
import styles from './caption-look.module.css'

/** Props that give the captions in an element their look. */
export interface CaptionLookProps {
  readonly className: string
  readonly style: CSSProperties
  /** For the styles of captions. */
  readonly 'data-align': CaptionLook['alignment']
}

/** Class of a caption that stands alone: in the middle or at the end of the area, if its text is. */
export const captionBlock = styles.block

/** Class of words that may still change. */
export const tentativeWords = styles.tentative

const FONTS: Readonly<Record<CaptionLook['font'], string>> = {
  system: 'system-ui, sans-serif',
  legible: 'var(--font)',
  serif: "ui-serif, Georgia, 'Noto Serif', 'Times New Roman', serif",
  mono: "ui-monospace, Consolas, 'DejaVu Sans Mono', monospace",
}

/** Weights of the large line and the small ones. Tentative words have them too: concluding them breaks no line anew. */
const WEIGHTS = {
  regular: [400, 400],
  medium: [450, 400],
  bold: [700, 600],
} as const satisfies Readonly<Record<CaptionLook['weight'], readonly [number, number]>>

/** Offsets of the shadows around a letter, in hundredths of its size. */
const AROUND = [
  [-5, -5],
  [0, -6],
  [5, -5],
  [6, 0],
  [5, 5],
  [0, 6],
  [-5, 5],
  [-6, 0],
] as const

const EDGES: Readonly<Record<CaptionLook['edge'], ((color: string) => string) | undefined>> = {
  none: undefined,
  outline: (color) => AROUND.map(([x, y]) => `${x / 100}em ${y / 100}em 0 ${color}`).join(', '),
  shadow: (color) => `0.06em 0.06em 0.12em ${color}`,
  raised: (color) => `0.03em 0.03em 0 ${color}, 0.06em 0.06em 0 ${color}`,
  depressed: (color) => `-0.03em -0.03em 0 ${color}, -0.06em -0.06em 0 ${color}`,
}

const faded = (color: string, opacity: number): string =>
  `color-mix(in srgb, ${color} ${opacity}%, transparent)`

/** The custom properties of a look; undefined ones leave what they stand for to the style sheets. */
function propertiesOf(look: CaptionLook, size: number) {
  const own = look.colors === 'own' ? ownColors(look) : undefined
  const [large, small] = WEIGHTS[look.weight]
  const plate = own ?? { background: 'var(--surface)', window: 'var(--surface)' }
  return {
    '--caption-size': size,
    '--caption-font': FONTS[look.font],
    '--caption-weight': large,
    '--caption-weight-small': small,
    '--caption-text': own?.text,
    '--caption-quiet': own?.quiet,
    '--caption-opacity': `${look.textOpacity}%`,
    '--caption-background':
      look.backgroundOpacity === 0 ? undefined : faded(plate.background, look.backgroundOpacity),
    '--caption-window': faded(plate.window, look.windowOpacity),
    '--caption-edge': EDGES[look.edge]?.(own === undefined ? 'var(--surface)' : outlineOf(own.text)),
    '--caption-length': `${look.lineLength}ch`,
    '--caption-spacing': look.lineSpacing / 100,
  }
}

/** The props of an element in which captions have this look and size, in every window and page. */
export function captionLook({ look, size }: Pick<Settings['captions'], 'look' | 'size'>): CaptionLookProps {
  return {
    className: classes(
      styles.look,
      look.colors === 'own' && styles.own,
      look.textOpacity < 100 && styles.faint,
    ),
    style: propertiesOf(look, size) as CSSProperties,
    'data-align': look.alignment,
  }
}

/** The same as a hook, which keeps the props while the look stays. */
export function useCaptionLook({
  look,
  size,
}: Pick<Settings['captions'], 'look' | 'size'>): CaptionLookProps {
  return useMemo(() => captionLook({ look, size }), [look, size])
}
