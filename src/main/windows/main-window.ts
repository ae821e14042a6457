import { app, type BrowserWindow } from 'electron'
import type { EventPayload } from '../../core/contract/contract.ts'
import { asksForQuick } from '../integration/startup/startup.ts'
import { sendToPage } from '../ipc.ts'
import { isQuitting } from './quitting.ts'

interface MainWindowOptions {
  readonly create: (isHidden: boolean) => BrowserWindow
  /** Whether closing the window keeps Parley in the tray. */
  readonly closesToTray: () => boolean
  readonly platform: NodeJS.Platform
}

type Command = EventPayload<'live.remote'>

/** The window with the captions, besides the quick window and the tray. */
export class MainWindow {
  readonly #options: MainWindowOptions
  #window: BrowserWindow | undefined
  /** Whether the page has reported its status and so listens for commands. */
  #isListening = false
  #waiting: Command[] = []

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
      window.hide()
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

  /** Sends a command to the page; opens a window first if there is none. */
  command(command: Command): void {
    if (this.#window === undefined) this.open(false)
    this.#waiting.push(command)
    this.#deliver()
  }

  /** Called when the page has reported its status. */
  listens(): void {
    this.#isListening = true
    this.#deliver()
  }

  #deliver(): void {
    if (this.#window === undefined || !this.#isListening) return
    for (const command of this.#waiting.splice(0))
      sendToPage(this.#window.webContents, 'live.remote', command)
  }

  /**
   * Quits the app without a main window, even if the quick window exists; on macOS, apps keep running without
   * windows.
   */
  #end(): void {
    if (this.#options.platform !== 'darwin') app.quit()
  }
}
