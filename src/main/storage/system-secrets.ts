import { safeStorage } from 'electron'
import type Store from 'electron-store'
import type { KeyProtection, Secret, SecretStore } from '../../backend/accounts/secret-store.ts'
import type { Log } from '../../core/base/log.ts'
import { appFile, openSecrets } from './open-store.ts'

/** Base64 ciphertexts by account id. */
type Ciphertexts = Store<Record<string, string>>
type Decrypted = Awaited<ReturnType<typeof safeStorage.decryptStringAsync>>

/**
 * Stores keys, encrypted with a key that the system keeps for this app and this user. If the system has no such
 * key, they stay in memory: a ciphertext that anybody can decrypt would only look like protection.
 */
export class SystemSecrets implements SecretStore {
  readonly #log: Log
  readonly #platform: NodeJS.Platform
  /**
   * Secrets that were set or read in this run, so that a keychain that is locked in the meantime does not end a
   * meeting.
   */
  readonly #known = new Map<string, Secret>()
  #opened: Ciphertexts | undefined

  constructor(log: Log, platform: NodeJS.Platform = process.platform) {
    this.#log = log
    this.#platform = platform
  }

  /** Rejects if the key exists but the system cannot decrypt it at the moment. */
  async get(id: string): Promise<Secret | undefined> {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    const stored = this.#ciphertexts.get(id)
    if (stored === undefined) return undefined
    const decrypted = await this.#decrypt(Buffer.from(stored, 'base64'))
    if (decrypted === undefined) return undefined
    if (decrypted.shouldReEncrypt) await this.#renew(id, decrypted.result)
    return this.#remember(id, decrypted.result, 'system')
  }

  async set(id: string, value: string): Promise<KeyProtection> {
    const ciphertext = await this.#encrypt(value)
    if (ciphertext === undefined) this.#ciphertexts.delete(id)
    else this.#ciphertexts.set(id, ciphertext.toString('base64'))
    return this.#remember(id, value, ciphertext === undefined ? 'this-run' : 'system').protection
  }

  delete(id: string): Promise<void> {
    this.#known.delete(id)
    this.#ciphertexts.delete(id)
    return Promise.resolve()
  }

  #remember(id: string, value: string, protection: KeyProtection): Secret {
    const secret = { value, protection }
    this.#known.set(id, secret)
    return secret
  }

  /** @returns undefined if the system offers no real protection */
  async #encrypt(value: string): Promise<Buffer | undefined> {
    if (!(await safeStorage.isAsyncEncryptionAvailable())) return undefined
    const ciphertext = await safeStorage.encryptStringAsync(value)
    return isFixedKey(ciphertext, this.#platform) ? undefined : ciphertext
  }

  /** @returns undefined if the ciphertext can never be decrypted again, as after a move to another computer */
  async #decrypt(ciphertext: Buffer): Promise<Decrypted | undefined> {
    try {
      return await safeStorage.decryptStringAsync(ciphertext)
    } catch (thrown) {
      if (!isForGood(thrown)) throw thrown
      this.#log.warn('a ciphertext cannot be decrypted', { detail: String(thrown) })
      return undefined
    }
  }

  /** Re-encrypts a secret with the system's newer key. If that key protects nothing, the old ciphertext is kept. */
  async #renew(id: string, value: string): Promise<void> {
    try {
      const ciphertext = await this.#encrypt(value)
      if (ciphertext !== undefined) this.#ciphertexts.set(id, ciphertext.toString('base64'))
    } catch (thrown) {
      this.#log.warn('a ciphertext could not be renewed', { detail: String(thrown) })
    }
  }

  get #ciphertexts(): Ciphertexts {
    this.#opened ??= this.#open()
    return this.#opened
  }

  #open(): Ciphertexts {
    try {
      return openSecrets()
    } catch (thrown) {
      if (!(thrown instanceof SyntaxError)) throw thrown
      // Missing keys are reported when they are needed: the accounts are stored in the settings.
      this.#log.warn('the file of secrets was set aside', { detail: thrown.message })
      appFile('secrets').setAside()
      return openSecrets()
    }
  }
}

/**
 * Without a keyring, Chromium on Linux encrypts with a key from its source code, reports success, and marks
 * the ciphertext with `v10`. On macOS the same mark stands for a key from the keychain.
 */
const isFixedKey = (ciphertext: Buffer, platform: NodeJS.Platform): boolean =>
  platform === 'linux' && ciphertext.subarray(0, 3).toString('latin1') === 'v10'

/**
 * Electron distinguishes "never" from "not now" in the message only. Only what is certainly unusable is
 * discarded.
 */
const isForGood = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.message.startsWith('Error while decrypting')
