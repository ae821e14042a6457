import { app, shell, type WebContents } from 'electron'
import type { Log } from '../../core/base/log.ts'
import { isOurs } from './origin.ts'

/**
 * Opens a link in the system's browser. Only plain https addresses are allowed: the system would pass other
 * schemes to whatever program has registered them.
 */
function openLink(address: string, log: Log): void {
  if (!URL.canParse(address)) return
  const { protocol, host, username, password, href } = new URL(address)
  if (protocol !== 'https:' || username !== '' || password !== '') {
    log.warn('a link was not opened', { protocol })
    return
  }
  shell.openExternal(href).catch((thrown: unknown) => {
    log.warn('a link could not be opened', { host, detail: String(thrown) })
  })
}

/** Prevents our pages from navigating, opening windows and embedding foreign pages. */
export function confineNavigation(log: Log): void {
  app.on('web-contents-created', (_event, page) => confine(page, log))
}

interface Navigation {
  readonly url: string
  readonly isMainFrame: boolean
  preventDefault(): void
}

function confine(page: WebContents, log: Log): void {
  const stay = (navigation: Navigation): void => {
    if (isOurs(navigation.url)) return
    navigation.preventDefault()
    if (navigation.isMainFrame) openLink(navigation.url, log)
  }
  // `will-frame-navigate` is emitted for every frame, including the main one.
  page.on('will-frame-navigate', stay)
  page.on('will-redirect', stay)
  page.on('will-attach-webview', (event) => event.preventDefault())
  page.setWindowOpenHandler(({ url }) => {
    openLink(url, log)
    return { action: 'deny' }
  })
}
