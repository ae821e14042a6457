import { app, type BrowserWindow, type WebContents } from 'electron'
import type { EventName, EventPayload } from '../../core/contract/contract.ts'
import { asksForQuick } from '../integration/startup/startup.ts'
import { sendToPage } from '../ipc.ts'
import { isQuitting } from './quitting.ts'

interface MainWindowOptions {
  readonly create: (isHidden: boolean) => BrowserWindow
  /** Whether closing the window keeps Parley in the tray. */
  readonly closesToTray: () => boolean
  /** Whether the desktop shows the tray. */
  readonly hasTray: () => boolean
  readonly platform: NodeJS.Platform
}

type Command = EventPayload<'live.remote'>

/** The window with the captions, besides the quick window and the tray. */
export class MainWindow {
  readonly #options: MainWindowOptions
  #window: BrowserWindow | undefined
  /** Whether the page has reported its status and so listens for commands. */
  #isListening = false
  #waiting: ((page: WebContents) => void)[] = []

  constructor(options: MainWindowOptions) {
    this.#options = options
    app.on('second-instance', (_event, argv) => {
      if (!asksForQuick(argv)) this.show()
    })
    app.on('activate', () => this.show())
    app.on('window-all-closed', () => this.#end())
  }

  /** @param isHidden start at login: the window stays in the tray */
  open(isHidden: boolean): void {
    const window = this.#options.create(isHidden)
    this.#window = window
    this.#isListening = false
    window.webContents.on('did-navigate', () => {
      this.#isListening = false
    })
    window.on('close', (event) => {
      if (isQuitting() || !this.#options.closesToTray()) return
      event.preventDefault()
      if (this.#options.hasTray()) window.hide()
      else window.minimize()
    })
    window.on('closed', () => {
      this.#window = undefined
      this.#isListening = false
      this.#end()
    })
  }

  /** Brings the window to the front, also when the app is started a second time. */
  show(): void {
    if (this.#window === undefined) return this.open(false)
    if (this.#window.isMinimized()) this.#window.restore()
    this.#window.show()
    this.#window.focus()
  }

  /** Minimises the window that was opened hidden, so that something of Parley is on the screen. */
  showMinimized(): void {
    if (this.#window?.isVisible() === false) this.#window.minimize()
  }

  /** Sends a command to the page; opens a window first if there is none. */
  command(command: Command): void {
    this.send('live.remote', command)
  }

  /** Sends an event to the page once it listens; opens a window first if there is none. */
  send<K extends EventName>(name: K, payload: EventPayload<K>): void {
    if (this.#window === undefined) this.open(false)
    this.#waiting.push((page) => sendToPage(page, name, payload))
    this.#deliver()
  }

  /** Called when the page has reported its status. */
  listens(): void {
    this.#isListening = true
    this.#deliver()
  }

  #deliver(): void {
    if (this.#window === undefined || !this.#isListening) return
    for (const send of this.#waiting.splice(0)) send(this.#window.webContents)
  }

  /**
   * Quits the app without a main window, even if the quick window exists; on macOS, apps keep running without
   * windows.
   */
  #end(): void {
    if (this.#options.platform !== 'darwin') app.quit()
  }
}
