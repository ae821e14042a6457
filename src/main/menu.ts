import type { MenuItemConstructorOptions } from 'electron'
import type { EventPayload } from '../core/contract.ts'
import { t } from './language.ts'

type Item = MenuItemConstructorOptions
type LiveCommand = EventPayload<'live.command'>

interface MenuOptions {
  readonly platform: NodeJS.Platform
  /** Not a release: with the tools of those who build it. */
  readonly isDevelopment: boolean
  readonly onCommand: (command: LiveCommand) => void
}

const separator: Item = { type: 'separator' }

/** The application menu, in the manner of each system. Items with a role are the system's own, words included. */
export function menuTemplate({ platform, isDevelopment, onCommand }: MenuOptions): Item[] {
  const isMac = platform === 'darwin'
  /**
   * The page handles these keys itself. The menu shows them, and must not act on them a second time: on macOS a
   * key that the page has handled never gets here, elsewhere the menu is told not to listen.
   */
  const live = (command: LiveCommand, label: string, accelerator: string): Item => ({
    label,
    accelerator,
    registerAccelerator: false,
    click: () => onCommand(command),
  })
  const view: Item[] = [
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    separator,
    { role: 'togglefullscreen' },
  ]
  const tools: Item[] = [separator, { role: 'reload' }, { role: 'toggleDevTools' }]
  return [
    { role: isMac ? 'appMenu' : 'fileMenu' },
    { role: 'editMenu' },
    { label: t('menu.view'), submenu: isDevelopment ? [...view, ...tools] : view },
    {
      label: t('menu.live'),
      submenu: [
        live('start-or-stop', t('menu.startOrStop'), 'CmdOrCtrl+Return'),
        live('mute', t('menu.mute'), 'CmdOrCtrl+D'),
        live('skip', t('menu.skip'), 'CmdOrCtrl+.'),
      ],
    },
    { role: 'windowMenu' },
    // On macOS "About" is in the app's own menu.
    ...(isMac ? [] : [{ label: t('menu.help'), submenu: [{ role: 'about' }] } satisfies Item]),
  ]
}
