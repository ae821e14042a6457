import { powerSaveBlocker, type WebContents } from 'electron'

/**
 * While a session is live the display stays on, and the page that runs it is not slowed down in the background.
 * A page that is reloaded, crashes or is closed takes its sessions with it.
 */
export class KeepAwake {
  readonly #sessions = new Map<WebContents, Set<string>>()
  #blocker: number | undefined
  readonly #waiting: { readonly page: WebContents; readonly over: () => void }[] = []

  isLive(page: WebContents): boolean {
    return (this.#sessions.get(page)?.size ?? 0) > 0
  }

  /** Settles when this page runs no session any more. */
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
    // Not at the start of a navigation: most are prevented, and the page stays.
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
  }
}
