import { parseInput } from '../base/input.ts'
import type { Result } from '../base/result.ts'
import { type Settings, sections, settingsSchema } from './settings.ts'

/** The sections that a page may change field by field. The others have calls of their own, which check more. */
type Changeable = Omit<Settings, 'service' | 'network'>
export type SettingsPatch = { readonly [S in keyof Changeable]?: Partial<Changeable[S]> }

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether a value has the structure of a patch: sections with fields. The fields themselves are validated
 * elsewhere.
 */
export const isSettingsPatch = (value: unknown): boolean =>
  isFields(value) && Object.values(value).every((section) => section === undefined || isFields(section))

const changeable = Object.keys(sections).filter(
  (name): name is keyof Changeable => name !== 'service' && name !== 'network',
)

/** Settings after a valid patch. Fields that the patch does not name are unchanged. */
export function mergePatch(current: Settings, patch: SettingsPatch): Settings {
  const merged = changeable.map((section) => [section, { ...current[section], ...patch[section] }])
  return { ...current, ...Object.fromEntries(merged) }
}

/** Applies a patch. An invalid one is reported and changes nothing. */
export const patchSettings = (current: Settings, patch: SettingsPatch): Result<Settings> =>
  parseInput(settingsSchema, mergePatch(current, patch))
