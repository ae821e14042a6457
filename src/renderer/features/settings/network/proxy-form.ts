import type { CallInput } from '../../../../core/contract/contract.ts'
import type { ProxyChoice } from '../../../../core/product/network/proxy.ts'

export const proxyModes = ['system', 'none', 'fixed'] as const

/** Input fields of a proxy. */
export interface ProxyForm {
  readonly mode: ProxyChoice['mode']
  readonly url: string
  readonly user: string
  readonly password: string
}

/** Form values of the current proxy. The page does not know its password. */
export function proxyFormOf(proxy: ProxyChoice): ProxyForm {
  const { url, user } = proxy.mode === 'fixed' ? proxy : { url: '', user: '' }
  return { mode: proxy.mode, url, user, password: '' }
}

/** Whether the proxy can have a user: SOCKS5 proxies are used without one. */
export const asksForUser = ({ url }: ProxyForm): boolean => !/^\s*socks5h?:/i.test(url)

/** Whether the stored password still applies: it belongs to one proxy and one user. */
export const keepsPassword = (form: ProxyForm, proxy: ProxyChoice): boolean =>
  proxy.mode === 'fixed' && form.url.trim() === proxy.url && form.user.trim() === proxy.user

export function isInForce(form: ProxyForm, proxy: ProxyChoice): boolean {
  if (form.mode !== 'fixed') return form.mode === proxy.mode
  return form.password === '' && keepsPassword(form, proxy)
}

export function toChoice(form: ProxyForm): CallInput<'network.setProxy'> {
  const { mode, url, user, password } = form
  if (mode !== 'fixed') return { mode }
  if (!asksForUser(form)) return { mode, url }
  return { mode, url, user, ...(password !== '' && { password }) }
}
