import { release } from 'node:os'
import { app, type BrowserWindow } from 'electron'
import type { DesktopPort } from '../backend/desktop/desktop-port.ts'
import type { Caller } from '../core/base/call.ts'
import type { Clock } from '../core/base/clock.ts'
import type { Log } from '../core/base/log.ts'
import { ok, type Result } from '../core/base/result.ts'
import type { EventPayload } from '../core/contract/contract.ts'
import type { OverlayState, StartupState } from '../core/product/desktop/desktop-calls.ts'
import type { ShortcutName } from '../core/product/shortcuts/shortcuts.ts'
import type { Settings } from '../core/settings/settings.ts'
import { GlobalShortcuts } from './integration/desktop-shortcuts.ts'
import { type DisplayServer, displayServerOf } from './integration/display-server.ts'
import { MediaAccess } from './integration/media-access.ts'
import type { Startup } from './integration/startup/start-at-login.ts'
import { asksForQuick, startupOn, wasStartedAtLogin } from './integration/startup/startup.ts'
import { AppTray, type TrayAction } from './integration/tray/app-tray.ts'
import { pageOf, publish } from './ipc.ts'
import { isAsking, watchQuestions } from './questions/question.ts'
import { MainWindow } from './windows/main-window.ts'
import { overlaySystem } from './windows/overlay-system.ts'
import { OverlayWindow } from './windows/overlay-window.ts'
import { QuickWindow } from './windows/quick-window.ts'
import { isQuitting } from './windows/quitting.ts'
import { openWindow } from './windows/window.ts'

interface DesktopOptions {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  readonly argv: readonly string[]
  readonly log: Log
  readonly clock: Clock
  /** Finds out whether the desktop shows tray icons. */
  readonly showsTray: (displayServer: DisplayServer) => Promise<boolean>
  /** Changes the settings of the caption window. */
  readonly changeOverlay: (patch: Partial<Settings['overlay']>) => void
  /** Makes the main window ask before it closes with a live session or unsaved changes. */
  readonly askBeforeLeaving: (window: BrowserWindow) => void
}

type Action = TrayAction | ShortcutName

/** Coordinates windows, tray and global shortcuts. */
export class Desktop {
  readonly #options: DesktopOptions
  readonly #startup: Startup
  readonly #mediaAccess: MediaAccess
  readonly #shortcuts: GlobalShortcuts
  readonly #overlay: OverlayWindow
  readonly #overlayState: OverlayState
  readonly #displayServer: DisplayServer
  #hasTray = true
  #settings: Settings | undefined
  #main: MainWindow | undefined
  #quick: QuickWindow | undefined
  #tray: AppTray | undefined
  #endRecording: () => void = () => undefined

