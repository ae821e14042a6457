/** An sRGB colour with channels from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number]

/** @param color such as `#ffcc00` */
function toRgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export const toHex = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** The linear light of a channel, from 0 to 1. */
const toLinear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminanceOf = ([red, green, blue]: Rgb): number =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)

function ratioOf(first: Rgb, second: Rgb): number {
  const [one, other] = [luminanceOf(first), luminanceOf(second)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The contrast ratio of WCAG 2: 1 for the same colour, 21 for black on white. */
export const contrastRatio = (first: string, second: string): number => ratioOf(toRgb(first), toRgb(second))

/** A colour with its opacity in per cent. */
export interface Layer {
  readonly color: string
  readonly opacity: number
}

function paint(base: Rgb, { color, opacity }: Layer): Rgb {
  const [red, green, blue] = toRgb(color)
  const share = opacity / 100
  const mix = (over: number, under: number) => over * share + under * (1 - share)
  return [mix(red, base[0]), mix(green, base[1]), mix(blue, base[2])]
}

/** A colour between two, as drawn by the first one with an opacity in per cent over the second one. */
export const mixed = (color: string, opacity: number, under: string): string =>
  toHex(paint(toRgb(under), { color, opacity }))

/** Greys from black to white: text between them is lost over some of them, though neither over black nor white. */
const BACKDROPS: readonly Rgb[] = Array.from({ length: 18 }, (_, step) => [step * 15, step * 15, step * 15])

/**
 * The lowest contrast of text, whatever is behind its layers: only layers that are not opaque let it through.
 *
 * @param layers the lowest first
 */
export function worstContrast(text: Layer, layers: readonly Layer[]): number {
  const isOpaque = layers.some(({ opacity }) => opacity === 100)
  return Math.min(
    ...BACKDROPS.slice(0, isOpaque ? 1 : undefined).map((backdrop) => {
      const behind = layers.reduce(paint, backdrop)
      return ratioOf(paint(behind, text), behind)
    }),
  )
}
