import { describe, expect, it } from 'vitest'
import { lookPresets } from '../captions/look-presets.ts'
import { MAX_OWN_LOOKS } from './captions-schema.ts'
import { applyPreset, toPreset } from './edit-presets.ts'
import { activeLook, applyLook, deleteLook, renameLook, saveLook } from './own-looks.ts'
import { defaultSettings } from './settings.ts'
import { mergePatch, patchSettings, type SettingsPatch } from './settings-patch.ts'
import { readStored } from './stored-settings.ts'
import { readSettingsFile, writeSettingsFile } from './transfer/settings-file.ts'

const after = (patch: SettingsPatch, settings = defaultSettings) => mergePatch(settings, patch)
const large = after({ captions: { size: 60, look: { ...lookPresets.highContrast, edge: 'outline' } } })
const saved = after(saveLook(large.captions, { id: 'mine', name: 'Mine' }), large)

describe('a look', () => {
  it('is the standard one until another one is chosen', () => {
    expect(activeLook(defaultSettings.captions)).toBe('standard')
    const chosen = after(applyLook(saved.captions, 'highContrast'), saved)
    expect(activeLook(chosen.captions)).toBe('highContrast')
    expect(chosen.captions.size).toBe(60)
  })

  it('is none of the list once it is changed', () => {
    expect(activeLook(large.captions)).toBeUndefined()
  })

  it('is saved with its size, and applied with it', () => {
    expect(activeLook(saved.captions)).toBe('mine')
    const other = after({ captions: { size: 20, look: lookPresets.standard } }, saved)
    expect(activeLook(other.captions)).toBe('standard')
    expect(after(applyLook(other.captions, 'mine'), other).captions).toEqual(saved.captions)
    expect(applyLook(other.captions, 'unknown')).toEqual({})
  })

  it('is replaced, renamed and deleted in its place', () => {
    const more = after(saveLook(saved.captions, { id: 'other', name: 'Other' }), saved)
    const smaller = after({ captions: { size: 30 } }, more)
    const names = (patch: SettingsPatch) =>
      after(patch, smaller).captions.ownLooks.map(({ name, size }) => `${name} ${size}`)
    expect(names(saveLook(smaller.captions, { id: 'mine', name: 'Mine' }))).toEqual(['Mine 30', 'Other 60'])
    expect(names(renameLook(smaller.captions, { id: 'other', name: 'Evening' }))).toEqual([
      'Mine 60',
      'Evening 60',
    ])
    expect(names(deleteLook(smaller.captions, { id: 'mine' }))).toEqual(['Other 60'])
  })

  it('is limited in number and length of its name', () => {
    const list = (count: number, name = 'x') =>
      patchSettings(saved, {
        captions: {
          ownLooks: Array.from({ length: count }, (_, i) => ({
            id: `${i}`,
            name,
            size: 28,
            look: lookPresets.standard,
          })),
        },
      }).ok
    expect(list(MAX_OWN_LOOKS)).toBe(true)
    expect(list(MAX_OWN_LOOKS + 1)).toBe(false)
    expect(list(1, 'x'.repeat(51))).toBe(false)
    expect(list(1, ' ')).toBe(false)
  })

  it('of another version stays in the file, and affects no other one', () => {
    const [mine] = saved.captions.ownLooks
    const future = { ...mine, id: 'future', look: { font: 'handwriting' } }
    const { settings, unread } = readStored({ captions: { ownLooks: [future, mine] } })
    expect(settings.captions.ownLooks).toEqual([mine])
    expect(unread).toEqual(['captions.ownLooks.0'])
  })

  it('goes to another computer with all saved ones', () => {
    expect(readSettingsFile(writeSettingsFile(saved), defaultSettings)).toMatchObject({
      ok: true,
      value: { settings: { captions: saved.captions }, leftOut: [] },
    })
  })

  it('is part of a meeting preset, which does not touch the saved ones', () => {
    const preset = toPreset(saved, { id: 'weekly', name: 'Weekly' })
    expect(preset.captions).not.toHaveProperty('ownLooks')
    const elsewhere = after(saveLook(defaultSettings.captions, { id: 'own', name: 'Own' }))
    const { captions } = after(applyPreset(preset), elsewhere)
    expect(captions).toEqual({ ...saved.captions, ownLooks: elsewhere.captions.ownLooks })
  })
})