  constructor(options: DesktopOptions) {
    const { platform, env, log, clock, changeOverlay } = options
    this.#options = options
    this.#startup = startupOn(platform, env)
    this.#mediaAccess = new MediaAccess({
      platform,
      log,
      changed: (state) => publish('permissions.changed', state),
    })
    const ozonePlatform = app.commandLine.getSwitchValue('ozone-platform')
    const displayServer = displayServerOf({ platform, env, ozonePlatform })
    this.#displayServer = displayServer
    this.#shortcuts = new GlobalShortcuts((name) => this.#act(name), displayServer)
    const system = overlaySystem({ platform, displayServer, release: release() })
    this.#overlay = new OverlayWindow({ log, clock, system, change: changeOverlay })
    this.#overlayState = {
      isAvailable: true,
      staysOnTop: system.staysOnTop,
      letsClicksThrough: system.letsClicksThrough,
      sharingProtection: system.sharingProtection,
    }
  }

  /** @param settings initial settings */
  open(settings: Settings): void {
    const { platform, argv, log, clock, askBeforeLeaving } = this.#options
    this.#main = new MainWindow({
      create: (isHidden) => {
        const window = openWindow(log, clock, isHidden)
        askBeforeLeaving(window)
        return window
      },
      closesToTray: () => this.#settings?.desktop.closesToTray ?? false,
      hasTray: () => this.#hasTray,
      platform,
    })
    this.#tray = new AppTray((action) => this.#act(action), platform, this.#overlayState.letsClicksThrough)
    const isAtLogin = settings.desktop.startsHidden && wasStartedAtLogin(platform, argv)
    const isHidden = isAtLogin || asksForQuick(argv)
    this.#main.open(isHidden)
    void this.#startInTray(isHidden)
    this.#quick = new QuickWindow({ log, platform, isWayland: this.#displayServer !== 'other' })
    this.follow(settings)
    if (asksForQuick(argv)) this.#openQuick()
    app.on('second-instance', (_event, second) => {
      if (asksForQuick(second)) this.#openQuick()
    })
    app.on('will-quit', () => this.#shortcuts.end())
    watchQuestions(() => {
      // A window that opens now would keep the app from quitting.
      if (isAsking() || !isQuitting()) this.stay()
    })
  }

  /** Applies changed settings. */
  follow(settings: Settings): void {
    this.#settings = settings
    this.#shortcuts.use(settings.shortcuts, settings.desktop.portalShortcuts)
    this.#showAbove(settings)
    this.#tray?.showOverlay(settings.overlay)
  }

  /** Shows the windows that are above all others, but not above a question: their pages could hide what it says. */
  #showAbove({ quick, overlay }: Settings): void {
    if (this.#quick !== undefined) this.#quick.isPinned = quick.isPinned && !isAsking()
    this.#overlay.follow({ ...overlay, isOpen: overlay.isOpen && !isAsking() })
  }

  /** Applies the current language. */
  redraw(): void {
    this.#tray?.redraw()
  }

  /** Opens the windows again that quitting closed before it was cancelled. */
  stay(): void {
    if (this.#settings !== undefined) this.#showAbove(this.#settings)
  }

  /** Shows a session file that the user has opened: the page offers to import it. */
  offerSession(offer: EventPayload<'session.opened'>): void {
    this.#main?.show()
    this.#main?.send('session.opened', offer)
  }

  /** Reports what the user has answered when the system asked. */
  checkMediaAccess(): void {
    this.#mediaAccess.check()
  }

  readonly port: DesktopPort = {
    open: () => this.#main?.show(),
    reportLive: (report) => {
      this.#tray?.update(report)
      this.#main?.listens()
    },
    quick: {
      open: () => this.#openQuick(),
      hide: async () => this.#quick?.hide(),
      // Selection and clipboard are provided only to the page of the quick window, which was opened for them.
      take: (caller) => (this.#quick?.isPage(caller) === true ? this.#quick.take() : {}),
    },
    overlay: {
      state: () => this.#overlayState,
      resize: (caller, size) => {
        if (this.#overlay.isPage(caller)) this.#overlay.resize(size)
      },
      holdPointer: (caller, isHeld) => {
        if (this.#overlay.isPage(caller)) this.#overlay.holdPointer(isHeld)
      },
    },
    shortcuts: {
      state: () => this.#shortcuts.state,
      record: (caller, isRecording) => this.#record(caller, isRecording),
    },
    permissions: {
      state: () => this.#mediaAccess.state,
      openSettings: (permission) => this.#mediaAccess.openSettings(permission),
    },
    startup: {
      state: () => this.#withTray(this.#startup.state()),
      set: (isOn) => this.#withTray(this.#startup.set(isOn)),
    },
  }

  async #startInTray(isHidden: boolean): Promise<void> {
    await this.#lookForTray()
    if (isHidden && !this.#hasTray) this.#main?.showMinimized()
  }

  /** The desktop may show tray icons later: an extension can be switched on at any time. */
  async #lookForTray(): Promise<void> {
    this.#hasTray = await this.#options.showsTray(this.#displayServer)
  }

  async #withTray(state: ReturnType<Startup['state']>): Promise<Result<StartupState>> {
    const [answer] = await Promise.all([state, this.#lookForTray()])
    return answer.ok ? ok({ ...answer.value, hasTray: this.#hasTray }) : answer
  }

  /** A page that closes while it records a shortcut must not leave the shortcuts suspended. */
  #record(caller: Caller, isRecording: boolean): void {
    const page = pageOf(caller)
    this.#endRecording()
    if (!isRecording || page === undefined) return
    this.#shortcuts.isRecording = true
    const end = () => this.#endRecording()
    page.on('destroyed', end)
    page.on('did-navigate', end)
    this.#endRecording = () => {
      page.off('destroyed', end)
      page.off('did-navigate', end)
      this.#endRecording = () => undefined
      this.#shortcuts.isRecording = false
    }
  }

  #changeOverlay(change: (overlay: Settings['overlay']) => Partial<Settings['overlay']>): void {
    if (this.#settings !== undefined) this.#options.changeOverlay(change(this.#settings.overlay))
  }

  #openQuick(): void {
    this.#quick
      ?.open()
      .catch((thrown: unknown) =>
        this.#options.log.warn('the quick window was not opened', { detail: String(thrown) }),
      )
  }

  #act(action: Action): void {
    switch (action) {
      case 'quick':
        return this.#openQuick()
      case 'startOrStop':
      case 'start-or-stop':
        return this.#main?.command('start-or-stop')
      case 'mute':
      case 'pause':
        return this.#main?.command(action)
      case 'swapSides':
        return this.#main?.command('swap-sides')
      case 'overlay':
        return this.#changeOverlay(({ isOpen }) => ({ isOpen: !isOpen }))
      case 'overlayLock':
        if (!this.#overlayState.letsClicksThrough) return
        return this.#changeOverlay(({ isLocked }) => ({ isLocked: !isLocked }))
      case 'open':
        return this.#main?.show()
      case 'quit':
        return app.quit()
    }
  }
}
