import { BrowserWindow, screen } from 'electron'
import type { OverlaySize } from '../../backend/desktop/desktop-port.ts'
import type { Caller } from '../../core/base/call.ts'
import type { Clock } from '../../core/base/clock.ts'
import { isSame } from '../../core/base/is-same.ts'
import type { Log } from '../../core/base/log.ts'
import type { Rectangle } from '../../core/captions/overlay/place.ts'
import {
  type DisplayFacts,
  fit,
  MIN_OVERLAY_SIZE,
  type OverlayWindowFacts,
  PlacementWatch,
  placeOn,
  rememberPlace,
} from '../../core/captions/overlay/placement.ts'
import type { Settings } from '../../core/settings/settings.ts'
import { t } from '../integration/language.ts'
import { showWhenPainted } from './first-show.ts'
import { OVERLAY_PAGE } from './origin.ts'
import type { OverlaySystem } from './overlay-system.ts'
import { isQuitting } from './quitting.ts'
import { commonOptions, pagePreferences, reloadAfterCrash } from './window.ts'

type OverlaySettings = Settings['overlay']

interface OverlayWindowOptions {
  readonly log: Log
  readonly clock: Clock
  readonly system: OverlaySystem
  readonly change: (patch: Partial<OverlaySettings>) => void
}

/** PowerPoint takes the top back when a slide show begins, and reports nothing. */
const HEARTBEAT_MS = 1000

/** The caption window above all other windows. Its settings open, close and lock it. */
export class OverlayWindow {
  readonly #options: OverlayWindowOptions
  readonly #watch: PlacementWatch
  #settings: OverlaySettings | undefined
  #window: BrowserWindow | undefined
  #endHeartbeat: () => void = () => undefined

