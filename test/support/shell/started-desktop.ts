import { silentLog } from '../../../src/core/base/log.ts'
import { type Settings, settingsSchema } from '../../../src/core/settings/settings.ts'
import { Desktop } from '../../../src/main/desktop.ts'
import { switchLanguage } from '../../../src/main/integration/language.ts'
import { watchQuit } from '../../../src/main/windows/quitting.ts'
import { app, BrowserWindow, choose, globalShortcut } from '../../doubles/electron.ts'
import { clipboardTexts, FakeTray, loginItems, screen } from '../../doubles/electron-desktop.ts'
import { VirtualClock } from '../base/virtual-clock.ts'

export const defaultSettings = settingsSchema.parse({})
export const WAYLAND = { XDG_SESSION_TYPE: 'wayland' }

interface DesktopStart {
  readonly settings?: Settings
  readonly argv?: readonly string[]
  readonly platform?: NodeJS.Platform
  readonly env?: NodeJS.ProcessEnv
  readonly hasTray?: boolean
}

/** The windows, tray and keys of Parley on the double of Electron, after a start. */
export class StartedDesktop {
  readonly desktop: Desktop
  /** The settings of the caption window, which it changes itself. */
  overlay: Settings['overlay']
  /** Whether the desktop has a place for it. */
  hasTray: boolean

  private constructor({ settings, argv, platform, env, hasTray }: Required<DesktopStart>) {
    this.overlay = settings.overlay
    this.hasTray = hasTray
    this.desktop = new Desktop({
      platform,
      env: { XDG_CONFIG_HOME: '/nowhere', ...env },
      argv,
      log: silentLog,
      clock: new VirtualClock(),
      showsTray: () => Promise.resolve(this.hasTray),
      changeOverlay: (patch) => {
        this.overlay = { ...this.overlay, ...patch }
        this.desktop.follow({ ...settings, overlay: this.overlay })
      },
      askBeforeLeaving: () => undefined,
    })
    watchQuit(() => this.desktop.stay())
    this.desktop.open(settings)
  }

  static async begin(start: DesktopStart = {}): Promise<StartedDesktop> {
    const { settings = defaultSettings, argv = [], platform = 'linux', env = {}, hasTray = true } = start
    app.reset()
    BrowserWindow.windows = []
    FakeTray.trays = []
    globalShortcut.reset()
    loginItems.settings.wasOpenedAtLogin = false
    clipboardTexts.selection = ''
    clipboardTexts.clipboard = ''
    screen.removeAllListeners()
    app.switchValues.set('ozone-platform', env === WAYLAND ? 'wayland' : 'x11')
    await switchLanguage('en')
    return new StartedDesktop({ settings, argv, platform, env, hasTray })
  }

  get main(): BrowserWindow {
    return BrowserWindow.windows[0]!
  }

  get quick(): BrowserWindow {
    return BrowserWindow.windows[1]!
  }

  get tray(): FakeTray {
    return FakeTray.trays[0]!
  }

  /** Chooses an item of the tray's menu. */
  choose(label: string): void {
    choose(this.tray.menu, label)
  }
}

export const callerIn = ({ webContents: { id } }: BrowserWindow) => ({ id })
