import type { CallContext } from '../../core/base/call.ts'
import { isSame } from '../../core/base/is-same.ts'
import { err, type Result } from '../../core/base/result.ts'
import { type ProtectedChange, protectedChange } from '../../core/settings/protected-change.ts'
import type { Settings } from '../../core/settings/settings.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import type { ConfirmChange } from './confirmation.ts'
import type { QuestionTurns } from './question-turns.ts'

/** More would push the head of the question out of a terminal's window. */
const MAX_DOMAINS_AT_ONCE = 8

interface ProtectionsOptions {
  readonly settings: Pick<SettingsStore, 'settings'>
  readonly turns: QuestionTurns
  readonly confirm: ConfirmChange
}

/** Has the user confirm, outside the page, each change of what protects them. */
export class Protections {
  readonly #options: ProtectionsOptions

  constructor(options: ProtectionsOptions) {
    this.#options = options
  }

  /**
   * Asks, if the settings that are proposed protect the user less than the present ones. Others may change settings while the
   * user is asked: then it is proposed again, and asked again if that is another change.
   *
   * @returns what was proposed last, from the present settings
   */
  async allow<T extends { readonly settings: Settings }>(
    propose: () => Result<T>,
    context: CallContext,
  ): Promise<Result<T>> {
    const { settings, turns, confirm } = this.#options
    let allowed: ProtectedChange | undefined
    for (;;) {
      const next = propose()
      if (!next.ok) return next
      const change = protectedChange(settings.settings, next.value.settings)
      if (change === undefined || isSame(change, allowed)) return next
      const { length } = change.streamDomains
      if (length > MAX_DOMAINS_AT_ONCE) return tooMany(length)
      const said = await turns.run(context.signal, () => confirm(change, context))
      if (said !== 'confirmed') return err({ kind: 'not-confirmed', reason: said })
      allowed = change
    }
  }
}

const tooMany = (actual: number): Result<never> =>
  err({
    kind: 'invalid-input',
    field: 'streamDomains',
    problem: { type: 'too-much', limit: MAX_DOMAINS_AT_ONCE, actual, unit: 'items' },
  })
