import type { PlantedFault } from './planted-fault.ts'

const NOT_PAINTED = 'windows are shown where hidden windows are not painted'
const NO_CLICKS = 'Wayland lets no clicks through, and nothing says otherwise'
const X11_CLICKS = 'the caption window of an app of X11 lets clicks through on Wayland'
const PORTAL = 'a portal is asked for keys once the user wants that, and changed keys rest'
const NO_TRAY = 'nothing of Parley is hidden where the desktop shows no tray'
const SYSTEM_AUDIO = 'system audio comes with a picture of the page that asks for it'

/** Faults on other desktops and systems. */
export const desktopFaults: readonly PlantedFault[] = [
  {
    name: 'windows wait for an announcement that never comes',
    file: 'src/main/windows/first-show.ts',
    find: `  window.webContents.once('did-finish-load', () => clock.after(PAINT_MS, showOnce))
  clock.after(MAX_WAIT_MS, showOnce)
`,
    replace: '',
    foundBy: NOT_PAINTED,
  },
  {
    name: 'the caption window waits for an announcement that never comes',
    file: 'src/main/windows/overlay-window.ts',
    find: 'showWhenPainted(window, this.#options.clock, () => this.#show(window))',
    replace: "window.once('ready-to-show', () => this.#show(window))",
    foundBy: NOT_PAINTED,
  },
  {
    name: 'a change of the theme gives every window a background',
    file: 'src/main/integration/theme.ts',
    find: 'const follow = () => window.setBackgroundColor(surfaceColour())',
    replace:
      'const follow = () => window.constructor.getAllWindows().forEach((each) => each.setBackgroundColor(surfaceColour()))',
    foundBy: 'the caption window stays transparent when the theme changes',
  },
  {
    name: 'clicks are said to go through on Wayland',
    file: 'src/main/windows/overlay-system.ts',
    find: 'letsClicksThrough: !isWayland',
    replace: 'letsClicksThrough: true',
    foundBy: NO_CLICKS,
  },
  {
    name: 'the tray offers to let clicks through on Wayland',
    file: 'src/main/integration/tray/app-tray.ts',
    find: 'isOpen && this.#letsClicksThrough',
    replace: 'isOpen',
    foundBy: NO_CLICKS,
  },
  {
    name: 'an app of X11 on Wayland is taken for one of Wayland',
    file: 'src/main/integration/display-server.ts',
    find: "? 'xwayland' : 'other'",
    replace: "? 'wayland' : 'other'",
    foundBy: X11_CLICKS,
  },
  {
    name: 'a portal is asked for keys at the first start',
    file: 'src/main/integration/desktop-shortcuts.ts',
    find: "this.#isOn = mayAsk || this.#reach !== 'portal'",
    replace: 'this.#isOn = true',
    foundBy: PORTAL,
  },
  {
    name: 'a key that was changed goes on acting',
    file: 'src/main/integration/desktop-shortcuts.ts',
    find: 'for (const [name, held] of this.#held) if (held === keys) return',
    replace: 'for (const name of shortcutNames) return',
    foundBy: PORTAL,
  },
  {
    name: 'a portal is told to release what it goes on calling',
    file: 'src/main/integration/desktop-shortcuts.ts',
    find: "if (this.#reach !== 'portal') globalShortcut.unregisterAll()",
    replace: 'globalShortcut.unregisterAll()',
    foundBy: 'a portal keeps its keys at the end',
  },
  {
    name: 'the quick window does not notice the focus',
    file: 'src/main/windows/quick-window.ts',
    find: 'if (this.#awaitsFocus) void this.#offerText(window)',
    replace: '',
    foundBy: 'the quick window offers what is selected once Wayland gives it the focus',
  },
  {
    name: 'a start at login hides the window without a tray',
    file: 'src/main/desktop.ts',
    find: 'if (isHidden && !this.#hasTray) this.#main?.showMinimized()',
    replace: '',
    foundBy: NO_TRAY,
  },
  {
    name: 'the window is closed to a tray that is not there',
    file: 'src/main/windows/main-window.ts',
    find: `if (this.#options.hasTray()) window.hide()
      else window.minimize()`,
    replace: 'window.hide()',
    foundBy: NO_TRAY,
  },
  {
    name: 'a second start goes on until it can quit',
    file: 'src/main/windows/lifecycle.ts',
    find: 'app.exit(0)',
    replace: 'app.quit()',
    foundBy: 'a second start ends before Chromium opens its files',
  },
  {
    name: 'system audio comes without a picture',
    file: 'src/main/integration/hand-system-audio-on.ts',
    find: "answer({ video: frame, audio: 'loopback' })",
    replace: "answer({ audio: 'loopback' })",
    foundBy: SYSTEM_AUDIO,
  },
  {
    name: 'a page that is gone ends the main process with an error',
    file: 'src/main/integration/hand-system-audio-on.ts',
    find: "log.info('system audio was not provided', { detail: String(thrown) })",
    replace: 'throw thrown',
    foundBy: SYSTEM_AUDIO,
  },
]
