import { BrowserWindow } from 'electron'
import type { Caller } from '../../core/base/call.ts'
import { pageOf } from '../ipc.ts'

/** The window of the calling page, to which the dialog belongs. */
export function windowOf(caller: Caller): BrowserWindow {
  const page = pageOf(caller)
  const window = page === undefined ? null : BrowserWindow.fromWebContents(page)
  if (window === null) throw new Error('the page that asks has no window')
  return window
}
