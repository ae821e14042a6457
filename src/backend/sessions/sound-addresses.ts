import { randomBytes } from 'node:crypto'

/** Path prefix of sound URLs. */
export const SOUND_PATH = '/sound/'
/** More than are open at a time; the least recently requested one is dropped first. */
const MAX_ADDRESSES = 1000

/** Unguessable URLs of sounds, valid for this run. Each session keeps its URL. */
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
