import { AsyncLocalStorage } from 'node:async_hooks'
import { BrowserWindow, ipcMain, type WebContents, type WebFrameMain } from 'electron'
import type { Publish } from '../core/contract.ts'
import type { Dispatch } from '../core/dispatch.ts'
import type { Log } from '../core/log.ts'
import { isOurs } from './origin.ts'

/** The preload script has the same two names; it may share no code with us. */
const CALL = 'parley:call'
const EVENT = 'parley:event'

const asking = new AsyncLocalStorage<WebContents>()

/** The page whose call is being answered: what a call begins for a page ends with that page. */
export function askingPage(): WebContents {
  const page = asking.getStore()
  if (page === undefined) throw new Error('no page is asking')
  return page
}

/** Only the top of one of our own pages may call: not a frame in it, and not a page that took its place. */
const mayCall = (frame: WebFrameMain | null): boolean =>
  frame !== null && frame.parent === null && isOurs(frame.url)

export function answerCalls(dispatch: Dispatch, log: Log): void {
  ipcMain.handle(CALL, ({ sender, senderFrame }, name: unknown, input: unknown) => {
    if (!mayCall(senderFrame)) {
      log.warn('a call was refused')
      throw new Error('not one of our pages')
    }
    return asking.run(sender, () => dispatch(name, input))
  })
}

/** Tells all windows. */
export const publish: Publish = (name, payload) => {
  for (const { webContents } of BrowserWindow.getAllWindows()) webContents.send(EVENT, name, payload)
}
