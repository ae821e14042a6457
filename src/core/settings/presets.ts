import { isSame } from '../base/is-same.ts'
import { type Preset, presetSchema, type Settings } from './settings.ts'
import type { SettingsPatch } from './settings-patch.ts'

/** A preset of the current settings, without devices and keys: those belong to one computer. */
export const toPreset = (
  { voice, meeting, captions }: Settings,
  { id, name }: Pick<Preset, 'id' | 'name'>,
): Preset => presetSchema.parse({ id, name, voice, meeting, captions })

/** The change of settings that a preset makes. It also turns the meeting on. */
export const applyPreset = ({ id, voice, meeting, captions }: Preset): SettingsPatch => ({
  presets: { active: id },
  voice,
  meeting: { ...meeting, isOn: true },
  captions,
})

/** The preset in use, and whether the settings have been changed since; undefined if none is in use. */
export function activePreset(
  settings: Settings,
): { readonly preset: Preset; readonly isChanged: boolean } | undefined {
  const { list, active } = settings.presets
  const preset = list.find(({ id }) => id === active)
  return preset && { preset, isChanged: !isSame(toPreset(settings, preset), preset) }
}

/** The change that saves the current settings under a name: as a new preset, or in place of one with this id. */
export function savePreset(settings: Settings, about: Pick<Preset, 'id' | 'name'>): SettingsPatch {
  const { list } = settings.presets
  const saved = toPreset(settings, about)
  const isKnown = list.some(({ id }) => id === about.id)
  return {
    presets: {
      list: isKnown ? list.map((each) => (each.id === about.id ? saved : each)) : [...list, saved],
      active: about.id,
    },
  }
}

export const renamePreset = ({ presets: { list } }: Settings, { id, name }: Pick<Preset, 'id' | 'name'>) => ({
  presets: { list: list.map((each) => (each.id === id ? { ...each, name } : each)) },
})

/** The change that makes both sides of the meeting, and the preset in use, use a collection of spoken terms. */
export function choosingTerms({ presets: { list, active } }: Settings, spokenTermsId: string): SettingsPatch {
  const change = { voice: { spokenTermsId }, meeting: { spokenTermsId } }
  if (active === null) return change
  const changed = list.map((each) =>
    each.id === active
      ? { ...each, voice: { ...each.voice, spokenTermsId }, meeting: { ...each.meeting, spokenTermsId } }
      : each,
  )
  return { ...change, presets: { list: changed } }
}

export const deletePreset = ({ presets: { list } }: Settings, { id }: Pick<Preset, 'id'>) => ({
  presets: { list: list.filter((each) => each.id !== id), active: null },
})
