import type { CheckName } from './checks.ts'

/** A fault in the source of the shell, and the check that has to find it. */
export interface PlantedFault {
  readonly name: string
  readonly file: string
  /** Text that occurs once in the file. */
  readonly find: string
  readonly replace: string
  readonly foundBy: CheckName
}

const OTHERS = 'a page of somebody else may do nothing and call nobody'
const PERMISSIONS = 'pages may use the microphone and the local network, and nothing of the rest'
const CRASH = 'a page that crashes comes back, without the session that it ran'
const QUICK = 'keys open the quick window, which alone gets what is selected'
const END = 'the app ends once its work is done, and releases its keys'
const POLICY = 'no code is built from text, and nothing foreign is loaded'
const SECOND = 'a second start shows the first window'

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'the camera is granted with the microphone',
    file: 'src/main/windows/permissions.ts',
    find: "GRANTED.has(permission) && (permission !== 'media' || isMicrophone(media))",
    replace: 'GRANTED.has(permission)',
    foundBy: PERMISSIONS,
  },
  {
    name: 'permissions are granted to every page',
    file: 'src/main/windows/permissions.ts',
    find: 'if (!isOurs(address)) return false',
    replace: '',
    foundBy: OTHERS,
  },
  {
    name: 'the session decides about no permission',
    file: 'src/main/index.ts',
    find: 'protectSession(session.defaultSession, process.platform, () => desktop.checkMediaAccess())',
    replace: '',
    foundBy: PERMISSIONS,
  },
  {
    name: 'the channel of calls is misspelt in the preload script',
    file: 'src/preload/index.ts',
    find: "'parley:call'",
    replace: "'parley:calls'",
    foundBy: 'a page calls the main process',
  },
  {
    name: 'the channel of events is misspelt in the main process',
    file: 'src/main/ipc.ts',
    find: "'parley:event'",
    replace: "'parley:events'",
    foundBy: 'a page is told what has changed',
  },
  {
    name: 'the channel for cancelling is misspelt in the preload script',
    file: 'src/preload/index.ts',
    find: "'parley:cancel'",
    replace: "'parley:abort'",
    foundBy: 'a page cancels its call',
  },
  {
    name: 'calls are accepted from every page',
    file: 'src/main/ipc.ts',
    find: 'frame !== null && frame.parent === null && isOurs(frame.url)',
    replace: 'frame !== null',
    foundBy: OTHERS,
  },
  {
    name: 'a window is shown before its page',
    file: 'src/main/windows/window.ts',
    find: 'showWhenPainted(window, clock, () => window.show())',
    replace: '(window.show(), () => undefined)',
    foundBy: 'a window is shown once its page is painted',
  },
  {
    name: 'a page shares its world with the preload script',
    file: 'src/main/windows/window.ts',
    find: 'contextIsolation: true',
    replace: 'contextIsolation: false',
    foundBy: 'pages have no Node, and a world apart from their preload script',
  },
  {
    name: 'pages have no policy',
    file: 'src/main/windows/pages.ts',
    find: ': bytes, { headers })',
    replace: ": bytes, { headers: { 'Content-Type': file.contentType } })",
    foundBy: POLICY,
  },
  {
    name: 'the policy lets code be built from text',
    file: 'src/backend/pages/content-security-policy.ts',
    find: "\"script-src 'self' 'wasm-unsafe-eval'\"",
    replace: "\"script-src 'self' 'unsafe-eval'\"",
    foundBy: POLICY,
  },
  {
    name: 'a page may go elsewhere',
    file: 'src/main/windows/navigation.ts',
    find: 'navigation.preventDefault()\n',
    replace: '\n',
    foundBy: 'a link leaves the page where it is and opens in the browser',
  },
  {
    name: 'a page may open windows',
    file: 'src/main/windows/navigation.ts',
    find: "{ action: 'deny' }",
    replace: "{ action: 'allow' }",
    foundBy: 'a page opens no window',
  },
  {
    name: 'a page that has crashed is not loaded again',
    file: 'src/main/windows/window.ts',
    find: 'else webContents.reload()',
    replace: '',
    foundBy: CRASH,
  },
  {
    name: 'the session of a page that has crashed goes on',
    file: 'src/main/integration/keep-awake.ts',
    find: "page.on('render-process-gone', end)",
    replace: '',
    foundBy: CRASH,
  },
  {
    name: 'a start at login shows the window',
    file: 'src/main/desktop.ts',
    find: 'const isHidden = isAtLogin || asksForQuick(argv)',
    replace: 'const isHidden = asksForQuick(argv)',
    foundBy: 'a start at login shows the tray alone',
  },
  {
    name: 'a second start is another app',
    file: 'src/main/windows/lifecycle.ts',
    find: 'const isOnly = app.requestSingleInstanceLock()',
    replace: 'const isOnly = true',
    foundBy: SECOND,
  },
  {
    name: 'a second start is not heard',
    file: 'src/main/windows/main-window.ts',
    find: 'if (!asksForQuick(argv)) this.show()',
    replace: '',
    foundBy: SECOND,
  },
  {
    name: 'every key does the same',
    file: 'src/main/integration/shortcuts.ts',
    find: 'return this.#act(name)',
    replace: "return this.#act('mute')",
    foundBy: QUICK,
  },
  {
    name: 'keys are kept at the end',
    file: 'src/main/desktop.ts',
    find: "app.on('will-quit', () => this.#shortcuts.end())",
    replace: '',
    foundBy: END,
  },
  {
    name: 'keys rest after one was recorded',
    file: 'src/main/integration/shortcuts.ts',
    find: 'globalShortcut.setSuspended(isRecording)',
    replace: 'if (isRecording) globalShortcut.setSuspended(true)',
    foundBy: 'keys rest while one is recorded, and work again',
  },
  {
    name: 'the app ends before its work is done',
    file: 'src/main/windows/lifecycle.ts',
    find: 'event.preventDefault()',
    replace: '',
    foundBy: END,
  },
  {
    name: 'an item of the tray does what another says',
    file: 'src/main/integration/tray.ts',
    find: "item('open', t('menu.tray.open'))",
    replace: "item('quick', t('menu.tray.open'))",
    foundBy: 'the tray brings the window back, which stays in it when it is closed',
  },
  {
    name: 'closing the window ends the app although it should stay in the tray',
    file: 'src/main/windows/main-window.ts',
    find: 'if (isQuitting() || !this.#options.closesToTray()) return',
    replace: 'return',
    foundBy: 'the tray brings the window back, which stays in it when it is closed',
  },
  {
    name: 'a wrong power event is passed on',
    file: 'src/main/integration/power-events.ts',
    find: "'resume'",
    replace: "'suspend'",
    foundBy: 'a page is told that the computer has woken up',
  },
  {
    name: 'every page gets what is selected',
    file: 'src/main/desktop.ts',
    find: 'this.#quick?.isPage(caller) === true ?',
    replace: 'this.#quick !== undefined ?',
    foundBy: QUICK,
  },
  {
    name: 'the quick window is seen in a shared screen',
    file: 'src/main/windows/quick-window.ts',
    find: 'window.setContentProtection(true)',
    replace: '',
    foundBy: QUICK,
  },
  {
    name: 'unsaved changes are lost without a question',
    file: 'src/main/desktop.ts',
    find: 'askBeforeLeaving(window)\n',
    replace: '\n',
    foundBy: 'unsaved changes are asked about',
  },
  {
    name: 'the menu tells the page another command',
    file: 'src/main/index.ts',
    find: "onCommand: (command) => publish('live.command', command)",
    replace: "onCommand: () => publish('live.command', 'skip')",
    foundBy: 'the menu commands the page',
  },
]
