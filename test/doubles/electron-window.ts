import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'

/** A page that records the calls it gets. */
export class FakeWebContents
  extends EventEmitter
  implements
    Pick<
      Electron.WebContents,
      'id' | 'send' | 'reload' | 'isDestroyed' | 'setBackgroundThrottling' | 'setWindowOpenHandler'
    >
{
  static readonly #all = new Map<number, FakeWebContents>()
  readonly id = FakeWebContents.#all.size + 1
  readonly sent: unknown[][] = []
  readonly throttling: boolean[] = []
  reloads = 0
  windowOpenHandler: Parameters<Electron.WebContents['setWindowOpenHandler']>[0] | undefined
  #isDestroyed = false

  constructor() {
    super()
    FakeWebContents.#all.set(this.id, this)
  }

  static fromId(id: number): FakeWebContents | undefined {
    const page = FakeWebContents.#all.get(id)
    return page?.isDestroyed() === true ? undefined : page
  }

  /** The double with the type that the code under test expects. */
  get real(): Electron.WebContents {
    return this as unknown as Electron.WebContents
  }

  isDestroyed(): boolean {
    return this.#isDestroyed
  }

  send(channel: string, ...args: unknown[]): void {
    this.sent.push([channel, ...args])
  }

  reload(): void {
    this.reloads += 1
  }

  setBackgroundThrottling(isAllowed: boolean): void {
    if (this.#isDestroyed) throw new TypeError('Object has been destroyed')
    this.throttling.push(isAllowed)
  }

  setWindowOpenHandler(handler: Parameters<Electron.WebContents['setWindowOpenHandler']>[0]): void {
    this.windowOpenHandler = handler
  }

  destroy(): void {
    this.#isDestroyed = true
    this.emit('destroyed')
  }
}

/** An opened window. */
export class FakeBrowserWindow
  extends EventEmitter
  implements
    Pick<
      Electron.BrowserWindow,
      | 'show'
      | 'showInactive'
      | 'blur'
      | 'hide'
      | 'focus'
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
      | 'setAlwaysOnTop'
      | 'setBackgroundColor'
      | 'setContentProtection'
      | 'setIgnoreMouseEvents'
      | 'setVisibleOnAllWorkspaces'
      | 'loadURL'
    >
{
  static windows: FakeBrowserWindow[] = []
  /** Error with which the page of every new window fails to load, if any. */
  static loadFailure: Error | undefined
  readonly options: Electron.BrowserWindowConstructorOptions
  readonly webContents = new FakeWebContents()
  readonly done: string[] = []
  /** Calls that decide where the window is, above what, and who sees and reaches it, in order. */
  readonly calls: [name: string, ...args: unknown[]][] = []
  readonly loaded: string[] = []
  isMinimizedNow = false
  isMaximizedNow = false
  isFocusedNow = false
  isOnTop = false
  isContentProtected = false
  #isVisible = false
  #bounds: Electron.Rectangle

  constructor(options: Electron.BrowserWindowConstructorOptions) {
    super()
    this.options = options
    this.#bounds = {
      x: options.x ?? 0,
      y: options.y ?? 0,
      width: options.width ?? 800,
      height: options.height ?? 600,
    }
    FakeBrowserWindow.windows.push(this)
  }

  static getAllWindows(): FakeBrowserWindow[] {
    return FakeBrowserWindow.windows
  }

  static fromWebContents(contents: unknown): FakeBrowserWindow | null {
    return FakeBrowserWindow.windows.find(({ webContents }) => webContents === contents) ?? null
  }

  loadURL(address: string): Promise<void> {
    this.loaded.push(address)
    const { loadFailure } = FakeBrowserWindow
    return loadFailure === undefined ? Promise.resolve() : Promise.reject(loadFailure)
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

  getBounds(): Electron.Rectangle {
    return this.#bounds
  }

  setBounds(bounds: Partial<Electron.Rectangle>): void {
    this.calls.push(['setBounds', bounds])
    this.#bounds = { ...this.#bounds, ...bounds }
  }

  setContentProtection(isProtected: boolean): void {
    this.calls.push(['setContentProtection', isProtected])
    this.isContentProtected = isProtected
  }

  setIgnoreMouseEvents(...args: Parameters<Electron.BrowserWindow['setIgnoreMouseEvents']>): void {
    this.calls.push(['setIgnoreMouseEvents', ...args])
  }

  setVisibleOnAllWorkspaces(...args: Parameters<Electron.BrowserWindow['setVisibleOnAllWorkspaces']>): void {
    this.calls.push(['setVisibleOnAllWorkspaces', ...args])
  }

  setAlwaysOnTop(...args: Parameters<Electron.BrowserWindow['setAlwaysOnTop']>): void {
    const [isOnTop] = args
    this.calls.push(['setAlwaysOnTop', ...args])
    this.isOnTop = isOnTop
  }

  show(): void {
    this.#isVisible = true
    this.done.push('show')
  }

  showInactive(): void {
    this.#isVisible = true
    this.calls.push(['showInactive'])
  }

  blur(): void {
    this.isFocusedNow = false
    this.calls.push(['blur'])
  }

  hide(): void {
    this.#isVisible = false
    this.done.push('hide')
  }

  focus(): void {
    this.done.push('focus')
  }

  restore(): void {
    this.done.push('restore')
  }

  setBackgroundColor(colour: string): void {
    this.done.push(`background ${colour}`)
  }

  isDestroyed(): boolean {
    return this.webContents.isDestroyed()
  }

  destroy(): void {
    this.done.push('destroy')
    this.#end()
  }

  #end(): void {
    this.webContents.destroy()
    FakeBrowserWindow.windows = FakeBrowserWindow.windows.filter((other) => other !== this)
    this.emit('closed')
  }

  close(): void {
    let isHeld = false
    this.emit('close', {
      preventDefault: () => {
        isHeld = true
      },
    })
    if (!isHeld) this.#end()
  }
}

