import type { UsedResourceKind } from '../../session/library/used-resources.ts'
import { type Side, sides } from '../../voice/sides.ts'
import type { Preset, Settings } from '../settings.ts'
import type { SettingsPatch } from '../settings-patch.ts'

/** Sections of the settings in which a resource can be chosen. `voice` is also the own side of a meeting. */
export const choosing = ['voice', 'meeting', 'text', 'documents'] as const
export type Choosing = (typeof choosing)[number]

/** Where the settings use a resource of the service. */
export interface SettingsUses {
  readonly chosenIn: readonly Choosing[]
  readonly presets: readonly { readonly preset: Preset; readonly usedBy: readonly Side[] }[]
}

/** Fields of a voice or side, and of texts and documents, that hold the ids of each kind. */
const FIELDS = {
  glossary: { voice: ['glossaryId', 'furtherGlossaryIds'], text: ['glossaryIds'] },
  'spoken-terms': { voice: ['spokenTermsId'], text: [] },
  'style-rules': { voice: [], text: ['styleId'] },
} as const satisfies Record<UsedResourceKind, object>

type Sections = { readonly [S in Choosing]?: object }

/** The fields of a section that hold a resource, with their values. */
function holding(
  sections: Sections,
  section: Choosing,
  kind: UsedResourceKind,
  id: string,
): [field: string, value: unknown][] {
  const fields = FIELDS[kind][section === 'voice' || section === 'meeting' ? 'voice' : 'text']
  return fields
    .map((field): [string, unknown] => [field, Reflect.get(sections[section] ?? {}, field)])
    .filter(([, value]) => (Array.isArray(value) ? value.includes(id) : value === id))
}

const holds = (...given: Parameters<typeof holding>): boolean => holding(...given).length > 0

export function usesInSettings(settings: Settings, kind: UsedResourceKind, id: string): SettingsUses {
  const sectionOf = { mine: 'voice', theirs: 'meeting' } as const satisfies Record<Side, Choosing>
  return {
    chosenIn: choosing.filter((section) => holds(settings, section, kind, id)),
    presets: settings.presets.list.flatMap((preset) => {
      const usedBy = sides.filter((side) => holds(preset, sectionOf[side], kind, id))
      return usedBy.length === 0 ? [] : [{ preset, usedBy }]
    }),
  }
}

/** The change of the choices in some sections from one resource to another, or to none. */
function replaceIn(
  sections: Sections,
  kind: UsedResourceKind,
  id: string,
  next: string | undefined,
): Sections {
  const changed = choosing
    .filter((section) => holds(sections, section, kind, id))
    .map((section) => {
      const replaced = holding(sections, section, kind, id).map(([field, value]) => [
        field,
        Array.isArray(value) ? value.flatMap((each) => (each === id ? (next ?? []) : each)) : (next ?? null),
      ])
      return [section, Object.fromEntries(replaced)]
    })
  return Object.fromEntries(changed)
}

/** The change of settings after a resource was deleted. Presets keep it, and say that it is missing. */
export const withoutResource = (settings: Settings, kind: UsedResourceKind, id: string): SettingsPatch =>
  replaceIn(settings, kind, id, undefined)

/** The change of settings, presets included, after the service has given a resource another id. */
export function renumberResource(
  settings: Settings,
  kind: UsedResourceKind,
  id: string,
  next: string,
): SettingsPatch {
  const isUsed = usesInSettings(settings, kind, id).presets.length > 0
  const renumbered = (preset: Preset): Preset => {
    const { voice = {}, meeting = {} } = replaceIn(preset, kind, id, next)
    return { ...preset, voice: { ...preset.voice, ...voice }, meeting: { ...preset.meeting, ...meeting } }
  }
  return {
    ...replaceIn(settings, kind, id, next),
    ...(isUsed && { presets: { list: settings.presets.list.map(renumbered) } }),
  }
}
