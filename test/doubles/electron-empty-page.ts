import type { PageContents, Renderer } from './electron-environment.ts'
import { FakeEvent } from './electron-events.ts'
import { ipcRenderer } from './electron-ipc.ts'

/** A page with nothing on it, which is loaded at once. */
export class EmptyPage implements Renderer {
  /** Error with which every page fails to load, if any. */
  static loadFailure: Error | undefined
  readonly #contents: PageContents

  constructor(contents: PageContents) {
    this.#contents = contents
  }

  async load(url: string): Promise<void> {
    const contents = this.#contents
    const { loadFailure } = EmptyPage
    contents.emit('did-start-navigation', Object.assign(new FakeEvent(), { url, isMainFrame: true }))
    await Promise.resolve()
    if (contents.isDestroyed()) throw new Error(`ERR_FAILED (-2) loading '${url}'`)
    if (loadFailure !== undefined) {
      contents.emit('did-fail-load', new FakeEvent(), -2, loadFailure.message, url, true)
      throw loadFailure
    }
    contents.url = url
    contents.emit('did-navigate', new FakeEvent(), url, 200, 'OK')
    contents.emit('dom-ready', new FakeEvent())
    contents.emit('did-finish-load')
    contents.onPaint()
  }

  /** The page is left and comes again, unless it objects. */
  reload(): void {
    const contents = this.#contents
    if (contents.objectsToUnload && !contents.isUnloadForced()) return
    queueMicrotask(() => {
      if (!contents.isDestroyed()) contents.emit('did-navigate', new FakeEvent(), contents.url, 200, 'OK')
    })
  }

  crash(): void {
    this.#contents.crash()
  }

  /** Delivers a message to the preload script that this process runs, if it is in this page. */
  send(channel: string, args: readonly unknown[]): void {
    ipcRenderer.deliver(this.#contents, channel, args)
  }

  update(): void {}

  close(isForced: boolean): boolean {
    const contents = this.#contents
    if (!isForced && contents.objectsToUnload && !contents.isUnloadForced()) return false
    contents.destroy()
    return true
  }
}
