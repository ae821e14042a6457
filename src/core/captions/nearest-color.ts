import { toHex, toLinear, toRgb } from './contrast.ts'

/** A colour in OKLab, where equal distances look equally large. */
export type Lab = readonly [lightness: number, a: number, b: number]

/** Steps of the search; finer ones are not visible. */
const STEPS = 1000

export function toLab(color: string): Lab {
  const [red, green, blue] = toRgb(color).map(toLinear) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

/** The shares of linear light; outside 0 to 1 where no screen can show the colour. */
function toShares([lightness, a, b]: Lab): readonly [number, number, number] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const ROUNDING = 1e-4

const isShown = (color: Lab): boolean =>
  toShares(color).every((share) => share >= -ROUNDING && share <= 1 + ROUNDING)

function toChannel(share: number): number {
  const clipped = Math.min(1, Math.max(0, share))
  return 255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055)
}

/** The colour at another lightness: its hue, and as much of its chroma as a screen can show. */
function atLightness([, a, b]: Lab, lightness: number): string {
  let [least, most] = [0, 1]
  if (isShown([lightness, a, b])) least = 1
  else
    for (let turn = 0; turn < 16; turn += 1) {
      const middle = (least + most) / 2
      if (isShown([lightness, a * middle, b * middle])) least = middle
      else most = middle
    }
  const [red, green, blue] = toShares([lightness, a * least, b * least])
  return toHex([toChannel(red), toChannel(green), toChannel(blue)])
}

/** How different two colours look. */
export function distance(first: string, second: string): number {
  const [one, other] = [toLab(first), toLab(second)]
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** The nearest colour of the same hue that fits: lighter or darker; undefined if none does. */
export function nearestColor(color: string, fits: (candidate: string) => boolean): string | undefined {
  if (fits(color)) return color
  const lab = toLab(color)
  const candidates = Array.from({ length: STEPS + 1 }, (_, step) => atLightness(lab, step / STEPS))
  return candidates
    .filter(fits)
    .map((candidate) => ({ candidate, away: distance(color, candidate) }))
    .toSorted((one, other) => one.away - other.away)[0]?.candidate
}
