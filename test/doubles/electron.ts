/**
 * A double of the `electron` module without a runtime: it records calls, and tests trigger its events.
 * `vitest.config.ts` substitutes it for the real module, whose types it follows.
 */
import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'
import { loginItems } from './electron-desktop.ts'
import { FakeClientRequest, FakeSocket } from './electron-net.ts'
import { FakeBrowserWindow, FakeSession, FakeWebContents } from './electron-window.ts'

export { clipboard, FakeTray as Tray, globalShortcut, nativeImage, screen } from './electron-desktop.ts'
export { FakeUtilityProcess, forked, utilityProcess } from './electron-process.ts'
export { FakeBrowserWindow as BrowserWindow, FakeWebContents as webContents }

class FakeApp
  extends EventEmitter
  implements
    Pick<
      Electron.App,
      | 'isPackaged'
      | 'enableSandbox'
      | 'exit'
      | 'getAppPath'
      | 'getLoginItemSettings'
      | 'getPath'
      | 'getPreferredSystemLanguages'
      | 'getVersion'
      | 'quit'
      | 'relaunch'
      | 'requestSingleInstanceLock'
      | 'setLoginItemSettings'
      | 'setPath'
      | 'whenReady'
    >
{
  isPackaged = false
  isOnlyInstance = true
  appPath = '/app'
  userData = '/nowhere'
  switches = new Set<string>()
  readonly switchValues = new Map<string, string>()
  /** Actions of the shell, in order. */
  done: string[] = []
  readonly #ready = Promise.withResolvers<void>()

  readonly commandLine = {
    hasSwitch: (name: string) => this.switches.has(name),
    getSwitchValue: (name: string) => this.switchValues.get(name) ?? '',
    removeSwitch: (name: string) => void this.switches.delete(name),
  } satisfies Partial<Electron.CommandLine>

  /** Signals that the runtime is ready. */
  becomeReady(): void {
    this.done.push('ready')
    this.#ready.resolve()
  }

  whenReady(): Promise<void> {
    return this.#ready.promise
  }

  enableSandbox(): void {
    this.done.push('sandbox')
  }

  quit(): void {
    this.done.push('quit')
  }

  relaunch(options: Electron.RelaunchOptions = {}): void {
    this.done.push(['relaunch', options.execPath, ...(options.args ?? [])].filter(Boolean).join(' '))
  }

  exit(code: number): void {
    this.done.push(`exit ${code}`)
  }

  getLoginItemSettings(): Electron.LoginItemSettings {
    return loginItems.settings as Electron.LoginItemSettings
  }

  setLoginItemSettings(settings: Electron.Settings): void {
    loginItems.asked.push(settings)
    loginItems.settings.openAtLogin = settings.openAtLogin ?? false
  }

  getVersion(): string {
    return '1.2.3'
  }

  systemLanguages = ['en-GB']

  getPreferredSystemLanguages(): string[] {
    return this.systemLanguages
  }

  getAppPath(): string {
    return this.appPath
  }

  getPath(name: string): string {
    return name === 'userData' ? this.userData : ''
  }

  setPath(name: string, path: string): void {
    if (name === 'userData') this.userData = path
    else this.done.push(`${name} in ${path}`)
  }

  requestSingleInstanceLock(): boolean {
    this.done.push(`lock in ${this.userData}`)
    return this.isOnlyInstance
  }
}
export const app = new FakeApp()

type CallHandler = (event: object, ...args: unknown[]) => unknown

class FakeIpcMain extends EventEmitter {
  readonly handlers = new Map<string, CallHandler>()

  handle(channel: string, handler: CallHandler): void {
    this.handlers.set(channel, handler)
  }

  /** Makes a call from a frame of a page. */
  async call(event: object, channel: string, ...args: unknown[]): Promise<unknown> {
    const handler = this.handlers.get(channel)
    if (handler === undefined) throw new Error(`nobody answers ${channel}`)
    return handler(event, ...args)
  }
}
export const ipcMain = new FakeIpcMain()

class FakeIpcRenderer extends EventEmitter {
  /** The event of the frame in which this preload script runs. */
  event: object = {}

  invoke(channel: string, ...args: unknown[]): Promise<unknown> {
    return ipcMain.call(this.event, channel, ...args)
  }

  send(channel: string, ...args: unknown[]): void {
    ipcMain.emit(channel, this.event, ...args)
  }
}
export const ipcRenderer = new FakeIpcRenderer()

export const exposed: Record<string, unknown> = {}
export const contextBridge = {
  exposeInMainWorld: (name: string, api: unknown) => {
    exposed[name] = api
  },
} satisfies Partial<Electron.ContextBridge>

/** Emits sleep and wake events as the test says. */
export const powerMonitor = new EventEmitter()

/** Squirrel, which only macOS has. */
export const autoUpdater = new EventEmitter()

export const blockers = new Map<number, string>()
let blockerIds = 0
export const powerSaveBlocker = {
  start: (type) => {
    blockerIds += 1
    blockers.set(blockerIds, type)
    return blockerIds
  },
  stop: (id) => blockers.delete(id),
  isStarted: (id) => blockers.has(id),
} satisfies Electron.PowerSaveBlocker

