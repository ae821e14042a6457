import { createHash } from 'node:crypto'
import type { SettingsStorage } from '../backend/settings/settings.ts'
import { err, ok, type Result } from '../core/base/result.ts'
import { parseInput } from '../core/contract/input.ts'
import { checkBaseAddress } from '../core/service/addresses.ts'
import { type Settings, settingsSchema } from '../core/settings/settings.ts'
import { completed, type NamedService } from './service-options.ts'

/** Settings for one run of a command: what the command says, and nothing of the desktop app's. */
export function settingsForRun(
  service: NamedService | undefined,
  key: string | undefined,
): Result<SettingsStorage> {
  const settings = service === undefined ? ok({}) : withAccount(service, key)
  return settings.ok
    ? ok({ load: () => settings.value, save: () => undefined, setAside: () => undefined })
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

/** A run continues the work of an earlier one only for the same service and key. */
const idOf = (...service: readonly string[]): string =>
  `command-line-${createHash('sha256').update(JSON.stringify(service)).digest('hex').slice(0, 32)}`