  constructor(options: OverlayWindowOptions) {
    this.#options = options
    this.#watch = new PlacementWatch(
      options.clock,
      () => this.#facts(),
      (facts) => this.#remember(facts),
    )
    screen.on('display-added', () => this.#place())
    screen.on('display-removed', () => this.#place())
    screen.on('display-metrics-changed', () => this.#place())
  }

  isPage(caller: Caller): boolean {
    return this.#window?.webContents.id === caller.id
  }

  /** Opens, closes, locks and hides the window as the settings say. */
  follow(settings: OverlaySettings): void {
    const before = this.#settings
    this.#settings = settings
    if (!settings.isOpen) return this.#close()
    if (this.#window === undefined) {
      this.#window = this.#create(settings)
      return
    }
    if (before?.isLocked !== settings.isLocked) this.#lock(this.#window, settings.isLocked)
    if (before?.isHiddenFromSharing !== settings.isHiddenFromSharing)
      this.#window.setContentProtection(settings.isHiddenFromSharing)
  }

  /** Changes the size, for the page: systems give transparent windows no border to drag. */
  resize({ width, height }: OverlaySize): void {
    const window = this.#window
    if (window === undefined) return
    const displays = displaysNow()
    const bounds = fit(displays, { ...this.#boundsOf(window, displays), width, height })
    this.#watch.asked(displays)
    window.setBounds(bounds)
  }

  /** Keeps the pointer while it is over a control of the locked window, for the page, which is told where it is. */
  holdPointer(isHeld: boolean): void {
    if (this.#window !== undefined && this.#settings?.isLocked === true) this.#lock(this.#window, !isHeld)
  }

  #create(settings: OverlaySettings): BrowserWindow {
    const { log, system } = this.#options
    const window = new BrowserWindow({
      ...commonOptions(),
      ...placeOn(displaysNow(), settings.places),
      title: t('overlay.title'),
      minWidth: MIN_OVERLAY_SIZE.width,
      minHeight: MIN_OVERLAY_SIZE.height,
      frame: false,
      transparent: true,
      backgroundColor: '#00000000',
      hasShadow: false,
      // Electron: a resizable window that is transparent may stop working.
      resizable: false,
      minimizable: false,
      maximizable: false,
      fullscreenable: false,
      // Ignored on Linux.
      skipTaskbar: true,
      alwaysOnTop: true,
      // A panel takes clicks and keys without bringing Parley to the front.
      ...(system.platform === 'darwin' && { type: 'panel', acceptFirstMouse: true }),
      // Captions go on while the window is covered.
      webPreferences: { ...pagePreferences(), backgroundThrottling: false },
    })
    this.#raise(window)
    this.#showEverywhere(window)
    window.setContentProtection(settings.isHiddenFromSharing)
    if (settings.isLocked) this.#lock(window, true)
    if (system.isPositioned) {
      window.on('move', () => this.#watch.moved())
      window.on('resize', () => this.#watch.moved())
    }
    // A page that is gone holds the pointer no more.
    window.webContents.on('did-navigate', () => this.holdPointer(false))
    window.webContents.on('render-process-gone', () => this.holdPointer(false))
    showWhenPainted(window, this.#options.clock, () => this.#show(window))
    window.on('closed', () => this.#closed(window))
    reloadAfterCrash(window, log, () => this.#options.change({ isOpen: false }))
    window.loadURL(OVERLAY_PAGE).catch((thrown: unknown) => {
      log.warn('the caption window could not be loaded', { detail: String(thrown) })
    })
    return window
  }

  /** Never takes the focus: the user is typing somewhere else. */
  #show(window: BrowserWindow): void {
    this.#place()
    window.showInactive()
    if (this.#options.system.platform !== 'win32') return
    const beat = () => {
      this.#raise(window)
      this.#endHeartbeat = this.#options.clock.after(HEARTBEAT_MS, beat)
    }
    beat()
  }

  /** Asserts the level again. Turning it off and on would let another window in between. */
  #raise(window: BrowserWindow): void {
    const { platform, staysOnTop } = this.#options.system
    if (!staysOnTop) return
    // Linux knows no levels.
    if (platform === 'linux') window.setAlwaysOnTop(true)
    else window.setAlwaysOnTop(true, 'screen-saver')
  }

  #showEverywhere(window: BrowserWindow): void {
    const { platform, staysOnTop } = this.#options.system
    if (platform === 'darwin')
      // Otherwise the Dock icon disappears and comes back with every call.
      window.setVisibleOnAllWorkspaces(true, { visibleOnFullScreen: true, skipTransformProcessType: true })
    else if (platform === 'linux' && staysOnTop) window.setVisibleOnAllWorkspaces(true)
  }

  #lock(window: BrowserWindow, isLocked: boolean): void {
    if (!this.#options.system.letsClicksThrough) return
    if (!isLocked) return window.setIgnoreMouseEvents(false)
    // Linux forwards nothing: there, keys and the tray unlock.
    if (this.#options.system.platform === 'linux') window.setIgnoreMouseEvents(true)
    else window.setIgnoreMouseEvents(true, { forward: true })
    if (window.isFocused()) window.blur()
  }

  /** Puts the window where it belongs on the present displays. */
  #place(): void {
    const window = this.#window
    if (window === undefined || this.#settings === undefined) return
    const displays = displaysNow()
    const bounds = placeOn(displays, this.#settings.places)
    if (bounds === undefined) return
    this.#watch.placing(displays)
    if (!isSame(rectangleOf(window.getBounds()), bounds)) window.setBounds(bounds)
  }

  #remember({ displays, bounds }: OverlayWindowFacts): void {
    const places = this.#settings?.places ?? []
    this.#options.change({ places: [...rememberPlace(places, displays, bounds)] })
  }

  /** The bounds of the window; on Wayland its size, at the place that it would have elsewhere. */
  #boundsOf(window: BrowserWindow, displays: readonly DisplayFacts[]): Rectangle {
    const bounds = rectangleOf(window.getBounds())
    if (this.#options.system.isPositioned) return bounds
    const { x, y } = placeOn(displays, this.#settings?.places ?? []) ?? bounds
    return { ...bounds, x, y }
  }

  #facts(): OverlayWindowFacts | undefined {
    const window = this.#window
    if (window === undefined) return undefined
    const displays = displaysNow()
    return {
      bounds: this.#boundsOf(window, displays),
      isNormal: !window.isMaximized() && !window.isMinimized() && !window.isFullScreen(),
      displays,
    }
  }

  #close(): void {
    this.#window?.destroy()
  }

  #closed(window: BrowserWindow): void {
    if (this.#window !== window) return
    this.#window = undefined
    this.#endHeartbeat()
    this.#watch.stop()
    // It opens again with the app that is quitting now, and stays closed if the user has closed it.
    if (this.#settings?.isOpen === true && !isQuitting()) this.#options.change({ isOpen: false })
  }
}

const rectangleOf = ({ x, y, width, height }: Rectangle): Rectangle => ({ x, y, width, height })

function displaysNow(): DisplayFacts[] {
  const { id: primary } = screen.getPrimaryDisplay()
  return screen.getAllDisplays().map(({ id, bounds, workArea, scaleFactor }) => ({
    bounds: rectangleOf(bounds),
    workArea: rectangleOf(workArea),
    scaleFactor,
    isPrimary: id === primary,
  }))
}
