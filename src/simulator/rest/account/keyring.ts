import { randomUUID, timingSafeEqual } from 'node:crypto'
import { type KeyPlan, KeyState, type Limits, type PayingAccount, UNLIMITED } from './key-state.ts'
import type { AccountDocument } from './stored-document.ts'

/** Monthly allowance of the Free plan. */
const FREE_CHARACTERS = 500_000

/** A key that was created for a developer of the account. */
export interface StoredDeveloperKey {
  readonly state: KeyState
  readonly createdAt: Date
  label: string
  deactivatedAt: Date | null
}

/** A key, or one that is allowed some scopes only. */
export type GivenKey = string | { readonly key: string; readonly scopes: readonly string[] }

export interface KeyringOptions {
  /** The main key, the only one with admin rights. */
  readonly key: string
  /** Additional keys, each with its own account. */
  readonly keys: readonly GivenKey[]
  /** Monthly limits of the main account; those of its plan by default. */
  readonly limits: Partial<Limits>
  readonly today: () => Date
  /** Keeps what is made with the main key. */
  readonly document?: AccountDocument | undefined
}

export const DEFAULT_LABEL = 'Developer key'

const planOf = (key: string): KeyPlan => (key.endsWith(':fx') ? 'free' : 'pro')

/** All valid keys. */
export class Keyring {
  readonly #main: KeyState
  readonly #others: readonly KeyState[]
  readonly #developers: StoredDeveloperKey[] = []

  constructor({ key, keys, limits, today, document }: KeyringOptions) {
    const openAccount = (name: string, given: Partial<Limits>): PayingAccount => {
      const plan = planOf(name)
      const included = plan === 'free' ? { ...UNLIMITED, characters: FREE_CHARACTERS } : UNLIMITED
      return { plan, limits: { ...included, ...given }, keys: [], today }
    }
    this.#main = new KeyState(key, openAccount(key, limits), { isAdmin: true, document })
    this.#others = keys.map((given) => {
      const { key: other, scopes } = typeof given === 'string' ? { key: given, scopes: undefined } : given
      return new KeyState(other, openAccount(other, {}), { scopes })
    })
  }

  get developers(): readonly StoredDeveloperKey[] {
    return this.#developers
  }

  /** The keys of the main account, with what people call them. */
  get labelled(): readonly { readonly state: KeyState; readonly label: string }[] {
    return [{ state: this.#main, label: 'Main key' }, ...this.#developers]
  }

  find(key: string): KeyState | undefined {
    const all = [this.#main, ...this.#others, ...this.#developers.map(({ state }) => state)]
    return all.find((state) => isEqual(state.key, key))
  }

  /** A developer key is identified by its id only; the key itself is never shown again. */
  findDeveloper(id: string): StoredDeveloperKey | undefined {
    return this.#developers.find(({ state }) => state.key === id)
  }

  createDeveloper(label: string = DEFAULT_LABEL): StoredDeveloperKey {
    const { account } = this.#main
    const state = new KeyState(`${randomUUID()}:${randomUUID()}`, account)
    const created = { state, label, createdAt: account.today(), deactivatedAt: null }
    this.#developers.push(created)
    return created
  }
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
