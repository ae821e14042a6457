import { faultsOf, foundIn } from './layer-fault.ts'

const specOf = (name: string) => `test/rest/journeys/long/desktop/${name}.spec.ts --project=long-shell`

const pageFaults = foundIn(specOf('built-shell'), [
  {
    name: 'the camera is granted with the microphone',
    file: 'src/main/windows/desktop-permissions.ts',
    find: "GRANTED.has(permission) && (permission !== 'media' || isMicrophone(media))",
    replace: 'GRANTED.has(permission)',
  },
  {
    name: 'permissions are granted to every page',
    file: 'src/main/windows/desktop-permissions.ts',
    find: 'if (!isOwnPage(address)) return false',
    replace: '',
  },
  {
    name: 'the session decides about no permission',
    file: 'src/main/index.ts',
    find: 'protectSession(session.defaultSession, process.platform, () => desktop.checkMediaAccess())',
    replace: '',
  },
  {
    name: 'the channel of calls is misspelt in the preload script',
    file: 'src/preload/index.ts',
    find: "'parley:call'",
    replace: "'parley:calls'",
  },
  {
    name: 'a command ends before its output was taken',
    file: 'src/cli/run-cli.ts',
    find: 'await written(process.stdout)\n',
    replace: '',
  },
  {
    name: 'the channel of events is misspelt in the main process',
    file: 'src/main/ipc.ts',
    find: "'parley:event'",
    replace: "'parley:events'",
  },
  {
    name: 'the channel for cancelling is misspelt in the preload script',
    file: 'src/preload/index.ts',
    find: "'parley:cancel'",
    replace: "'parley:abort'",
  },
  {
    name: 'calls are accepted from every page',
    file: 'src/main/ipc.ts',
    find: 'frame !== null && frame.parent === null && isOwnPage(frame.url)',
    replace: 'frame !== null',
  },
  {
    name: 'a window is shown before its page',
    file: 'src/main/windows/window.ts',
    find: 'showWhenPainted(window, clock, () => window.show())',
    replace: '(window.show(), () => undefined)',
  },
  {
    name: 'a page shares its world with the preload script',
    file: 'src/main/windows/window.ts',
    find: 'contextIsolation: true',
    replace: 'contextIsolation: false',
  },
  {
    name: 'pages have no policy',
    file: 'src/main/windows/page-scheme.ts',
    find: ': bytes, { headers })',
    replace: ": bytes, { headers: { 'Content-Type': file.contentType } })",
  },
  {
    name: 'the policy lets code be built from text',
    file: 'src/backend/pages/content-security-policy.ts',
    find: "\"script-src 'self' 'wasm-unsafe-eval'\"",
    replace: "\"script-src 'self' 'unsafe-eval'\"",
  },
  {
    name: 'a page may go elsewhere',
    file: 'src/main/windows/navigation.ts',
    find: 'navigation.preventDefault()\n',
    replace: '\n',
  },
  {
    name: 'a page may open windows',
    file: 'src/main/windows/navigation.ts',
    find: "{ action: 'deny' }",
    replace: "{ action: 'allow' }",
  },
  {
    name: 'a page that has crashed is not loaded again',
    file: 'src/main/windows/window.ts',
    find: 'else webContents.reload()',
    replace: '',
  },
  {
    name: 'the session of a page that has crashed goes on',
    file: 'src/main/integration/keep-awake.ts',
    find: "page.on('render-process-gone', end)",
    replace: '',
  },
  {
    name: 'a start at login shows the window',
    file: 'src/main/desktop.ts',
    find: 'const isHidden = isAtLogin || asksForQuick(argv)',
    replace: 'const isHidden = asksForQuick(argv)',
  },
  {
    name: 'a second start is another app',
    file: 'src/main/windows/lifecycle.ts',
    find: 'if (app.requestSingleInstanceLock()) return true',
    replace: 'return true',
  },
  {
    name: 'a second start is not heard',
    file: 'src/main/windows/main-window.ts',
    find: 'if (!asksForQuick(argv)) this.show()',
    replace: '',
  },
  {
    name: 'every key does the same',
    file: 'src/main/integration/desktop-shortcuts.ts',
    find: 'return this.#act(name)',
    replace: "return this.#act('mute')",
  },
  {
    name: 'keys are kept at the end',
    file: 'src/main/desktop.ts',
    find: "app.on('will-quit', () => this.#shortcuts.end())",
    replace: '',
  },
  {
    name: 'keys rest after one was recorded',
    file: 'src/main/integration/desktop-shortcuts.ts',
    find: 'globalShortcut.setSuspended(isRecording)',
    replace: 'if (isRecording) globalShortcut.setSuspended(true)',
  },
  {
    name: 'the app ends before its work is done',
    file: 'src/main/windows/lifecycle.ts',
    find: 'event.preventDefault()',
    replace: '',
  },
  {
    name: 'an item of the tray does what another says',
    file: 'src/main/integration/tray/app-tray.ts',
    find: "item('open', t('quick.openParley'))",
    replace: "item('quick', t('quick.openParley'))",
  },
  {
    name: 'closing the window ends the app although it should stay in the tray',
    file: 'src/main/windows/main-window.ts',
    find: 'if (isQuitting() || !this.#options.closesToTray()) return',
    replace: 'return',
  },
  {
    name: 'a wrong power event is passed on',
    file: 'src/main/integration/power-events.ts',
    find: "'resume'",
    replace: "'suspend'",
  },
  {
    name: 'the quick window is seen in a shared screen',
    file: 'src/main/windows/quick-window.ts',
    find: 'window.setContentProtection(true)',
    replace: '',
  },
  {
    name: 'unsaved changes are lost without a question',
    file: 'src/main/desktop.ts',
    find: 'askBeforeLeaving(window)\n',
    replace: '\n',
  },
  {
    name: 'the menu tells the page another command',
    file: 'src/main/index.ts',
    find: "onCommand: (command) => publish('live.command', command)",
    replace: "onCommand: () => publish('live.command', 'skip')",
  },
])

