import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET_BYTES = 32
/** A link that nobody has opened by then is of no use to whoever finds it. */
const KEY_LIFE_MS = 10 * 60_000

const makeSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')
const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/**
 * Who may use this host: a page that shows a key from a printed link, once, and from then on shows the session
 * secret that it got for it. There are no cookies, since they do not tell one port from another.
 */
export class Access {
  readonly #now: () => number
  #keys: { readonly digest: Buffer; readonly until: number }[] = []
  readonly #secrets: Buffer[] = []

  constructor(now: () => number) {
    this.#now = now
  }

  /** A key that admits one page once. */
  issueKey(): string {
    const key = makeSecret()
    this.#keys.push({ digest: digest(key), until: this.#now() + KEY_LIFE_MS })
    return key
  }

  /** @returns the session secret, or nothing where the key is not valid (any more) */
  redeem(key: string): string | undefined {
    const shown = digest(key)
    const valid = this.#keys.filter(({ until }) => until > this.#now())
    const found = valid.find((candidate) => timingSafeEqual(candidate.digest, shown))
    this.#keys = valid.filter((candidate) => candidate !== found)
    if (found === undefined) return undefined
    const secret = makeSecret()
    this.#secrets.push(digest(secret))
    return secret
  }

  isSecret(secret: string): boolean {
    const shown = digest(secret)
    return this.#secrets.some((known) => timingSafeEqual(known, shown))
  }
}
