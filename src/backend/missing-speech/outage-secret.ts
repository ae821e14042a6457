import { randomBytes } from 'node:crypto'
import { ok, type Result } from '../../core/base/result.ts'
import type { SecretStore } from '../accounts/secret-store.ts'
import { tryKey } from '../accounts/try-key.ts'
import { KEY_BYTES } from './sealed-records.ts'

/** Name of the key in the keychain. */
const KEY_NAME = 'missing-speech'

/** The key that those of all files are derived from: in memory, and in the keychain where there is one. */
export class OutageSecret {
  readonly #secrets: SecretStore
  #secret: Promise<Result<Uint8Array>> | undefined

  constructor(secrets: SecretStore) {
    this.#secrets = secrets
  }

  /** Makes one if there is none. Asked again as long as the keychain is locked. */
  async known(): Promise<Result<Uint8Array>> {
    const secret = await (this.#secret ??= this.#make())
    if (!secret.ok) this.#secret = undefined
    return secret
  }

  /** @returns undefined if there is none yet, or no more */
  async stored(): Promise<Result<Uint8Array | undefined>> {
    const stored = await tryKey(() => this.#secrets.get(KEY_NAME))
    if (!stored.ok || stored.value === undefined) return stored.ok ? ok(undefined) : stored
    const secret = Buffer.from(stored.value.value, 'base64')
    if (secret.length !== KEY_BYTES) return ok(undefined)
    this.#secret ??= Promise.resolve(ok(secret))
    return ok(secret)
  }

  async #make(): Promise<Result<Uint8Array>> {
    const stored = await this.stored()
    if (!stored.ok) return stored
    if (stored.value !== undefined) return ok(stored.value)
    const secret = randomBytes(KEY_BYTES)
    const kept = await tryKey(() => this.#secrets.set(KEY_NAME, secret.toString('base64')))
    return kept.ok ? ok(secret) : kept
  }
}
