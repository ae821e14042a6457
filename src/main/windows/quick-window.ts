import { BrowserWindow, type Clipboard, clipboard, screen } from 'electron'
import type { Caller } from '../../core/base/call.ts'
import type { Log } from '../../core/base/log.ts'
import type { QuickOffer } from '../../core/product/desktop/desktop-calls.ts'
import { QuickOffers } from '../../core/product/quick/offers.ts'
import { t } from '../integration/language.ts'
import { followSurface } from '../integration/theme.ts'
import { sendToPage } from '../ipc.ts'
import { isAsking } from '../questions/question.ts'
import { QUICK_PAGE } from './origin.ts'
import { isQuitting } from './quitting.ts'
import { commonOptions, pagePreferences, reloadAfterCrash } from './window.ts'

interface QuickWindowOptions {
  readonly log: Log
  readonly platform: NodeJS.Platform
  /** Whether the desktop uses Wayland, where only the focused window can read selection and clipboard. */
  readonly isWayland: boolean
}

/** Clipboard formats with which password managers mark secrets on KDE and compatible desktops, macOS and Windows. */
const SECRET_MARKS = [
  'x-kde-passwordManagerHint',
  'org.nspasteboard.ConcealedType',
  'ExcludeClipboardContentFromMonitorProcessing',
] as const

/** The quick window, opened from the tray. It is created hidden at the start, so that it opens immediately. */
export class QuickWindow {
  readonly #options: QuickWindowOptions
  readonly #offers = new QuickOffers()
  #window: BrowserWindow | undefined
  #offer: QuickOffer = {}
  #isPinned = false
  /** Whether it has had the focus since it was shown: some systems blur a window before they focus it. */
  #wasFocused = false
  /** Whether its text is still to be read. Wayland may give it the focus only when its user clicks on it. */
  #awaitsFocus = false

  constructor(options: QuickWindowOptions) {
    this.#options = options
    this.#window = this.#create()
  }

  set isPinned(isPinned: boolean) {
    this.#isPinned = isPinned
    // A panel of macOS that does not float opens behind the program that it was called from.
    const floats = isPinned || (this.#options.platform === 'darwin' && !isAsking())
    this.#window?.setAlwaysOnTop(floats)
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
    this.#awaitsFocus = this.#options.isWayland && !window.isFocused()
    if (!this.#awaitsFocus) await this.#offerText(window)
  }

  /** Returns the text that the window was opened with, once. */
  take(): QuickOffer {
    const offer = this.#offer
    this.#offer = {}
    return offer
  }

  async hide(): Promise<void> {
    const window = this.#window
    if (window === undefined) return
    this.#awaitsFocus = false
    if (!this.#options.isWayland) {
      window.hide()
      return this.#offers.left(await this.#find())
    }
    // The window cannot read selection and clipboard after it has lost the focus.
    if (window.isFocused()) this.#offers.left(await this.#find())
    window.hide()
  }

  #create(): BrowserWindow {
    const window = new BrowserWindow({
      name: 'quick',
      windowStatePersistence: { bounds: true, displayMode: false },
      ...commonOptions(),
      title: t('settings.shortcuts.names.quick'),
      width: 560,
      height: 480,
      minWidth: 440,
      minHeight: 400,
      // Ignored on Linux.
      skipTaskbar: true,
      // Shown without bringing the main window to the front with it.
      ...(this.#options.platform === 'darwin' && { type: 'panel' }),
      minimizable: false,
      maximizable: false,
      fullscreenable: false,
      alwaysOnTop: this.#isPinned,
      // A page that is throttled while hidden is not ready when it is shown.
      webPreferences: { ...pagePreferences(), backgroundThrottling: false },
    })
    // A copied password would be visible in a shared screen. Linux does not support this protection.
    window.setContentProtection(true)
    window.on('focus', () => {
      this.#wasFocused = true
      if (this.#awaitsFocus) void this.#offerText(window)
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
    followSurface(window)
    reloadAfterCrash(window, this.#options.log)
    window.loadURL(QUICK_PAGE).catch((thrown: unknown) => {
      this.#options.log.warn('the quick window could not be loaded', { detail: String(thrown) })
    })
    return window
  }

  /**
   * Places the window on the display with the pointer: at its last position there, or else centred in the upper
   * half.
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

  async #offerText(window: BrowserWindow): Promise<void> {
    this.#awaitsFocus = false
    this.#offer = this.#offers.opened(await this.#find())
    if (!window.isDestroyed()) sendToPage(window.webContents, 'quick.opened', {})
  }

  async #find(): Promise<{ selection: string; clipboard: string }> {
    // Other systems do not provide the selection.
    const hasSelection = this.#options.platform === 'linux'
    const places = hasSelection ? [clipboard, clipboard.selection] : [clipboard]
    // Password managers copy to both places but may mark only one of them.
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
