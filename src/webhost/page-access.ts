import type { Welcome } from '../core/contract/web-bridge.ts'
import type { Access } from './access.ts'
import type { Resumptions } from './admission/resumptions.ts'

/**
 * Admission of the pages of the app. A tab's secret ends with this process: the browser stores it, and whoever serves a page
 * at this port can read it there. The secret that outlives the process is in the memory of an open page alone.
 */
export class PageAccess {
  readonly #access: Access
  readonly #resumptions: Resumptions

  constructor(access: Access, resumptions: Resumptions) {
    this.#access = access
    this.#resumptions = resumptions
  }

  /** @returns undefined if the key is invalid or expired */
  redeem(key: string): Welcome | undefined {
    const admission = this.#access.redeem(key)
    if (admission === undefined) return undefined
    const { files, ...tab } = admission
    return { tab, resumption: this.#resumptions.issue(), files }
  }

  /** @returns undefined if the secret is unknown or revoked */
  readmit(secret: string): Welcome | undefined {
    const known = this.#access.readmit(secret)
    const resumption = known === undefined ? this.#resumptions.find(secret) : this.#resumptions.issue()
    if (resumption === undefined) return undefined
    const { files, ...tab } = known ?? this.#access.admit()
    return { proof: known?.proof ?? resumption.proof, tab, resumption, files }
  }
}