export const schemes: Electron.CustomScheme[] = []
export const protocol = {
  registerSchemesAsPrivileged: (asked: Electron.CustomScheme[]) => {
    app.done.push('schemes')
    schemes.push(...asked)
  },
} satisfies Partial<Electron.Protocol>

const partitions = new Map<string, { readonly options: unknown; readonly session: FakeSession }>()
export const session = {
  defaultSession: new FakeSession(),
  partitions,
  fromPartition: (name: string, options?: Electron.FromPartitionOptions) => {
    const found = partitions.get(name) ?? { options, session: new FakeSession() }
    partitions.set(name, found)
    return found.session
  },
}

export const net = {
  request: (options: Electron.ClientRequestConstructorOptions) => new FakeClientRequest(options),
  WebSocket: FakeSocket,
}

/** Obscures the text and marks it as Chromium does. */
class FakeSafeStorage
  implements
    Pick<Electron.SafeStorage, 'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync'>
{
  mark = 'v11'
  isAvailable = true
  shouldReEncrypt = false
  encryptFailure: Error | undefined
  decryptFailure: Error | undefined
  decryptions = 0

  isAsyncEncryptionAvailable(): Promise<boolean> {
    return Promise.resolve(this.isAvailable)
  }

  async encryptStringAsync(plain: string): Promise<Buffer> {
    if (this.encryptFailure !== undefined) throw this.encryptFailure
    return Buffer.from(this.mark + Buffer.from(plain).toString('hex'))
  }

  async decryptStringAsync(ciphertext: Buffer): Promise<Electron.DecryptStringAsyncReturnValue> {
    this.decryptions += 1
    if (this.decryptFailure !== undefined) throw this.decryptFailure
    const result = Buffer.from(ciphertext.subarray(3).toString(), 'hex').toString()
    return { result, shouldReEncrypt: this.shouldReEncrypt }
  }
}
export const safeStorage = new FakeSafeStorage()

export const opened: string[] = []
export const shell = {
  failure: undefined as Error | undefined,
  openExternal: async (address: string): Promise<void> => {
    opened.push(address)
    if (shell.failure !== undefined) throw shell.failure
  },
  openPath: (path: string) => {
    opened.push(path)
    return Promise.resolve('')
  },
} satisfies Partial<Electron.Shell> & { failure: Error | undefined }

export const systemPreferences = {
  isMicrophoneAllowed: true,
  asked: [] as string[],
  getUserDefault: () => false,
  microphoneStatus: 'granted' as ReturnType<Electron.SystemPreferences['getMediaAccessStatus']>,
  getMediaAccessStatus: () => systemPreferences.microphoneStatus,
  askForMediaAccess: (mediaType: string) => {
    systemPreferences.asked.push(mediaType)
    return Promise.resolve(systemPreferences.isMicrophoneAllowed)
  },
}

class FakeNativeTheme extends EventEmitter {
  themeSource: Electron.NativeTheme['themeSource'] = 'system'
  isSystemDark = false

  get shouldUseDarkColors(): boolean {
    return this.themeSource === 'dark' || (this.themeSource === 'system' && this.isSystemDark)
  }
}
export const nativeTheme = new FakeNativeTheme()

export const menus: Electron.MenuItemConstructorOptions[][] = []
/** Menus are represented by their templates. */
export const Menu = {
  buildFromTemplate: (template: Electron.MenuItemConstructorOptions[]) => template,
  setApplicationMenu: (template: Electron.MenuItemConstructorOptions[]) => {
    menus.push(template)
  },
}

export const errorBoxes: string[][] = []
/** Answers of the next file dialogs; without one, a dialog is cancelled. */
export const chosenFiles: string[] = []
export const fileDialogs: unknown[][] = []
/**
 * Message boxes that were shown, and (`pressed`) the buttons to press in the next ones; without one, cancel is pressed.
 */
export const questions: Electron.MessageBoxSyncOptions[] = []
export const pressed: number[] = []
export const dialog = {
  showMessageBox: (_window: unknown, options: Electron.MessageBoxOptions) => {
    questions.push(options)
    return Promise.resolve({ response: pressed.shift() ?? options.cancelId ?? 0, checkboxChecked: false })
  },
  showMessageBoxSync: (_window: unknown, options: Electron.MessageBoxSyncOptions): number =>
    questions.push(options) && (pressed.shift() ?? options.cancelId ?? 0),
  showErrorBox: (title: string, content: string) => {
    errorBoxes.push([title, content])
  },
  showOpenDialog: (window: unknown, options: Electron.OpenDialogOptions) => {
    fileDialogs.push([window, options])
    return Promise.resolve({ canceled: chosenFiles.length === 0, filePaths: chosenFiles.splice(0) })
  },
  showSaveDialog: (window: unknown, options: Electron.SaveDialogOptions) => {
    fileDialogs.push([window, options])
    const filePath = chosenFiles.shift() ?? ''
    return Promise.resolve({ canceled: filePath === '', filePath })
  },
}

// CommonJS packages import the module as a whole.
// oxlint-disable-next-line import/no-default-export -- the real module has one
export default { app, ipcMain, shell }