/** On other desktops and systems. */
const desktopFaults = foundIn(specOf('other-desktops'), [
  {
    name: 'windows wait for an announcement that never comes',
    file: 'src/main/windows/first-show.ts',
    find: `  window.webContents.once('did-finish-load', () => clock.after(PAINT_MS, showOnce))
  clock.after(MAX_WAIT_MS, showOnce)
`,
    replace: '',
  },
  {
    name: 'the caption window waits for an announcement that never comes',
    file: 'src/main/windows/overlay-window.ts',
    find: 'showWhenPainted(window, this.#options.clock, () => this.#show(window))',
    replace: "window.once('ready-to-show', () => this.#show(window))",
  },
  {
    name: 'a change of the theme gives every window a background',
    file: 'src/main/integration/theme.ts',
    find: 'const follow = () => window.setBackgroundColor(surfaceColour())',
    replace:
      'const follow = () => window.constructor.getAllWindows().forEach((each) => each.setBackgroundColor(surfaceColour()))',
  },
  {
    name: 'clicks are said to go through on Wayland',
    file: 'src/main/windows/overlay-system.ts',
    find: 'letsClicksThrough: !isWayland',
    replace: 'letsClicksThrough: true',
  },
  {
    name: 'the tray offers to let clicks through on Wayland',
    file: 'src/main/integration/tray/app-tray.ts',
    find: 'isOpen && this.#letsClicksThrough',
    replace: 'isOpen',
  },
  {
    name: 'an app of X11 on Wayland is taken for one of Wayland',
    file: 'src/main/integration/display-server.ts',
    find: "? 'xwayland' : 'other'",
    replace: "? 'wayland' : 'other'",
  },
  {
    name: 'a portal is asked for keys at the first start',
    file: 'src/main/integration/desktop-shortcuts.ts',
    find: "this.#isOn = mayAsk || this.#reach !== 'portal'",
    replace: 'this.#isOn = true',
  },
  {
    name: 'a key that was changed goes on acting',
    file: 'src/main/integration/desktop-shortcuts.ts',
    find: 'for (const [name, held] of this.#held) if (held === keys) return',
    replace: 'for (const name of shortcutNames) return',
  },
  {
    name: 'a portal is told to release what it goes on calling',
    file: 'src/main/integration/desktop-shortcuts.ts',
    find: "if (this.#reach !== 'portal') globalShortcut.unregisterAll()",
    replace: 'globalShortcut.unregisterAll()',
  },
  {
    name: 'the quick window does not notice the focus',
    file: 'src/main/windows/quick-window.ts',
    find: 'if (this.#awaitsFocus) void this.#offerText(window)',
    replace: '',
  },
  {
    name: 'a start at login hides the window without a tray',
    file: 'src/main/desktop.ts',
    find: 'if (isHidden && !this.#hasTray) this.#main?.showMinimized()',
    replace: '',
  },
  {
    name: 'the window is closed to a tray that is not there',
    file: 'src/main/windows/main-window.ts',
    find: `if (this.#options.hasTray()) window.hide()
      else window.minimize()`,
    replace: 'window.hide()',
  },
  {
    name: 'a second start goes on until it can quit',
    file: 'src/main/windows/lifecycle.ts',
    find: 'app.exit(0)',
    replace: 'app.quit()',
  },
  {
    name: 'system audio comes without a picture',
    file: 'src/main/integration/hand-system-audio-on.ts',
    find: "answer({ video: frame, audio: 'loopback' })",
    replace: "answer({ audio: 'loopback' })",
  },
  {
    name: 'a page that is gone ends the main process with an error',
    file: 'src/main/integration/hand-system-audio-on.ts',
    find: "log.info('system audio was not provided', { detail: String(thrown) })",
    replace: 'throw thrown',
  },
])

/** Faults that only the pages of the built shell show. */
export const builtShellFaults = faultsOf('built shell', [...pageFaults, ...desktopFaults])
