import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, toHex } from './contrast.ts'
import { distance, type Lab, nearestColor, toLab } from './nearest-color.ts'

const MIN = 4.5
const color = fc
  .tuple(fc.integer({ max: 255, min: 0 }), fc.integer({ max: 255, min: 0 }), fc.integer({ max: 255, min: 0 }))
  .map(toHex)

/** The difference of two hues, in units of chroma. */
const hueShift = (one: Lab, other: Lab): number =>
  Math.abs(one[1] * other[2] - one[2] * other[1]) / Math.max(1e-9, Math.hypot(one[1], one[2]))

/** Every third level of each channel. */
const STEP = 3
/** A smaller distance is not visible. */
const VISIBLE = 0.005

describe('the nearest colour that fits', () => {
  it('is the colour itself if that fits', () => {
    expect(nearestColor('#123456', () => true)).toBe('#123456')
  })

  it('is undefined if none fits', () => {
    expect(nearestColor('#123456', () => false)).toBeUndefined()
  })

  it('always reaches the contrast over an opaque color, and keeps the hue', () => {
    fc.assert(
      fc.property(color, color, (text, behind) => {
        const found = nearestColor(text, (each) => contrastRatio(each, behind) >= MIN)
        expect(found).toBeDefined()
        if (found === undefined) return
        expect(contrastRatio(found, behind)).toBeGreaterThanOrEqual(MIN)
        expect(hueShift(toLab(text), toLab(found))).toBeLessThan(0.02)
      }),
      { numRuns: 100, seed: 1 },
    )
  })

  it('has no nearer grey among all greys', () => {
    const greys = Array.from({ length: 256 }, (_, level) => toHex([level, level, level]))
    for (const behind of ['#000000', '#404040', '#747474', '#ffcc00', '#ffffff'])
      for (const text of greys) {
        const found = nearestColor(text, (each) => contrastRatio(each, behind) >= MIN) ?? ''
        const least = Math.min(
          ...greys.filter((grey) => contrastRatio(grey, behind) >= MIN).map((grey) => distance(text, grey)),
        )
        expect(distance(text, found), `${text} on ${behind}`).toBeCloseTo(least, 5)
      }
  })

  it.each([
    ['#c00000', '#000000'],
    ['#3366ff', '#101030'],
    ['#ffcc00', '#ffffff'],
    ['#208040', '#606060'],
  ])('has no nearer one of the hue of %s over %s among all colors', (text, behind) => {
    const found = nearestColor(text, (each) => contrastRatio(each, behind) >= MIN) ?? ''
    const lab = toLab(text)
    const away = distance(text, found)
    const nearer: string[] = []
    let compared = 0
    for (let red = 0; red < 256; red += STEP)
      for (let green = 0; green < 256; green += STEP)
        for (let blue = 0; blue < 256; blue += STEP) {
          const other = toHex([red, green, blue])
          const itsLab = toLab(other)
          if (hueShift(lab, itsLab) > 0.002 || itsLab[1] * lab[1] + itsLab[2] * lab[2] < 0) continue
          if (contrastRatio(other, behind) < MIN) continue
          compared += 1
          if (distance(text, other) < away - VISIBLE) nearer.push(other)
        }
    expect(compared).toBeGreaterThan(20)
    expect(nearer, `nearer than ${found}`).toEqual([])
  })
})
