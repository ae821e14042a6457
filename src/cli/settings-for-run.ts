import { createHash } from 'node:crypto'
import type { SettingsStorage } from '../backend/settings/settings-store.ts'
import { parseInput } from '../core/base/input.ts'
import { err, ok, type Result } from '../core/base/result.ts'
import { checkBaseAddress } from '../core/service/addresses.ts'
import { defaultSettings, type Settings, settingsSchema } from '../core/settings/settings.ts'
import { completed, type NamedService } from './service-options.ts'

/**
 * Settings for one run of a command: its own options, and what the user wants to be stored. Other settings of the
 * desktop app are not used.
 */
export function settingsForRun(
  service: NamedService | undefined,
  key: string | undefined,
  privacy: Settings['privacy'] = defaultSettings.privacy,
): Result<SettingsStorage> {
  const settings = service === undefined ? ok({}) : withAccount(service, key)
  return settings.ok
    ? ok({ load: () => ({ ...settings.value, privacy }), save: () => undefined, setAside: () => undefined })
    : settings
}

function withAccount(service: NamedService, key = ''): Result<Settings> {
  const { plan, address: wanted } = completed(service, key)
  const address = checkBaseAddress(wanted)
  if (!address.ok) return address
  if (key === '') return err({ kind: 'no-key' })
  const id = idOf(service.profile, address.value, key)
  const { profile, reportingTag } = service
  const account = { id, name: address.value, profile, plan, address: address.value, reportingTag }
  return parseInput(settingsSchema, { service: { active: id, accounts: [account] } })
}

/** Account ID derived from service and key: a run continues the work of an earlier one only if both are the same. */
const idOf = (...service: readonly string[]): string =>
  `command-line-${createHash('sha256').update(JSON.stringify(service)).digest('hex').slice(0, 32)}`
