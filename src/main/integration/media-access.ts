import { app, shell, systemPreferences } from 'electron'
import type { Log } from '../../core/base/log.ts'
import type {
  MicrophoneAccess,
  PermissionName,
  PermissionsState,
} from '../../core/product/desktop/desktop-calls.ts'

/** Pages of the system's settings. No page of ours names an address: it names a permission. */
const SETTINGS: { readonly [P in NodeJS.Platform]?: { readonly [N in PermissionName]?: string } } = {
  darwin: {
    microphone: 'x-apple.systempreferences:com.apple.preference.security?Privacy_Microphone',
    // Shared with the recording of the screen.
    'system-audio': 'x-apple.systempreferences:com.apple.preference.security?Privacy_ScreenCapture',
  },
  win32: { microphone: 'ms-settings:privacy-microphone' },
}

type Status = ReturnType<typeof systemPreferences.getMediaAccessStatus>

const ACCESS: { readonly [S in Status]: MicrophoneAccess | undefined } = {
  granted: 'granted',
  'not-determined': 'undecided',
  denied: 'denied',
  restricted: 'restricted',
  unknown: undefined,
}

interface MediaAccessOptions {
  readonly platform: NodeJS.Platform
  readonly log: Log
  readonly changed: (state: PermissionsState) => void
}

/** Permissions of the system for microphone and system audio. Linux has no such permission: a sandbox is given the sound server or not. */
export class MediaAccess {
  readonly #options: MediaAccessOptions
  #known: MicrophoneAccess | undefined

  constructor(options: MediaAccessOptions) {
    this.#options = options
    this.#known = this.#microphone()
    // The system reports no change; whoever has made one in its settings comes back to a window.
    app.on('browser-window-focus', () => this.check())
  }

  get state(): PermissionsState {
    const microphone = this.#microphone()
    return {
      ...(microphone !== undefined && { microphone }),
      settings: Object.keys(SETTINGS[this.#options.platform] ?? {}) as PermissionName[],
    }
  }

  /** Reports a change since the last time. */
  check(): void {
    const { state } = this
    if (state.microphone === this.#known) return
    this.#known = state.microphone
    this.#options.changed(state)
  }

  /** @returns whether the settings of the system are open */
  async openSettings(permission: PermissionName): Promise<boolean> {
    const { platform, log } = this.#options
    const address = SETTINGS[platform]?.[permission]
    if (address === undefined) return false
    try {
      await shell.openExternal(address)
      return true
    } catch (thrown) {
      log.warn('the settings of the system cannot be opened', { detail: String(thrown) })
      return false
    }
  }

  #microphone(): MicrophoneAccess | undefined {
    const { platform } = this.#options
    if (platform !== 'darwin' && platform !== 'win32') return undefined
    return ACCESS[systemPreferences.getMediaAccessStatus('microphone')]
  }
}
