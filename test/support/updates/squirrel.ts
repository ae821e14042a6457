import { EventEmitter } from 'node:events'
import { registerHooks } from 'node:module'

/** Squirrel of macOS as Electron documents it: it fetches a package from a feed of its own and installs it at the end. */
export class Squirrel extends EventEmitter {
  #feed: { readonly url: string; readonly headers?: Record<string, string> } = { url: '' }
  /** The package that it has taken over. */
  taken: Buffer | undefined
  /** Why it refuses packages, if it does. */
  refusal: Error | undefined
  /** Whether it refuses a package before it has fetched it, for which the running program is reason enough. */
  isHasty = false
  /** Whether it never ends to unpack a package. */
  isStuck = false
  /** Whether it has fetched the last package as a whole. */
  hasFetched = false
  restarts = 0

  setFeedURL(feed: { readonly url: string; readonly headers?: Record<string, string> }): void {
    this.#feed = feed
  }

  checkForUpdates(): void {
    void this.#take()
  }

  quitAndInstall(): void {
    this.restarts += 1
  }

  async #take(): Promise<void> {
    const { url, headers = {} } = this.#feed
    if (this.refusal !== undefined && this.isHasty) return void this.emit('error', this.refusal)
    const answer = (await (await fetch(url, { headers })).json()) as { readonly url: string }
    const content = Buffer.from(await (await fetch(answer.url, { headers })).arrayBuffer())
    this.hasFetched = true
    if (this.refusal !== undefined) return void this.emit('error', this.refusal)
    if (this.isStuck) return
    this.taken = content
    this.emit('update-downloaded')
  }
}

/** Makes packages that require `electron` get a module with this Squirrel, and nothing else. */
export function requireWith(autoUpdater: Squirrel): void {
  Object.assign(globalThis, { 'parley-test-electron': { autoUpdater } })
  const url = new URL('required-electron.cjs', import.meta.url).href
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron' ? { url, format: 'commonjs', shortCircuit: true } : next(specifier, context),
  })
}
