import * as z from 'zod/mini'
import { unexpected } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import type { KeyProtection, Secret, SecretStore } from './secret-store.ts'

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

/** Contains spaces, which no key has: a version without bound secrets reads a malformed key and does not send it. */
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
   * Reads a secret for its destination. A secret that an earlier version stored without a destination is bound to the
   * first one that requests it.
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

  /** If the keychain cannot store it now, the next read tries again; until then the secret is used unbound. */
  async #bind(id: string, boundTo: string, secret: string): Promise<void> {
    try {
      await this.set(id, boundTo, secret)
    } catch (thrown) {
      this.#log.warn('a secret could not be bound', { detail: unexpected(thrown).detail })
    }
  }
}
