import * as z from 'zod/mini'
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

/**
 * Secrets stored in one ciphertext with the destination that they were entered for. Settings say where a key
 * goes, and pages and other programs can change settings; for any other destination the secret does not
 * exist.
 */
export class BoundSecrets {
  readonly #store: SecretStore

  constructor(store: SecretStore) {
    this.#store = store
  }

  async get(id: string, boundTo: string): Promise<Secret | undefined> {
    const stored = await this.#store.get(id)
    const bound = stored && readBound(stored.value)
    return stored && bound?.boundTo === boundTo ? { ...stored, value: bound.secret } : undefined
  }

  set(id: string, boundTo: string, secret: string): Promise<KeyProtection> {
    return this.#store.set(id, JSON.stringify({ boundTo, secret }))
  }

  delete(id: string): Promise<void> {
    return this.#store.delete(id)
  }
}
