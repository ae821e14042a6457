import { timingSafeEqual } from 'node:crypto'
import { PRIVATE_FILES } from '../core/contract/web-bridge.ts'
import { digest, makeSecret, OneTimeKeys } from './admission/one-time-keys.ts'

/** Credentials that an admitted page keeps. */
export interface PageCredentials {
  /** Lets the page in again, while this host runs. */
  readonly secret: string
  /** Proves to the page that this is the host that admitted it: other programs on this port do not know it. */
  readonly proof: string
  /** Base address of the files for admitted pages. */
  readonly files: string
}

/**
 * Access control of the web host. A page presents a one-time key and receives a session secret, which it uses
 * from then on. Cookies are not used because they do not distinguish ports.
 */
export class Access {
  readonly #keys: OneTimeKeys
  #admissions: readonly { readonly digest: Buffer; readonly proof: string }[] = []
  #files = makeSecret()

  constructor(now: () => number) {
    this.#keys = new OneTimeKeys(now)
  }

  /**
   * @param redeemed called when a page has redeemed the key
   * @returns a key that admits one page, once
   */
  issueKey(redeemed: () => void): string {
    return this.#keys.issue(redeemed)
  }

  /** @returns undefined if the key is invalid or expired */
  redeem(key: string): PageCredentials | undefined {
    return this.#keys.redeem(key) ? this.admit() : undefined
  }

  admit(): PageCredentials {
    const [secret, proof] = [makeSecret(), makeSecret()]
    this.#admissions = [...this.#admissions, { digest: digest(secret), proof }]
    return { secret, proof, files: this.#privateFiles }
  }

  /** @returns undefined if the secret is unknown or revoked */
  readmit(secret: string): PageCredentials | undefined {
    const shown = digest(secret)
    const known = this.#admissions.find((candidate) => timingSafeEqual(candidate.digest, shown))
    return known && { secret, proof: known.proof, files: this.#privateFiles }
  }

  /** @returns the plain path behind a private address; undefined if this host did not issue the address */
  plainPath(path: string): string | undefined {
    const prefix = path.slice(0, this.#privateFiles.length)
    return timingSafeEqual(digest(prefix), digest(this.#privateFiles)) ? path.slice(prefix.length) : undefined
  }

  /** Revokes all keys and secrets: every page needs a new key. */
  revokeAll(): void {
    this.#keys.revokeAll()
    this.#admissions = []
    this.#files = makeSecret()
  }

  /** Whether a key or a secret admits somebody. */
  get admitsAny(): boolean {
    return this.#admissions.length > 0 || this.#keys.hasAny
  }

  get #privateFiles(): string {
    return PRIVATE_FILES + this.#files
  }
}
