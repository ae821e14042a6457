import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import type * as Electron from 'electron'
import { loginItems } from './electron-desktop.ts'
import { environment } from './electron-environment.ts'
import { FakeEvent, isPrevented } from './electron-events.ts'

/** A window, as far as the end of the app is concerned. */
interface AppWindow {
  close(): void
  destroy(): void
  isDestroyed(): boolean
}

/** Locks of running apps, by the folder of their data. The other instance is told the arguments of a second start. */
interface InstanceLock {
  /** @returns whether this is the only instance */
  take(folder: string, onSecondStart: (argv: readonly string[]) => void): boolean
}

class FakeApp
  extends EventEmitter
  implements
    Pick<
      Electron.App,
      | 'isPackaged'
      | 'enableSandbox'
      | 'exit'
      | 'getAppMetrics'
      | 'getAppPath'
      | 'getLoginItemSettings'
      | 'getPath'
      | 'getPreferredSystemLanguages'
      | 'getVersion'
      | 'isReady'
      | 'quit'
      | 'relaunch'
      | 'requestSingleInstanceLock'
      | 'setAppUserModelId'
      | 'setLoginItemSettings'
      | 'setPath'
      | 'whenReady'
    >
{
  isPackaged = false
  isOnlyInstance = true
  lock: InstanceLock | undefined
  appPath = '/app'
  version = '1.2.3'
  userData = '/nowhere'
  /** Folder of Chromium's data, if it is not `userData`. */
  sessionData: string | undefined
  systemLanguages = ['en-GB']
  /** Processes of the app. */
  metrics: Electron.ProcessMetric[] = []
  switches = new Set<string>()
  readonly switchValues = new Map<string, string>()
  /** Calls of the shell, in order. */
  done: string[] = []
  #phase: 'running' | 'quitting' | 'exiting' | 'ended' = 'running'
  #isAwaited = false
  #isReady = false
  /** Whether the runtime is on its way to be ready. A test of a part has no start. */
  isStarting = false
  #quitsAtStart = false
  readonly #ready = Promise.withResolvers<void>()
  /** Windows that are not closed, in the order in which they were opened. */
  readonly #windows = new Set<AppWindow>()
  /** Arguments of the starts that follow the end of the app. */
  readonly #relaunches: (readonly string[])[] = []

  readonly commandLine = {
    hasSwitch: (name: string) => this.switches.has(name),
    getSwitchValue: (name: string) => this.switchValues.get(name) ?? '',
    removeSwitch: (name: string) => void this.switches.delete(name),
  } satisfies Partial<Electron.CommandLine>

  /** Signals that the runtime is ready. */
  becomeReady(): void {
    this.isStarting = false
    if (this.#quitsAtStart) return this.#endNow(0)
    this.done.push('ready')
    this.#isReady = true
    this.emit('ready', new FakeEvent(), {})
    this.#ready.resolve()
  }

  isReady(): boolean {
    return this.#isReady
  }

  whenReady(): Promise<void> {
    this.#isAwaited = true
    return this.#ready.promise
  }

  /** Throws before the app is ready. A test of a part need not start the app: there, nothing waits for it. */
  demandReady(what: string): void {
    if (this.#isAwaited && !this.#isReady) throw new Error(`${what} before app is ready`)
  }

  enableSandbox(): void {
    if (this.#isReady) throw new Error('app.enableSandbox() can only be called before app is ready')
    this.done.push('sandbox')
  }

  getAppMetrics(): Electron.ProcessMetric[] {
    return this.metrics
  }

  quit(): void {
    this.done.push('quit')
    // The start goes on until there is something that can be ended.
    this.#quitsAtStart = this.isStarting
    if (this.isStarting) return
    if (this.#phase !== 'running' || isPrevented(this, 'before-quit')) return
    this.#phase = 'quitting'
    if (this.#windows.size === 0) return this.#end()
    // Closing one may destroy another.
    for (const window of this.#openWindows) if (this.#windows.has(window)) window.close()
  }

  exit(code = 0): void {
    this.done.push(`exit ${code}`)
    if (this.#phase === 'ended') return
    this.#phase = 'exiting'
    for (const window of this.#openWindows) window.destroy()
    this.#endNow(code)
  }

  relaunch({ args = process.argv.slice(1), execPath }: Electron.RelaunchOptions = {}): void {
    this.done.push(['relaunch', ...(execPath === undefined ? [] : [execPath]), ...args].join(' '))
    this.#relaunches.push(args)
  }

  windowOpened(window: AppWindow): void {
    this.#windows.add(window)
  }

  /** Called when a window stays open that was to be closed: quitting is cancelled. */
  windowStayed(): void {
    if (this.#phase === 'quitting') this.#phase = 'running'
  }

  windowClosed(window: AppWindow): void {
    if (!this.#windows.delete(window) || this.#windows.size > 0) return
    if (this.#phase === 'quitting') this.#end()
    else if (this.#phase === 'running' && !this.emit('window-all-closed')) this.quit()
  }

  get #openWindows(): readonly AppWindow[] {
    return [...this.#windows].filter((window) => !window.isDestroyed())
  }

  #end(): void {
    if (isPrevented(this, 'will-quit')) this.#phase = 'running'
    else this.#endNow(0)
  }

  #endNow(code: number): void {
    if (this.#phase === 'ended') return
    this.#phase = 'ended'
    this.emit('quit', new FakeEvent(), code)
    // The helper that waits for this end is a file of the AppImage, which is lost with it.
    const { APPDIR: mounted = '' } = process.env
    const isHelperLost = mounted !== '' && process.execPath.startsWith(`${mounted}/`)
    for (const args of isHelperLost ? [] : this.#relaunches) environment.relaunch?.(args)
    environment.endProcess?.(code)
  }

  /** Whether the app has ended; a test's process goes on. */
  get hasEnded(): boolean {
    return this.#phase === 'ended'
  }

  /** Begins a test: no window, no listener, nothing done. */
  reset(): void {
    this.removeAllListeners()
    this.#windows.clear()
    this.#relaunches.length = 0
    this.#phase = 'running'
    this.done = []
    this.isPackaged = false
    this.isOnlyInstance = true
  }

  getLoginItemSettings(): Electron.LoginItemSettings {
    return loginItems.settings as Electron.LoginItemSettings
  }

  setLoginItemSettings(settings: Electron.Settings): void {
    loginItems.asked.push(settings)
    loginItems.settings.openAtLogin = settings.openAtLogin ?? false
  }

  setAppUserModelId(id: string): void {
    this.done.push(`id ${id}`)
  }

  getVersion(): string {
    return this.version
  }

  getPreferredSystemLanguages(): string[] {
    return this.systemLanguages
  }

  getAppPath(): string {
    return this.appPath
  }

  getPath(name: string): string {
    if (name !== 'userData') throw new Error(`the double has no path for ${name}`)
    return this.userData
  }

  setPath(name: string, path: string): void {
    if (!existsSync(path)) throw new Error(`Failed to set path ${path}`)
    if (name === 'userData') this.userData = path
    else this.done.push(`${name} in ${path}`)
    if (name === 'sessionData') this.sessionData = path
  }

  requestSingleInstanceLock(): boolean {
    this.done.push(`lock in ${this.userData}`)
    const onSecondStart = (argv: readonly string[]) =>
      this.emit('second-instance', new FakeEvent(), argv, process.cwd(), null)
    return this.lock?.take(this.userData, onSecondStart) ?? this.isOnlyInstance
  }
}
export const app = new FakeApp()
