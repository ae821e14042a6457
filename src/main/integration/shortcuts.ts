import { globalShortcut } from 'electron'
import type { ShortcutsState } from '../../core/desktop/calls.ts'
import { problemsOf } from '../../core/shortcuts/problems.ts'
import {
  forShortcuts,
  type ShortcutName,
  type ShortcutProblem,
  type Shortcuts,
  shortcutNames,
} from '../../core/shortcuts/shortcuts.ts'

const NONE: Shortcuts = forShortcuts(() => null)

/** Whether the desktop asks the user about global shortcuts, as on Wayland. */
export const isByPortal = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv): boolean =>
  platform === 'linux' && env['XDG_SESSION_TYPE'] === 'wayland'

/** Registers global shortcuts, which work in every program. */
export class GlobalShortcuts {
  readonly #act: (name: ShortcutName) => void
  readonly #isByPortal: boolean
  #wanted: Shortcuts = NONE
  /** Registered shortcuts, by action. */
  readonly #held = new Map<ShortcutName, string>()
  #problems: ReadonlyMap<ShortcutName, ShortcutProblem> = new Map()

  constructor(act: (name: ShortcutName) => void, byPortal: boolean) {
    this.#act = act
    this.#isByPortal = byPortal
  }

  /** Registers the wanted shortcuts. Unchanged ones stay registered: a desktop may ask the user about every new one. */
  use(wanted: Shortcuts): void {
    this.#wanted = wanted
    const problems = new Map(problemsOf(wanted))
    const keysOf = (name: ShortcutName) => (problems.has(name) ? null : wanted[name])
    for (const [name, keys] of this.#held) {
      if (keysOf(name) === keys) continue
      globalShortcut.unregister(keys)
      this.#held.delete(name)
    }
    for (const name of shortcutNames) {
      const keys = keysOf(name)
      if (keys === null || this.#held.has(name)) continue
      const problem = this.#register(name, keys)
      if (problem === undefined) this.#held.set(name, keys)
      else problems.set(name, problem)
    }
    this.#problems = problems
  }

  get state(): ShortcutsState {
    const stateOf = (name: ShortcutName) => {
      const problem = this.#problems.get(name)
      return { keys: this.#wanted[name], ...(problem !== undefined && { problem }) }
    }
    return {
      isAvailable: true,
      isByPortal: this.#isByPortal,
      shortcuts: forShortcuts(stateOf),
    }
  }

  /** Suspends the existing shortcuts while the user records a new one. */
  set isRecording(isRecording: boolean) {
    globalShortcut.setSuspended(isRecording)
    // Shortcuts that changed while registration was suspended are registered now.
    if (!isRecording) this.use(this.#wanted)
  }

  end(): void {
    globalShortcut.unregisterAll()
    this.#held.clear()
  }

  #register(name: ShortcutName, keys: string): ShortcutProblem | undefined {
    try {
      return globalShortcut.register(keys, () => this.#act(name)) ? undefined : 'taken'
    } catch {
      // Electron throws for keys that the system does not support.
      return 'malformed'
    }
  }
}
