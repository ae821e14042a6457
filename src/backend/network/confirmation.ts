import type { CallContext } from '../../core/base/call.ts'
import type { AuthorityFacts } from '../../core/network/authority.ts'
import type { Settings } from '../../core/settings/settings.ts'

/** A requested change of the proxy or of the trusted authorities. */
export interface NetworkChange {
  /** Address of a proxy of the user's own. */
  readonly proxy?: string
  readonly authorities: readonly AuthorityFacts[]
}

/** The user's answer outside the page, which cannot answer for them; `unasked` if there is no place to ask. */
export type Confirmation = 'confirmed' | 'declined' | 'unasked'

export type Confirm = (change: NetworkChange, context: CallContext) => Promise<Confirmation>

type Chosen = Settings['network']

/** @returns undefined if no additional trust is given */
export function changeBetween(before: Chosen, after: Chosen): NetworkChange | undefined {
  const isKnownProxy = (url: string) => before.proxy.mode === 'fixed' && before.proxy.url === url
  const { proxy } = after
  const known = new Set(before.authorities.map(({ id }) => id))
  const authorities = after.authorities.filter(({ id }) => !known.has(id))
  const isProxyNew = proxy.mode === 'fixed' && !isKnownProxy(proxy.url)
  if (!isProxyNew && authorities.length === 0) return undefined
  return { ...(isProxyNew && { proxy: proxy.url }), authorities }
}
