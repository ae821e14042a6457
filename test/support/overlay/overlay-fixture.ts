import { silentLog } from '../../../src/core/base/log.ts'
import type { Rectangle } from '../../../src/core/captions/overlay/place.ts'
import { OWN_MOVE_MS } from '../../../src/core/captions/overlay/placement.ts'
import { defaultSettings, type Settings } from '../../../src/core/settings/settings.ts'
import { displayServerOf } from '../../../src/main/integration/display-server.ts'
import { switchLanguage } from '../../../src/main/integration/language.ts'
import { overlaySystem } from '../../../src/main/windows/overlay-system.ts'
import { OverlayWindow } from '../../../src/main/windows/overlay-window.ts'
import { watchQuit } from '../../../src/main/windows/quitting.ts'
import { app, BrowserWindow } from '../../doubles/electron.ts'
import { LEFT, RIGHT, screen } from '../../doubles/electron-desktop.ts'
import { VirtualClock } from '../base/virtual-clock.ts'

type OverlaySettings = Settings['overlay']

/** The caption window of a desktop, which follows the settings that it changes. */
export class OverlayFixture {
  readonly clock = new VirtualClock()
  readonly changes: Partial<OverlaySettings>[] = []
  readonly overlay: OverlayWindow
  settings: OverlaySettings = defaultSettings.overlay

  private constructor(platform: NodeJS.Platform, env: NodeJS.ProcessEnv, ozonePlatform: string) {
    this.overlay = new OverlayWindow({
      log: silentLog,
      clock: this.clock,
      system: overlaySystem({
        platform,
        displayServer: displayServerOf({ platform, env, ozonePlatform }),
        release: '25.0.0',
      }),
      change: (patch) => {
        this.changes.push(patch)
        this.set(patch)
      },
    })
  }

  /** Begins on a system with two displays, without windows. */
  static async begin(
    platform: NodeJS.Platform,
    env: NodeJS.ProcessEnv = {},
    ozonePlatform = '',
  ): Promise<OverlayFixture> {
    app.reset()
    // The main window decides about the end of the app.
    app.on('window-all-closed', () => undefined)
    screen.removeAllListeners()
    screen.displays = [LEFT, RIGHT]
    BrowserWindow.windows = []
    BrowserWindow.paintsHidden = true
    BrowserWindow.loadFailure = undefined
    watchQuit()
    await switchLanguage('en')
    return new OverlayFixture(platform, env, ozonePlatform)
  }

  set(patch: Partial<OverlaySettings>): void {
    this.settings = { ...this.settings, ...patch }
    this.overlay.follow(this.settings)
  }

  /** Opens the window. @returns it once its page is rendered */
  open(patch: Partial<OverlaySettings> = {}): BrowserWindow {
    this.set({ isOpen: true, ...patch })
    const [window] = BrowserWindow.windows
    window!.emit('ready-to-show')
    return window!
  }

  /** Lets the user drag the window. */
  async drag(window: BrowserWindow, bounds: Rectangle): Promise<void> {
    await this.clock.advance(OWN_MOVE_MS)
    window.place(bounds)
    await this.clock.advance(2000)
  }
}
