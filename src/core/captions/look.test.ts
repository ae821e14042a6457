import { describe, expect, it } from 'vitest'
import { captionLookSchema } from './look.ts'
import { MIN_CONTRAST } from './look-contrast.ts'
import { lookPresetNames, lookPresets } from './look-presets.ts'
import { contrastOfLook } from './readable-look.ts'

describe('a look of captions', () => {
  it('has a default for every value', () => {
    expect(captionLookSchema.parse({})).toEqual(lookPresets.standard)
  })

  it.each([
    { font: 'comic' },
    { weight: 900 },
    { textColor: 'red' },
    { textColor: '#fff' },
    { windowColor: '#00000080' },
    { textOpacity: 10 },
    { windowOpacity: 101 },
    { lineLength: 19 },
    { lineSpacing: 99 },
    { lineSpacing: 110.5 },
    { alignment: 'justify' },
  ])('is refused with %j', (broken) => {
    expect(captionLookSchema.safeParse(broken).success).toBe(false)
  })

  it.each(lookPresetNames)('%s is valid and readable in both themes, over any window', (name) => {
    expect(captionLookSchema.parse(lookPresets[name])).toEqual(lookPresets[name])
    expect(contrastOfLook(lookPresets[name], ['light', 'dark'])).toBeGreaterThanOrEqual(MIN_CONTRAST)
  })
})
