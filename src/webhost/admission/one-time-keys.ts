import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET_BYTES = 32
/** An unused key expires, so that it is worthless to whoever finds it later. */
const KEY_LIFE_MS = 10 * 60_000
/** Maximum number of unused keys; the oldest is dropped. Pages may ask for any number. */
const MAX_KEYS = 100

export const makeSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')
export const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest()

interface IssuedKey {
  readonly digest: Buffer
  readonly until: number
  readonly redeemed: () => void
}

/** Keys that each admit one client, once, within ten minutes. */
export class OneTimeKeys {
  readonly #now: () => number
  #keys: readonly IssuedKey[] = []

  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether there is a key that can still be redeemed. */
  get hasAny(): boolean {
    return this.#keys.some(({ until }) => until > this.#now())
  }

  /** @param redeemed called when the key is redeemed */
  issue(redeemed: () => void = () => undefined): string {
    const key = makeSecret()
    this.#keys = [
      ...this.#keys.slice(1 - MAX_KEYS),
      { digest: digest(key), until: this.#now() + KEY_LIFE_MS, redeemed },
    ]
    return key
  }

  /** @returns whether the key was valid */
  redeem(key: string): boolean {
    const shown = digest(key)
    const valid = this.#keys.filter(({ until }) => until > this.#now())
    const found = valid.find((candidate) => timingSafeEqual(candidate.digest, shown))
    this.#keys = valid.filter((candidate) => candidate !== found)
    found?.redeemed()
    return found !== undefined
  }

  revokeAll(): void {
    this.#keys = []
  }
}
