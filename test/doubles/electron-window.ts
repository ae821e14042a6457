import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'
import { app } from './electron-app.ts'
import { FakeWebContents } from './electron-contents.ts'
import { refuseCalls } from './electron-destroyed.ts'
import { EmptyPage } from './electron-empty-page.ts'
import { FakeEvent, isPrevented } from './electron-events.ts'
import { WindowLook } from './electron-window-look.ts'

/** Members that are the double's own, or that a closed window answers as well. */
const ANSWERED = ['emit', 'isDestroyed', 'loseFocus', 'place', 'receiveFocus'] as const

/** An opened window. */
export class FakeBrowserWindow
  extends WindowLook
  implements
    Pick<
      Electron.BrowserWindow,
      | 'show'
      | 'showInactive'
      | 'blur'
      | 'hide'
      | 'focus'
      | 'minimize'
      | 'restore'
      | 'close'
      | 'destroy'
      | 'isDestroyed'
      | 'isFocused'
      | 'isFullScreen'
      | 'isMaximized'
      | 'isMinimized'
      | 'isVisible'
      | 'getBounds'
      | 'setBounds'
      | 'loadURL'
    >
{
  static windows: FakeBrowserWindow[] = []
  /** Whether the system gives a window the focus when it asks for it, or later, as `receiveFocus` says. */
  static givesFocus = true
  /** Whether a hidden window is painted and so announced: not on every Wayland desktop, nor in every release. */
  static paintsHidden = true
  /** Bounds that windows had in an earlier run, by name. */
  static readonly remembered = new Map<string, Partial<Electron.Rectangle>>()
  readonly webContents: FakeWebContents
  readonly loaded: string[] = []
  /** Names of the events that were emitted, in order, with those of a page that was loaded. */
  readonly events: string[] = []
  isMinimizedNow = false
  isMaximizedNow = false
  isFocusedNow = false
  #isVisible = false
  #isClosed = false
  #bounds: Electron.Rectangle

  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    app.demandReady('Cannot create BrowserWindow')
    super(options)
    const { name = '', windowStatePersistence = false, x = 0, y = 0, width = 800, height = 600 } = options
    const remembered = windowStatePersistence === false ? undefined : FakeBrowserWindow.remembered.get(name)
    this.#bounds = { x, y, width, height, ...remembered }
    this.webContents = new FakeWebContents(options.webPreferences)
    this.webContents.onPaint = () => {
      if (FakeBrowserWindow.paintsHidden && !this.#isVisible && !this.#isClosed) this.emit('ready-to-show')
    }
    this.webContents.on('destroyed', () => this.#gone())
    this.webContents.on('did-finish-load', () => this.events.push('did-finish-load'))
    FakeBrowserWindow.windows.push(this)
    app.windowOpened(this)
    this.#update()
    if (options.show === false) return
    this.#appear()
    this.#askForFocus()
  }

  /** Error with which the page of every window fails to load, if any. */
  static get loadFailure(): Error | undefined {
    return EmptyPage.loadFailure
  }

  static set loadFailure(failure: Error | undefined) {
    EmptyPage.loadFailure = failure
  }

  static getAllWindows(): FakeBrowserWindow[] {
    return [...FakeBrowserWindow.windows]
  }

  static fromWebContents(contents: unknown): FakeBrowserWindow | null {
    return FakeBrowserWindow.windows.find(({ webContents }) => webContents === contents) ?? null
  }

  override emit(name: string, ...args: unknown[]): boolean {
    this.events.push(name)
    return super.emit(name, ...args)
  }

  loadURL(address: string): Promise<void> {
    this.loaded.push(address)
    return this.webContents.loadURL(address)
  }

  isMinimized(): boolean {
    return this.isMinimizedNow
  }

  isMaximized(): boolean {
    return this.isMaximizedNow
  }

  isFullScreen(): boolean {
    return false
  }

  isFocused(): boolean {
    return this.isFocusedNow
  }

  isVisible(): boolean {
    return this.#isVisible
  }

  isDestroyed(): boolean {
    return this.#isClosed
  }

  getBounds(): Electron.Rectangle {
    return { ...this.#bounds }
  }

  setBounds(bounds: Partial<Electron.Rectangle>): void {
    this.calls.push(['setBounds', bounds])
    this.place(bounds)
  }

  /** Moves and resizes the window, as its user or the system may. */
  place(bounds: Partial<Electron.Rectangle>): void {
    const before = this.#bounds
    this.#bounds = { ...before, ...bounds }
    const { x, y, width, height } = this.#bounds
    this.#update()
    if (x !== before.x || y !== before.y) this.emit('move')
    if (width !== before.width || height !== before.height) this.emit('resize')
  }

  /** Shows the window and gives it the focus. */
  show(): void {
    this.done.push('show')
    this.#appear()
    this.#askForFocus()
  }

  showInactive(): void {
    this.calls.push(['showInactive'])
    this.#appear()
  }

  hide(): void {
    this.done.push('hide')
    if (!this.#isVisible) return
    this.#isVisible = false
    this.loseFocus()
    this.#update()
    this.emit('hide')
  }

  minimize(): void {
    this.isMinimizedNow = true
    this.loseFocus()
    this.#update()
    this.emit('minimize')
  }

  restore(): void {
    this.done.push('restore')
    if (!this.isMinimizedNow) return
    this.isMinimizedNow = false
    this.#update()
    this.emit('restore')
  }

  focus(): void {
    this.done.push('focus')
    if (this.#isVisible) this.#askForFocus()
  }

  blur(): void {
    this.calls.push(['blur'])
    this.loseFocus()
  }

  /** The system gives the window the focus, which another one loses. */
  receiveFocus(): void {
    if (this.isFocusedNow) return
    for (const other of FakeBrowserWindow.windows) if (other !== this) other.loseFocus()
    this.isFocusedNow = true
    this.#update()
    this.emit('focus')
  }

  /** Another program gets the focus. */
  loseFocus(): void {
    if (!this.isFocusedNow) return
    this.isFocusedNow = false
    this.#update()
    this.emit('blur')
  }

  /** Asks the shell and then the page, which may both keep the window. */
  close(): void {
    if (isPrevented(this, 'close')) return app.windowStayed()
    const isClosed = this.webContents.closePage(false)
    if (isClosed instanceof Promise) void isClosed.then((isNow) => this.#stay(isNow))
    else this.#stay(isClosed)
  }

  #stay(isClosed: boolean): void {
    if (!isClosed) app.windowStayed()
  }

  /** Ends the session of the user, as Windows does with each window. @returns whether the window has it wait */
  endSession(): boolean {
    const reasons = { reasons: ['logoff'] }
    if (isPrevented(this, 'query-session-end', reasons)) return true
    let isQuitting = false
    const quits = () => {
      isQuitting = true
    }
    app.on('before-quit', quits)
    this.emit('session-end', new FakeEvent(), reasons)
    app.off('before-quit', quits)
    if (!isQuitting) app.exit(0)
    return false
  }

  /** Asks nobody. */
  destroy(): void {
    this.done.push('destroy')
    void this.webContents.closePage(true)
    this.#gone()
  }

  #appear(): void {
    if (this.#isVisible) return
    this.#isVisible = true
    this.#update()
    this.emit('show')
  }

  #askForFocus(): void {
    if (FakeBrowserWindow.givesFocus) this.receiveFocus()
  }

  #gone(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    refuseCalls(this, ANSWERED, EventEmitter)
    this.webContents.destroy()
    FakeBrowserWindow.windows = FakeBrowserWindow.windows.filter((other) => other !== this)
    this.emit('closed')
    app.windowClosed(this)
  }

  #update(): void {
    this.webContents.update({
      isVisible: this.#isVisible && !this.isMinimizedNow,
      isFocused: this.isFocusedNow,
      bounds: this.#bounds,
    })
  }
}
