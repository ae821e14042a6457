import { app, shell, type WebContents } from 'electron'
import type { Log } from '../../core/base/log.ts'
import { serviceProfiles } from '../../core/service/service-profiles.ts'
import { isOwnPage } from './origin.ts'

/** Addresses of the pages on which services show their users their keys. */
const keyPages: readonly (string | undefined)[] = Object.values(serviceProfiles).map(({ keyPage }) => keyPage)

/** The page of this build to which the app has a link; undefined if it has none. */
type DownloadPage = () => Promise<string | undefined>

/**
 * Opens the download page, or a page with keys, in the system's browser. Any other address could carry words of the user
 * away in itself.
 */
async function openLink(address: string, downloadPage: DownloadPage, log: Log): Promise<void> {
  if (!URL.canParse(address)) return
  const { protocol, host, href } = new URL(address)
  try {
    const pages = [await downloadPage(), ...keyPages]
    if (protocol !== 'https:' || !pages.some((page) => page !== undefined && new URL(page).href === href))
      log.warn('a link was not opened', { protocol })
    else await shell.openExternal(href)
  } catch (thrown) {
    log.warn('a link could not be opened', { host, detail: String(thrown) })
  }
}

/** Prevents our pages from navigating, opening windows and embedding foreign pages. */
export function confineNavigation(log: Log, downloadPage: DownloadPage): void {
  app.on('web-contents-created', (_event, page) =>
    confine(page, (address) => void openLink(address, downloadPage, log)),
  )
}

interface Navigation {
  readonly url: string
  readonly isMainFrame: boolean
  preventDefault(): void
}

function confine(page: WebContents, open: (address: string) => void): void {
  const stay = (navigation: Navigation): void => {
    if (isOwnPage(navigation.url)) return
    navigation.preventDefault()
    if (navigation.isMainFrame) open(navigation.url)
  }
  // `will-frame-navigate` is emitted for every frame, including the main one.
  page.on('will-frame-navigate', stay)
  page.on('will-redirect', stay)
  page.on('will-attach-webview', (event) => event.preventDefault())
  page.setWindowOpenHandler(({ url }) => {
    open(url)
    return { action: 'deny' }
  })
}
