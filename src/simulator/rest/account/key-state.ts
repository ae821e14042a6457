import { type Amounts, type Metered, monthOf, type Unit, UsageLog, unitOf } from './usage-log.ts'

/** One kind of data stored per key, such as its glossaries. */
export interface Slot<T> {
  readonly create: () => T
}

/** @param create makes it, empty, when a key first needs it */
export const defineSlot = <T>(create: () => T): Slot<T> => ({ create })

export type Plan = 'pro' | 'free'

/** Monthly limits; null is unlimited, 0 is nothing. */
export type Limits = { readonly [U in Unit]: number | null }

export const UNLIMITED: Limits = {
  characters: null,
  milliseconds: null,
  speechToSpeechMs: null,
  documents: null,
}

/** The paying account: one plan and one limit for all of its keys. */
export interface Account {
  readonly plan: Plan
  readonly limits: Limits
  readonly keys: KeyState[]
  readonly today: () => Date
}

/** All data stored for one key. Each feature has its own slot. */
export class KeyState {
  readonly key: string
  readonly account: Account
  /** Whether it may use operations under /v2/admin. */
  readonly isAdmin: boolean
  readonly usage = new UsageLog()
  /** Usage of requests with a reporting tag, by tag. */
  readonly usageByTag = new Map<string, UsageLog>()
  limits = UNLIMITED
  /** Scopes of the key; all by default. */
  readonly scopes: ReadonlySet<string> | undefined
  isDeactivated = false
  readonly #parts = new Map<Slot<unknown>, unknown>()

  constructor(
    key: string,
    account: Account,
    {
      isAdmin = false,
      scopes,
    }: { readonly isAdmin?: boolean; readonly scopes?: readonly string[] | undefined } = {},
  ) {
    this.key = key
    this.scopes = scopes && new Set(scopes)
    this.account = account
    this.isAdmin = isAdmin
    account.keys.push(this)
  }

  get plan(): Plan {
    return this.account.plan
  }

  /** Usage of this key in the current month. */
  get used(): Amounts {
    return this.usage.total(monthOf(this.account.today()))
  }

  /** Whether the quota of a kind of use is exhausted, for this key or its account. */
  isUsedUp(kind: Metered): boolean {
    return !this.#allows(kind, 1)
  }

  /** Counts usage within the limits; returns false and counts nothing if it would exceed them. */
  charge(kind: Metered, amount: number, tag?: string): boolean {
    if (!this.#allows(kind, amount)) return false
    this.count(kind, amount, tag)
    return true
  }

  /** Counts usage that has already happened, regardless of the limits. */
  count(kind: Metered, amount: number, tag?: string): void {
    this.usage.add(this.account.today(), kind, amount)
    if (tag === undefined) return
    const log = this.usageByTag.get(tag) ?? new UsageLog()
    this.usageByTag.set(tag, log)
    log.add(this.account.today(), kind, amount)
  }

  get<T>(slot: Slot<T>): T {
    const known = this.#parts.get(slot)
    if (known !== undefined) return known as T
    const created = slot.create()
    this.#parts.set(slot, created)
    return created
  }

  #allows(kind: Metered, amount: number): boolean {
    const unit = unitOf[kind]
    const fits = (limits: Limits, used: number) => used + amount <= (limits[unit] ?? Number.POSITIVE_INFINITY)
    const all = this.account.keys.reduce((sum, key) => sum + key.used[unit], 0)
    return fits(this.limits, this.used[unit]) && fits(this.account.limits, all)
  }
}
