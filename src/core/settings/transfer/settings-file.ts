import * as z from 'zod/mini'
import type { AppErrorOf } from '../../base/errors.ts'
import { parseJson } from '../../base/formats/json.ts'
import { listOf, parseInput } from '../../base/input.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { type Account, accountSchema } from '../account.ts'
import { type Preset, type Settings, settingsSchema } from '../settings.ts'
import { MAX_SETTINGS_BYTES } from './transfer-calls.ts'

const SETTINGS_FILE = 'parley-settings'
const VERSION = 1

/** Settings of one computer, which are not exported: its devices and windows. */
const OF_THIS_COMPUTER = {
  audio: ['microphone', 'microphoneName', 'systemDevice', 'systemDeviceName', 'speaker', 'speakerName'],
  meeting: ['device', 'deviceName'],
  overlay: ['isOpen', 'isLocked', 'places'],
} as const satisfies { readonly [S in 'audio' | 'meeting' | 'overlay']: readonly (keyof Settings[S])[] }

const isOfThisComputer = (section: string, key: string): boolean =>
  Object.entries(OF_THIS_COMPUTER).some(
    ([name, keys]) => name === section && keys.some((field) => field === key),
  )

/** Fault of a file: of the whole file, or of one setting, such as `settings.captions.size`. */
export type FileProblem = AppErrorOf<'invalid-input'>

/** Maximum length of quoted content: a file may contain anything. */
const MAX_SAID = 100

const malformed = (field: string, detail: string): Result<never, FileProblem> =>
  err({ kind: 'invalid-input', field, problem: { type: 'malformed', detail } })

type Raw = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The validated content of a file. Omitted settings have their current values. */
export interface SettingsFile {
  readonly settings: Settings
  readonly accounts: readonly Account[]
  /** Dotted paths in the file that the settings do not have. */
  readonly leftOut: readonly string[]
}

/** Settings as a file. Keys and passwords are kept elsewhere, and which account is in use is left to each computer. */
export function writeSettingsFile({ service, ...settings }: Settings): string {
  const portable = Object.entries(settings).map(([section, values]) => [section, portableOf(section, values)])
  const content = { ...Object.fromEntries(portable), service: { accounts: service.accounts } }
  return `${JSON.stringify({ format: SETTINGS_FILE, version: VERSION, settings: content }, undefined, 2)}\n`
}

/** @returns the content of the file, or its fault with its location */
export function readSettingsFile(text: string, current: Settings): Result<SettingsFile, FileProblem> {
  const raw = unpack(text)
  if (!raw.ok) return raw
  const { service, ...sections } = raw.value
  const leftOut: string[] = []
  const merged: Record<string, unknown> = { ...current }
  for (const [section, values] of Object.entries(sections)) {
    if (!Object.hasOwn(current, section)) {
      leftOut.push(section)
      continue
    }
    if (!isObject(values)) return malformed(`settings.${section}`, 'not an object')
    const usable = portableOf(section, values, leftOut)
    merged[section] = { ...current[section as keyof Settings], ...usable }
  }
  const parsed = parseAt('settings', settingsSchema, merged)
  if (!parsed.ok) return parsed
  const { presets } = parsed.value
  const settings: Settings = {
    ...parsed.value,
    presets: { ...presets, list: withOwnDevices(presets.list, current) },
  }
  const accounts = parseAt('settings.service', accountsSchema, service ?? {})
  if (!accounts.ok) return accounts
  leftOut.push(...unknownIn(merged, settings, ''), ...unknownIn(service ?? {}, accounts.value, 'service.'))
  return ok({ settings, accounts: accounts.value.accounts, leftOut })
}

const accountsSchema = z.object({ accounts: z._default(listOf(accountSchema), []) })

function unpack(text: string): Result<Raw, FileProblem> {
  const parsed = parseJson(text.replace(/^\ufeff/u, ''), { maxBytes: MAX_SETTINGS_BYTES })
  if (!parsed.ok) return malformed('file', parsed.error)
  const { value: json } = parsed
  if (!isObject(json) || json.format !== SETTINGS_FILE)
    return malformed('file', `format: not ${SETTINGS_FILE}`)
  if (json.version !== VERSION)
    return malformed(
      'file',
      `version: ${(JSON.stringify(json.version) ?? 'missing').slice(0, MAX_SAID)}, not ${VERSION}`,
    )
  return isObject(json.settings) ? ok(json.settings) : malformed('file', 'settings: not an object')
}

/** @param leftOut receives the paths of the settings of this computer */
function portableOf(section: string, values: Raw, leftOut: string[] = []): Raw {
  const isLeft = ([key]: readonly [string, unknown]) => isOfThisComputer(section, key)
  const entries = Object.entries(values)
  leftOut.push(...entries.filter(isLeft).map(([key]) => `${section}.${key}`))
  const portable = Object.fromEntries(entries.filter((entry) => !isLeft(entry)))
  return section === 'presets' && Array.isArray(portable['list'])
    ? {
        ...portable,
        list: portable['list'].map((preset: unknown, at) => portablePreset(preset, at, leftOut)),
      }
    : portable
}

/** Presets remember devices, which belong to a computer too. */
function portablePreset(preset: unknown, at: number, leftOut: string[]): unknown {
  if (!isObject(preset) || !Object.hasOwn(preset, 'devices')) return preset
  leftOut.push(`presets.list.${at}.devices`)
  const { devices: _devices, ...portable } = preset
  return portable
}

/** Presets that are known here go on with the devices that they have here. */
const withOwnDevices = (wanted: readonly Preset[], { presets: { list } }: Settings): Preset[] =>
  wanted.map((preset) => {
    const devices = list.find(({ id }) => id === preset.id)?.devices
    return devices === undefined ? preset : { ...preset, devices }
  })

function parseAt<S extends z.ZodMiniType>(
  at: string,
  schema: S,
  input: unknown,
): Result<z.output<S>, FileProblem> {
  const parsed = parseInput(schema, input)
  if (parsed.ok) return parsed
  const { field, problem } = parsed.error
  const said =
    problem.type === 'unknown-value' ? { ...problem, value: problem.value.slice(0, MAX_SAID) } : problem
  return err({ kind: 'invalid-input', field: `${at}.${field}`, problem: said })
}

/** Dotted paths of input fields that are missing in the parsed result. */
function unknownIn(raw: unknown, parsed: unknown, path: string): string[] {
  if (Array.isArray(raw) && Array.isArray(parsed))
    return raw.flatMap((item, index) => unknownIn(item, parsed[index], `${path}${index}.`))
  if (!isObject(raw) || !isObject(parsed)) return []
  return Object.entries(raw).flatMap(([key, value]) =>
    Object.hasOwn(parsed, key) ? unknownIn(value, parsed[key], `${path}${key}.`) : [path + key],
  )
}
