import { BrowserWindow, nativeTheme } from 'electron'
import type { Settings } from '../../core/settings/settings.ts'

type Theme = Settings['appearance']['theme']

/** `--surface` of the page's two themes: what a window shows until its page is drawn. */
const SURFACES = { light: '#fcfbf9', dark: '#171614' } as const

export const surfaceColour = (): string => SURFACES[nativeTheme.shouldUseDarkColors ? 'dark' : 'light']

/** Title bars, menus and dialogs of the system go with the page, and so does the ground behind it. */
export function followTheme(theme: Theme): void {
  nativeTheme.on('updated', () => {
    for (const window of BrowserWindow.getAllWindows()) window.setBackgroundColor(surfaceColour())
  })
  setTheme(theme)
}

/** Puts a theme that was chosen on the windows. */
export function setTheme(theme: Theme): void {
  nativeTheme.themeSource = theme
}
