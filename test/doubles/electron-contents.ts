import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'
import { app } from './electron-app.ts'
import { cloneMessage } from './electron-clone.ts'
import { EmptyPage } from './electron-empty-page.ts'
import { environment, type PageContents, type PageState, type Renderer } from './electron-environment.ts'
import { FakeEvent, isPrevented } from './electron-events.ts'

type WindowOpenHandler = Parameters<Electron.WebContents['setWindowOpenHandler']>[0]

/** A page in a window. Its renderer shows it; without one, it is empty. */
export class FakeWebContents
  extends EventEmitter
  implements
    PageContents,
    Pick<
      Electron.WebContents,
      | 'forcefullyCrashRenderer'
      | 'getURL'
      | 'id'
      | 'isCrashed'
      | 'isDestroyed'
      | 'loadURL'
      | 'reload'
      | 'send'
      | 'setBackgroundThrottling'
      | 'setWindowOpenHandler'
    >
{
  static readonly #all = new Map<number, FakeWebContents>()
  readonly id = FakeWebContents.#all.size + 1
  /** Messages to the page, by channel, in order. */
  readonly sent: unknown[][] = []
  readonly throttling: boolean[] = []
  reloads = 0
  objectsToUnload = false
  /** Whether each window that the page wanted to open was allowed, in order. */
  readonly windowsAllowed: boolean[] = []
  /** Whether each navigation that the page itself began was allowed, in order. */
  readonly navigationsAllowed: boolean[] = []
  #windowOpenHandler: WindowOpenHandler | undefined
  onPaint: () => void = () => undefined
  /** Address of the page that is shown, or empty. */
  url = ''
  readonly #renderer: Renderer
  #isDestroyed = false
  #isCrashed = false

  constructor(preferences: Electron.WebPreferences = {}) {
    super()
    FakeWebContents.#all.set(this.id, this)
    this.#renderer = environment.createRenderer?.(this, preferences) ?? new EmptyPage(this)
    this.on('did-finish-load', () => {
      this.#isCrashed = false
    })
    app.emit('web-contents-created', new FakeEvent(), this)
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

  /** Whether the process of the page has ended, and no page is loaded since. */
  isCrashed(): boolean {
    return this.#isCrashed
  }

  getURL(): string {
    return this.url
  }

  loadURL(url: string): Promise<void> {
    this.#demandAlive()
    return this.#renderer.load(url)
  }

  send(channel: string, ...args: unknown[]): void {
    this.#demandAlive()
    const copied = cloneMessage(args)
    this.sent.push([channel, ...copied])
    this.#renderer.send(channel, copied)
  }

  reload(): void {
    this.#demandAlive()
    this.reloads += 1
    this.#renderer.reload()
  }

  forcefullyCrashRenderer(): void {
    this.#renderer.crash()
  }

  setBackgroundThrottling(isAllowed: boolean): void {
    this.#demandAlive()
    this.throttling.push(isAllowed)
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.#windowOpenHandler = handler
  }

  openWindow(url: string): boolean {
    const details = { url, frameName: '', features: '', disposition: 'foreground-tab' }
    const decision = this.#windowOpenHandler?.(details as Electron.HandlerDetails)
    const isAllowed = decision?.action !== 'deny'
    this.windowsAllowed.push(isAllowed)
    return isAllowed
  }

  /** Tells the page how its window is. */
  update(state: PageState): void {
    if (!this.#isDestroyed) this.#renderer.update(state)
  }

  /**
   * Closes the page.
   *
   * @param isForced whether the page is not asked
   * @returns whether it is closed: a page may object
   */
  closePage(isForced: boolean): boolean | Promise<boolean> {
    return this.#renderer.close(isForced)
  }

  isUnloadForced(): boolean {
    return isPrevented(this, 'will-prevent-unload')
  }

  crash(reason: Electron.RenderProcessGoneDetails['reason'] = 'crashed'): void {
    this.#isCrashed = true
    this.emit('render-process-gone', new FakeEvent(), { reason, exitCode: reason === 'clean-exit' ? 0 : 5 })
  }

  destroy(): void {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    this.emit('destroyed')
  }

  #demandAlive(): void {
    if (this.#isDestroyed) throw new TypeError('Object has been destroyed')
  }
}
