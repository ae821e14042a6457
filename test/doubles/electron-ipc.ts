import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'
import { cloneMessage } from './electron-clone.ts'

type CallHandler = Parameters<Electron.IpcMain['handle']>[1]

class FakeIpcMain extends EventEmitter implements Pick<Electron.IpcMain, 'handle' | 'removeHandler'> {
  readonly handlers = new Map<string, CallHandler>()
  /** Answers a call in place of its handler, or after it. */
  intercept: (args: readonly unknown[], handle: () => Promise<unknown>) => Promise<unknown> = (
    _args,
    handle,
  ) => handle()

  handle(channel: string, handler: CallHandler): void {
    if (this.handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    this.handlers.set(channel, handler)
  }

  removeHandler(channel: string): void {
    this.handlers.delete(channel)
  }

  /**
   * Makes a call from a frame of a page. What is asked and answered is copied, and of an error only the message arrives.
   *
   * @param event with `sender` and `senderFrame`
   */
  async call(event: object, channel: string, ...args: unknown[]): Promise<unknown> {
    const copied = cloneMessage(args)
    try {
      const handler = this.handlers.get(channel)
      if (handler === undefined) throw new Error(`No handler registered for '${channel}'`)
      const handle = async (): Promise<unknown> => handler(event as Electron.IpcMainInvokeEvent, ...copied)
      return cloneMessage(await this.intercept(copied, handle))
    } catch (thrown) {
      // oxlint-disable-next-line preserve-caught-error -- it stays in the other process
      throw new Error(`Error invoking remote method '${channel}': ${String(thrown)}`)
    }
  }

  /** Delivers a message from a frame of a page, which gets no answer. */
  receive(event: object, channel: string, ...args: unknown[]): void {
    this.emit(channel, event, ...cloneMessage(args))
  }
}
export const ipcMain = new FakeIpcMain()

/** The other end, for the one preload script that the process of a unit test runs. */
class FakeIpcRenderer extends EventEmitter implements Pick<Electron.IpcRenderer, 'invoke' | 'send'> {
  /** The event of the frame in which the preload script runs. */
  event: { readonly sender?: object; readonly senderFrame?: object | null } = {}

  invoke(channel: string, ...args: unknown[]): Promise<unknown> {
    return ipcMain.call(this.event, channel, ...args)
  }

  send(channel: string, ...args: unknown[]): void {
    ipcMain.receive(this.event, channel, ...args)
  }

  /** Delivers a message of the main process, unless the preload script runs in another page. */
  deliver(page: object, channel: string, args: readonly unknown[]): void {
    if (this.event.sender === page) queueMicrotask(() => this.emit(channel, { sender: this }, ...args))
  }
}
export const ipcRenderer = new FakeIpcRenderer()
