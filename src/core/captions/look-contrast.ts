import { contrastRatio, type Layer, mixed, worstContrast } from './contrast.ts'
import type { CaptionLook } from './look.ts'

/** Least contrast of text, by WCAG 2 level AA. */
export const MIN_CONTRAST = 4.5

/** Share of the text's colour in quieter text, in per cent. */
const QUIET_SHARE = 75

/** The colours of a caption's texts, and of what is behind them. */
export interface LookColors {
  readonly text: string
  /** Colour of the smaller line and of tentative words. */
  readonly quiet: string
  readonly background: string
  readonly window: string
}

/** The layers behind the text, the lowest first. */
export const layersOf = (
  look: Pick<CaptionLook, 'windowOpacity' | 'backgroundOpacity'>,
  { window, background }: Pick<LookColors, 'window' | 'background'>,
): readonly Layer[] => [
  { color: window, opacity: look.windowOpacity },
  { color: background, opacity: look.backgroundOpacity },
]

/** The colour of an outline: black or white, whichever differs more from the text. */
export const outlineOf = (text: string): string =>
  contrastRatio(text, '#000000') >= contrastRatio(text, '#ffffff') ? '#000000' : '#ffffff'

/** Contrast of a text's colour with what it touches: its outline, if it has one. */
export const contrastOfText = (look: CaptionLook, color: string, behind: readonly Layer[]): number =>
  worstContrast(
    { color, opacity: look.textOpacity },
    look.edge === 'outline' ? [...behind, { color: outlineOf(color), opacity: 100 }] : behind,
  )

/** Colours of notices and controls beside captions, on a plate of their own. */
interface ControlColors {
  readonly plate: string
  /** Whether they can be read without a plate of their own, whatever shines through the window. */
  readonly isReadable: boolean
  readonly ink: string
  /** Behind a control with the pointer, or one that is on. */
  readonly highlight: string
}

/** Share of the ink, or of its opposite, in a highlight. */
const HIGHLIGHT_SHARE = 18

/** The user's own colours for controls, as far as they can be read: what is said there is no choice of looks. */
export function controlColors(look: CaptionLook): ControlColors {
  const plate = look.windowColor
  const isReadable = (color: string, under: string) => contrastRatio(color, under) >= MIN_CONTRAST
  const ink =
    [ownColors(look).quiet, look.textColor].find((color) => isReadable(color, plate)) ?? outlineOf(plate)
  const highlights = [ink, outlineOf(ink)].map((color) => mixed(color, HIGHLIGHT_SHARE, plate))
  const behind = [{ color: plate, opacity: look.windowOpacity }]
  return {
    plate,
    isReadable: worstContrast({ color: ink, opacity: 100 }, behind) >= MIN_CONTRAST,
    ink,
    highlight: highlights.find((under) => isReadable(ink, under)) ?? plate,
  }
}

/** The user's own colours. Quieter text is as quiet as its contrast allows. */
export function ownColors(look: CaptionLook): LookColors {
  const { textColor: text, backgroundColor: background, windowColor: window } = look
  const plates = { background, window }
  const under = look.backgroundOpacity >= look.windowOpacity ? background : window
  const quiet = mixed(text, QUIET_SHARE, under)
  const isReadable = contrastOfText(look, quiet, layersOf(look, plates)) >= MIN_CONTRAST
  return { text, quiet: isReadable ? quiet : text, ...plates }
}
