import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { PRIVATE_FILES } from '../core/contract/web-bridge.ts'

const SECRET_BYTES = 32
/** A link that nobody has opened by then is of no use to whoever finds it. */
const KEY_LIFE_MS = 10 * 60_000

const makeSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')
const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest()

interface IssuedKey {
  readonly digest: Buffer
  readonly until: number
  readonly redeemed: () => void
}

/** What a page keeps once it was let in. */
export interface Admission {
  /** Lets the page in again. */
  readonly secret: string
  /** Shows the page that the host is the one that let it in before: nobody else on this port knows it. */
  readonly proof: string
  /** Where files are that are for pages alone that were let in. */
  readonly files: string
}

/**
 * Who may use this host: a page that shows a one-time key, and from then on the session secret that it got for it.
 * There are no cookies, since they do not tell one port from another.
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

  /** Forgets all keys and secrets: whoever wants in needs a new key. */
  revokeAll(): void {
    this.#keys = []
    this.#admissions = []
    this.#files = makeSecret()
  }

  get #privateFiles(): string {
    return PRIVATE_FILES + this.#files
  }
}
