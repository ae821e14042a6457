import { mixed } from './contrast.ts'
import { type CaptionLook, PLATE_OPACITY } from './look.ts'
import { contrastOfText, type LookColors, layersOf, MIN_CONTRAST, ownColors } from './look-contrast.ts'

/** Colours of the themes, as src/renderer/ui/tokens.css has them. Of the quieter ones, that with the least contrast. */
export const themeColors = {
  light: { text: '#1b1a17', quiet: '#6a655b', background: '#fcfbf9', window: '#fcfbf9' },
  dark: { text: '#f0ede7', quiet: '#a19b8f', background: '#171614', window: '#171614' },
} as const satisfies Readonly<Record<string, LookColors>>
export type ThemeName = keyof typeof themeColors

const colorsIn = (look: CaptionLook, theme: ThemeName): LookColors =>
  look.colors === 'own' ? ownColors(look) : themeColors[theme]

/** The lowest contrast of a look's texts in the themes, over whatever shines through. */
export function contrastOfLook(look: CaptionLook, themes: readonly ThemeName[]): number {
  return Math.min(
    ...themes.flatMap((theme) => {
      const colors = colorsIn(look, theme)
      const behind = layersOf(look, colors)
      return [colors.text, colors.quiet].map((color) => contrastOfText(look, color, behind))
    }),
  )
}

/** A colour and its darker and lighter shades, to black and to white, the nearest first. */
const shadesOf = (color: string): readonly string[] =>
  Array.from({ length: 101 }, (_, share) => [
    mixed('#000000', share, color),
    mixed('#ffffff', share, color),
  ]).flat()

/** The look with the nearest text colour that is readable; undefined if none is. The theme's colours stay. */
function withReadableColor(look: CaptionLook, themes: readonly ThemeName[]): CaptionLook | undefined {
  if (look.colors === 'theme') return contrastOfLook(look, themes) >= MIN_CONTRAST ? look : undefined
  const behind = layersOf(look, ownColors(look))
  const textColor = shadesOf(look.textColor).find(
    (color) => contrastOfText(look, color, behind) >= MIN_CONTRAST,
  )
  return textColor === undefined ? undefined : { ...look, textColor }
}

/**
 * The nearest look that is readable: with another text colour, or else with opaque text and what is behind it as much
 * more opaque as necessary.
 */
export function readableLook(look: CaptionLook, themes: readonly ThemeName[]): CaptionLook {
  const recolored = withReadableColor(look, themes)
  if (recolored !== undefined) return recolored
  for (let windowOpacity = look.windowOpacity; ; windowOpacity += PLATE_OPACITY.step) {
    const opaque = { ...look, textOpacity: 100, windowOpacity: Math.min(windowOpacity, PLATE_OPACITY.most) }
    const readable = withReadableColor(opaque, themes)
    // An opaque window lets nothing through, and black or white is readable over any colour.
    if (readable !== undefined || windowOpacity >= PLATE_OPACITY.most) return readable ?? opaque
  }
}
