import { BrowserWindow, nativeTheme } from 'electron'
import type { Settings } from '../../core/settings/settings.ts'

type Theme = Settings['appearance']['theme']

/** `--surface` of the page's two themes: background of a window until its page is rendered. */
const SURFACES = { light: '#fcfbf9', dark: '#171614' } as const

export const surfaceColour = (): string => SURFACES[nativeTheme.shouldUseDarkColors ? 'dark' : 'light']

/** Applies the theme to title bars, menus and dialogs of the system, and to the background of windows. */
export function followTheme(theme: Theme): void {
  nativeTheme.on('updated', () => {
    for (const window of BrowserWindow.getAllWindows()) window.setBackgroundColor(surfaceColour())
  })
  setTheme(theme)
}

/** Applies the chosen theme to the system's parts of the windows. */
export function setTheme(theme: Theme): void {
  nativeTheme.themeSource = theme
}