type CheckHandler = Parameters<Electron.Session['setPermissionCheckHandler']>[0]
type RequestHandler = Parameters<Electron.Session['setPermissionRequestHandler']>[0]
type DeviceHandler = Parameters<Electron.Session['setDevicePermissionHandler']>[0]
type DisplayHandler = Parameters<Electron.Session['setDisplayMediaRequestHandler']>[0]
type ProtocolHandler = (request: Request) => Response | Promise<Response>

type BeforeSending = (
  details: Pick<Electron.OnBeforeSendHeadersListenerDetails, 'url' | 'requestHeaders'>,
  send: (response: Electron.BeforeSendResponse) => void,
) => void

/** A session with its installed handlers. */
export class FakeSession
  implements
    Pick<
      Electron.Session,
      | 'setPermissionCheckHandler'
      | 'setPermissionRequestHandler'
      | 'setDevicePermissionHandler'
      | 'setDisplayMediaRequestHandler'
      | 'setSpellCheckerEnabled'
      | 'fetch'
      | 'setProxy'
      | 'resolveProxy'
      | 'setCertificateVerifyProc'
    >
{
  checkHandler: CheckHandler = null
  requestHandler: RequestHandler = null
  deviceHandler: DeviceHandler = null
  displayHandler: DisplayHandler = null
  isSpellCheckerEnabled = true
  fetchAnswer: () => Promise<Response> = () => Promise.reject(new Error('no answer was given'))
  readonly fetched: unknown[][] = []
  readonly proxies: Electron.ProxyConfig[] = []
  proxyAnswer = 'DIRECT'
  verifyProc: Parameters<Electron.Session['setCertificateVerifyProc']>[0] = null
  beforeSending: BeforeSending | undefined
  readonly webRequest = {
    onBeforeSendHeaders: (_filter: Electron.WebRequestFilter, listener: BeforeSending): void => {
      this.beforeSending = listener
    },
  }
  readonly handlers = new Map<string, ProtocolHandler>()
  readonly protocol = {
    handle: (scheme: string, handler: ProtocolHandler): void => {
      this.handlers.set(scheme, handler)
    },
  } satisfies Partial<Electron.Protocol>

  /** The double with the type that the code under test expects. */
  get real(): Electron.Session {
    return this as unknown as Electron.Session
  }

  setPermissionCheckHandler(handler: CheckHandler): void {
    this.checkHandler = handler
  }

  setPermissionRequestHandler(handler: RequestHandler): void {
    this.requestHandler = handler
  }

  setDevicePermissionHandler(handler: DeviceHandler): void {
    this.deviceHandler = handler
  }

  setDisplayMediaRequestHandler(handler: DisplayHandler): void {
    this.displayHandler = handler
  }

  setSpellCheckerEnabled(isEnabled: boolean): void {
    this.isSpellCheckerEnabled = isEnabled
  }

  setProxy(config: Electron.ProxyConfig): Promise<void> {
    this.proxies.push(config)
    return Promise.resolve()
  }

  resolveProxy(): Promise<string> {
    return Promise.resolve(this.proxyAnswer)
  }

  setCertificateVerifyProc(proc: Parameters<Electron.Session['setCertificateVerifyProc']>[0]): void {
    this.verifyProc = proc
  }

  fetch(...args: unknown[]): Promise<Response> {
    this.fetched.push(args)
    return this.fetchAnswer()
  }
}
