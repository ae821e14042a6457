import { app, type BrowserWindow, type WebContents } from 'electron'
import { t } from '../integration/language.ts'
import { askAtOnce } from '../questions/question.ts'
import { cancelQuit, quitsUnasked, quitUnasked } from './quitting.ts'

/** Time limit for a session to end before the app quits. */
const DRAIN_LIMIT_MS = 25_000

export interface LiveSessions {
  /** Whether this page runs a session. */
  isLive(page: WebContents): boolean
  /** Settles when this page runs no more sessions. */
  whenOver(page: WebContents): Promise<void>
}

/**
 * Asks before a window closes with a live session, and ends the session first; also asks before unsaved changes
 * are lost. Pages request the question with `beforeunload`. Nobody is asked when Windows ends the session of its user.
 *
 * @param stop ends the live sessions of all pages
 */
export function askBeforeLeaving(window: BrowserWindow, sessions: LiveSessions, stop: () => void): void {
  const { webContents: page } = window
  let leavesBy: 'quit' | 'close' | undefined
  const willQuit = () => {
    leavesBy = 'quit'
  }
  app.on('before-quit', willQuit)
  window.on('close', () => {
    leavesBy ??= 'close'
  })
  window.once('closed', () => app.off('before-quit', willQuit))

  const leave = async (by: typeof leavesBy) => {
    stop()
    const limit = new Promise<void>((done) => setTimeout(done, DRAIN_LIMIT_MS))
    await Promise.race([sessions.whenOver(page), limit])
    if (window.isDestroyed()) return
    if (by === undefined) return page.reload()
    // The page has no more messages to send.
    window.destroy()
    if (by === 'quit') app.quit()
  }

  window.on('query-session-end', (event) => {
    if (!sessions.isLive(page)) return
    // Windows then waits for the end of the app, as long as its user lets it.
    event.preventDefault()
    quitUnasked()
  })
  // Electron ends at once afterwards unless the app is quitting.
  window.on('session-end', quitUnasked)
  page.on('will-prevent-unload', (event) => {
    const by = leavesBy
    leavesBy = undefined
    const what = sessions.isLive(page) ? 'live' : 'unsaved'
    const isLeaving = quitsUnasked() || askWhether(window, what)
    if (!isLeaving) return cancelQuit()
    if (what === 'live') void leave(by)
    else {
      event.preventDefault()
      leavesBy = by
    }
  })
}

function askWhether(window: BrowserWindow, what: 'live' | 'unsaved'): boolean {
  const chosen = askAtOnce(window, {
    type: 'question',
    message: t(`app.leaving.${what}.title`),
    detail: t(`app.leaving.${what}.detail`),
    buttons: [t(`app.leaving.${what}.leave`), t(`app.leaving.${what}.stay`)],
    defaultId: 1,
    cancelId: 1,
  })
  return chosen === 0
}
