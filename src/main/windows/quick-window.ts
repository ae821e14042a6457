import { BrowserWindow, type Clipboard, clipboard, screen } from 'electron'
import type { Log } from '../../core/base/log.ts'
import type { Caller } from '../../core/contract/call.ts'
import type { QuickOffer } from '../../core/desktop/calls.ts'
import { QuickOffers } from '../../core/quick/offers.ts'
import { t } from '../integration/language.ts'
import { tellPage } from '../ipc.ts'
import { QUICK_PAGE } from './origin.ts'
import { isQuitting } from './quitting.ts'
import { commonOptions, pagePreferences, reloadAfterCrash } from './window.ts'

interface QuickWindowOptions {
  readonly log: Log
  readonly platform: NodeJS.Platform
  /** A Wayland desktop: only the window that has the focus may see what is marked and copied. */
  readonly isWayland: boolean
}

/**
 * Clipboard formats with which password managers mark secrets: on KDE and compatible desktops, macOS and
 * Windows.
 */
const SECRET_MARKS = [
  'x-kde-passwordManagerHint',
  'org.nspasteboard.ConcealedType',
  'ExcludeClipboardContentFromMonitorProcessing',
] as const
/** How long to wait for the window to get the focus. */
const FOCUS_LIMIT_MS = 300

/** The window from the tray. It is there from the start, hidden, so that it shows at once. */
export class QuickWindow {
  readonly #options: QuickWindowOptions
  readonly #offers = new QuickOffers()
  #window: BrowserWindow | undefined
  #offer: QuickOffer = {}
  #isPinned = false
  /** Whether it has had the focus since it was shown: some systems take the focus away before they give it. */
  #wasFocused = false

  constructor(options: QuickWindowOptions) {
    this.#options = options
    this.#window = this.#create()
  }

  set isPinned(isPinned: boolean) {
    this.#isPinned = isPinned
    this.#window?.setAlwaysOnTop(isPinned)
  }

  isPage(caller: Caller): boolean {
    return this.#window?.webContents.id === caller.id
  }

  async open(): Promise<void> {
    const window = (this.#window ??= this.#create())
    this.#place(window)
    this.#wasFocused = false
    window.show()
    window.focus()
    if (this.#options.isWayland) await this.#focused(window)
    this.#offer = this.#offers.opened(await this.#find())
    if (!window.isDestroyed()) tellPage(window.webContents, 'quick.opened', {})
  }

  /** The content that it was opened with, once. */
  take(): QuickOffer {
    const offer = this.#offer
    this.#offer = {}
    return offer
  }

  async hide(): Promise<void> {
    const window = this.#window
    if (window === undefined) return
    if (!this.#options.isWayland) {
      window.hide()
      return this.#offers.left(await this.#find())
    }
    // Once it has lost the focus it sees nothing any more.
    if (window.isFocused()) this.#offers.left(await this.#find())
    window.hide()
  }

  #create(): BrowserWindow {
    const window = new BrowserWindow({
      name: 'quick',
      windowStatePersistence: { bounds: true, displayMode: false },
      ...commonOptions(),
      title: t('quick.title'),
      width: 560,
      height: 480,
      minWidth: 440,
      minHeight: 400,
      skipTaskbar: true,
      minimizable: false,
      maximizable: false,
      fullscreenable: false,
      alwaysOnTop: this.#isPinned,
      // A page that is slowed down while it is hidden is not ready when it is shown.
      webPreferences: { ...pagePreferences(), backgroundThrottling: false },
    })
    // A password that was copied would show in a shared screen. Linux has no such protection.
    window.setContentProtection(true)
    window.on('focus', () => {
      this.#wasFocused = true
    })
    window.on('blur', () => {
      if (this.#wasFocused && !this.#isPinned) void this.hide()
    })
    window.on('close', (event) => {
      if (isQuitting()) return
      event.preventDefault()
      void this.hide()
    })
    window.on('closed', () => {
      this.#window = undefined
    })
    reloadAfterCrash(window, this.#options.log)
    window.loadURL(QUICK_PAGE).catch((thrown: unknown) => {
      this.#options.log.warn('the quick window could not be loaded', { detail: String(thrown) })
    })
    return window
  }

  /**
   * Places the window on the display with the pointer: where it was left there, or else in the middle of the
   * upper half.
   */
  #place(window: BrowserWindow): void {
    const { workArea, id } = screen.getDisplayNearestPoint(screen.getCursorScreenPoint())
    const bounds = window.getBounds()
    if (window.isVisible() || screen.getDisplayMatching(bounds).id === id) return
    const width = Math.min(bounds.width, workArea.width)
    const height = Math.min(bounds.height, workArea.height)
    window.setBounds({
      x: Math.round(workArea.x + (workArea.width - width) / 2),
      y: Math.round(workArea.y + (workArea.height - height) / 4),
      width,
      height,
    })
  }

  #focused(window: BrowserWindow): Promise<void> {
    if (window.isFocused()) return Promise.resolve()
    return new Promise((resolve) => {
      const limit = setTimeout(resolve, FOCUS_LIMIT_MS)
      window.once('focus', () => {
        clearTimeout(limit)
        resolve()
      })
    })
  }

  async #find(): Promise<{ selection: string; clipboard: string }> {
    // Other systems do not report the selection.
    const hasSelection = this.#options.platform === 'linux'
    const places = hasSelection ? [clipboard, clipboard.selection] : [clipboard]
    // Programs for passwords put what they copy in both places, and may mark one.
    const marks = await Promise.all(places.map((place) => this.#isSecret(place)))
    if (marks.includes(true)) return { selection: '', clipboard: '' }
    const [copied = '', selection = ''] = await Promise.all(places.map((place) => this.#read(place)))
    return { selection, clipboard: copied }
  }

  #read(place: Clipboard): Promise<string> {
    return place.readText().catch((thrown: unknown) => {
      this.#options.log.info('the clipboard could not be read', { detail: String(thrown) })
      return ''
    })
  }

  async #isSecret(place: Clipboard): Promise<boolean> {
    try {
      const marks = await Promise.all(
        SECRET_MARKS.map((mark) => place.has(`electron application/osclipboard;format="${mark}"`)),
      )
      return marks.includes(true)
    } catch (thrown) {
      this.#options.log.info('the clipboard does not tell what it holds', { detail: String(thrown) })
      return true
    }
  }
}
