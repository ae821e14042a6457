import { type CallContext, defaultCallContext } from '../../core/base/call.ts'
import type { Log } from '../../core/base/log.ts'
import { ok, type Result } from '../../core/base/result.ts'
import type { CallInput, CallOutput, HandlersOf } from '../../core/contract/contract.ts'
import { checkProxyAddress, checkProxyUser, type ProxyChoice } from '../../core/product/network/proxy.ts'
import type { Settings } from '../../core/settings/settings.ts'
import type { BoundSecrets } from '../accounts/bound-secrets.ts'
import type { Secret } from '../accounts/secret-store.ts'
import { tryKey } from '../accounts/try-key.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import type { NetworkConfig, NetworkPort } from './port.ts'
import type { Protections } from './protections.ts'

/** Storage key of the proxy's password, among the ids of accounts. */
const PASSWORD = 'network.proxy'
/** Proxy and user that the password is bound to. */
const boundTo = ({ url, user }: Extract<ProxyChoice, { mode: 'fixed' }>): string => `proxy ${url} ${user}`

type NetworkState = CallOutput<'network.get'>
type NetworkCalls = 'network.get' | 'network.setProxy'

interface NetworkOptions {
  readonly settings: SettingsStore
  readonly secrets: BoundSecrets
  readonly port: NetworkPort
  readonly protections: Protections
  readonly log: Log
}

/** The user's network settings: stores them and puts them in force. */
export class Network {
  readonly #options: NetworkOptions
  #applied: Promise<void> | undefined

  constructor(options: NetworkOptions) {
    this.#options = options
  }

  /** Settles when the latest settings are in force. Failed attempts are repeated. */
  ready(): Promise<void> {
    this.#applied ??= this.#attempt(Promise.resolve())
    return this.#applied
  }

  async state(): Promise<Result<NetworkState>> {
    const { proxy } = this.#chosen
    const password = await this.#passwordOf(proxy)
    return password.ok ? ok({ proxy, password: password.value?.protection ?? 'none' }) : password
  }

  async setProxy(input: CallInput<'network.setProxy'>, context: CallContext): Promise<Result<NetworkState>> {
    if (input.mode !== 'fixed') {
      const confirmed = await this.#confirmed({ proxy: { mode: input.mode } }, context)
      return confirmed.ok ? this.#replaceProxy({ mode: input.mode }, '') : confirmed
    }
    const { user = '', password } = input
    const url = checkProxyAddress(input.url)
    if (!url.ok) return url
    const named = checkProxyUser(url.value, user, password)
    if (!named.ok) return named
    const next = { mode: 'fixed', url: url.value, user } as const
    const confirmed = await this.#confirmed({ proxy: next }, context)
    if (!confirmed.ok) return confirmed
    const { proxy } = this.#chosen
    const isSame = proxy.mode === 'fixed' && proxy.url === url.value && proxy.user === user
    // A password is for the one proxy that it was typed for.
    return this.#replaceProxy(next, password ?? (isSame ? undefined : ''))
  }

  /** Applies the complete, checked network settings of an import, which the user has allowed. */
  async adopt({ proxy }: Settings['network']): Promise<Result<NetworkState>> {
    const { proxy: before } = this.#chosen
    // A password is for the one proxy that it was typed for.
    const isSame =
      before.mode === 'fixed' &&
      proxy.mode === 'fixed' &&
      before.url === proxy.url &&
      before.user === proxy.user
    return this.#replaceProxy(proxy, isSame ? undefined : '')
  }

  get #chosen(): Settings['network'] {
    return this.#options.settings.settings.network
  }

  #confirmed(network: Settings['network'], context: CallContext): Promise<Result<unknown>> {
    const { protections, settings } = this.#options
    return protections.allow(() => ok({ settings: { ...settings.settings, network } }), context)
  }

  /** @param password empty deletes it, undefined leaves it unchanged */
  async #replaceProxy(proxy: ProxyChoice, password: string | undefined): Promise<Result<NetworkState>> {
    const { proxy: former } = this.#chosen
    const before = password === undefined ? ok(undefined) : await this.#passwordOf(former)
    if (!before.ok) return before
    if (password !== undefined) {
      const kept = await this.#keep(proxy, password)
      if (!kept.ok) return kept
    }
    const replaced = await this.#replace({ proxy })
    if (replaced.ok || password === undefined) return replaced
    // The next run uses the previous proxy, which needs the previous password.
    const restored = await this.#keep(former, before.value?.value ?? '')
    return restored.ok ? replaced : restored
  }

  async #replace(network: Settings['network']): Promise<Result<NetworkState>> {
    const { settings } = this.#options
    const saved = settings.replace({ ...settings.settings, network })
    this.#applied = this.#attempt(this.#applied ?? Promise.resolve())
    await this.#applied
    return saved.ok ? this.state() : saved
  }

  /** Serialises attempts. A failure affects only its own caller: the next request tries again. */
  #attempt(before: Promise<void>): Promise<void> {
    const applied = before
      .catch(() => undefined)
      .then(() => this.#apply())
      .catch((thrown: unknown) => {
        if (this.#applied === applied) this.#applied = undefined
        throw thrown
      })
    return applied
  }

  /** @param password empty to forget it */
  #keep(proxy: ProxyChoice, password: string): Promise<Result<unknown>> {
    const { secrets } = this.#options
    return tryKey<unknown>(() =>
      proxy.mode !== 'fixed' || password === ''
        ? secrets.delete(PASSWORD)
        : secrets.set(PASSWORD, boundTo(proxy), password),
    )
  }

  async #passwordOf(proxy: ProxyChoice): Promise<Result<Secret | undefined>> {
    if (proxy.mode !== 'fixed') return ok(undefined)
    return tryKey(() => this.#options.secrets.get(PASSWORD, boundTo(proxy)))
  }

  async #apply(): Promise<void> {
    const { port, log } = this.#options
    const password = await this.#passwordOf(this.#chosen.proxy)
    if (!password.ok) {
      // The proxy will ask for it; the keychain may give it out by then.
      log.warn('the password of the proxy cannot be had')
      this.#applied = undefined
    }
    await port.configure(this.#configOf(password.ok ? password.value?.value : undefined))
  }

  #configOf(password: string | undefined): NetworkConfig {
    const { proxy } = this.#chosen
    if (proxy.mode !== 'fixed') return { proxy }
    const { url, user } = proxy
    const credentials = user === '' ? {} : { credentials: { user, password: password ?? '' } }
    return { proxy: { mode: 'fixed', url, ...credentials } }
  }
}

export const createNetworkHandlers = (network: Network): HandlersOf<NetworkCalls> => ({
  'network.get': () => network.state(),
  'network.setProxy': (input, context = defaultCallContext) => network.setProxy(input, context),
})
