import { app, dialog, Menu, powerMonitor, session } from 'electron'
import { createBackend } from '../backend/backend.ts'
import { reasonOf } from '../backend/base/error-utils.ts'
import { systemClock } from '../backend/base/system-clock.ts'
import type { DataFolder } from '../backend/data-folder/data-folder.ts'
import { DemoServiceManager } from '../backend/demo/demo-service-manager.ts'
import { roomPort } from '../backend/room/room.ts'
import { unexpected } from '../core/base/errors.ts'
import { startDemo } from './demo-service.ts'
import { Desktop } from './desktop.ts'
import { desktopLog, desktopPorts } from './desktop-ports.ts'
import { handSystemAudioOn } from './integration/hand-system-audio-on.ts'
import { KeepAwake } from './integration/keep-awake.ts'
import { followLanguage, pageLanguage, switchLanguage } from './integration/language.ts'
import { menuTemplate } from './integration/menu-template.ts'
import { OpenedFiles, startFolder } from './integration/opened-files.ts'
import { watchShutdown, watchWaking } from './integration/power-events.ts'
import { startAgain } from './integration/startup/start-again.ts'
import { setTheme } from './integration/theme.ts'
import { showsTray } from './integration/tray/tray-host.ts'
import { watchDownloads } from './integration/watch-downloads.ts'
import { answerCalls, pageOf, publish } from './ipc.ts'
import { desktopDeletion, enterDataFolder, reportLeftovers } from './storage/enter-data-folder.ts'
import { pageFolder } from './storage/paths.ts'
import { DesktopUpdates } from './updates/desktop-updates.ts'
import { askBeforeLeaving } from './windows/confirm-close.ts'
import { protectSession } from './windows/desktop-permissions.ts'
import { claimInstance, hardenProcess, logUnhandled, moveHome, stopBeforeQuit } from './windows/lifecycle.ts'
import { confineNavigation } from './windows/navigation.ts'
import { claimScheme, servePages } from './windows/page-scheme.ts'
import { quitUnasked, watchQuit } from './windows/quitting.ts'

hardenProcess(process.argv, process.env)
claimScheme()
const log = desktopLog(process.env)
logUnhandled(log)
try {
  const home = process.env['PARLEY_HOME'] ?? ''
  if (home !== '') moveHome(home)
  if (claimInstance()) begin()
} catch (thrown) {
  // Electron has no folder to go on in until it could show a dialog on Linux.
  dialog.showErrorBox('Parley', `Parley cannot start: ${reasonOf(thrown)}.`)
  app.exit(1)
}

function begin(): void {
  try {
    const data = enterDataFolder(process.env, log)
    const opened = new OpenedFiles(process.argv, startFolder())
    app
      .whenReady()
      .then(() => start(data, opened))
      .catch(fail)
  } catch (thrown) {
    void fail(thrown)
  }
}

async function start(data: DataFolder, opened: OpenedFiles): Promise<void> {
  const awake = new KeepAwake((isLive) => updates.setLive(isLive))
  const desktop = new Desktop({
    platform: process.platform,
    env: process.env,
    argv: process.argv,
    log,
    clock: systemClock,
    showsTray: (displayServer) =>
      showsTray({ platform: process.platform, env: process.env, displayServer }, log),
    changeOverlay: (overlay) => {
      const changed = settings.patch({ overlay })
      if (!changed.ok) log.warn('the caption window is not remembered', { kind: changed.error.kind })
    },
    askBeforeLeaving: (window) => askBeforeLeaving(window, awake, () => publish('live.command', 'stop')),
  })
  const redraw = () => {
    showMenu()
    desktop.redraw()
  }
  const relaunch = () => startAgain(process.argv, process.env, log)
  const { fetchUpdates, ...ports } = desktopPorts(process.env, log)
  const demo = new DemoServiceManager(ports.dataFolder, startDemo)
  const updates = new DesktopUpdates({
    platform: process.platform,
    env: process.env,
    clock: systemClock,
    log,
    fetch: fetchUpdates,
    networkReady: () => backend.networkReady(),
    relaunch,
    changed: (state) => publish('updates.changed', state),
  })
  const backend = createBackend({
    ...ports,
    demo: () => demo.get(),
    publish,
    keepAwake: (caller, name, isLive) => {
      const page = pageOf(caller)
      if (page !== undefined) awake.mark(page, name, isLive)
    },
    desktop: desktop.port,
    room: roomPort(pageFolder()),
    updates,
    deletion: desktopDeletion({
      data,
      stopUpdates: () => updates.switch(false),
      endStartAtLogin: async () => {
        const ended = await desktop.port.startup.set(false)
        if (!ended.ok) log.warn('the start at login was not ended', { kind: ended.error.kind })
      },
      relaunch,
    }),
  })
  const { settings } = backend

  confineNavigation(log, async () => {
    const state = await updates.state()
    return state.isAvailable ? state.downloadPage : undefined
  })
  protectSession(session.defaultSession, process.platform, () => desktop.checkMediaAccess())
  handSystemAudioOn(session.defaultSession, log)
  watchDownloads(session.defaultSession, (path) => backend.fileSaved(path))
  servePages(session.defaultSession, {
    folder: pageFolder(),
    language: () => pageLanguage(settings.settings.appearance.language),
    streamSources: () => backend.streamSources(),
    soundAt: (token) => backend.soundAt(token),
  })
  answerCalls(backend.dispatch, log)
  stopBeforeQuit(
    async () => {
      // A document of the demo service may still be on its way.
      await backend.close()
      await demo.stop()
      data.leave()
    },
    () => updates.leave(),
  )

  const { appearance } = settings.settings
  updates.switch(settings.settings.updates.isOn)
  const spoken = followLanguage(appearance.language, redraw, log)
  settings.subscribe(({ settings: changed }) => {
    desktop.follow(changed)
    updates.switch(changed.updates.isOn)
    setTheme(changed.appearance.theme)
    spoken(changed.appearance.language)
  })
  await switchLanguage(appearance.language)
  const { leftovers = [] } = data
  if (leftovers.length > 0) reportLeftovers(leftovers)
  showMenu()
  setTheme(appearance.theme)
  watchQuit(() => {
    desktop.stay()
    updates.stay()
  })
  watchWaking(publish)
  watchShutdown(process.platform, quitUnasked)
  powerMonitor.on('resume', () => updates.woke())
  desktop.open(settings.settings)
  backend.resume()
  opened.serve(({ name, file }) => {
    const offered = file.ok ? backend.offerFile(file.value) : file
    desktop.offerSession({ name, ...(offered.ok ? { file: offered.value } : { error: offered.error }) })
  })
  updates.begin()
}

/** Applies the current language. */
function showMenu(): void {
  const template = menuTemplate({
    platform: process.platform,
    isDevelopment: !app.isPackaged,
    onCommand: (command) => publish('live.command', command),
    onShortcuts: () => publish('shortcuts.show', {}),
  })
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}

/**
 * A rejected promise of a window that failed to open would be invisible; so would a dialog on Linux before Electron is
 * ready.
 */
async function fail(thrown: unknown): Promise<void> {
  await app.whenReady()
  dialog.showErrorBox('Parley', unexpected(thrown).detail)
  app.exit(1)
}
