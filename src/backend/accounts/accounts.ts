import { randomUUID } from 'node:crypto'
import type { CallContext } from '../../core/base/call.ts'
import { unexpected } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { CallInput, ServiceStatus } from '../../core/contract/contract.ts'
import { checkBaseAddress, streamSources } from '../../core/service/addresses.ts'
import { checkKey } from '../../core/service/service-key.ts'
import { demoProfile, type ServiceProfile, serviceProfiles } from '../../core/service/service-profiles.ts'
import { type Account, DEMO } from '../../core/settings/account.ts'
import type { Settings } from '../../core/settings/settings.ts'
import type { Protections } from '../network/protections.ts'
import type { Connection } from '../service/http/http.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import { connectionOf } from './account-connection.ts'
import type { BoundSecrets } from './bound-secrets.ts'
import type { Secret } from './secret-store.ts'
import { tryKey } from './try-key.ts'

const originOf = ({ address }: Account): string => new URL(address).origin
/** Scope of an account's key: an origin together with a profile. */
const boundTo = (account: Account): string => `${account.profile} ${originOf(account)}`

/** A running demo service. */
export interface DemoService {
  /** Base address, on this computer. */
  readonly address: string
  readonly key: string
}

interface AccountsOptions {
  readonly settings: SettingsStore
  readonly protections: Protections
  readonly secrets: BoundSecrets
  /** Starts the demo service, or finds it running. */
  readonly demo: () => Promise<DemoService>
  /** A key from the environment, for the account that is active at the start if it has no key of its own. */
  readonly keyFromEnvironment: string | undefined
  /** Whether that key may be sent to an origin. */
  readonly mayUseEnvironmentKey: (origin: string) => boolean
  /** Asks the service whether it accepts a key, before the key is stored. */
  readonly verify: (connection: Connection) => Promise<Result<unknown>>
  /** Called when the user selects an account: clears blocks on its key. */
  readonly chosen: () => void
  readonly changed: (status: ServiceStatus) => void
}

/** The accounts of the user with their keys, and the demo service. */
export class Accounts {
  readonly #options: AccountsOptions
  /** The account that the environment's key is for, as it is at the start. The key is never used for another one. */
  readonly #environmentFor: Account | undefined
  #isDemoAdmitted = false

  constructor(options: AccountsOptions) {
    this.#options = options
    const active = this.#active()
    const isOffered = active !== undefined && options.keyFromEnvironment !== undefined
    this.#environmentFor = isOffered && options.mayUseEnvironmentKey(originOf(active)) ? active : undefined
  }

  get isDemo(): boolean {
    return this.#active() === undefined
  }

  async status(): Promise<Result<ServiceStatus>> {
    const account = this.#active()
    if (account === undefined) return ok({ kind: 'demo' })
    const secret = await this.#secret(account)
    if (!secret.ok) return secret
    return ok({
      kind: 'account',
      account,
      ...(secret.value !== undefined && { keyProtection: secret.value.protection }),
    })
  }

  /** Id of the account in use, or `demo`. */
  get active(): string {
    return this.#active()?.id ?? DEMO
  }

  /** Whether this run can act as an account: other runs may share its folder but not its settings. */
  knows(id: string): boolean {
    return id === DEMO || this.#find(id) !== undefined
  }

  /** Address, profile and key for a request. */
  connection(): Promise<Result<Connection>> {
    return this.connectionOf(this.active)
  }

  /** The same for an account that may no longer be in use. */
  async connectionOf(id: string): Promise<Result<Connection>> {
    if (id === DEMO) return this.#demoConnection()
    const account = this.#find(id)
    if (account === undefined) return err({ kind: 'account-removed' })
    const secret = await this.#secret(account)
    if (!secret.ok) return secret
    if (secret.value === undefined) return err({ kind: 'no-key' })
    const checked = checkKey(serviceProfiles[account.profile], account.plan, secret.value.value)
    return checked.ok ? ok(connectionOf(account, secret.value.value)) : checked
  }

  /** Starts the demo service in addition to the account in use, and lets pages stream to it until the program ends. */
  async admitDemo(): Promise<Result<Connection>> {
    const demo = await this.#demoConnection()
    if (demo.ok) this.#isDemoAdmitted = true
    return demo
  }

  /** Current streaming origins, for the content security policy. */
  async streamSources(): Promise<string[]> {
    const account = this.#active()
    const demo = account === undefined || this.#isDemoAdmitted ? await this.#demoConnection() : undefined
    return [
      ...(account === undefined
        ? []
        : sourcesOf(account.address, serviceProfiles[account.profile], account.streamDomains)),
      ...(demo?.ok === true ? sourcesOf(demo.value.address, demo.value.profile, []) : []),
    ]
  }

