import type { ChildProcess } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import type * as Electron from 'electron'

/** How the window around a page is, as far as its page notices. */
export interface PageState {
  readonly isVisible: boolean
  readonly isFocused: boolean
  readonly bounds: Electron.Rectangle
}

/** The part of a `WebContents` that its renderer reports to; what happens to the page becomes an event of it. */
export interface PageContents extends EventEmitter {
  readonly navigationsAllowed: boolean[]
  url: string
  /** Called when a page that came new is painted for the first time. */
  readonly onPaint: () => void
  /** Whether the page objects to being closed or reloaded, as one with a `beforeunload` handler may. */
  readonly objectsToUnload: boolean
  isDestroyed(): boolean
  /** Whether the shell lets the page be closed or reloaded although it objects. */
  isUnloadForced(): boolean
  /** The page opens a window. @returns whether it may */
  openWindow(url: string): boolean
  /** The process of the page has ended. */
  crash(): void
  destroy(): void
}

/** Shows the page of a `WebContents`. */
export interface Renderer {
  /** Loads an address. Rejects with Electron's error if that fails. */
  load(url: string): Promise<void>
  reload(): void
  /** Ends the process that shows the page. */
  crash(): void
  send(channel: string, args: readonly unknown[]): void
  update(state: PageState): void
  /**
   * Closes the page, which may object.
   *
   * @param isForced whether the page is not asked
   * @returns whether it is closed
   */
  close(isForced: boolean): boolean | Promise<boolean>
}

/** Parts that the place where the double runs provides. Unit tests have none of them, and play them themselves. */
interface Environment {
  /** Shows pages; without it, every page is empty. */
  createRenderer?: (contents: PageContents, preferences: Electron.WebPreferences) => Renderer
  /** Starts a process for a script; without it, the test plays the process. */
  fork?: (script: string, args: readonly string[], env: NodeJS.ProcessEnv) => ChildProcess
  /** Whether windows are those of Wayland, which stays in charge of them and of global shortcuts. */
  isWayland?: boolean
  /** Whether requests reach the network; otherwise the test answers them. */
  isOnline?: boolean
  /** Asks a journey how a call is to be answered, which may leave it to the shell with undefined. */
  askJourney?: (name: unknown, input: unknown) => Promise<unknown>
  /** Tells a journey how a call was answered. */
  tellJourney?: (name: unknown, input: unknown, answer: unknown) => void
  /** Starts the app again with these arguments, once it has ended; without it, the app is not started again. */
  relaunch?: (args: readonly string[]) => void
  /** Ends the process; without it, the process goes on. */
  endProcess?: (code: number) => void
}

export const environment: Environment = {}
