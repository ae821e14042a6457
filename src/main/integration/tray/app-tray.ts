import { Menu, type MenuItemConstructorOptions, nativeImage, Tray } from 'electron'
import { isAtRest, type LiveReport, type LiveSign, liveSignOf } from '../../../core/product/live-status.ts'
import { trayIcon } from '../../storage/paths.ts'
import { t } from '../language.ts'

export type TrayAction = 'quick' | 'overlay' | 'overlayLock' | 'start-or-stop' | 'mute' | 'open' | 'quit'

/** Parley's tray icon: its status at a glance, and the actions that are needed from any program. */
export class AppTray {
  readonly #tray: Tray
  readonly #platform: NodeJS.Platform
  readonly #act: (action: TrayAction) => void
  readonly #letsClicksThrough: boolean
  #live: LiveReport = { status: 'ready', isMuted: false }

  #overlay = { isOpen: false, isLocked: false }

  /** @param letsClicksThrough whether the caption window can let clicks through */
  constructor(
    act: (action: TrayAction) => void,
    platform: NodeJS.Platform = process.platform,
    letsClicksThrough = true,
  ) {
    this.#act = act
    this.#platform = platform
    this.#letsClicksThrough = letsClicksThrough
    this.#tray = new Tray(this.#picture('idle'))
    // On macOS, a click opens the menu.
    if (platform !== 'darwin') this.#tray.on('click', () => act('quick'))
    this.redraw()
  }

  update(report: LiveReport): void {
    this.#live = report
    this.redraw()
  }

  /** Shows whether the caption window is open and lets clicks through. */
  showOverlay({ isOpen, isLocked }: { readonly isOpen: boolean; readonly isLocked: boolean }): void {
    if (isOpen === this.#overlay.isOpen && isLocked === this.#overlay.isLocked) return
    this.#overlay = { isOpen, isLocked }
    this.redraw()
  }

  /** Applies the current language. */
  redraw(): void {
    const { status } = this.#live
    this.#tray.setImage(this.#picture(liveSignOf(status)))
    this.#tray.setToolTip(t('menu.tray.tooltip', { status: t(`live.status.${status}`) }))
    this.#tray.setContextMenu(Menu.buildFromTemplate(this.#menu()))
  }

  #menu(): MenuItemConstructorOptions[] {
    const { status, isMuted } = this.#live
    const isLive = !isAtRest(status)
    const item = (action: TrayAction, label: string, enabled = true): MenuItemConstructorOptions => ({
      label,
      enabled,
      click: () => this.#act(action),
    })
    const { isOpen, isLocked } = this.#overlay
    const mark = (
      action: TrayAction,
      label: string,
      checked: boolean,
      enabled = true,
    ): MenuItemConstructorOptions => ({
      ...item(action, label, enabled),
      type: 'checkbox',
      checked,
    })
    return [
      { label: t(`live.status.${status}`), enabled: false },
      { type: 'separator' },
      item('quick', t('settings.shortcuts.names.quick')),
      mark('overlay', t('overlay.title'), isOpen),
      mark(
        'overlayLock',
        t('settings.overlay.lock'),
        isLocked && this.#letsClicksThrough,
        isOpen && this.#letsClicksThrough,
      ),
      { type: 'separator' },
      item('start-or-stop', t(isLive ? 'live.stop' : 'live.start'), status !== 'finishing'),
      item('mute', t(isMuted ? 'live.unmute' : 'live.mute'), isLive),
      { type: 'separator' },
      item('open', t('quick.openParley')),
      item('quit', t('menu.roles.quit')),
    ]
  }

  #picture(sign: LiveSign): Electron.NativeImage {
    const isMac = this.#platform === 'darwin'
    const image = nativeImage.createFromPath(trayIcon(isMac ? `${sign}Template` : sign))
    if (isMac) image.setTemplateImage(true)
    return image
  }
}
