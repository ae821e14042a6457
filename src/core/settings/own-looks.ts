import { isSame } from '../base/is-same.ts'
import { lookPresetNames, lookPresets } from '../captions/look-presets.ts'
import type { OwnLook } from './captions-schema.ts'
import type { Settings } from './settings.ts'
import type { SettingsPatch } from './settings-patch.ts'

type Captions = Settings['captions']

/** The saved look in use, or the name of the built-in one; undefined if the user has changed something since. */
export function activeLook({ size, look, ownLooks }: Captions): string | undefined {
  const own = ownLooks.find((each) => each.size === size && isSame(each.look, look))
  return own?.id ?? lookPresetNames.find((name) => isSame(lookPresets[name], look))
}

/** The change that applies a saved look by its id, or a built-in one by its name. A built-in one has no size. */
export function applyLook({ ownLooks }: Captions, chosen: string): SettingsPatch {
  const own = ownLooks.find(({ id }) => id === chosen)
  if (own !== undefined) return { captions: { size: own.size, look: own.look } }
  const name = lookPresetNames.find((each) => each === chosen)
  return name === undefined ? {} : { captions: { look: lookPresets[name] } }
}

/** The change that saves the current look under a name: as a new one, or in place of one with this id. */
export function saveLook(
  { size, look, ownLooks }: Captions,
  { id, name }: Pick<OwnLook, 'id' | 'name'>,
): SettingsPatch {
  const saved = { id, name, size, look }
  const isKnown = ownLooks.some((each) => each.id === id)
  return {
    captions: {
      ownLooks: isKnown ? ownLooks.map((each) => (each.id === id ? saved : each)) : [...ownLooks, saved],
    },
  }
}

export const renameLook = (
  { ownLooks }: Captions,
  { id, name }: Pick<OwnLook, 'id' | 'name'>,
): SettingsPatch => ({
  captions: { ownLooks: ownLooks.map((each) => (each.id === id ? { ...each, name } : each)) },
})

export const deleteLook = ({ ownLooks }: Captions, { id }: Pick<OwnLook, 'id'>): SettingsPatch => ({
  captions: { ownLooks: ownLooks.filter((each) => each.id !== id) },
})
