import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'
import { environment } from './electron-environment.ts'

/** An image, represented by the path that it was loaded from. */
export class FakeImage {
  readonly path: string
  isTemplate = false

  constructor(path: string) {
    this.path = path
  }

  setTemplateImage(isTemplate: boolean): void {
    this.isTemplate = isTemplate
  }
}

export const nativeImage = {
  createFromPath: (path: string) => new FakeImage(path),
}

/** A tray icon. */
export class FakeTray extends EventEmitter {
  static trays: FakeTray[] = []
  image: FakeImage
  tooltip = ''
  /** The menu, as its template. */
  menu: Electron.MenuItemConstructorOptions[] = []

  constructor(image: FakeImage) {
    super()
    this.image = image
    FakeTray.trays.push(this)
  }

  setImage(image: FakeImage): void {
    this.image = image
  }

  setToolTip(tooltip: string): void {
    this.tooltip = tooltip
  }

  setContextMenu(menu: Electron.MenuItemConstructorOptions[]): void {
    this.menu = menu
  }
}

const endedByPress = () => {
  throw new Error('NOTREACHED hit.')
}

/** Global shortcuts in a system where other programs have registered some. */
class FakeGlobalShortcut
  implements
    Pick<
      Electron.GlobalShortcut,
      'register' | 'unregister' | 'unregisterAll' | 'setSuspended' | 'isSuspended'
    >
{
  readonly registered = new Map<string, () => void>()
  /** Shortcuts registered by other programs. */
  readonly taken = new Set<string>()
  /** Shortcuts that this system does not know. */
  readonly unknown = new Set<string>()
  readonly done: string[] = []
  #isSuspended = false

  /** A portal tells nobody what its user says, and takes nothing back. */
  register(keys: string, act: () => void): boolean {
    this.done.push(`register ${keys}`)
    if (this.unknown.has(keys)) throw new TypeError('conversion failure')
    if (environment.isWayland === true) return this.registered.set(keys, act).has(keys)
    if (this.#isSuspended || this.taken.has(keys) || this.registered.has(keys)) return false
    this.registered.set(keys, act)
    return true
  }

  unregister(keys: string): void {
    this.done.push(`unregister ${keys}`)
    if (environment.isWayland === true) return
    // Electron forgets what to call, and Chromium keeps the keys.
    if (this.#isSuspended && this.registered.has(keys)) this.registered.set(keys, endedByPress)
    else this.registered.delete(keys)
  }

  unregisterAll(): void {
    this.done.push('unregister all')
    if (environment.isWayland !== true) this.registered.clear()
  }

  setSuspended(isSuspended: boolean): void {
    this.#isSuspended = isSuspended
  }

  isSuspended(): boolean {
    return this.#isSuspended
  }

  /** Presses a shortcut in any program. */
  press(keys: string): void {
    if (!this.#isSuspended || environment.isWayland === true) this.registered.get(keys)?.()
  }

  reset(): void {
    this.registered.clear()
    this.taken.clear()
    this.unknown.clear()
    this.done.length = 0
    this.#isSuspended = false
  }
}
export const globalShortcut = new FakeGlobalShortcut()

/** Text of the clipboard and of the selection; an error makes reading fail. */
export const clipboardTexts: { clipboard: string | Error; selection: string | Error } = {
  clipboard: '',
  selection: '',
}
const readText = (text: string | Error) =>
  text instanceof Error ? Promise.reject(text) : Promise.resolve(text)
/** Other formats on the clipboard and in the selection, by the system's names; an error makes reading fail. */
export const clipboardMarks: { clipboard: string[] | Error; selection: string[] | Error } = {
  clipboard: [],
  selection: [],
}
const has = (marks: string[] | Error, type: string): Promise<boolean> =>
  marks instanceof Error
    ? Promise.reject(marks)
    : Promise.resolve(marks.some((mark) => type === `electron application/osclipboard;format="${mark}"`))
export const clipboard = {
  readText: () => readText(clipboardTexts.clipboard),
  has: (type: string) => has(clipboardMarks.clipboard, type),
  selection: {
    readText: () => readText(clipboardTexts.selection),
    has: (type: string) => has(clipboardMarks.selection, type),
  },
}

type FakeDisplay = Pick<Electron.Display, 'id' | 'bounds' | 'workArea' | 'scaleFactor'>
export const LEFT: FakeDisplay = {
  id: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
  scaleFactor: 1,
}
export const RIGHT: FakeDisplay = {
  id: 2,
  bounds: { x: 1920, y: 0, width: 1280, height: 1000 },
  workArea: { x: 1920, y: 0, width: 1280, height: 1000 },
  scaleFactor: 1,
}
const displayAt = (x: number) => (x < RIGHT.workArea.x ? LEFT : RIGHT)

/** Two displays side by side, until a test changes them. */
class FakeScreen extends EventEmitter {
  pointer = { x: 10, y: 10 }
  displays: readonly FakeDisplay[] = [LEFT, RIGHT]

  getCursorScreenPoint = () => this.pointer
  getDisplayNearestPoint = ({ x }: Electron.Point) => displayAt(x)
  getDisplayMatching = ({ x, width }: Electron.Rectangle) => displayAt(x + width / 2)
  getAllDisplays = () => this.displays
  getPrimaryDisplay = () => LEFT

  /** Plugs displays in and out, as the system reports it. */
  change(displays: readonly FakeDisplay[]): void {
    const event = displays.length < this.displays.length ? 'display-removed' : 'display-added'
    this.displays = displays
    this.emit(event, {}, LEFT)
  }
}
export const screen = new FakeScreen()

/** Login items of the user. */
export const loginItems = {
  settings: { openAtLogin: false, wasOpenedAtLogin: false, status: 'not-registered' },
  asked: [] as unknown[],
}
