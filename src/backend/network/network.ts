import type { CallInput, CallOutput, HandlersOf } from '../../core/contract.ts'
import { unexpected } from '../../core/errors.ts'
import type { Log } from '../../core/log.ts'
import { checkProxyAddress, checkProxyUser, type ProxyChoice } from '../../core/network/proxy.ts'
import { err, ok, type Result } from '../../core/result.ts'
import type { Settings } from '../../core/settings.ts'
import type { SecretStore } from '../secrets.ts'
import type { SettingsKeeper } from '../settings.ts'
import { readAuthorities } from './authorities.ts'
import type { NetworkConfig, NetworkPort } from './port.ts'

/** Under which the proxy's password is kept, among the ids of accounts. */
const PASSWORD = 'network.proxy'

type NetworkState = CallOutput<'network.get'>
type NetworkCalls = 'network.get' | 'network.setProxy' | 'network.addAuthority' | 'network.removeAuthority'

interface NetworkOptions {
  readonly settings: SettingsKeeper
  readonly secrets: SecretStore
  readonly port: NetworkPort
  readonly log: Log
}

/** The way to the network that the user has chosen, kept and in force. */
export class Network {
  readonly #options: NetworkOptions
  #applied: Promise<void> | undefined

  constructor(options: NetworkOptions) {
    this.#options = options
  }

  /** Settles when the last choice is in force. What could not be done before is tried again. */
  ready(): Promise<void> {
    this.#applied ??= this.#attempt(Promise.resolve())
    return this.#applied
  }

  async state(): Promise<Result<NetworkState>> {
    const { proxy, authorities } = this.#chosen
    const password = proxy.mode === 'fixed' ? await this.#password() : ok(undefined)
    if (!password.ok) return password
    return ok({
      proxy,
      password: password.value?.protection ?? 'none',
      authorities: authorities.map(({ id, name, validUntil }) => ({ id, name, validUntil })),
    })
  }

  async setProxy(input: CallInput<'network.setProxy'>): Promise<Result<NetworkState>> {
    if (input.mode !== 'fixed') return this.#replaceProxy({ mode: input.mode }, '')
    const { user = '', password } = input
    const url = checkProxyAddress(input.url)
    if (!url.ok) return url
    const named = checkProxyUser(url.value, user, password)
    if (!named.ok) return named
    const { proxy } = this.#chosen
    const isSame = proxy.mode === 'fixed' && proxy.url === url.value && proxy.user === user
    // A password is for the one proxy that it was typed for.
    return this.#replaceProxy({ mode: 'fixed', url: url.value, user }, password ?? (isSame ? undefined : ''))
  }

  async addAuthority(pem: string): Promise<Result<NetworkState>> {
    const added = readAuthorities(pem)
    if (!added.ok) return added
    const ids = new Set(added.value.map(({ id }) => id))
    const kept = this.#chosen.authorities.filter(({ id }) => !ids.has(id))
    return this.#replace({ ...this.#chosen, authorities: [...kept, ...added.value] })
  }

  removeAuthority(removed: string): Promise<Result<NetworkState>> {
    const authorities = this.#chosen.authorities.filter(({ id }) => id !== removed)
    return this.#replace({ ...this.#chosen, authorities })
  }

  /** Takes a whole choice over, checked, from elsewhere. */
  adopt({ proxy, authorities }: Settings['network']): Promise<Result<NetworkState>> {
    const { proxy: before } = this.#chosen
    // A password is for the one proxy that it was typed for.
    const isSame =
      before.mode === 'fixed' &&
      proxy.mode === 'fixed' &&
      before.url === proxy.url &&
      before.user === proxy.user
    return this.#replaceProxy(proxy, isSame ? undefined : '', authorities)
  }

  get #chosen(): Settings['network'] {
    return this.#options.settings.settings.network
  }

  /** @param password empty to forget it, nothing to leave it as it is */
  async #replaceProxy(
    proxy: ProxyChoice,
    password: string | undefined,
    authorities = this.#chosen.authorities,
  ): Promise<Result<NetworkState>> {
    const { secrets } = this.#options
    const before = password === undefined ? ok(undefined) : await this.#password()
    if (!before.ok) return before
    const keep = (value: string | undefined) =>
      tryPassword<unknown>(() =>
        value === undefined ? secrets.delete(PASSWORD) : secrets.set(PASSWORD, value),
      )
    if (password !== undefined) {
      const kept = await keep(password === '' ? undefined : password)
      if (!kept.ok) return kept
    }
    const replaced = await this.#replace({ proxy, authorities })
    if (replaced.ok || password === undefined) return replaced
    // The next run finds the proxy of before, which needs the password of before.
    const restored = await keep(before.value?.value)
    return restored.ok ? replaced : restored
  }

  async #replace(network: Settings['network']): Promise<Result<NetworkState>> {
    const { settings } = this.#options
    const saved = settings.replace({ ...settings.settings, network })
    this.#applied = this.#attempt(this.#applied ?? Promise.resolve())
    await this.#applied
    return saved.ok ? this.state() : saved
  }

  /** One after another. One that fails is nobody's answer but its own: the next request tries again. */
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

  #password() {
    return tryPassword(() => this.#options.secrets.get(PASSWORD))
  }

  async #apply(): Promise<void> {
    const { port, log } = this.#options
    const password = this.#chosen.proxy.mode === 'fixed' ? await this.#password() : ok(undefined)
    if (!password.ok) {
      // The proxy will ask for it; the keychain may give it out by then.
      log.warn('the password of the proxy cannot be had')
      this.#applied = undefined
    }
    await port.configure(this.#configOf(password.ok ? password.value?.value : undefined))
  }

  #configOf(password: string | undefined): NetworkConfig {
    const { proxy, authorities } = this.#chosen
    const trusted = authorities.map(({ pem }) => pem)
    if (proxy.mode !== 'fixed') return { proxy, authorities: trusted }
    const { url, user } = proxy
    const credentials = user === '' ? {} : { credentials: { user, password: password ?? '' } }
    return { proxy: { mode: 'fixed', url, ...credentials }, authorities: trusted }
  }
}

async function tryPassword<T>(act: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await act())
  } catch (thrown) {
    return err({ kind: 'storage', what: 'key', detail: unexpected(thrown).detail })
  }
}

export const createNetworkHandlers = (network: Network): HandlersOf<NetworkCalls> => ({
  'network.get': () => network.state(),
  'network.setProxy': (input) => network.setProxy(input),
  'network.addAuthority': ({ pem }) => network.addAuthority(pem),
  'network.removeAuthority': ({ id }) => network.removeAuthority(id),
})
