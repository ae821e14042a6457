import type * as Electron from 'electron'
import type { PageContents } from '../electron-environment.ts'
import { schemes, session } from '../electron-session.ts'
import { Addresses } from './addresses.ts'
import { ChromiumPage } from './chromium-page.ts'
import { DevTools } from './devtools.ts'
import { grantsFor, type Withheld } from './permissions.ts'
import { ServedRequests } from './served-requests.ts'

export interface ChromiumPlace {
  /** Address of the WebSocket of the browser's DevTools. */
  readonly endpoint: string
  /** The profile in it that belongs to the app alone. */
  readonly browserContextId: string
  readonly scaleFactor: number
  readonly withheld: Withheld
}

/** The Chromium that shows the pages of the app. */
export class Chromium {
  readonly devTools: DevTools
  readonly addresses = new Addresses(schemes)
  readonly place: ChromiumPlace
  readonly #pages = new Set<ChromiumPage>()
  #requests: ServedRequests | undefined

  private constructor(devTools: DevTools, place: ChromiumPlace) {
    this.devTools = devTools
    this.place = place
    devTools.on('Target.targetDestroyed', ({ targetId }) => this.#find(targetId)?.gone())
    devTools.on('Target.targetCreated', ({ targetInfo }) => {
      const { type, openerId, targetId } = targetInfo
      if (type === 'page' && openerId !== undefined) this.#find(openerId)?.opened(targetId)
    })
  }

  static async connect(place: ChromiumPlace): Promise<Chromium> {
    const devTools = await DevTools.connect(place.endpoint)
    const chromium = new Chromium(devTools, place)
    await devTools.send('Target.setDiscoverTargets', { discover: true })
    return chromium
  }

  readonly createRenderer = (contents: PageContents, preferences: Electron.WebPreferences): ChromiumPage => {
    const page = new ChromiumPage(this, contents, preferences)
    this.#pages.add(page)
    return page
  }

  /** Serves the host of an address, with the handler of its scheme. */
  async serve(url: string): Promise<void> {
    this.#requests ??= new ServedRequests(this.devTools, session.defaultSession, this.addresses, (id) =>
      [...this.#pages].find((page) => page.hasFrame(id))?.frame(id),
    )
    if (this.addresses.toChromium(url) !== url) await this.#requests.serve(url)
  }

  /** Grants an origin what the handlers of the session allow it, and nothing else. */
  async grant(url: string): Promise<void> {
    const { browserContextId, withheld } = this.place
    const { origin } = new URL(this.addresses.toChromium(url))
    if (origin === 'null') return
    await this.devTools.send('Browser.grantPermissions', {
      permissions: await grantsFor(session.defaultSession, url, withheld),
      origin,
      browserContextId,
    })
  }

  /** Closes all pages. */
  async end(): Promise<void> {
    await Promise.all([...this.#pages].map((page) => page.close(true)))
  }

  #find(targetId: string): ChromiumPage | undefined {
    return [...this.#pages].find((page) => page.targetId === targetId)
  }
}
