import * as z from 'zod/mini'
import { unexpected } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import type { KeyProtection, Secret, SecretStore } from './secrets.ts'

const boundSchema = z.object({
  /** Origin and profile that the secret was entered for. */
  boundTo: z.string(),
  secret: z.string(),
})

function readBound(stored: string): z.output<typeof boundSchema> | undefined {
  try {
    return z.safeParse(boundSchema, JSON.parse(stored)).data
  } catch {
    return undefined
  }
}

/** Written with spaces, which no key has: a version that knows no bound secrets reads a malformed key and sends nothing. */
const writeBound = (boundTo: string, secret: string): string =>
  JSON.stringify({ boundTo, secret }, undefined, 1)

/**
 * Secrets stored in one ciphertext with the destination that they were entered for. Settings say where a key
 * goes, and pages and other programs can change settings; for any other destination the secret does not
 * exist.
 */
export class BoundSecrets {
  readonly #store: SecretStore
  readonly #log: Log

  constructor(store: SecretStore, log: Log) {
    this.#store = store
    this.#log = log
  }

  /**
   * Reads a secret for the one whom it is for. One that an earlier version has stored without saying for whom is
   * bound to the first who asks.
   */
  async get(id: string, boundTo: string): Promise<Secret | undefined> {
    const stored = await this.#store.get(id)
    if (stored === undefined) return undefined
    const bound = readBound(stored.value)
    if (bound === undefined) {
      await this.#bind(id, boundTo, stored.value)
      return stored
    }
    return bound.boundTo === boundTo ? { ...stored, value: bound.secret } : undefined
  }

  set(id: string, boundTo: string, secret: string): Promise<KeyProtection> {
    return this.#store.set(id, writeBound(boundTo, secret))
  }

  delete(id: string): Promise<void> {
    return this.#store.delete(id)
  }

  /** A keychain that does not take it now may take it the next time; until then the secret is used as it is. */
  async #bind(id: string, boundTo: string, secret: string): Promise<void> {
    try {
      await this.set(id, boundTo, secret)
    } catch (thrown) {
      this.#log.warn('a secret could not be bound', { detail: unexpected(thrown).detail })
    }
  }
}
