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
  /** Proves to the page that this is the host that admitted it: no other program on this port knows it. */
  readonly proof: string
  /** Base address of the files for admitted pages. */
  readonly files: string
}

/**
 * Access control of this host: a page shows a one-time key, and from then on the session secret that it
 * received for it. There are no cookies, since they do not distinguish ports.
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
   * @param redeemed is called when a page has shown it
   * @returns a key that admits one page, once
   */
  issueKey(redeemed: () => void): string {
    const key = makeSecret()
    this.#keys = [...this.#keys, { digest: digest(key), until: this.#now() + KEY_LIFE_MS, redeemed }]
    return key
  }

  /** @returns nothing where the key is not valid (any more) */
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

  /** @returns nothing where the secret is not known, or was revoked */
  readmit(secret: string): Admission | undefined {
    const shown = digest(secret)
    const known = this.#admissions.find((candidate) => timingSafeEqual(candidate.digest, shown))
    return known && { secret, proof: known.proof, files: this.#privateFiles }
  }

  /** @returns what a private address names, as a plain path; nothing where it is not one that was given out */
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
