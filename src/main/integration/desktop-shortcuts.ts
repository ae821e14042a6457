import { globalShortcut } from 'electron'
import type { ShortcutsState } from '../../core/product/desktop/desktop-calls.ts'
import { shortcutProblemsOf } from '../../core/product/shortcuts/shortcut-problems.ts'
import {
  forShortcuts,
  type ShortcutName,
  type ShortcutProblem,
  type Shortcuts,
  shortcutNames,
} from '../../core/product/shortcuts/shortcuts.ts'
import type { DisplayServer } from './display-server.ts'

const NONE: Shortcuts = forShortcuts(() => null)

const REACH: { readonly [S in DisplayServer]: ShortcutsState['reach'] } = {
  other: 'everywhere',
  xwayland: 'x11-apps',
  wayland: 'portal',
}

/** Registers global shortcuts, which work in every program. */
export class GlobalShortcuts {
  readonly #act: (name: ShortcutName) => void
  readonly #reach: ShortcutsState['reach']
  #wanted: Shortcuts = NONE
  #isOn = false
  #isRecording = false
  /** Registered shortcuts, by action. */
  readonly #held = new Map<ShortcutName, string>()
  /** Keys that the portal was asked for. It releases none of them before Parley ends. */
  readonly #bound = new Set<string>()
  #problems: ReadonlyMap<ShortcutName, ShortcutProblem> = new Map()

  constructor(act: (name: ShortcutName) => void, displayServer: DisplayServer) {
    this.#act = act
    this.#reach = REACH[displayServer]
  }

  /**
   * Registers the wanted shortcuts. Unchanged ones stay registered: a desktop may ask the user about every new one.
   *
   * @param mayAsk whether the desktop may ask the user, where it does; otherwise, none are registered there
   */
  use(wanted: Shortcuts, mayAsk = false): void {
    this.#wanted = wanted
    this.#isOn = mayAsk || this.#reach !== 'portal'
    // Chromium keeps what is released while all are suspended, and ends the process at its next press.
    if (this.#isRecording) return
    const problems = new Map(this.#isOn ? shortcutProblemsOf(wanted) : [])
    const keysOf = (name: ShortcutName) => (!this.#isOn || problems.has(name) ? null : wanted[name])
    for (const [name, keys] of this.#held) {
      if (keysOf(name) === keys) continue
      if (this.#reach !== 'portal') globalShortcut.unregister(keys)
      this.#held.delete(name)
    }
    for (const name of shortcutNames) {
      const keys = keysOf(name)
      if (keys === null || this.#held.has(name)) continue
      const problem = this.#register(keys)
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
      reach: this.#reach,
      isOn: this.#isOn,
      shortcuts: forShortcuts(stateOf),
    }
  }

  /** Suspends the existing shortcuts while the user records a new one. */
  set isRecording(isRecording: boolean) {
    this.#isRecording = isRecording
    globalShortcut.setSuspended(isRecording)
    if (!isRecording) this.use(this.#wanted, this.#isOn)
  }

  end(): void {
    this.#held.clear()
    // Electron forgets what it would call, and the portal goes on calling.
    if (this.#reach !== 'portal') globalShortcut.unregisterAll()
  }

  #register(keys: string): ShortcutProblem | undefined {
    if (this.#bound.has(keys)) return undefined
    try {
      if (!globalShortcut.register(keys, () => this.#press(keys))) return 'taken'
    } catch {
      // Electron throws for keys that the system does not support.
      return 'malformed'
    }
    if (this.#reach === 'portal') this.#bound.add(keys)
    return undefined
  }

  /** The portal also calls for keys that were changed or removed, and while others are suspended. */
  #press(keys: string): void {
    if (this.#isRecording) return
    for (const [name, held] of this.#held) if (held === keys) return this.#act(name)
  }
}
