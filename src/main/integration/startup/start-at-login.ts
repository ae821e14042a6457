import type { Result } from '../../../core/base/result.ts'
import type { StartupState } from '../../../core/product/desktop/desktop-calls.ts'

export type StartAtLogin = Omit<StartupState, 'hasTray'>

/** The start at login, which the system stores. */
export interface Startup {
  readonly state: () => Promise<Result<StartAtLogin>>
  readonly set: (isOn: boolean) => Promise<Result<StartAtLogin>>
}