  /** Adds an account whose key the service accepts, and selects it. */
  async add(input: CallInput<'account.add'>, context: CallContext): Promise<Result<ServiceStatus>> {
    const address = checkBaseAddress(input.address)
    if (!address.ok) return address
    const { key, ...fields } = input
    const account: Account = {
      ...fields,
      id: randomUUID(),
      address: address.value,
      streamDomains: [...(input.streamDomains ?? [])],
    }
    const allowed = await this.#allowed(() => [...this.#settings.service.accounts, account], context)
    if (!allowed.ok) return allowed
    const kept = await this.#keep(account, key)
    if (!kept.ok) return kept
    const before = this.#settings
    const { accounts } = before.service
    const saved = this.#options.settings.replace({
      ...before,
      service: { active: account.id, accounts: [...accounts, account] },
    })
    if (saved.ok) return this.#publishStatus()
    // The next run could not assign the key, so the account is not added.
    this.#options.settings.replace(before)
    const deleted = await tryKey(() => this.#options.secrets.delete(account.id))
    return deleted.ok ? saved : deleted
  }

  async setKey(id: string, key: string): Promise<Result<ServiceStatus>> {
    const account = this.#find(id)
    if (account === undefined) return unknownAccount(id)
    const kept = await this.#keep(account, key)
    return kept.ok ? this.#publishStatus() : kept
  }

  /**
   * Renames an account, or corrects it. A key is bound to the origin that it was entered for, so another origin needs
   * the key to be entered again; a new key applies to the plan and the address that it is given with.
   */
  async update(input: CallInput<'account.update'>, context: CallContext): Promise<Result<ServiceStatus>> {
    const { id, name, plan, address, streamDomains, reportingTag, key } = input
    const account = this.#find(id)
    if (account === undefined) return unknownAccount(id)
    const checked = address === undefined ? ok(account.address) : checkBaseAddress(address)
    if (!checked.ok) return checked
    const next: Account = {
      ...account,
      name: name ?? account.name,
      plan: plan ?? account.plan,
      address: checked.value,
      streamDomains: [...(streamDomains ?? account.streamDomains)],
      ...(reportingTag !== undefined && { reportingTag }),
    }
    const allowed = await this.#allowed(() => this.#withChanged(next), context)
    if (!allowed.ok) return allowed
    const fitting = await (key === undefined ? this.#fits(account, next) : this.#keep(next, key))
    if (!fitting.ok) return fitting
    return this.#change({ ...this.#settings.service, accounts: this.#withChanged(next) })
  }

  async use(id: string): Promise<Result<ServiceStatus>> {
    if (id !== DEMO && this.#find(id) === undefined) return unknownAccount(id)
    this.#options.chosen()
    return this.#change({ ...this.#settings.service, active: id })
  }

  /** Removes an account and its key; if it was in use, the demo service replaces it. */
  async remove(id: string): Promise<Result<ServiceStatus>> {
    const { active, accounts } = this.#settings.service
    if (this.#find(id) === undefined) return unknownAccount(id)
    const deleted = await tryKey(() => this.#options.secrets.delete(id))
    if (!deleted.ok) return deleted
    return this.#change({
      active: active === id ? DEMO : active,
      accounts: accounts.filter((account) => account.id !== id),
    })
  }

  get #settings(): Settings {
    return this.#options.settings.settings
  }

  #active(): Account | undefined {
    return this.#find(this.#settings.service.active)
  }

  #withChanged(next: Account): Account[] {
    return this.#settings.service.accounts.map((other) => (other.id === next.id ? next : other))
  }

  #allowed(accounts: () => Account[], context: CallContext): Promise<Result<unknown>> {
    const propose = () => {
      const { service, ...others } = this.#settings
      return ok({ settings: { ...others, service: { ...service, accounts: accounts() } } })
    }
    return this.#options.protections.allow(propose, context)
  }

  #find(id: string): Account | undefined {
    return this.#settings.service.accounts.find((account) => account.id === id)
  }

  /** The key of an account. An error means that a key may exist but cannot be read now, as in a locked keychain. */
  async #secret(account: Account): Promise<Result<Secret | undefined>> {
    const { secrets, keyFromEnvironment } = this.#options
    const stored = await tryKey(() => secrets.get(account.id, boundTo(account)))
    if (!stored.ok || stored.value !== undefined) return stored
    const meant = this.#environmentFor
    const isMeant = meant?.id === account.id && boundTo(meant) === boundTo(account)
    if (keyFromEnvironment === undefined || !isMeant) return stored
    return ok({ value: keyFromEnvironment, protection: 'this-run' })
  }

  async #keep(account: Account, key: string): Promise<Result<unknown>> {
    const checked = checkKey(serviceProfiles[account.profile], account.plan, key)
    if (!checked.ok) return checked
    const verified = await this.#options.verify(connectionOf(account, key))
    return verified.ok ? tryKey(() => this.#options.secrets.set(account.id, boundTo(account), key)) : verified
  }

  /** Whether the stored key of an account matches the changed account. */
  async #fits(before: Account, next: Account): Promise<Result<unknown>> {
    if (boundTo(before) !== boundTo(next)) return err({ kind: 'no-key' })
    const isMoved = before.address !== next.address
    const secret = await this.#secret(before)
    if (!secret.ok) return secret
    if (secret.value === undefined) return isMoved ? err({ kind: 'no-key' }) : ok(undefined)
    const checked = checkKey(serviceProfiles[next.profile], next.plan, secret.value.value)
    if (!checked.ok || !isMoved) return checked
    return this.#options.verify(connectionOf(next, secret.value.value))
  }

  async #demoConnection(): Promise<Result<Connection>> {
    try {
      const { address, key } = await this.#options.demo()
      return ok({
        account: DEMO,
        profile: demoProfile,
        plan: 'pro',
        address,
        key,
        streamDomains: [],
      })
    } catch (thrown) {
      return err({ kind: 'demo-service', detail: unexpected(thrown).detail })
    }
  }

  async #change(service: Settings['service']): Promise<Result<ServiceStatus>> {
    const changed = this.#options.settings.replace({ ...this.#settings, service })
    const published = await this.#publishStatus()
    return changed.ok ? published : changed
  }

  async #publishStatus(): Promise<Result<ServiceStatus>> {
    const status = await this.status()
    if (status.ok) this.#options.changed(status.value)
    return status
  }
}

const sourcesOf = (address: string, profile: ServiceProfile, domains: readonly string[]): string[] =>
  streamSources(address, [...profile.streamDomains, ...domains])

const unknownAccount = (id: string): Result<never> =>
  err({ kind: 'invalid-input', field: 'id', problem: { type: 'unknown-value', value: id } })
