import { BrowserWindow, ipcMain, type WebContents, type WebFrameMain, webContents } from 'electron'
import type { Caller, Progress } from '../core/base/call.ts'
import type { Log } from '../core/base/log.ts'
import type { EventName, EventPayload, Publish } from '../core/contract/contract.ts'
import { type Dispatch, OpenCalls } from '../core/contract/dispatch.ts'
import { CALL_PROGRESS } from '../core/contract/web-bridge.ts'
import { isOwnPage } from './windows/origin.ts'

/** Channel names, repeated in the preload script, which cannot share code with us. */
const CALL = 'parley:call'
const CANCEL = 'parley:cancel'
const EVENT = 'parley:event'

/** The page that made a call; undefined if it was closed. */
export const pageOf = (caller: Caller): WebContents | undefined => webContents.fromId(caller.id)

/** Only the top frame of our own pages may call: no frame inside it, and no page that replaced it. */
const mayCall = (frame: WebFrameMain | null): boolean =>
  frame !== null && frame.parent === null && isOwnPage(frame.url)

export function answerCalls(dispatch: Dispatch, log: Log): void {
  const pages = new WeakMap<WebContents, OpenCalls>()
  const callsOf = (page: WebContents): OpenCalls => {
    const known = pages.get(page)
    if (known !== undefined) return known
    const calls = new OpenCalls(dispatch, { id: page.id })
    pages.set(page, calls)
    page.on('destroyed', () => calls.cancelAll())
    page.on('did-navigate', () => calls.cancelAll())
    page.on('render-process-gone', () => calls.cancelAll())
    return calls
  }
  ipcMain.handle(CALL, ({ sender, senderFrame }, id: unknown, name: unknown, input: unknown) => {
    if (!mayCall(senderFrame)) {
      log.warn('a call was refused')
      throw new Error('not one of our pages')
    }
    if (typeof id !== 'number') throw new TypeError('a call needs a number')
    const report = (progress: Progress) => {
      if (!sender.isDestroyed()) sender.send(EVENT, CALL_PROGRESS, { id, progress })
    }
    return callsOf(sender).answer(id, name, input, report)
  })
  ipcMain.on(CANCEL, ({ sender, senderFrame }, id: unknown) => {
    if (mayCall(senderFrame) && typeof id === 'number') callsOf(sender).cancel(id)
  })
}

/** Publishes an event to one page. */
export function sendToPage<K extends EventName>(page: WebContents, name: K, payload: EventPayload<K>): void {
  page.send(EVENT, name, payload)
}

/** Publishes an event to all windows. */
export const publish: Publish = (name, payload) => {
  for (const window of BrowserWindow.getAllWindows()) sendToPage(window.webContents, name, payload)
}

/** The window of the calling page, to which the dialog belongs. */
export function windowOf(caller: Caller): BrowserWindow {
  const page = pageOf(caller)
  const window = page === undefined ? null : BrowserWindow.fromWebContents(page)
  if (window === null) throw new Error('the page that asks has no window')
  return window
}
