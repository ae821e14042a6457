import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'
import { environment } from './electron-environment.ts'

/** Looks of a window, its level, and who sees and reaches it. */
export class WindowLook
  extends EventEmitter
  implements
    Pick<
      Electron.BrowserWindow,
      | 'isContentProtected'
      | 'setAlwaysOnTop'
      | 'setBackgroundColor'
      | 'setContentProtection'
      | 'setIgnoreMouseEvents'
      | 'setVisibleOnAllWorkspaces'
    >
{
  readonly options: Electron.BrowserWindowConstructorOptions
  /** Calls that show and hide the window, in order. */
  readonly done: string[] = []
  /** Calls that decide where the window is, above what, and who sees and reaches it, in order. */
  readonly calls: [name: string, ...args: unknown[]][] = []
  isOnTop = false
  /** Whether what is behind the window shows through its page. */
  isTransparent: boolean
  /** Whether clicks reach what is behind the window. */
  letsClicksThrough = false
  #isContentProtected = false

  constructor(options: Electron.BrowserWindowConstructorOptions) {
    super()
    this.options = options
    this.isTransparent = options.transparent === true
  }

  setContentProtection(isProtected: boolean): void {
    this.calls.push(['setContentProtection', isProtected])
    this.#isContentProtected = isProtected
  }

  isContentProtected(): boolean {
    return this.#isContentProtected
  }

  setIgnoreMouseEvents(...args: Parameters<Electron.BrowserWindow['setIgnoreMouseEvents']>): void {
    const [isIgnored] = args
    this.calls.push(['setIgnoreMouseEvents', ...args])
    this.letsClicksThrough = isIgnored && environment.isWayland !== true
  }

  setVisibleOnAllWorkspaces(...args: Parameters<Electron.BrowserWindow['setVisibleOnAllWorkspaces']>): void {
    this.calls.push(['setVisibleOnAllWorkspaces', ...args])
  }

  setAlwaysOnTop(...args: Parameters<Electron.BrowserWindow['setAlwaysOnTop']>): void {
    const [isOnTop] = args
    this.calls.push(['setAlwaysOnTop', ...args])
    this.isOnTop = isOnTop && environment.isWayland !== true
  }

  setBackgroundColor(colour: string): void {
    this.done.push(`background ${colour}`)
    this.isTransparent = false
  }
}
