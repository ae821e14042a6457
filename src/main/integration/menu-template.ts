import type { MenuItemConstructorOptions } from 'electron'
import type { EventPayload } from '../../core/contract/contract.ts'
import type { en } from '../../core/product/strings/en.ts'
import { t } from './language.ts'

type Item = MenuItemConstructorOptions
type LiveCommand = EventPayload<'live.command'>
type Role = keyof typeof en.menu.roles

interface MenuOptions {
  readonly platform: NodeJS.Platform
  /** Whether this is a development build, which includes developer tools. */
  readonly isDevelopment: boolean
  readonly onCommand: (command: LiveCommand) => void
  /** Opens the list of keyboard shortcuts. */
  readonly onShortcuts: () => void
}

const separator: Item = { type: 'separator' }

/** Standard menu items, labelled in the language of the interface: Electron's labels are in English. */
const of = (role: Role): Item => ({ role, label: t(`menu.roles.${role}`) })

/** The application menu in the system's conventions and the current language. */
export function menuTemplate({ platform, isDevelopment, onCommand, onShortcuts }: MenuOptions): Item[] {
  const isMac = platform === 'darwin'
  /**
   * The page handles these keys itself. The menu shows them but must not handle them a second time: on macOS
   * it never receives keys that the page has handled, elsewhere it is told not to register them.
   */
  const ofPage = (label: string, accelerator: string, click: () => void): Item => ({
    label,
    accelerator,
    registerAccelerator: false,
    click,
  })
  const live = (command: LiveCommand, label: string, accelerator: string): Item =>
    ofPage(label, accelerator, () => onCommand(command))
  const view = [of('resetZoom'), of('zoomIn'), of('zoomOut'), separator, of('togglefullscreen')]
  // Developer items keep Electron's labels.
  const tools: Item[] = [separator, { role: 'reload' }, { role: 'toggleDevTools' }]
  return [
    isMac ? { role: 'appMenu', submenu: appItems() } : { label: t('menu.file'), submenu: [of('quit')] },
    { role: 'editMenu', label: t('menu.edit'), submenu: editItems() },
    { label: t('menu.view'), submenu: isDevelopment ? [...view, ...tools] : view },
    {
      label: t('menu.live'),
      submenu: [
        live('start-or-stop', t('settings.shortcuts.names.startOrStop'), 'CmdOrCtrl+Return'),
        live('mute', t('settings.shortcuts.names.mute'), 'CmdOrCtrl+D'),
        live('skip', t('live.skip'), 'CmdOrCtrl+.'),
      ],
    },
    {
      role: 'windowMenu',
      label: t('menu.window'),
      submenu: isMac
        ? [of('minimize'), of('zoom'), of('close'), separator, of('front')]
        : [of('minimize'), of('close')],
    },
    {
      role: 'help',
      label: t('menu.help'),
      submenu: [
        ofPage(t('settings.shortcuts.list.title'), 'CmdOrCtrl+/', onShortcuts),
        // macOS shows this item in the app menu.
        ...(isMac ? [] : [of('about')]),
      ],
    },
  ]
}

const appItems = (): Item[] => [
  of('about'),
  separator,
  of('services'),
  separator,
  of('hide'),
  of('hideOthers'),
  of('unhide'),
  separator,
  of('quit'),
]

const editItems = (): Item[] => [
  of('undo'),
  of('redo'),
  separator,
  of('cut'),
  of('copy'),
  of('paste'),
  of('delete'),
  separator,
  of('selectAll'),
]
