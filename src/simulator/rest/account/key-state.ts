import { type Amounts, type Metered, monthOf, UsageLog, unitOf } from './usage-log.ts'

/** One kind of thing that the service keeps for each key, such as its glossaries. */
export interface Slot<T> {
  readonly create: () => T
}

/** @param create makes it, empty, when a key first needs it */
export const defineSlot = <T>(create: () => T): Slot<T> => ({ create })

export type Plan = 'pro' | 'free'

/** What may be used in a month; null is no limit, 0 is nothing. */
export interface Limits {
  readonly characters: number | null
  readonly milliseconds: number | null
}

export const UNLIMITED: Limits = { characters: null, milliseconds: null }

/** Whoever pays: one plan and one limit, over all of its keys. */
export interface Account {
  readonly plan: Plan
  readonly limits: Limits
  readonly keys: KeyState[]
  readonly today: () => Date
}

/** Everything that the service keeps for one key. Each feature has a slot of its own, and sees no other's by chance. */
export class KeyState {
  readonly key: string
  readonly account: Account
  /** Whether it may use what stands under /v2/admin. */
  readonly isAdmin: boolean
  readonly usage = new UsageLog()
  /** The same of requests with a reporting tag, by that. */
  readonly usageByTag = new Map<string, UsageLog>()
  limits = UNLIMITED
  /** What it is allowed; left out, everything. */
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

  /** What this key has used in the month that today is in. */
  get used(): Amounts {
    return this.usage.total(monthOf(this.account.today()))
  }

  /** Whether nothing is left of what a kind of use counts, for this key or for its account. */
  isUsedUp(kind: Metered): boolean {
    return !this.#allows(kind, 1)
  }

  /** Counts what was used; nothing, and false, where a limit does not allow that much any more. */
  charge(kind: Metered, amount: number, tag?: string): boolean {
    if (!this.#allows(kind, amount)) return false
    this.count(kind, amount)
    if (tag !== undefined) {
      const log = this.usageByTag.get(tag) ?? new UsageLog()
      this.usageByTag.set(tag, log)
      log.add(this.account.today(), kind, amount)
    }
    return true
  }

  /** Counts what was used, whatever the limits say: it has happened. */
  count(kind: Metered, amount: number): void {
    this.usage.add(this.account.today(), kind, amount)
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
