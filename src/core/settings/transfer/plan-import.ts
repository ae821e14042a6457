import { isSame } from '../../base/is-same.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { checkProxyAddress, checkProxyUser, type ProxyChoice } from '../../product/network/proxy.ts'
import { checkBaseAddress } from '../../service/addresses.ts'
import { keptForMs } from '../../session/library/retention.ts'
import type { Account } from '../account.ts'
import { protectedChange } from '../protected-change.ts'
import type { Settings } from '../settings.ts'
import { type FileProblem, readSettingsFile } from './settings-file.ts'
import { type SettingsChanges, transferSections } from './transfer-calls.ts'

/** Parts that only a host provides. */
interface PlanParts {
  /** Id of a new account. A file never contains it, since keys are found by it. */
  readonly newId: () => string
}

export interface SettingsPlan {
  /** The resulting settings. */
  readonly settings: Settings
  readonly changes: SettingsChanges
}

/** Maximum number of reported paths, and of characters per path. */
const MAX_TOLD = 20
const MAX_PATH = 80

/**
 * Determines the changes that a settings file would make.
 *
 * @returns the settings and the changes, or the fault of the file
 */
export function planImport(
  text: string,
  current: Settings,
  { newId }: PlanParts,
): Result<SettingsPlan, FileProblem> {
  const read = readSettingsFile(text, current)
  if (!read.ok) return read
  const { settings: wanted, leftOut } = read.value
  const proxy = checkProxy(wanted.network.proxy)
  if (!proxy.ok) return proxy
  const accounts = newAccounts(current.service.accounts, read.value.accounts, newId)
  const settings: Settings = {
    ...wanted,
    service: { ...current.service, accounts: [...current.service.accounts, ...accounts] },
    network: { proxy: proxy.value },
  }
  const protection = protectedChange(current, settings)
  const isProxyNew = !isSame(current.network.proxy, proxy.value)
  return ok({
    settings,
    changes: {
      values: transferSections.flatMap((section) => {
        const amount =
          section === 'network'
            ? Number(isProxyNew)
            : Object.keys(changed<object>(current[section], settings[section])).length
        return amount === 0 ? [] : [{ section, amount }]
      }),
      ...(protection?.proxy !== undefined && { proxy: protection.proxy }),
      keepsLess: keptForMs[settings.privacy.retention] < keptForMs[current.privacy.retention],
      accounts: accounts.map(({ name, address }) => ({ name, host: new URL(address).host })),
      streamDomains: [...(protection?.streamDomains ?? [])],
      endsUpdates: protection?.endsUpdates ?? false,
      isShownInSharing: current.overlay.isHiddenFromSharing && !settings.overlay.isHiddenFromSharing,
      deletedPresets: current.presets.list
        .filter(({ id }) => !settings.presets.list.some((kept) => kept.id === id))
        .map(({ name }) => name),
      privacy: changed(current.privacy, settings.privacy),
      leftOut: leftOut.slice(0, MAX_TOLD).map((path) => path.slice(0, MAX_PATH)),
    },
  })
}

/** The changed values. */
const changed = <T extends object>(before: T, after: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => !isSame(Reflect.get(before, key), value)),
  ) as Partial<T>

function checkProxy(proxy: ProxyChoice): Result<ProxyChoice, FileProblem> {
  if (proxy.mode !== 'fixed') return ok(proxy)
  const url = checkProxyAddress(proxy.url)
  const checked = url.ok ? checkProxyUser(url.value, proxy.user, undefined) : url
  if (url.ok && checked.ok) return ok({ ...proxy, url: url.value })
  const field = `settings.network.proxy.${url.ok ? 'user' : 'url'}`
  return err({ kind: 'invalid-input', field, problem: { type: 'malformed', detail: field } })
}

/** Accounts to be added. An account exists if its id does, or if it equals an existing one in everything else. */
function newAccounts(there: readonly Account[], wanted: readonly Account[], newId: () => string): Account[] {
  const facts = ({ name, profile, plan, address }: Account) => JSON.stringify([name, profile, plan, address])
  const ids = new Set(there.map(({ id }) => id))
  const known = new Set(there.map(facts))
  const added: Account[] = []
  for (const account of wanted) {
    const address = checkBaseAddress(account.address)
    const next = { ...account, address: address.ok ? address.value : account.address }
    if (ids.has(account.id) || known.has(facts(next))) continue
    known.add(facts(next))
    added.push({ ...next, id: newId() })
  }
  return added
}
