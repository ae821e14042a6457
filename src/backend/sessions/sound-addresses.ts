import { randomBytes } from 'node:crypto'

/** What the address of every sound begins with. */
export const SOUND_PATH = '/sound/'
/** More than anybody has open at a time; the one that was asked for longest ago goes first. */
const MAX_ADDRESSES = 1000

/** Addresses of sounds: for this run, and for nobody who was not told. A session keeps its own. */
export class SoundAddresses {
  /** Sessions by their token. */
  readonly #sessions = new Map<string, string>()
  readonly #tokens = new Map<string, string>()

  of(id: string): string {
    const token = this.#tokens.get(id) ?? randomBytes(24).toString('base64url')
    this.forget(id)
    this.#tokens.set(id, token)
    this.#sessions.set(token, id)
    const [oldest] = this.#tokens.keys()
    if (this.#tokens.size > MAX_ADDRESSES && oldest !== undefined) this.forget(oldest)
    return SOUND_PATH + token
  }

  sessionAt(token: string): string | undefined {
    return this.#sessions.get(token)
  }

  forgetAll(): void {
    this.#sessions.clear()
    this.#tokens.clear()
  }

  forget(id: string): void {
    const token = this.#tokens.get(id)
    if (token === undefined) return
    this.#tokens.delete(id)
    this.#sessions.delete(token)
  }
}
