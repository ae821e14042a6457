import { type BrowserWindow, nativeTheme } from 'electron'
import type { Settings } from '../../core/settings/settings.ts'

type Theme = Settings['appearance']['theme']

/** `--surface` of the page's two themes: background of a window until its page is rendered. */
const SURFACES = { light: '#fcfbf9', dark: '#171614' } as const

export const surfaceColour = (): string => SURFACES[nativeTheme.shouldUseDarkColors ? 'dark' : 'light']

/** Gives an opaque window the background of its page from now on. A transparent one would become opaque with it. */
export function followSurface(window: BrowserWindow): void {
  const follow = () => window.setBackgroundColor(surfaceColour())
  nativeTheme.on('updated', follow)
  window.once('closed', () => nativeTheme.off('updated', follow))
}

/** Applies the theme to title bars, menus and dialogs of the system, and to the background of windows. */
export function setTheme(theme: Theme): void {
  nativeTheme.themeSource = theme
}
