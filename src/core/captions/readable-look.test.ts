import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, mixed, toHex } from './contrast.ts'
import { type CaptionLook, captionEdges } from './look.ts'
import { controlColors, MIN_CONTRAST } from './look-contrast.ts'
import { lookPresets } from './look-presets.ts'
import { contrastOfLook, readableLook, themeColors } from './readable-look.ts'

const level = fc.integer({ min: 0, max: 255 })
const color = fc.tuple(level, level, level).map(toHex)
const percent = (least: number) => fc.integer({ min: least / 5, max: 20 }).map((step) => step * 5)
const looks: fc.Arbitrary<CaptionLook> = fc
  .record({
    colors: fc.constantFrom('theme' as const, 'own' as const),
    textColor: color,
    backgroundColor: color,
    windowColor: color,
    textOpacity: percent(20),
    backgroundOpacity: percent(0),
    windowOpacity: percent(0),
    edge: fc.constantFrom(...captionEdges),
  })
  .map((part) => ({ ...lookPresets.standard, ...part }))
const both = ['light', 'dark'] as const

describe('controls beside captions', () => {
  it('can be read in all own colours', () => {
    fc.assert(
      fc.property(looks, (look) => {
        const { ink, plate, highlight } = controlColors(look)
        expect(contrastRatio(ink, plate)).toBeGreaterThanOrEqual(MIN_CONTRAST)
        expect(contrastRatio(ink, highlight)).toBeGreaterThanOrEqual(MIN_CONTRAST)
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('have the colour of the text where that can be read', () => {
    const look = {
      ...lookPresets.standard,
      colors: 'own',
      textColor: '#ffff00',
      windowColor: '#000000',
    } as const
    expect(controlColors(look)).toMatchObject({ ink: mixed('#ffff00', 75, '#000000'), plate: '#000000' })
  })
})

describe('the readable look', () => {
  it('reaches the contrast, whatever was chosen', () => {
    fc.assert(
      fc.property(looks, (look) => {
        expect(contrastOfLook(readableLook(look, both), both)).toBeGreaterThanOrEqual(MIN_CONTRAST)
      }),
      { numRuns: 150, seed: 1 },
    )
  })

  it('is the look itself if that is readable', () => {
    expect(readableLook(lookPresets.highContrast, both)).toEqual(lookPresets.highContrast)
  })

  it('changes nothing but the colour of the text over an opaque window', () => {
    const look = { ...lookPresets.highContrast, textColor: '#333333' }
    const { textColor, ...rest } = readableLook(look, both)
    expect({ ...rest, textColor: look.textColor }).toEqual(look)
    expect(textColor).not.toBe(look.textColor)
  })

  it.each([
    ['#333333', '#000000', '#767676'],
    ['#ffcc00', '#ffffff', '#8f7200'],
    ['#c00000', '#101030', '#d45252'],
  ])('has %s over %s in the nearest shade, %s', (textColor, windowColor, expected) => {
    const look = { ...lookPresets.highContrast, textColor, windowColor, backgroundOpacity: 0 }
    expect(readableLook(look, both)).toEqual({ ...look, textColor: expected })
  })

  it('has a window that lets no more through than is readable over black and white', () => {
    const look = { ...lookPresets.highContrast, windowOpacity: 0 }
    expect(contrastOfLook(look, both)).toBeCloseTo(1, 1)
    const { windowOpacity } = readableLook(look, both)
    expect(windowOpacity).toBeGreaterThan(40)
    expect(contrastOfLook({ ...look, windowOpacity: windowOpacity - 10 }, both)).toBeLessThan(MIN_CONTRAST)
  })

  it('counts an outline, which separates text from anything behind it', () => {
    const look = { ...lookPresets.highContrast, windowOpacity: 0, edge: 'outline' as const }
    expect(contrastOfLook(look, both)).toBeGreaterThanOrEqual(MIN_CONTRAST)
  })
})

it('the colours of the themes are those of the style sheets', () => {
  const css = readFileSync(new URL('../../renderer/ui/tokens.css', import.meta.url), 'utf8')
  const [light = '', dark = ''] = css.split(":root[data-theme='dark']")
  for (const [sheet, colors] of [
    [light, themeColors.light],
    [dark, themeColors.dark],
  ] as const) {
    expect(sheet).toContain(`--text: ${colors.text};`)
    expect(sheet).toContain(`--text-tentative: ${colors.quiet};`)
    expect(sheet).toContain(`--surface: ${colors.window};`)
    expect(colors.background).toBe(colors.window)
  }
})
