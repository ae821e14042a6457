import type { Account } from './account.ts'
import type { Settings } from './settings.ts'

/** A requested change of what protects the user, which no page can make alone. */
export interface ProtectedChange {
  /** Address of a proxy of the user's own. */
  readonly proxy?: string
  /** Further domains that sound may go to. */
  readonly streamDomains: readonly string[]
  /** Whether newer versions are no longer looked for. */
  readonly endsUpdates: boolean
}

/** @returns undefined if the user is protected as before */
export function protectedChange(before: Settings, after: Settings): ProtectedChange | undefined {
  const { proxy } = after.network
  const isKnownProxy =
    proxy.mode !== 'fixed' ||
    (before.network.proxy.mode === 'fixed' && before.network.proxy.url === proxy.url)
  const streamDomains = furtherDomains(before.service.accounts, after.service.accounts)
  const endsUpdates = before.updates.isOn && !after.updates.isOn
  if (isKnownProxy && streamDomains.length === 0 && !endsUpdates) return undefined
  return { ...(!isKnownProxy && { proxy: proxy.url }), streamDomains, endsUpdates }
}

/** Domains that accounts did not have before, apart from the hosts that they are at. */
function furtherDomains(before: readonly Account[], after: readonly Account[]): string[] {
  const known = new Map(before.map(({ id, streamDomains }) => [id, streamDomains]))
  const further = after.flatMap(({ id, address, streamDomains }) =>
    streamDomains.filter(
      (domain) => domain !== new URL(address).hostname && known.get(id)?.includes(domain) !== true,
    ),
  )
  return [...new Set(further)]
}
