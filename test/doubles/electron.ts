/**
 * A double of the `electron` module without a runtime: it behaves as docs/electron-double.md lists, and records what the
 * shell asks of it. `vitest.config.ts` substitutes it for the real module, whose types it follows.
 */
import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'
import { app } from './electron-app.ts'
import { ipcMain } from './electron-ipc.ts'

export { app } from './electron-app.ts'
export { contextBridge, exposed } from './electron-bridge.ts'
export { FakeWebContents as webContents } from './electron-contents.ts'
export {
  clipboard,
  clipboardTexts,
  FakeTray as Tray,
  globalShortcut,
  nativeImage,
  screen,
} from './electron-desktop.ts'
export {
  chosenFiles,
  dialog,
  dialogUser,
  errorBoxes,
  errorLines,
  fileDialogs,
  pressed,
  questions,
} from './electron-dialog.ts'
export { environment } from './electron-environment.ts'
export { ipcMain, ipcRenderer } from './electron-ipc.ts'
export { choose, Menu, menus } from './electron-menu.ts'
export { net } from './electron-net.ts'
export { FakeUtilityProcess, forked, utilityProcess } from './electron-process.ts'
export { protocol, schemes, session } from './electron-session.ts'
export { FakeBrowserWindow as BrowserWindow } from './electron-window.ts'

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
  microphoneStatus: 'granted' as ReturnType<Electron.SystemPreferences['getMediaAccessStatus']>,
  getMediaAccessStatus: () => systemPreferences.microphoneStatus,
  getUserDefault: () => false,
  askForMediaAccess: (mediaType: string) => {
    systemPreferences.asked.push(mediaType)
    return Promise.resolve(systemPreferences.isMicrophoneAllowed)
  },
}

class FakeNativeTheme
  extends EventEmitter
  implements Pick<Electron.NativeTheme, 'shouldUseDarkColors' | 'themeSource'>
{
  #source: Electron.NativeTheme['themeSource'] = 'system'
  #isSystemDark = false

  get themeSource(): Electron.NativeTheme['themeSource'] {
    return this.#source
  }

  set themeSource(source: Electron.NativeTheme['themeSource']) {
    this.#change(() => (this.#source = source))
  }

  /** Whether the system is dark, as its user sets it. */
  set isSystemDark(isDark: boolean) {
    this.#change(() => (this.#isSystemDark = isDark))
  }

  get shouldUseDarkColors(): boolean {
    return this.#source === 'dark' || (this.#source === 'system' && this.#isSystemDark)
  }

  #change(change: () => void): void {
    const before = this.shouldUseDarkColors
    change()
    if (this.shouldUseDarkColors !== before) this.emit('updated')
  }
}
export const nativeTheme = new FakeNativeTheme()

// CommonJS packages import the module as a whole.
// oxlint-disable-next-line import/no-default-export -- the real module has one
export default { app, ipcMain, shell }
