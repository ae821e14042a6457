import { describe, expect, it } from 'vitest'
import { contrastRatio, mixed, worstContrast } from './contrast.ts'

describe('the contrast of two colors', () => {
  // Published examples of WCAG 2 and of the tools that its authors name.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#949494', '#ffffff', 3.03],
    ['#ff0000', '#ffffff', 4],
    ['#00ff00', '#ffffff', 1.37],
    ['#0000ff', '#ffffff', 8.59],
    ['#ffff00', '#000000', 19.56],
  ])('of %s and %s is %d, in either order', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2)
  })
})

describe('text over something unknown', () => {
  const white = { color: '#ffffff', opacity: 100 }
  const plate = (opacity: number) => [{ color: '#000000', opacity }]

  it('has its contrast with an opaque plate, whatever is behind that', () => {
    expect(worstContrast(white, plate(100))).toBeCloseTo(21, 5)
    expect(worstContrast(white, [...plate(0), { color: '#ffffff', opacity: 100 }])).toBeCloseTo(1, 5)
  })

  it('has its contrast with the worst that shines through', () => {
    expect(worstContrast(white, plate(0))).toBeCloseTo(1, 5)
    expect(worstContrast(white, plate(50))).toBeCloseTo(contrastRatio('#ffffff', '#808080'), 1)
  })

  it('is also lost in a grey between black and white', () => {
    expect(worstContrast({ color: '#767676', opacity: 100 }, plate(0))).toBeLessThan(1.3)
  })

  it('loses contrast with its own opacity', () => {
    expect(worstContrast({ color: '#ffffff', opacity: 50 }, plate(100))).toBeCloseTo(
      contrastRatio(mixed('#ffffff', 50, '#000000'), '#000000'),
      1,
    )
  })
})
