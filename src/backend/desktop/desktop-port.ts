import type { Caller } from '../../core/base/call.ts'
import type { Result } from '../../core/base/result.ts'
import type {
  OverlayState,
  PermissionName,
  PermissionsState,
  QuickOffer,
  ShortcutsState,
  StartupState,
} from '../../core/product/desktop/desktop-calls.ts'
import type { LiveReport } from '../../core/product/live-status.ts'

/** Size in device-independent pixels. */
export interface OverlaySize {
  readonly width: number
  readonly height: number
}

/** Functions of a desktop shell besides its pages. */
export interface DesktopPort {
  readonly open: () => void
  readonly reportLive: (report: LiveReport) => void
  readonly quick: {
    readonly open: () => void
    readonly hide: () => Promise<void>
    readonly take: (caller: Caller) => QuickOffer
  }
  readonly overlay: {
    readonly state: () => OverlayState
    readonly resize: (caller: Caller, size: OverlaySize) => void
    readonly holdPointer: (caller: Caller, isHeld: boolean) => void
  }
  readonly shortcuts: {
    readonly state: () => ShortcutsState
    readonly record: (caller: Caller, isRecording: boolean) => void
  }
  readonly permissions: {
    readonly state: () => PermissionsState
    /** Settles with whether the page of the system's settings is open. */
    readonly openSettings: (permission: PermissionName) => Promise<boolean>
  }
  readonly startup: {
    readonly state: () => Promise<Result<StartupState>>
    readonly set: (isOn: boolean) => Promise<Result<StartupState>>
  }
}
