import { unexpected } from '../core/base/errors.ts'
import { type OpeningPage, writeOpeningPage } from './opening-page.ts'
import type { Webhost } from './webhost.ts'

const REVOKE = 'revoke'
const HELP = `Enter prints a new link; "${REVOKE}" and Enter shuts out every page; Ctrl+C ends Parley.`

interface TerminalOptions {
  readonly host: Pick<Webhost, 'address' | 'issueKey' | 'revokeAll'>
  readonly say: (line: string) => void
  /** Opens an address in the desktop's browser; resolves to false if there is none. */
  readonly open: (address: string) => Promise<boolean>
  /** Formatted current time. */
  readonly time: () => string
}

/** Terminal interface of the web host: prints links and reports which page was admitted by which link. */
export class Terminal {
  readonly #options: TerminalOptions
  readonly #openingPages = new Set<OpeningPage>()

  constructor(options: TerminalOptions) {
    this.#options = options
  }

  /** @param opensBrowser whether to open the app in addition to printing its link */
  async start(opensBrowser: boolean): Promise<void> {
    const { host, say, open } = this.#options
    let page: OpeningPage | undefined
    // Link and opened page share one key: using either spends it.
    const key = host.issueKey(() => this.#redeemed(page))
    if (opensBrowser) page = this.#writePage(key)
    const isOpened = page !== undefined && (await open(page.address))
    if (!isOpened) this.#remove(page)
    const link = this.#linkWith(key)
    say(isOpened ? `Parley is open in your browser. If it is not: ${link}` : `Parley is at ${link}`)
    say(`The link works once, within ten minutes. ${HELP}`)
  }

  /** Handles a line that the user entered. */
  enter(line: string): void {
    const { host, say } = this.#options
    const command = line.trim().toLowerCase()
    if (command === '') return this.#offer()
    if (command !== REVOKE) return say(HELP)
    host.revokeAll()
    for (const page of this.#openingPages) this.#remove(page)
    say(
      'Every page is shut out, and no earlier link works. A page that you trust can come back with this link:',
    )
    this.#offer()
  }

  /** Removes the opening pages from disk. */
  close(): void {
    for (const page of this.#openingPages) this.#remove(page)
  }

  /** If the page cannot be written, the printed link opens the app as well. */
  #writePage(key: string): OpeningPage | undefined {
    const { host, say } = this.#options
    try {
      const page = writeOpeningPage(host.address, key)
      this.#openingPages.add(page)
      return page
    } catch (thrown) {
      say(`The browser could not be opened: ${unexpected(thrown).detail}`)
      return undefined
    }
  }

  #offer(): void {
    this.#options.say(this.#linkWith(this.#options.host.issueKey(() => this.#redeemed(undefined))))
  }

  #linkWith(key: string): string {
    return `${this.#options.host.address}/#key=${key}`
  }

  #redeemed(page: OpeningPage | undefined): void {
    const { say, time } = this.#options
    this.#remove(page)
    say(`${time()}  A page was let in. If that was not you, type "${REVOKE}" and press Enter.`)
  }

  #remove(page: OpeningPage | undefined): void {
    if (page === undefined) return
    this.#openingPages.delete(page)
    page.remove()
  }
}
