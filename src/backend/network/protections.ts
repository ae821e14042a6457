import type { CallContext } from '../../core/base/call.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { MAX_AUTHORITIES_AT_ONCE } from '../../core/network/authority.ts'
import { protectedChange } from '../../core/settings/protected-change.ts'
import type { Settings } from '../../core/settings/settings.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { Confirm } from './confirmation.ts'
import type { QuestionTurns } from './question-turns.ts'

interface ProtectionsOptions {
  readonly settings: Pick<SettingsStore, 'settings'>
  readonly turns: QuestionTurns
  readonly confirm: Confirm
}

/** Has the user confirm, outside the page, each change of what protects them. */
export class Protections {
  readonly #options: ProtectionsOptions

  constructor(options: ProtectionsOptions) {
    this.#options = options
  }

  /** Asks, if these settings protect the user less than the present ones. */
  async allow(next: Settings, context: CallContext): Promise<Result<void>> {
    const { settings, turns, confirm } = this.#options
    const change = protectedChange(settings.settings, next)
    if (change === undefined) return ok(undefined)
    // Those at the top of a longer list would have left the window.
    if (change.authorities.length > MAX_AUTHORITIES_AT_ONCE) return tooMany(change.authorities.length)
    const said = await turns.take(context.signal, () => confirm(change, context))
    return said === 'confirmed' ? ok(undefined) : err({ kind: 'not-confirmed', reason: said })
  }
}

const tooMany = (actual: number): Result<never> =>
  err({
    kind: 'invalid-input',
    field: 'pem',
    problem: { type: 'too-much', limit: MAX_AUTHORITIES_AT_ONCE, actual, unit: 'items' },
  })
