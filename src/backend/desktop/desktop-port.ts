import type { Caller } from '../../core/base/call.ts'
import type { Result } from '../../core/base/result.ts'
import type { QuickOffer, ShortcutsState, StartupState } from '../../core/desktop/calls.ts'
import type { LiveReport } from '../../core/product/live-status.ts'

/** Functions of a desktop shell besides its pages. */
export interface DesktopPort {
  readonly open: () => void
  readonly reportLive: (report: LiveReport) => void
  readonly quick: {
    readonly open: () => void
    readonly hide: () => Promise<void>
    readonly take: (caller: Caller) => QuickOffer
  }
  readonly shortcuts: {
    readonly state: () => ShortcutsState
    readonly record: (caller: Caller, isRecording: boolean) => void
  }
  readonly startup: {
    readonly state: () => Promise<Result<StartupState>>
    readonly set: (isOn: boolean) => Promise<Result<StartupState>>
  }
}
