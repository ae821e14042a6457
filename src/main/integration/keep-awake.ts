import { powerSaveBlocker, type WebContents } from 'electron'

/**
 * Keeps the display on and disables background throttling of the page while it runs a live session. The
 * sessions of a page end when it is reloaded, crashes or is closed.
 */
export class KeepAwake {
  readonly #sessions = new Map<WebContents, Set<string>>()
  #blocker: number | undefined
  #isAnyLive = false
  readonly #onChange: (isAnyLive: boolean) => void
  readonly #waiting: { readonly page: WebContents; readonly over: () => void }[] = []

  /** @param onChange called when the first session of all pages begins, and when the last one ends */
  constructor(onChange: (isAnyLive: boolean) => void = () => undefined) {
    this.#onChange = onChange
  }

  isLive(page: WebContents): boolean {
    return (this.#sessions.get(page)?.size ?? 0) > 0
  }

  /** Settles when this page runs no more sessions. */
  whenOver(page: WebContents): Promise<void> {
    if (!this.isLive(page)) return Promise.resolve()
    return new Promise((over) => this.#waiting.push({ page, over }))
  }

  mark(page: WebContents, session: string, isLive: boolean): void {
    const sessions = this.#sessions.get(page) ?? this.#follow(page)
    if (isLive) sessions.add(session)
    else sessions.delete(session)
    this.#apply(page, sessions)
  }

  #follow(page: WebContents): Set<string> {
    const sessions = new Set<string>()
    this.#sessions.set(page, sessions)
    const end = () => {
      sessions.clear()
      this.#apply(page, sessions)
    }
    // The start of a navigation does not end the session: most navigations are prevented, and the page stays.
    page.on('did-navigate', end)
    page.on('render-process-gone', end)
    page.once('destroyed', () => {
      this.#sessions.delete(page)
      this.#block()
    })
    return sessions
  }

  #apply(page: WebContents, sessions: ReadonlySet<string>): void {
    page.setBackgroundThrottling(sessions.size === 0)
    this.#block()
  }

  #block(): void {
    for (const { page, over } of this.#waiting) if (!this.isLive(page)) over()
    const isWanted = [...this.#sessions.values()].some(({ size }) => size > 0)
    if (isWanted) this.#blocker ??= powerSaveBlocker.start('prevent-display-sleep')
    else if (this.#blocker !== undefined) {
      powerSaveBlocker.stop(this.#blocker)
      this.#blocker = undefined
    }
    if (isWanted === this.#isAnyLive) return
    this.#isAnyLive = isWanted
    this.#onChange(isWanted)
  }
}
