import { SOURCE } from '../../core/library/sessions.ts'

const WIDTH = 640
const HEIGHT = 360
const LEFT = 56
const RIGHT = 96
const TOP = 24
const BOTTOM = 48
/** Colours that people with colour blindness tell apart (Okabe and Ito). */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#56b4e9', '#e69f00']

/** Draws which share of the final segments of each line arrived within which lag, as SVG. */
export function lagPicture(lagsMs: Readonly<Record<string, readonly number[]>>): string {
  const longestMs = Math.max(1000, ...Object.values(lagsMs).flat())
  const stepS = Math.max(1, Math.ceil(longestMs / 8000))
  const endMs = Math.ceil(longestMs / 1000 / stepS) * stepS * 1000
  const x = (ms: number) => LEFT + (ms / endMs) * (WIDTH - LEFT - RIGHT)
  const y = (share: number) => HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)
  const text = (atX: number, atY: number, anchor: string, words: string, fill = '#444') =>
    `<text x="${round(atX)}" y="${round(atY)}" text-anchor="${anchor}" fill="${fill}">${words}</text>`
  const line = (fromX: number, fromY: number, toX: number, toY: number) =>
    `<line x1="${round(fromX)}" y1="${round(fromY)}" x2="${round(toX)}" y2="${round(toY)}" stroke="#ddd"/>`
  const shares = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    line(LEFT, y(share), WIDTH - RIGHT, y(share)),
    text(LEFT - 8, y(share) + 4, 'end', `${share * 100} %`),
  ])
  const times = Array.from({ length: endMs / 1000 / stepS + 1 }, (_, at) => at * stepS).map((s) =>
    text(x(s * 1000), HEIGHT - BOTTOM + 18, 'middle', String(s)),
  )
  const curves = Object.entries(lagsMs).flatMap(([name, lags], at) => {
    const colour = COLOURS[at % COLOURS.length]
    const sorted = lags.toSorted((a, b) => a - b)
    const points = sorted.flatMap((ms, index) => [
      `${round(x(ms))},${round(y(index / sorted.length))}`,
      `${round(x(ms))},${round(y((index + 1) / sorted.length))}`,
    ])
    const label = name === SOURCE ? 'speech' : name
    return [
      `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      text(WIDTH - RIGHT + 12, TOP + 12 + at * 18, 'start', label, colour),
    ]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    '<title>Lag of final captions</title>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...shares,
    ...times,
    text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, 'middle', 'lag of final captions, in seconds'),
    ...curves,
    '</svg>',
    '',
  ].join('\n')
}

const round = (value: number): number => Math.round(value * 10) / 10
