import { createHmac, timingSafeEqual } from 'node:crypto'
import { reasonOf } from '../../backend/base/error-utils.ts'
import type { JsonFile } from '../../backend/settings/settings-folder.ts'
import type { Log } from '../../core/base/log.ts'
import {
  type Challenge,
  keptResumptionsSchema,
  proofSubject,
  type Resumption,
} from '../../core/contract/web-bridge.ts'
import { digest, makeSecret } from './one-time-keys.ts'

/** Number of resumptions that are kept, newest first: each load of a page takes one. */
const MAX_RESUMPTIONS = 200

type Kept = Omit<Resumption, 'secret'>

const idOf = (secret: string): string => digest(secret).toString('base64url')

/**
 * Lets open pages back in after the host was restarted, so that captions which are not saved are not lost. The file has digests
 * and proofs, and no secret.
 */
export class Resumptions {
  readonly #file: Pick<JsonFile, 'load' | 'save' | 'remove'>
  readonly #log: Log
  #kept: readonly Kept[]
  #isEnding = false

  constructor(file: Pick<JsonFile, 'load' | 'save' | 'remove'>, log: Log) {
    this.#file = file
    this.#log = log
    this.#kept = this.#load()
  }

  issue(): Resumption {
    const [secret, proof] = [makeSecret(), makeSecret()]
    const id = idOf(secret)
    this.#kept = [{ id, proof }, ...this.#kept].slice(0, MAX_RESUMPTIONS)
    this.#save()
    return { id, secret, proof }
  }

  /** @returns undefined if the secret is unknown or revoked */
  find(secret: string): Resumption | undefined {
    const shown = digest(secret)
    const kept = this.#kept.find(({ id }) => {
      const known = Buffer.from(id, 'base64url')
      return known.length === shown.length && timingSafeEqual(known, shown)
    })
    return kept && { ...kept, secret }
  }

  /**
   * Proves to a page, before it shows its secret, that this host admitted it.
   *
   * @returns undefined if the page is unknown or revoked
   */
  prove({ id, nonce }: Challenge, address: string): Uint8Array<ArrayBuffer> | undefined {
    const kept = this.#kept.find((each) => each.id === id)
    if (kept === undefined) return undefined
    return new Uint8Array(createHmac('sha256', kept.proof).update(proofSubject(nonce, address)).digest())
  }

  clear(): void {
    this.#kept = []
    this.#file.remove()
  }

  /** Forgets all pages, also those that are reloaded while the host ends. */
  end(): void {
    this.#isEnding = true
    this.clear()
  }

  #load(): readonly Kept[] {
    try {
      return keptResumptionsSchema.parse(this.#file.load() ?? { pages: [] }).pages
    } catch (thrown) {
      // Pages need a new link.
      this.#log.warn('pages of the last run are not known', { detail: reasonOf(thrown) })
      return []
    }
  }

  #save(): void {
    if (this.#isEnding) return
    try {
      this.#file.save({ pages: this.#kept })
    } catch (thrown) {
      // The page is admitted all the same, until the host ends.
      this.#log.warn('an admitted page will need a new link after a restart', { detail: reasonOf(thrown) })
    }
  }
}
