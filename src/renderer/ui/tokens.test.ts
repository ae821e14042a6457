import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../../core/captions/contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split(":root[data-theme='dark']")
const colorIn = (sheet: string, name: string): string => {
  const color = new RegExp(`--${name}: (#[\\da-f]{6});`).exec(sheet)?.[1]
  if (color === undefined) throw new Error(`no colour ${name}`)
  return color
}

const TEXT = 4.5
const CONTROL = 3
/** Words of two kinds are told apart beside each other, before their line is seen. */
const DISTINCT = 2.3
/** Quiet text is a line of its own, with a size of its own. */
const QUIET = 1.1
const SURFACES = ['surface', 'surface-raised', 'surface-sunken'] as const
const pairs = [
  ...['text', 'text-quiet', 'text-tentative', 'accent', 'other', 'danger'].flatMap((ink) =>
    SURFACES.map((plate) => [ink, plate, TEXT] as const),
  ),
  ['text', 'surface-hover', TEXT],
  ...['accent', 'danger'].flatMap((hue) => [
    [hue, `${hue}-soft`, TEXT] as const,
    ['text', `${hue}-soft`, TEXT] as const,
  ]),
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-hover', TEXT],
  ['on-danger', 'danger', TEXT],
  ['on-danger', 'danger-hover', TEXT],
  ['text-tentative', 'text', DISTINCT],
  ['text-tentative', 'text-quiet', QUIET],
  ['other', 'accent-soft', TEXT],
  ['text-quiet', 'accent-soft', TEXT],
  ['text-tentative', 'accent-soft', TEXT],
  ['line-control', 'accent-soft', CONTROL],
  ...SURFACES.flatMap((plate) => [
    ['line-control', plate, CONTROL] as const,
    ['focus', plate, CONTROL] as const,
  ]),
] as const

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_theme, sheet) => {
  it.each(pairs)('%s stands out from %s, with a contrast of %d at least', (ink, plate, least) => {
    expect(contrastRatio(colorIn(sheet, ink), colorIn(sheet, plate))).toBeGreaterThanOrEqual(least)
  })
})

describe('motion', () => {
  const renderer = new URL('..', import.meta.url)
  const sheets = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  )
  const moving = sheets.flatMap((path) => {
    const sheet = readFileSync(new URL(path, renderer), 'utf8')
    return Array.from(sheet.matchAll(/(?:transition|animation)[a-z-]*: (.*);/g), ([, how = '']) => ({
      path,
      how,
    }))
  })

  it('has the one duration of the tokens, which is none with reduced motion', () => {
    expect(css.match(/--fade: \w+;/g)).toEqual(['--fade: 120ms;', '--fade: 0ms;'])
    expect(moving.length).toBeGreaterThan(10)
    // The first time is the duration, the second one a delay.
    const others = moving.filter(({ how }) => !/^[a-z-]+ (?:var\(--fade\)|0s)/.test(how))
    expect(others).toEqual([])
  })
})
