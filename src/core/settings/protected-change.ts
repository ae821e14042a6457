import type { ProxyChoice } from '../product/network/proxy.ts'
import type { Account } from './account.ts'
import type { Settings } from './settings.ts'

/** A requested change of what protects the user, which no page can make alone. */
export interface ProtectedChange {
  /** A proxy of somebody's choice, or what takes the place of one that may protect the user. */
  readonly proxy?: ProxyChoice
  /** Further domains that sound may go to. */
  readonly streamDomains: readonly string[]
  /** Whether newer versions are no longer looked for. */
  readonly endsUpdates: boolean
}

/** @returns undefined if the user is protected as before */
export function protectedChange(before: Settings, after: Settings): ProtectedChange | undefined {
  const { proxy } = after.network
  const former = before.network.proxy
  // The system's proxy is nobody's choice here: only leaving another one for it takes something away.
  const isSameProxy =
    routeOf(proxy) === routeOf(former) || (proxy.mode === 'system' && former.mode === 'none')
  const streamDomains = furtherDomains(before.service.accounts, after.service.accounts)
  const endsUpdates = before.updates.isOn && !after.updates.isOn
  if (isSameProxy && streamDomains.length === 0 && !endsUpdates) return undefined
  return { ...(!isSameProxy && { proxy }), streamDomains, endsUpdates }
}

const routeOf = (proxy: ProxyChoice): string => (proxy.mode === 'fixed' ? proxy.url : proxy.mode)

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
