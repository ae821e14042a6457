import type { CallContext } from '../../core/base/call.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { protectedChange } from '../../core/settings/protected-change.ts'
import type { Settings } from '../../core/settings/settings.ts'
import type { SettingsStore } from '../settings/settings-store.ts'
import type { Confirm } from './confirmation.ts'
import type { QuestionTurns } from './question-turns.ts'

/** More would push the head of the question out of a terminal's window. */
const MAX_DOMAINS_AT_ONCE = 8

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
    const { length } = change.streamDomains
    if (length > MAX_DOMAINS_AT_ONCE) return tooMany(length)
    const said = await turns.take(context.signal, () => confirm(change, context))
    return said === 'confirmed' ? ok(undefined) : err({ kind: 'not-confirmed', reason: said })
  }
}

const tooMany = (actual: number): Result<never> =>
  err({
    kind: 'invalid-input',
    field: 'streamDomains',
    problem: { type: 'too-much', limit: MAX_DOMAINS_AT_ONCE, actual, unit: 'items' },
  })
