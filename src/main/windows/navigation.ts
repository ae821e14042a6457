import { app, type WebContents } from 'electron'
import type { Log } from '../../core/base/log.ts'
import { openLink } from '../integration/links.ts'
import { isOurs } from './origin.ts'

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
