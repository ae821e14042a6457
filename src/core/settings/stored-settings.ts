import * as z from 'zod/mini'
import { isSame } from '../base/is-same.ts'
import { accountSchema } from './account.ts'
import { ownLookSchema } from './captions-schema.ts'
import { presetSchema, type Settings, sections, settingsSchema } from './settings.ts'

/** A settings file: this version's settings, and the values of other versions. */
export type StoredSettings = Readonly<Record<string, unknown>>

/** The version of the file, which is to grow with the first change that an older version would misread. */
const VERSION = 1

/** The usable content of a file. */
export interface ReadSettings {
  readonly settings: Settings
  /** The file as this version writes it, including all unusable values. */
  readonly stored: StoredSettings
  /** Dotted paths of unusable values, for which the settings have defaults. */
  readonly unread: readonly string[]
}

type Section = keyof Settings

const sectionNames = Object.keys(sections) as Section[]

/** Lists whose items are read one by one, and known by their ids. */
const ITEMS: Readonly<Record<string, z.ZodMiniType>> = {
  'service.accounts': accountSchema,
  'presets.list': presetSchema,
  'captions.ownLooks': ownLookSchema,
}

export const isObject = (value: unknown): value is StoredSettings =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads settings value by value: an invalid one affects none of the others, and stays in the file. */
export function readStored(file: StoredSettings): ReadSettings {
  // A file that was written by hand may have no version; that of a newer one stays.
  const { version } = file
  const stored = { ...file, version: typeof version === 'number' ? Math.max(version, VERSION) : VERSION }
  const unread: string[] = []
  const usable = sectionNames.map((name) => [name, usableOf(name, ownOf(stored, name), unread)])
  return { settings: settingsSchema.parse(Object.fromEntries(usable)), stored, unread }
}

const ownOf = (values: StoredSettings, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined

/** The valid fields of a section. */
function usableOf(section: Section, stored: unknown, unread: string[]): StoredSettings {
  if (stored === undefined) return {}
  if (!isObject(stored)) {
    unread.push(section)
    return {}
  }
  const fields = Object.entries(sections[section].shape as Record<string, z.ZodMiniType>)
  const fitting = fields.flatMap(([field, schema]): [string, unknown][] => {
    const path = `${section}.${field}`
    const value = ownOf(stored, field)
    if (value === undefined) return []
    const item = ITEMS[path]
    if (item !== undefined && Array.isArray(value)) return [[field, itemsOf(item, value, path, unread)]]
    if (z.safeParse(schema, value).success) return [[field, value]]
    unread.push(path)
    return []
  })
  const values = Object.fromEntries(fitting)
  if (z.safeParse(sections[section], values).success) return values
  unread.push(section)
  return {}
}

const itemsOf = (
  schema: z.ZodMiniType,
  items: readonly unknown[],
  path: string,
  unread: string[],
): unknown[] =>
  items.filter((item, index) => {
    const isFitting = z.safeParse(schema, item).success
    if (!isFitting) unread.push(`${path}.${index}`)
    return isFitting
  })

/** Applies the changes between two states of the settings to a file. Everything else in it is unchanged. */
export function writeStored(stored: StoredSettings, before: Settings, after: Settings): StoredSettings {
  const written: Record<string, unknown> = { ...stored }
  for (const section of sectionNames) {
    const [old, next] = [before[section], after[section]] as readonly StoredSettings[]
    for (const [field, value] of Object.entries(next ?? {})) {
      if (isSame(old?.[field], value)) continue
      const kept = isObject(written[section]) ? written[section] : {}
      const isItems = Object.hasOwn(ITEMS, `${section}.${field}`)
      const changed = isItems ? changedItems(ownOf(kept, field), old?.[field], value) : value
      written[section] = { ...kept, [field]: changed }
    }
  }
  return written
}

const idOf = (item: unknown): unknown => (isObject(item) ? item['id'] : undefined)

/** Removed items and fields are deleted and current ones updated; those of other versions stay. */
function changedItems(stored: unknown, before: unknown, after: unknown): unknown[] {
  const byId = (value: unknown) =>
    new Map((Array.isArray(value) ? value : []).map((item) => [idOf(item), item]))
  const old = byId(before)
  const next = byId(after)
  const kept = (Array.isArray(stored) ? stored : []).filter(
    (item) => next.has(idOf(item)) || !old.has(idOf(item)),
  )
  const known = new Set(kept.map(idOf))
  return [
    ...kept.map((item) => {
      const id = idOf(item)
      return next.has(id) ? { ...withoutGone(item, old.get(id), next.get(id)), ...next.get(id) } : item
    }),
    ...[...next].flatMap(([id, item]) => (known.has(id) ? [] : [item])),
  ]
}

/** A stored item without the fields that were removed from it. */
function withoutGone(stored: StoredSettings, before: object = {}, after: object = {}): StoredSettings {
  const isGone = (field: string) => Object.hasOwn(before, field) && !Object.hasOwn(after, field)
  return Object.fromEntries(Object.entries(stored).filter(([field]) => !isGone(field)))
}
