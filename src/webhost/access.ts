import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { PRIVATE_FILES } from '../core/contract/web-bridge.ts'

const SECRET_BYTES = 32
/** An unused link expires, so that it is worthless to whoever finds it later. */
const KEY_LIFE_MS = 10 * 60_000

const makeSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')
const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest()

interface IssuedKey {
  readonly digest: Buffer
  readonly until: number
  readonly redeemed: () => void
}

/** Credentials that an admitted page keeps. */
export interface Admission {
  /** Lets the page in again. */
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
  readonly #now: () => number
  #keys: readonly IssuedKey[] = []
  #admissions: readonly { readonly digest: Buffer; readonly proof: string }[] = []
  #files = makeSecret()

  constructor(now: () => number) {
    this.#now = now
  }

  /**
   * @param redeemed called when a page has redeemed the key
   * @returns a key that admits one page, once
   */
  issueKey(redeemed: () => void): string {
    const key = makeSecret()
    this.#keys = [...this.#keys, { digest: digest(key), until: this.#now() + KEY_LIFE_MS, redeemed }]
    return key
  }

  /** @returns undefined if the key is invalid or expired */
  redeem(key: string): Admission | undefined {
    const shown = digest(key)
    const valid = this.#keys.filter(({ until }) => until > this.#now())
    const found = valid.find((candidate) => timingSafeEqual(candidate.digest, shown))
    this.#keys = valid.filter((candidate) => candidate !== found)
    if (found === undefined) return undefined
    const [secret, proof] = [makeSecret(), makeSecret()]
    this.#admissions = [...this.#admissions, { digest: digest(secret), proof }]
    found.redeemed()
    return { secret, proof, files: this.#privateFiles }
  }

  /** @returns undefined if the secret is unknown or revoked */
  readmit(secret: string): Admission | undefined {
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
    this.#keys = []
    this.#admissions = []
    this.#files = makeSecret()
  }

  get #privateFiles(): string {
    return PRIVATE_FILES + this.#files
  }
}
