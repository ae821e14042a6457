import { isSame } from '../base/is-same.ts'
import type { MeetingDevices } from '../product/sound-devices/meeting-devices.ts'
import { type Preset, presetSchema, type Settings } from './settings.ts'
import type { SettingsPatch } from './settings-patch.ts'

/** The parts of a preset that are not settings. */
type PresetParts = Pick<Preset, 'id' | 'name' | 'devices'>

/** A preset of the current settings. Keys are never part of it. */
export const toPreset = (
  { voice, meeting, captions }: Settings,
  { id, name, devices }: PresetParts,
): Preset => presetSchema.parse({ id, name, voice, meeting, captions, ...(devices && { devices }) })

/** The change of settings that a preset makes, apart from its devices. It also turns the meeting on. */
export const applyPreset = ({ id, voice, meeting, captions }: Preset): SettingsPatch => ({
  presets: { active: id },
  voice,
  meeting: { ...meeting, isOn: true },
  captions,
})

/**
 * The preset in use, and whether the settings have been changed since; undefined if none is in use.
 *
 * @param devices those in use, if they are known
 */
export function activePreset(
  settings: Settings,
  devices?: MeetingDevices,
): { readonly preset: Preset; readonly isChanged: boolean } | undefined {
  const { list, active } = settings.presets
  const preset = list.find(({ id }) => id === active)
  if (preset === undefined) return undefined
  const now = toPreset(settings, { ...preset, devices: preset.devices && (devices ?? preset.devices) })
  return { preset, isChanged: !isSame(now, preset) }
}

/** The change that saves the current settings under a name: as a new preset, or in place of one with this id. */
export function savePreset(settings: Settings, parts: PresetParts): SettingsPatch {
  const { list } = settings.presets
  const saved = toPreset(settings, parts)
  const isKnown = list.some(({ id }) => id === parts.id)
  return {
    presets: {
      list: isKnown ? list.map((each) => (each.id === parts.id ? saved : each)) : [...list, saved],
      active: parts.id,
    },
  }
}

export const renamePreset = ({ presets: { list } }: Settings, { id, name }: Pick<Preset, 'id' | 'name'>) => ({
  presets: { list: list.map((each) => (each.id === id ? { ...each, name } : each)) },
})

/** A preset as other computers may have it. */
export function withoutDevices({ devices: _devices, ...preset }: Preset): Preset {
  return preset
}

/** The change that makes a preset remember these devices, or none. */
export const keepDevices = (
  { presets: { list } }: Settings,
  id: string,
  devices: MeetingDevices | undefined,
): SettingsPatch => ({
  presets: {
    list: list.map((each) =>
      each.id === id ? { ...withoutDevices(each), ...(devices && { devices }) } : each,
    ),
  },
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

/** The change that takes back `choosingTerms`. */
export const chosenTerms = ({ voice, meeting, presets }: Settings): SettingsPatch => ({
  voice: { spokenTermsId: voice.spokenTermsId },
  meeting: { spokenTermsId: meeting.spokenTermsId },
  presets: { list: presets.list },
})

export const deletePreset = ({ presets: { list } }: Settings, { id }: Pick<Preset, 'id'>) => ({
  presets: { list: list.filter((each) => each.id !== id), active: null },
})
