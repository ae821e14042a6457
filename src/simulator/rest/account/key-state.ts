import type * as z from 'zod'
import type { AccountDocument } from './stored-document.ts'
import { type Amounts, type Metered, monthOf, type Unit, UsageLog, unitOf } from './usage-log.ts'

/** One kind of data stored per key, such as its glossaries. */
export interface Slot<T> {
  readonly create: (document?: AccountDocument) => T
  /** Its section of the stored document, if it outlives the process. */
  readonly stored?: { readonly name: string; readonly items: (value: T) => readonly unknown[] }
}

/** @param create makes it, empty, when a key first needs it */
export const defineSlot = <T>(create: () => T): Slot<T> => ({ create })

interface StoredSlot<T, Item> {
  /** Name of its section. */
  readonly name: string
  readonly item: z.ZodType<Item>
  /** @param items undefined if nothing was ever stored */
  readonly create: (items: readonly Item[] | undefined) => T
  readonly items: (value: T) => readonly unknown[]
}

/** Data that outlives the process where there is a document for it. */
export const defineStoredSlot = <T, Item>({ name, item, create, items }: StoredSlot<T, Item>): Slot<T> => ({
  create: (document) => create(document?.items(name, item)),
  stored: { name, items },
})

export type KeyPlan = 'pro' | 'free'

/** Monthly limits; null is unlimited, 0 is nothing. */
export type Limits = { readonly [U in Unit]: number | null }

export const UNLIMITED: Limits = {
  characters: null,
  milliseconds: null,
  speechToSpeechMs: null,
  documents: null,
}

/** The paying account: one plan and one limit for all of its keys. */
export interface PayingAccount {
  readonly plan: KeyPlan
  readonly limits: Limits
  readonly keys: KeyState[]
  readonly today: () => Date
}

/** All data stored for one key. Each feature has its own slot. */
export class KeyState {
  readonly key: string
  readonly account: PayingAccount
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
  readonly #document: AccountDocument | undefined

  constructor(
    key: string,
    account: PayingAccount,
    {
      isAdmin = false,
      scopes,
      document,
    }: {
      readonly isAdmin?: boolean
      readonly scopes?: readonly string[] | undefined
      readonly document?: AccountDocument | undefined
    } = {},
  ) {
    this.#document = document
    this.key = key
    this.scopes = scopes && new Set(scopes)
    this.account = account
    this.isAdmin = isAdmin
    account.keys.push(this)
  }

  get plan(): KeyPlan {
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
    const known = this.#parts.get(slot as Slot<unknown>)
    if (known !== undefined) return known as T
    const created = slot.create(this.#document)
    // The slots of a map have different values, which no type can say.
    this.#parts.set(slot as Slot<unknown>, created)
    return created
  }

  /** Takes over what another process has stored since. */
  refresh(): void {
    if (this.#document?.refresh() === true) this.#forgetStored()
  }

  /** Stores what outlives the process. If that fails, the data is as it was stored before. */
  store(): void {
    try {
      this.#document?.save(
        Object.fromEntries(
          Array.from(
            this.#parts,
            ([{ stored }, value]) => [stored?.name, stored?.items(value)] as const,
          ).filter(([name]) => name !== undefined),
        ),
      )
    } catch (thrown) {
      this.#forgetStored()
      throw thrown
    }
  }

  #forgetStored(): void {
    for (const slot of this.#parts.keys()) if (slot.stored !== undefined) this.#parts.delete(slot)
  }

  #allows(kind: Metered, amount: number): boolean {
    const unit = unitOf[kind]
    const fits = (limits: Limits, used: number) => used + amount <= (limits[unit] ?? Number.POSITIVE_INFINITY)
    const all = this.account.keys.reduce((sum, key) => sum + key.used[unit], 0)
    return fits(this.limits, this.used[unit]) && fits(this.account.limits, all)
  }
}
